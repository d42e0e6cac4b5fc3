// The sizes of boards in the blocks of a page, and the blocks of the pages of solutions.

import { FIGURE } from '../../families/drawing.ts'
import { PICTURE_EM } from '../../families/symbols.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { draw } from '../../render/sizedScene.ts'
import { strokeWidth } from '../../render/strokeWidths.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Mark, Picture, Scene, Text } from '../../scene.ts'
import type { Design } from '../bookContents.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'
import { CAPITALS, type Geometry } from './pageGeometry.ts'

/** The numbers of blocks across and down a page. */
export interface Grid {
  /** The number of blocks side by side. */
  readonly columns: number
  /** The number of blocks from top to bottom. */
  readonly rows: number
}

/** The gap between two columns of blocks, as a share of the content's width. */
const GUTTER = 0.04
/** The gap between two rows of solutions, in em of the running text. */
const LEAST_ROW_GAP = 0.9

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
 * The smallest digits of solutions in large print, in points. They may be smaller than those of puzzles,
 * because readers only look up a solution.
 */
const LARGE_PRINT_SOLUTION = 14

/**
 * The least room for the line around a board: half of a thick line on each side, both sides added up. Cells
 * of up to 16 mm have no wider lines.
 */
const EDGE = 3

/** A block of a page: the room that it has, the sizes of its type, and the height that the type takes. */
export interface Block {
  /** The grid to which it belongs. */
  readonly grid: Grid
  /** The width in points. */
  readonly width: number
  /** The height in points. */
  readonly height: number
  /** The smallest gap between two columns, in points. */
  readonly gutter: number
  /** The smallest gap between two rows, in points. */
  readonly gap: number
  /** The type size of the number above the board, in points. */
  readonly numberSize: number
  /** The type size of the texts below the board, in points. */
  readonly captionSize: number
  /** The distance from the top of the frame to the top of the board. */
  readonly above: number
  /** The distance from the bottom of the board to the bottom of the frame. */
  readonly below: number
  /** The largest side of a cell, in points. */
  readonly mostCell: number
}

/** The blocks of a page of solutions with this grid. */
export function solutionBlock(
  geometry: Geometry,
  { isLargePrint }: Pick<Design, 'isLargePrint'>,
  grid: Grid,
): Block {
  const { solutionNumber } = geometry.type
  return {
    grid,
    ...dealt(geometry, grid, LEAST_ROW_GAP * geometry.type.body),
    numberSize: solutionNumber,
    captionSize: solutionNumber,
    above: (CAPITALS + UNDER_NUMBER) * solutionNumber,
    below: 0,
    mostCell: isLargePrint ? MOST_LARGE_SOLUTION_CELL : MOST_SOLUTION_CELL,
  }
}

/** Deals the content out to the blocks of a grid, with at least this gap between two rows. */
export function dealt({ content }: Geometry, { columns, rows }: Grid, gap: number) {
  const gutter = GUTTER * content.width
  return {
    width: (content.width - (columns - 1) * gutter) / columns,
    height: (content.height - (rows - 1) * gap) / rows,
    gutter,
    gap,
  }
}

/** The box of a board, in cells. */
export type BoardSize = Pick<Scene, 'width' | 'height'>

/** The size of a board. The drawing itself is not kept. */
export function boardSizeOf({ width, height }: Scene): BoardSize {
  return { width, height }
}

/** The side of a board's cells in a block. */
export function cellIn({ width, height, above, below, mostCell }: Block, board: BoardSize): number {
  const within = (edge: number) =>
    Math.min(mostCell, (width - edge) / board.width, (height - above - below - edge) / board.height)
  const cell = within(EDGE)
  return within(Math.max(EDGE, strokeWidth('thick', cell)))
}

/**
 * Removes the small print in the corners of cells, which a solution does not need. A number that was moved to
 * make room for small print returns to the middle of its cell.
 */
export function withoutCorners(scene: Scene): Scene {
  const isCorner = (mark: Mark) => mark.mark === 'text' && mark.anchor === 'corner'
  if (!scene.marks.some(isCorner)) return scene
  const marks = scene.marks
    .filter((mark) => !isCorner(mark))
    .map((mark) => (mark.mark === 'text' ? { ...mark, y: Math.floor(mark.y) + 0.5 } : mark))
  return { ...scene, marks }
}

/**
 * Adds space below a board whose lowest marks are numbers below its lines, such as sums. The next text then
 * seems as far from these numbers as it would be from a line.
 */
export function aired(scene: Scene): Scene {
  const lowest = Math.max(0, ...scene.marks.flatMap((mark) => (mark.mark === 'line' ? mark.y2 : [])))
  const beyond = scene.marks.flatMap((mark) => (mark.mark === 'text' && mark.y > lowest ? mark.size : []))
  if (beyond.length === 0) return scene
  return { ...scene, height: scene.height + (FIGURE.height * Math.max(...beyond)) / 2 }
}

/** The properties of a solved board that determine the size at which it is printed. */
export interface SolvedBoard extends BoardSize {
  /** The type size (em) of the smallest number on the board, in cells. */
  readonly em: number
}

