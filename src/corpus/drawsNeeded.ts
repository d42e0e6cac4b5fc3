// How many puzzles are drawn for a set, so that enough are left when the repeated ones are dropped. Where K
// different puzzles are about equally likely, m draws give K (1 - exp(-m / K)) different ones, and the numbers
// scatter by about the square root of the repeated ones.

import type { Recipe } from '../maker/puzzleRecipe.ts'
import measured from './distinctPuzzleCounts.json' with { type: 'json' }

/** One puzzle in this many may be given up by the search, or be drawn in vain for another reason. */
const GIVEN_UP = 1000

/** By how many standard deviations more repeated puzzles are expected than on average. */
const CAUTION = 3

/** The largest share of the different puzzles of a kind that a corpus can hold: the last ones hardly ever come. */
const LARGEST_SHARE = 0.5

/**
 * The number of puzzles to draw for a number of wanted ones that differ from each other and from `before`
 * others of the kind; undefined if there are too few such puzzles.
 */
export function drawsFor(recipe: Recipe, count: number, before = 0): number | undefined {
  const all = variety(recipe)
  if (count + before > LARGEST_SHARE * all) return undefined
  // The difference of two large logarithms, without their loss of digits.
  const draws = -all * Math.log1p(-count / (all - before))
  const repeated = Math.max(0, draws - count)
  return count + Math.round(repeated + CAUTION * Math.sqrt(repeated)) + Math.ceil(count / GIVEN_UP)
}

/** The largest number of puzzles of a kind for which `drawsFor` has an answer. */
export function mostPuzzles(recipe: Recipe): number {
  return Math.floor(LARGEST_SHARE * variety(recipe))
}

// How many essentially different puzzles of a kind the maker makes: small shapes have few. Measured by drawing
// until puzzles repeat: n draws with r repeated ones mean about n^2 / 2r different ones, if they are many. For
// other shapes of a family, the logarithm of the number is linear in the number of cells.

/** A measured shape. */
interface MeasuredShape {
  /** The shape as text. */
  readonly shape: string
  /** The number of its cells. */
  readonly cells: number
  /** The number of different puzzles of any difficulty. */
  readonly any: number
  /** The number of those of 1 to 5 stars, where they are few; 0 if none was found. */
  readonly stars?: readonly number[]
}

/** The measured shapes of each family, by ascending size. */
const VARIETY: Readonly<Record<string, readonly MeasuredShape[]>> = measured

/** By how much the logarithm grows with each cell in a family that was not measured. */
const USUAL_GROWTH = 0.5

/** About how many essentially different puzzles of a kind there are to be drawn. */
export function variety({ family, shape, order }: Recipe): number {
  const rows = VARIETY[family.name] ?? []
  const { stars } = order
  const own = rows.find((row) => row.shape === shape.text)
  const ofStars = stars && own?.stars?.slice(stars.least - 1, stars.most)
  if (ofStars) return ofStars.reduce((sum, number) => sum + number, 0)
  return own?.any ?? atCells(rows, shape.rows * shape.columns)
}

function atCells(all: readonly MeasuredShape[], cells: number): number {
  // Variants of a size, such as 4x4/rook, say nothing about other sizes.
  const rows = all.filter(({ shape }) => !shape.includes('/'))
  if (rows.length < 2) return Math.exp(USUAL_GROWTH * cells)
  const next = rows.findIndex((row) => row.cells >= cells)
  const right = Math.max(1, next === -1 ? rows.length - 1 : next)
  const [from, to] = [rows[right - 1], rows[right]]
  const growth = (Math.log(to.any) - Math.log(from.any)) / (to.cells - from.cells)
  return Math.exp(Math.log(from.any) + growth * (cells - from.cells))
}
