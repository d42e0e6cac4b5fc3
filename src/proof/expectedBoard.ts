// The board that the files of a puzzle must show, worked out from its givens and from the facts that players use (cages, sums, the
// ends of a path), not from the drawing code.

import { rowsAndColumns } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { PlayedCage } from '../families/playing.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import type { DrawnBoard } from './readDrawnBoard.ts'

/** The facets of a family that are needed to work out the board. */
type ProvableFamily = Pick<Family, 'playing' | 'rules' | 'drawing'>

/** The board that a file of a puzzle must show. */
export function expectedBoard(family: ProvableFamily, puzzle: Puzzle): DrawnBoard {
  const { shape, givens } = puzzle
  const { rows, columns } = shape
  const cages = family.playing.cages?.(puzzle)
  const regions = cages ? cages.map(({ cells }) => cells) : regionsOf(family, puzzle)
  const regionOf = givens.map((_, cell) => regions.findIndex((region) => region.includes(cell)))
  const corners = givens.map(() => '')
  for (const cage of cages ?? []) corners[Math.min(...cage.cells)] = clueOf(cage)
  return {
    rows,
    columns,
    numbers: givens.map((given) => (given > 0 ? String(given) : '')),
    corners,
    blocked: givens.map((given) => given === BLOCKED),
    shaded: shadedCells(family, puzzle),
    circled: circledCells(family, puzzle),
    wallsRight: givens.map(
      (_, cell) => cell % columns === columns - 1 || regionOf[cell] !== regionOf[cell + 1],
    ),
    wallsBelow: givens.map(
      (_, cell) => cell >= (rows - 1) * columns || regionOf[cell] !== regionOf[cell + columns],
    ),
    ...printedSums(family, puzzle),
  }
}

/** Operators as boards print them. */
const SIGNS: Readonly<Record<PlayedCage['operator'], string>> = {
  '+': '+',
  '-': '−',
  x: '×',
  '/': '÷',
  '=': '',
}

/** The clue of a cage, as boards print it. A cage of one cell shows its number without an operator. */
function clueOf({ target, operator, cells }: PlayedCage): string {
  return cells.length === 1 ? `${target}` : `${target}${SIGNS[operator]}`
}

/** The cells with circles: on a board with a path, the ends of the path that are givens. */
function circledCells({ playing }: ProvableFamily, puzzle: Puzzle): boolean[] {
  if (!playing.neighbours) return puzzle.givens.map(() => false)
  const { least, greatest } = playing.numbers(puzzle)
  return puzzle.givens.map((given) => given === least || given === greatest)
}

/** The cells that are shaded because a rule speaks of them. */
function shadedCells({ playing }: ProvableFamily, puzzle: Puzzle): boolean[] {
  const shaded = new Set(playing.shaded?.(puzzle))
  return puzzle.givens.map((_, cell) => shaded.has(cell))
}

/** The boxes: groups of cells with different numbers, except rows, columns and the complete board. */
function regionsOf({ rules }: ProvableFamily, puzzle: Puzzle): (readonly number[])[] {
  const { constraints } = rules.constraints(puzzle)
  const known = new Set(rowsAndColumns(puzzle.shape).map(String))
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== 'all-different') return []
    const { over } = constraint
    // Two cells that must differ because of a clue are not a box: a box has as many cells as a row.
    if (over.length !== puzzle.shape.columns) return []
    return known.has(String(over)) || !isConnected(over, puzzle.shape) ? [] : [over]
  })
}

/** Whether cells are connected by their sides. Diagonals are not connected; they are drawn without walls. */
function isConnected(cells: readonly number[], { columns }: Shape): boolean {
  const reached = [cells[0]]
  for (const cell of reached) {
    const beside = [cell - columns, cell + columns]
    if (cell % columns > 0) beside.push(cell - 1)
    if (cell % columns < columns - 1) beside.push(cell + 1)
    reached.push(...beside.filter((one) => cells.includes(one) && !reached.includes(one)))
  }
  return reached.length === cells.length
}

/** The sums of rows and columns, except a sum that a note beside the board states. */
function printedSums({ playing, drawing }: ProvableFamily, puzzle: Puzzle) {
  const { rows, columns } = puzzle.shape
  const said = (drawing.notes?.(puzzle) ?? []).flatMap(({ facts }) => Object.values(facts))
  const sums = (playing.lines?.(puzzle) ?? []).filter(({ sum }) => !said.includes(sum))
  const textOf = (kind: string, number: number) =>
    String(sums.find((line) => line.kind === kind && line.number === number)?.sum ?? '')
  return {
    beside: Array.from({ length: rows }, (_, row) => textOf('row', row + 1)),
    below: Array.from({ length: columns }, (_, column) => textOf('column', column + 1)),
  }
}
