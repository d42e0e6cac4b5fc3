// What the board of a puzzle has to show: from its givens and from what playing it goes by (cages, sums, the ends of a path),
// not from how it is drawn.

import type { Family } from '../../families/family.ts'
import { rowsAndColumns } from '../../families/grid.ts'
import type { PlayedCage } from '../../families/playing.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { BLOCKED } from '../../kernel/model.ts'
import type { DrawnBoard } from './drawnBoard.ts'

/** What is asked of a family. */
type ProvableFamily = Pick<Family, 'playing' | 'rules' | 'drawing'>

/** What a file has to show of a puzzle. */
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

/** As arithmetic is printed. */
const SIGNS: Readonly<Record<PlayedCage['operator'], string>> = {
  '+': '+',
  '-': '−',
  x: '×',
  '/': '÷',
  '=': '',
}

/** A single cell has its number alone. */
function clueOf({ target, operator, cells }: PlayedCage): string {
  return cells.length === 1 ? `${target}` : `${target}${SIGNS[operator]}`
}

/** Where a path goes through all cells, its ends are marked where they are given. */
function circledCells({ playing }: ProvableFamily, puzzle: Puzzle): boolean[] {
  if (!playing.neighbours) return puzzle.givens.map(() => false)
  const { least, greatest } = playing.numbers(puzzle)
  return puzzle.givens.map((given) => given === least || given === greatest)
}

/** Groups of different numbers that are no rows, no columns and not the board: boxes. */
function regionsOf({ rules }: ProvableFamily, puzzle: Puzzle): (readonly number[])[] {
  const { constraints } = rules.constraints(puzzle)
  const known = new Set(rowsAndColumns(puzzle.shape).map(String))
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== 'all-different' || constraint.over.length === puzzle.givens.length) return []
    const { over } = constraint
    return known.has(String(over)) || !isConnected(over, puzzle.shape) ? [] : [over]
  })
}

/** Whether one comes from each cell to each other by their sides: a diagonal is drawn by no walls. */
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

/** The sums of rows and columns, but for those that a note says beside the board. */
function printedSums({ playing, drawing }: ProvableFamily, puzzle: Puzzle) {
  const { rows, columns } = puzzle.shape
  const said = Object.values(drawing.note?.(puzzle)?.facts ?? {})
  const sums = (playing.lines?.(puzzle) ?? []).filter(({ sum }) => !said.includes(sum))
  const textOf = (kind: string, number: number) =>
    String(sums.find((line) => line.kind === kind && line.number === number)?.sum ?? '')
  return {
    beside: Array.from({ length: rows }, (_, row) => textOf('row', row + 1)),
    below: Array.from({ length: columns }, (_, column) => textOf('column', column + 1)),
  }
}
