// Computes how many puzzles must be drawn for a set so that enough remain when repeated puzzles are dropped. If K
// different puzzles are about equally likely, m draws give K (1 - exp(-m / K)) different puzzles, with a standard
// deviation of about the square root of the number of repeated puzzles.

import type { Recipe } from '../maker/puzzleRecipe.ts'
import measured from './distinctPuzzleCounts.json' with { type: 'json' }

/** One draw in this many is allowed to be in vain for other reasons, such as a search that gives up. */
const GIVEN_UP = 1000

/** The number of standard deviations that is added to the expected number of repeated puzzles. */
const CAUTION = 3

/**
 * The maximum share of the different puzzles of a kind that a corpus can ask for, because the last of them are hardly
 * ever drawn.
 */
const LARGEST_SHARE = 0.5

/**
 * The number of puzzles to draw so that `count` of them differ from each other and from `before` other puzzles of the
 * kind; undefined if the kind has too few different puzzles.
 */
export function drawsFor(recipe: Recipe, count: number, before = 0): number | undefined {
  const all = variety(recipe)
  if (count + before > LARGEST_SHARE * all) return undefined
  // `log1p` avoids the loss of digits in the difference of two large logarithms.
  const draws = -all * Math.log1p(-count / (all - before))
  const repeated = Math.max(0, draws - count)
  return count + Math.round(repeated + CAUTION * Math.sqrt(repeated)) + Math.ceil(count / GIVEN_UP)
}

/** The largest number of puzzles of a kind for which `drawsFor` returns a number. */
export function mostPuzzles(recipe: Recipe): number {
  return Math.floor(LARGEST_SHARE * variety(recipe))
}

// Estimates how many essentially different puzzles of a kind the maker can make; small shapes have few. For some shapes
// the number was measured by drawing until puzzles repeat: if r of n drawn puzzles are repeated, and r is small, there
// are about n^2 / 2r different puzzles. For other shapes of a family, the logarithm of the number is assumed to be
// linear in the number of cells.

/** A measured shape. */
interface MeasuredShape {
  /** The shape as text. */
  readonly shape: string
  /** The number of cells of the shape. */
  readonly cells: number
  /** The number of different puzzles of any difficulty. */
  readonly any: number
  /** The number of different puzzles for each number of stars from 1 to 5, if they are few; 0 if none was found. */
  readonly stars?: readonly number[]
}

/** The measured shapes of each family, by ascending size. */
const VARIETY: Readonly<Record<string, readonly MeasuredShape[]>> = measured

/** The growth of the logarithm with each cell, for families without measured shapes. */
const USUAL_GROWTH = 0.5

/** The estimated number of essentially different puzzles of a kind that can be drawn. */
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
