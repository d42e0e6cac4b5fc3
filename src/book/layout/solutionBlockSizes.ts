// The sizes of boards in the blocks of a page, and the blocks of the pages of solutions.

import { type Grid, sizeOf } from '../../print/boardGrid.ts'
import { type BoardSize, boardSizeOf, ROUNDING, smallestType } from '../../print/boardScenesAndSizes.ts'
import { CAPITALS } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { strokeWidth } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { Design } from '../bookDesignAndPuzzles.ts'
import type { Geometry } from './pageGeometry.ts'

/** The gap between two columns of blocks, as a share of the content's width. */
const GUTTER = 0.04

/** The gap between two rows of solutions, in em of the running text. */
const LEAST_ROW_GAP = 0.9

/** The type size of the number of a solution, in em of the text beside it. */
const SOLUTION_NUMBER = 1.15

/** The gap between a number and the board below it, in em of the number. */
export const UNDER_NUMBER = 0.55

/** The gap between the board and the capitals of the caption below, in em. */
export const OVER_CAPTION = 0.75

/** The distance between two baselines of a caption, in em. */
export const CAPTION_LEADING = 1.22

/** The largest sides of the cells of solutions, in normal and in large print. */
const MOST_SOLUTION_CELL = 8.5 * MILLIMETRE
const MOST_LARGE_SOLUTION_CELL = 11 * MILLIMETRE

/**
 * The smallest digits of solutions in large print, in points. They may be smaller than the digits of puzzles, because
 * readers only look up a solution.
 */
const LARGE_PRINT_SOLUTION = 14

/**
 * The minimum space for the border of a board, in points: half the width of a thick line at each of two opposite sides.
 * Boards with cells of up to 16 mm have no wider borders.
 */
const EDGE = 3

/** A block of a page: the space available, the sizes of its type, and the height that the type takes. */
export type Block = ReturnType<typeof solutionBlock>

/** The block of a page of solutions with this grid. */
export function solutionBlock(
  geometry: Geometry,
  { isLargePrint }: Pick<Design, 'isLargePrint'>,
  grid: Grid,
) {
  const { caption, body } = geometry.type
  return {
    /** The grid to which the block belongs. */
    grid,
    ...dealt(geometry, grid, LEAST_ROW_GAP * body),
    /** The type sizes of the number above the board and of the texts below, in points. */
    numberSize: SOLUTION_NUMBER * caption,
    captionSize: caption,
    /** The distance from the top of the frame to the top of the board. */
    above: (CAPITALS + UNDER_NUMBER) * SOLUTION_NUMBER * caption,
    /** The distance from the bottom of the board to the bottom of the frame. */
    below: 0,
    /** The largest side of a cell, in points. */
    mostCell: isLargePrint ? MOST_LARGE_SOLUTION_CELL : MOST_SOLUTION_CELL,
  }
}

/** Divides the content area into the blocks of a grid, with `gap` between two rows. */
export function dealt({ content }: Geometry, { columns, rows }: Grid, gap: number) {
  const gutter = GUTTER * content.width
  return {
    width: (content.width - (columns - 1) * gutter) / columns,
    height: (content.height - (rows - 1) * gap) / rows,
    /** The smallest gaps between two columns and between two rows, in points. */
    gutter,
    gap,
  }
}

/** The side of a board's cells in a block. */
export function cellIn({ width, height, above, below, mostCell }: Block, board: BoardSize): number {
  const within = (edge: number) =>
    Math.min(mostCell, (width - edge) / board.width, (height - above - below - edge) / board.height)
  const cell = within(EDGE)
  return within(Math.max(EDGE, strokeWidth('thick', cell)))
}

/** The properties of a solved board that determine the size at which it is printed. */
export type SolvedBoard = ReturnType<typeof solvedOf>

/** Measures a solution; `scene` is the drawing that the pages of solutions show. */
export function solvedOf(scene: Scene, typeface: Typeface) {
  return {
    ...boardSizeOf(scene),
    /** The type size of the smallest number on the board, relative to the side of a cell. */
    em: smallestType(scene, 1, typeface),
  }
}

/** The smallest digits of solutions, in points. */
function leastDigits({ isLargePrint }: Pick<Design, 'isLargePrint'>): number {
  return isLargePrint ? LARGE_PRINT_SOLUTION : SMALLEST_TYPE
}

/**
 * The side of a solution's cells in a block: at most the limit of the block, unless readable digits need larger cells.
 */
export function solvedCellIn(block: Block, design: Pick<Design, 'isLargePrint'>, board: SolvedBoard): number {
  return cellIn({ ...block, mostCell: Math.max(block.mostCell, leastDigits(design) / board.em) }, board)
}

/** The possible grids of a page of solutions. */
const SOLUTION_GRIDS: readonly Grid[] = [1, 2, 3, 4].flatMap((columns) =>
  [1, 2, 3, 4, 5].map((rows) => ({ columns, rows })),
)

/**
 * Finds the grid of a page of solutions that has room for the largest number of these boards. If several grids have
 * room for the same number, takes the one with the largest cells. Returns undefined if not even one board is
 * readable. Very large boards, of which a puzzle page holds only one, may have fewer than four solutions on a page, so that
 * a solution fits wherever its puzzle fits.
 */
export function solutionGrid(
  geometry: Geometry,
  design: Pick<Design, 'solutionsPerPage' | 'isLargePrint'>,
  boards: readonly SolvedBoard[],
): Grid | undefined {
  const least = leastDigits(design) - ROUNDING
  const fitting = SOLUTION_GRIDS.filter((grid) => sizeOf(grid) <= design.solutionsPerPage).flatMap((grid) => {
    const block = solutionBlock(geometry, design, grid)
    const cells = boards.map((board) => solvedCellIn(block, design, board))
    if (boards.some(({ em }, index) => cells[index] * em < least)) return []
    return { grid, cells: cells.reduce((sum, cell) => sum + cell, 0) }
  })
  fitting.sort((one, other) => sizeOf(other.grid) - sizeOf(one.grid) || other.cells - one.cells)
  return fitting[0]?.grid
}
