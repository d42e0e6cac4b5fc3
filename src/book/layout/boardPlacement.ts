// Shared by the pages of puzzles and of solutions: anchors, labels and drawings of puzzles.

import type { Grid } from '../../print/boardGrid.ts'
import { say } from '../../words/say.ts'
import type { BookPuzzle } from '../bookContents.ts'
import type { Setting } from './draftPage.ts'
import type { Geometry } from './pageGeometry.ts'

/** The anchor of a puzzle. */
export const puzzleAnchor = (number: number) => `puzzle-${number}`

/** The anchor of a solution. */
export const solutionAnchor = (number: number) => `solution-${number}`

/** The label above a puzzle and above its solution. */
export function puzzleNumberText({ design }: Setting, { number }: BookPuzzle): string {
  return say(design.words.number, { number })
}

/** The key of a family and shape: puzzles with the same key are drawn alike. */
export const shapeKey = ({ family, puzzle }: BookPuzzle) => `${family.name} ${puzzle.shape.text}`

// Places equal frames on a page so that the white space between them is even: the gaps between two rows, above the first
// and below the last look equal, and so do the gaps between two columns and the margins beside them.
//
//   ── head ──────────────      The visible gap above the first row begins at the head, outside the content; that
//        gap                    below the last row ends at the page number. Below a frame with a caption, the gap
//   ┌──────┐ gap ┌──────┐       begins at the baseline of the caption.
//   └──────┘     └──────┘
//        gap                    The places depend only on the grid and the size of the frames, so rows are aligned
//   ┌──────┐     ┌──────┐       across all pages that have the same frames.
//   └──────┘     └──────┘
//        gap
//   ── page number ───────

/** The size of equal frames, in points. */
interface Frame {
  readonly width: number
  readonly height: number
  /** The part of the height below the last baseline, which looks empty. */
  readonly descent: number
}

/** The smallest gaps, in points. */
interface LeastGaps {
  /** Between two columns. */
  readonly gutter: number
  /** Between two rows. */
  readonly gap: number
}

/** The left ends of columns and the tops of rows. */
interface Places {
  readonly lefts: readonly number[]
  readonly tops: readonly number[]
}

/** A single row stands slightly above the middle: this share of the visible space is above it. */
const ABOVE_SINGLE = 0.45

/** The places of the columns and rows of frames; x counts from the left end of the content. */
export function evenPlaces(geometry: Geometry, grid: Grid, frame: Frame, least: LeastGaps): Places {
  return {
    lefts: columnPlaces(geometry, grid.columns, frame, least),
    tops: rowPlaces(geometry, grid.rows, frame, least),
  }
}

function columnPlaces(
  { content, margins }: Geometry,
  columns: number,
  { width }: Frame,
  { gutter }: LeastGaps,
): number[] {
  const free = Math.max(0, content.width - columns * width)
  const even = (free + margins.inside + margins.outside) / (columns + 1)
  const gap = columns > 1 ? Math.min(Math.max(gutter, even), free / (columns - 1)) : 0
  const first = (free - (columns - 1) * gap) / 2
  return Array.from({ length: columns }, (_, column) => first + column * (width + gap))
}

function rowPlaces(
  { content, outerGap }: Geometry,
  rows: number,
  { height, descent }: Frame,
  least: LeastGaps,
): number[] {
  const free = Math.max(0, content.height - rows * height)
  const even = (free + 2 * outerGap + rows * descent) / (rows + 1) - descent
  const gap = rows > 1 ? Math.min(Math.max(least.gap, even), free / (rows - 1)) : 0
  const rest = free - (rows - 1) * gap
  const above = (rows > 1 ? 0.5 : ABOVE_SINGLE) * (rest + 2 * outerGap + descent) - outerGap
  const first = content.top + Math.min(Math.max(0, above), rest)
  return Array.from({ length: rows }, (_, row) => first + row * (height + gap))
}

// Packs a sequence of things onto as few pages as possible. The capacity of a page depends on the kinds of things on it.
// Every page is filled before the next begins, so only the last page, or one before a larger kind, has gaps:
//
//   12 12 12 12 2
//
// No other way has fewer pages, because a page with fewer things or fewer kinds never holds less.

/** The number of things that a page with these kinds (at least one) holds. */
export type Capacity = (kinds: ReadonlySet<string>) => number

/** The things of each page, in order, with at most `most` on each. */
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