/** A full board as the pages of solutions show it. */
export function solvedScene(scene: Scene): Scene {
  return aired(withoutCorners(scene))
}

/** Measures a solution; `scene` is drawn as the pages of solutions show it. */
export function solvedOf(scene: Scene, typeface: Typeface): SolvedBoard {
  return { ...boardSizeOf(scene), em: smallestType(scene, 1, typeface) }
}

/** The smallest digits of solutions, in points. */
function leastDigits({ isLargePrint }: Pick<Design, 'isLargePrint'>): number {
  return isLargePrint ? LARGE_PRINT_SOLUTION : SMALLEST_TYPE
}

/**
 * The side of a solution's cells in a block: at most the block's limit, unless readable digits need larger
 * cells.
 */
export function solvedCellIn(block: Block, design: Pick<Design, 'isLargePrint'>, board: SolvedBoard): number {
  return cellIn({ ...block, mostCell: Math.max(block.mostCell, leastDigits(design) / board.em) }, board)
}

/** Floating-point tolerance for lengths. */
export const ROUNDING = 1e-6

/** The possible grids of a page of solutions. */
const SOLUTION_GRIDS: readonly Grid[] = [1, 2, 3, 4].flatMap((columns) =>
  [1, 2, 3, 4, 5].map((rows) => ({ columns, rows })),
)

/**
 * Finds the grid that has room for the most of these boards on a page of solutions. If several grids have
 * room for the same number, takes the one with the largest cells. Returns undefined if not even one board is
 * readable. Boards so large that a puzzle page holds only one may have fewer than four solutions on a page,
 * so that a solution fits wherever its puzzle fits.
 */
export function solutionGrid(
  geometry: Geometry,
  design: Pick<Design, 'solutionsPerPage' | 'isLargePrint'>,
  boards: readonly SolvedBoard[],
): Grid | undefined {
  const least = leastDigits(design) - ROUNDING
  const fitting = SOLUTION_GRIDS.filter((grid) => sizeOf(grid) <= design.solutionsPerPage)
    .map((grid) => {
      const block = solutionBlock(geometry, design, grid)
      const cells = boards.map((board) => solvedCellIn(block, design, board))
      const isLegible = boards.every(({ em }, index) => cells[index] * em >= least)
      return { grid, isLegible, cells: cells.reduce((sum, cell) => sum + cell, 0) }
    })
    .filter(({ isLegible }) => isLegible)
    .sort((one, other) => sizeOf(other.grid) - sizeOf(one.grid) || other.cells - one.cells)
  return fitting[0]?.grid
}

/** The number of blocks in a grid. */
export function sizeOf({ columns, rows }: Grid): number {
  return columns * rows
}

// The smallest type on a board, and the cells that a board needs for readable type, measured with the
// typeface of the book.

/**
 * The smallest type on a board with cells of this size; infinite for a board without text. A picture counts as the
 * number that it replaces. `thinnest` is the thinnest line that can be printed.
 */
export function smallestType(scene: Scene, cell: number, typeface: Typeface, thinnest?: number): number {
  const { parts } = draw(scene, cell, typeface, thinnest)
  return Math.min(
    ...parts.flatMap((part) => {
      if (part.part === 'picture') return part.size / PICTURE_EM
      return part.part === 'text' ? part.size : []
    }),
  )
}

/** A cell that is large enough for the type of any board, in points. */
const LARGEST_CELL = 1000

/** The smallest cell, in points, with which all type of a board has at least this size. */
export function cellForType(
  scene: Scene,
  typeface: Typeface,
  least: number = SMALLEST_TYPE,
  thinnest?: number,
): number {
  // Type grows with the cells, but more slowly.
  let small = 0
  let large = LARGEST_CELL
  for (let halving = 0; halving < 40; halving++) {
    const middle = (small + large) / 2
    if (smallestType(scene, middle, typeface, thinnest) >= least) large = middle
    else small = middle
  }
  return large
}

/**
 * A board reduced to the texts that determine the size of its cells: the widest of those set alike. This
 * saves time, because large boards are measured often.
 */
export function telling(scene: Scene, typeface: Typeface): Scene {
  const widest = new Map<string, Text>()
  for (const mark of scene.marks) {
    if (mark.mark !== 'text') continue
    const { anchor, x, y, size, room, weight, text } = mark
    const key = [anchor, x % 1, y % 1, size, room, weight].join(' ')
    const other = widest.get(key)
    const width = typeface[weight].width
    if (!other || width(text) > width(other.text)) widest.set(key, mark)
  }
  const pictures = scene.marks.filter((mark) => mark.mark === 'picture')
  const smallest = pictures.reduce<Picture | undefined>(
    (one, other) => (one && one.size <= other.size ? one : other),
    undefined,
  )
  const told = [...widest.values(), ...(smallest ? [smallest] : [])]
  return { ...scene, marks: [...scene.marks.filter(({ mark }) => mark === 'line'), ...told] }
}
