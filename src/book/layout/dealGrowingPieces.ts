// Distributes pieces of variable size over pages. There are as many pages as the smallest sizes need, the pieces are
// divided so that pages are full, and the pieces of a page have the largest common size that fits.

import { heightOf, type Piece } from '../../print/layoutPieces.ts'

/** Makes a piece of a size from 0, the smallest, to 1. */
export type GrowingPiece = (size: number) => Piece

/** The number of sizes that are tried. */
const SIZES = 24
/** The weight of the empty part of the last page; on other pages it is 1. */
const LAST_COUNTS = 0.2

/** A division of the pieces from some index on: the pages, and a measure of how empty they are. */
interface Division {
  readonly pages: readonly (readonly Piece[])[]
  readonly emptiness: number
}

/** Returns the pieces of each page. `room` is the height of a page, and `first` that of the first page. */
export function dealGrowing(pieces: readonly GrowingPiece[], room: number, first: number): Piece[][] {
  const made = pieces.map(() => [] as Piece[])
  const sized = (index: number, size: number) => {
    made[index][size] ??= pieces[index](size / SIZES)
    return made[index][size]
  }
  /**
   * Makes the pieces from `from` up to `to` in the largest size that fits on a page; undefined if none fits. A single piece
   * gets a page even if it is too high.
   */
  const grown = (from: number, to: number): Piece[] | undefined => {
    for (let size = SIZES; size >= 0; size--) {
      const page = pieces.slice(from, to).map((_, index) => sized(from + index, size))
      if (heightOf(page, true) <= (from === 0 ? first : room)) return page
    }
    return to === from + 1 ? [sized(from, 0)] : undefined
  }
  const best: Division[] = [{ pages: [], emptiness: 0 }]
  for (let from = pieces.length - 1; from >= 0; from--) {
    let found: Division | undefined
    for (let to = from + 1; to <= pieces.length; to++) {
      const page = grown(from, to)
      if (!page) break
      const rest = best[pieces.length - to]
      const empty = 1 - heightOf(page, true) / (from === 0 ? first : room)
      const emptiness = rest.emptiness + empty ** 2 * (to === pieces.length ? LAST_COUNTS : 1)
      const pages = [page, ...rest.pages]
      const isFewer = !found || pages.length < found.pages.length
      if (!found || isFewer || (pages.length === found.pages.length && emptiness < found.emptiness)) {
        found = { pages, emptiness }
      }
    }
    best.push(found as Division)
  }
  return best[pieces.length].pages.map((page) => [...page])
}
