// How many essentially different puzzles of a kind the maker makes: small shapes have few. Measured by drawing
// until puzzles repeat; with other shapes of a family, the logarithm is linear in the number of cells.

import type { Recipe } from '../maker/puzzleRecipe.ts'

/** A measured shape. */
interface MeasuredShape {
  /** The shape as text. */
  readonly shape: string
  /** The number of its cells. */
  readonly cells: number
  /** The number of different puzzles of any difficulty. */
  readonly any: number
  /** The number of those of 1 to 5 stars, if they are few; 0 if none was found. */
  readonly stars?: readonly (number | null)[]
}

/** The measured shapes of each family, by ascending size. */
const VARIETY: Readonly<Record<string, readonly MeasuredShape[]>> = {
  sudoku: [
    { shape: '4x4', cells: 16, any: 36, stars: [900, 150, 117, 36, 10] },
    { shape: '6x6', cells: 36, any: 1.3e6 },
  ],
}

/** The number of puzzles of a family without a measured shape, for each cell: its logarithm. */
const USUAL_GROWTH = 0.5

/** About how many essentially different puzzles of a kind there are to be drawn. */
export function variety({ family, shape, order }: Recipe): number {
  const rows = VARIETY[family.name] ?? []
  const { stars } = order
  const own = rows.find((row) => row.shape === shape.text)
  const ofStars = stars && own?.stars?.slice(stars.least - 1, stars.most)
  if (ofStars?.every((number) => number !== null)) return ofStars.reduce((sum, number) => sum + number, 0)
  return own?.any ?? atCells(rows, shape.rows * shape.columns)
}

function atCells(rows: readonly MeasuredShape[], cells: number): number {
  if (rows.length < 2) return Math.exp(USUAL_GROWTH * cells)
  const next = rows.findIndex((row) => row.cells >= cells)
  const right = Math.max(1, next === -1 ? rows.length - 1 : next)
  const [from, to] = [rows[right - 1], rows[right]]
  const growth = (Math.log(to.any) - Math.log(from.any)) / (to.cells - from.cells)
  return Math.exp(Math.log(from.any) + growth * (cells - from.cells))
}
