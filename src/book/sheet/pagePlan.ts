// Decides how many puzzles go on a page and how large their cells are: large enough to write in with a thick
// pencil, and the same for all sheets.

import { PuzzleError } from '../../families/puzzleError.ts'
import { bestGrid, cellInGrid, type Room } from '../../print/boardGrid.ts'
import {
  type BoardSize,
  boardSizeOf,
  cellForType,
  puzzleScene,
  ROUNDING,
  telling,
} from '../../print/boardScenesAndSizes.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import type { Scene } from '../../scene.ts'
import type { SheetDesign, SheetPuzzle } from './sheetModel.ts'

/**
 * The side, in points, of the smallest cell that is comfortable to write in, and of the smallest cell that is allowed.
 */
const COMFORTABLE_CELL = 6.5 * MILLIMETRE

const LEAST_CELL = 5 * MILLIMETRE

/** The smallest type, in points, that is still legible on a photocopy of a photocopy. */
const CLEAR_TYPE = 6

/** The boards of one family and shape. */
export interface Kind extends BoardSize {
  /** The shape and the family, such as `9x9 Sudoku`. */
  readonly name: string
  /** The side, in points, of the smallest cell that is comfortable to write in. */
  readonly comfortable: number
}

/** The number and the places of the puzzles on each page of a sheet; the last page may have fewer puzzles. */
export type PagePlan = ReturnType<typeof planPages>

/** The key of a family and shape. */
export function kindName({ family, puzzle }: Pick<SheetPuzzle, 'family' | 'puzzle'>): string {
  return `${puzzle.shape.text} ${family.title}`
}

/** The kinds of these puzzles. */
export function kindsOf(
  puzzles: Iterable<Pick<SheetPuzzle, 'family' | 'puzzle'>>,
  { typeface }: Pick<SheetDesign, 'typeface'>,
): Kind[] {
  const kinds = new Map<string, Kind>()
  const known = new Set<string>()
  for (const one of puzzles) {
    const name = kindName(one)
    const scene = told(puzzleScene(one), typeface)
    // Boards with the same texts need cells of the same size.
    const look = JSON.stringify([name, scene.marks])
    if (known.has(look)) continue
    known.add(look)
    const comfortable = Math.max(COMFORTABLE_CELL, cellForType(scene, typeface, CLEAR_TYPE))
    const most = Math.max(comfortable, kinds.get(name)?.comfortable ?? 0)
    kinds.set(name, { name, ...boardSizeOf(scene), comfortable: most })
  }
  return [...kinds.values()]
}

/** A board reduced to the texts that determine how small it can be. */
function told(scene: Scene, typeface: SheetDesign['typeface']): Scene {
  const { marks, ...box } = telling(scene, typeface)
  return { ...box, marks: marks.filter(({ mark }) => mark === 'text') }
}

/**
 * Plans sheets with `count` puzzles. A page has as many puzzles as leave the cells comfortable to write in, but the
 * puzzles are spread evenly over the pages of a sheet. Throws a PuzzleError if a board does not fit.
 */
export function planPages(
  kinds: readonly Kind[],
  count: number,
  room: Room,
  { perPage: asked, paper }: Pick<SheetDesign, 'perPage' | 'paper'>,
) {
  for (const kind of kinds) {
    const cell = cellInGrid(kind, { columns: 1, rows: 1 }, room)
    if (cell >= LEAST_CELL - ROUNDING) continue
    const found = `its cells would be ${millimetreText(cell)} wide, too small to write in`
    throw new PuzzleError(
      'shape',
      `${kind.name} does not fit on ${paper.name}: ${found}; use larger paper or a smaller shape`,
    )
  }
  const gridOf = (number: number) => bestGrid(kinds, number, room)
  const has = (number: number, least: (kind: Kind) => number) =>
    kinds.every((kind) => cellInGrid(kind, gridOf(number), room) >= least(kind) - ROUNDING)
  if (asked !== undefined) {
    let most = asked
    while (!has(most, () => LEAST_CELL)) most--
    if (most === asked) return { perPage: asked, grid: gridOf(asked) }
    const cell = Math.min(...kinds.map((kind) => cellInGrid(kind, gridOf(asked), room)))
    const found = `cells of ${millimetreText(Math.max(0, cell))}, too small to write in; it has room for ${most}`
    throw new PuzzleError('value', `${asked} puzzles on a page of ${paper.name} would have ${found}`)
  }
  let most = 1
  for (let number = 2; number <= count; number++) {
    if (has(number, ({ comfortable }) => comfortable)) most = number
  }
  const perPage = Math.ceil(count / Math.ceil(count / most))
  return { perPage, grid: gridOf(perPage) }
}

/** Whether the cells of all boards of a plan are comfortable to write in. */
export function isComfortable(kinds: readonly Kind[], { grid }: PagePlan, room: Room): boolean {
  return kinds.every((kind) => cellInGrid(kind, grid, room) >= kind.comfortable - ROUNDING)
}

function millimetreText(points: number): string {
  return `${(points / MILLIMETRE).toFixed(1)} mm`
}
