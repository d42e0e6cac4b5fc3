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

/** The least side of a cell that is comfortable to write in, and the least at all, in points. */
const COMFORTABLE_CELL = 6.5 * MILLIMETRE

const LEAST_CELL = 5 * MILLIMETRE

/** The smallest type on a board that is still clear on a photocopy of a copy, in points. */
const CLEAR_TYPE = 6

/** The boards of one family and shape. */
export interface Kind extends BoardSize {
  /** Its family and shape, `Sudoku 9x9`. */
  readonly name: string
  /** The least comfortable side of a cell, in points. */
  readonly comfortable: number
}

/** The number of puzzles on each page of a sheet, and their places; the last page may have fewer. */
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
    // Boards with the same texts need the same cells.
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
 * The plan for sheets with this number of puzzles. A page has as many as can be written in comfortably, but
 * pages of a sheet are filled evenly. Throws a PuzzleError if a board does not fit.
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

/** Whether all boards of a plan are comfortable to write in. */
export function isComfortable(kinds: readonly Kind[], { grid }: PagePlan, room: Room): boolean {
  return kinds.every((kind) => cellInGrid(kind, grid, room) >= kind.comfortable - ROUNDING)
}

function millimetreText(points: number): string {
  return `${(points / MILLIMETRE).toFixed(1)} mm`
}
