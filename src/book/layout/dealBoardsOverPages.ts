// Anchors and labels of puzzles, which the pages of puzzles and the pages of solutions share.

import type { BoardSize } from '../../print/boardScenesAndSizes.ts'
import { say } from '../../words/formatMessage.ts'
import type { BookPuzzle } from '../bookDesignAndPuzzles.ts'
import type { Setting } from './draftPage.ts'
import type { Geometry } from './pageGeometry.ts'
import type { Block } from './solutionBlockSizes.ts'

/** The anchor of a puzzle. */
export const puzzleAnchor = (number: number) => `puzzle-${number}`

/** The anchor of a solution. */
export const solutionAnchor = (number: number) => `solution-${number}`

/** The label above a puzzle, and above the solution of that puzzle. */
export function puzzleNumberText({ design }: Setting, { number }: BookPuzzle): string {
  return say(design.words.number, { number })
}

/** The key of a family and shape: puzzles with the same key are drawn alike. */
export const shapeKey = ({ family, puzzle }: BookPuzzle) => `${family.name} ${puzzle.shape.text}`

// Places equal frames on a page so that the white space between them is even: the gaps between two rows, above the first
// and below the last look equal, and so do the gaps between two columns and the margins beside them.
//
//   ── head ──────────────      The visible gap above the first row begins at the head, outside the content, and
//        gap                    the gap below the last row ends at the page number. Below a frame with a caption, the gap
//   ┌──────┐ gap ┌──────┐       begins at the baseline of the caption.
//   └──────┘     └──────┘
//        gap                    The places depend only on the grid and the size of the frames, so rows are aligned
//   ┌──────┐     ┌──────┐       across all pages that have the same frames.
//   └──────┘     └──────┘
//        gap
//   ── page number ───────

/** A single row stands slightly above the middle: this share of the visible space is above it. */
const ABOVE_SINGLE = 0.45

/**
 * The left ends of the columns and the tops of the rows of equal frames in a grid; x counts from the left end of the
 * content. The `descent` of a frame is the part of its height below the last baseline, which looks empty.
 */
export function evenPlaces(
  { content, margins, outerGap }: Geometry,
  { grid, gutter, gap }: Pick<Block, 'grid' | 'gutter' | 'gap'>,
  { width, height, descent }: BoardSize & { readonly descent: number },
) {
  const { columns, rows } = grid
  const across = dealtOut(columns, width, content.width, gutter, (free) => {
    return (free + margins.inside + margins.outside) / (columns + 1)
  })
  const down = dealtOut(rows, height, content.height, gap, (free) => {
    return (free + 2 * outerGap + rows * descent) / (rows + 1) - descent
  })
  const above = (rows > 1 ? 0.5 : ABOVE_SINGLE) * (down.rest + 2 * outerGap + descent) - outerGap
  return {
    lefts: across.placesFrom(across.rest / 2),
    tops: down.placesFrom(content.top + Math.min(Math.max(0, above), down.rest)),
  }
}

/** Distributes free length over the gaps between parts. `rest` is the length that remains for both ends. */
function dealtOut(
  count: number,
  part: number,
  length: number,
  least: number,
  evenOf: (free: number) => number,
) {
  const free = Math.max(0, length - count * part)
  const between = count > 1 ? Math.min(Math.max(least, evenOf(free)), free / (count - 1)) : 0
  return {
    rest: free - (count - 1) * between,
    placesFrom: (first: number) =>
      Array.from({ length: count }, (_, index) => first + index * (part + between)),
  }
}

// Packs a sequence of items onto as few pages as possible. The capacity of a page depends on the kinds of items on the page.
// Every page is filled before the next begins, so only the last page, or a page before a larger kind, has gaps. The numbers
// of items per page may be:
//
//   12 12 12 12 2
//
// No other division has fewer pages, because a page with fewer kinds never has a smaller capacity.

/** Returns the number of items that a page with these kinds, of which there is at least one, can hold. */
export type Capacity = (kinds: ReadonlySet<string>) => number

/** Returns the items of each page, in order, with at most `most` items on each page. */
export function paged<T>(
  things: readonly T[],
  kindOf: (thing: T) => string,
  most: number,
  capacity: Capacity,
): T[][] {
  const pages: T[][] = []
  let kinds = new Set<string>()
  for (const thing of things) {
    const page = pages.at(-1)
    const together = new Set(kinds).add(kindOf(thing))
    if (page && page.length < Math.min(most, capacity(together))) {
      page.push(thing)
      kinds = together
    } else {
      pages.push([thing])
      kinds = new Set([kindOf(thing)])
    }
  }
  return pages
}
