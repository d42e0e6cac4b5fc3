// Deals pieces that can grow over pages: as few pages as the smallest pieces need, divided so that pages are full, and on each
// page the pieces as large as they fit together.

import { heightOf, type Piece } from '../../print/layoutPieces.ts'

/** A piece at a size from 0, the smallest, to 1. */
export type GrowingPiece = (size: number) => Piece

/** The number of sizes that are tried. */
const SIZES = 24
/** What an empty part of the last page counts, compared with other pages. */
const LAST_COUNTS = 0.2

/** A way to divide pieces from one on: its pages, and how empty they are. */
interface Division {
  readonly pages: readonly (readonly Piece[])[]
  readonly emptiness: number
}

/** The pieces of each page; `room` is the height of a page, `first` that of the first. */
export function dealGrowing(pieces: readonly GrowingPiece[], room: number, first: number): Piece[][] {
  const made = pieces.map(() => [] as Piece[])
  const sized = (index: number, size: number) => {
    made[index][size] ??= pieces[index](size / SIZES)
    return made[index][size]
  }
  /** These pieces as large as they fit, if they fit. A piece that is higher than a page still has one. */
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
