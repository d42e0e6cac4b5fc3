// Where clues lie: in a cell, on a side, at a corner, along a line, in a cage, or on a straight line seen from
// outside the board.
//
//   cell   ●        edge   5●4       corner   ┌─┬─┐      line   ╭─╮       cage   ╭╌╌╮      view   3▸ . . . .
//                                             ├─●─┤             ╰ ╰──            ┊ ╭╯      (a row, a column or a diagonal)
//                                             └─┴─┘                              ╰─╯

import { range } from '../../constraintProblem.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'

/** The name of a kind of place: how the cells of a clue lie on the board. */
export type PlaceName = keyof typeof PLACES

/** A kind of place for clues. */
interface Place {
  /** A description of the cells for messages. */
  readonly what: string
  /** Whether these cells form such a place. The caller checks that they are on the board and all different. */
  isOne(cells: readonly number[], board: RuleBoard): boolean
  /** All places of this kind, if they are few. */
  all?(board: RuleBoard): number[][]
  /** Whether the order of the cells means nothing. */
  readonly isSet?: true
  /** Whether the notation has only the first and the last of the cells. */
  readonly isStraight?: true
}

/** The row and the column of a cell, from 0. */
export function rowAndColumn(cell: number, { size }: Pick<RuleBoard, 'size'>): [row: number, column: number] {
  return [Math.floor(cell / size), cell % size]
}

/** The step from one cell to another, in rows and columns. */
function step(from: number, to: number, board: RuleBoard): [down: number, across: number] {
  const [[row, column], [nextRow, nextColumn]] = [rowAndColumn(from, board), rowAndColumn(to, board)]
  return [nextRow - row, nextColumn - column]
}

const isBeside = (one: number, other: number, board: RuleBoard) =>
  step(one, other, board)
    .map(Math.abs)
    .reduce((sum, distance) => sum + distance) === 1

const isNear = (one: number, other: number, board: RuleBoard) =>
  step(one, other, board).every((distance) => Math.abs(distance) <= 1)

/** All cells from `first` to `last` if these two lie in a row, a column or a diagonal; otherwise none. */
export function straight(first: number, last: number, board: RuleBoard): number[] {
  const [down, across] = step(first, last, board)
  const length = Math.max(Math.abs(down), Math.abs(across))
  const isStraight = down === 0 || across === 0 || Math.abs(down) === Math.abs(across)
  if (!isStraight || length === 0) return []
  const one = (down / length) * board.size + across / length
  return range(0, length).map((index) => first + index * one)
}

/** All lines of two or more cells from border to border in the directions of these steps. */
function linesAcross(
  board: RuleBoard,
  steps: readonly (readonly [down: number, across: number])[],
): number[][] {
  const { size } = board
  const isOn = (row: number, column: number) => row >= 0 && column >= 0 && row < size && column < size
  return steps.flatMap(([down, across]) =>
    range(0, size * size - 1).flatMap((first) => {
      const [row, column] = rowAndColumn(first, board)
      if (isOn(row - down, column - across)) return []
      const cells: number[] = []
      for (let [r, c] = [row, column]; isOn(r, c); r += down, c += across) cells.push(r * size + c)
      return cells.length > 1 ? [cells] : []
    }),
  )
}

const ALONG = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const
const ASLANT = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

const isListed = (cells: readonly number[], all: readonly (readonly number[])[]) =>
  all.some((one) => one.join() === cells.join())

/** Whether the cells are connected by their sides. */
function isConnected(cells: readonly number[], board: RuleBoard): boolean {
  const found = [cells[0]]
  for (const cell of found) {
    found.push(...cells.filter((one) => !found.includes(one) && isBeside(cell, one, board)))
  }
  return found.length === cells.length
}

const cellsOf = ({ size }: RuleBoard) => range(0, size * size - 1)

const cornersOf = (board: RuleBoard) =>
  cellsOf(board)
    .filter((cell) => rowAndColumn(cell, board).every((at) => at < board.size - 1))
    .map((cell) => [cell, cell + 1, cell + board.size, cell + board.size + 1])

/** The kinds of places by name. */
const PLACES = {
  cell: {
    what: 'one cell',
    isOne: ({ length }) => length === 1,
    all: (board) => cellsOf(board).map((cell) => [cell]),
    isSet: true,
  },
  edge: {
    what: 'two cells that share a side',
    isOne: (cells, board) => cells.length === 2 && isBeside(cells[0], cells[1], board),
    all: (board) =>
      cellsOf(board).flatMap((cell) =>
        [cell + 1, cell + board.size]
          .filter((next) => next < board.size ** 2 && isBeside(cell, next, board))
          .map((next) => [cell, next]),
      ),
  },
  corner: {
    what: 'the four cells around a corner',
    isOne: (cells, board) =>
      isListed(
        cells.toSorted((a, b) => a - b),
        cornersOf(board),
      ),
    all: cornersOf,
    isSet: true,
  },
  line: {
    what: 'two or more cells, each of which touches the one before',
    isOne: (cells, board) =>
      cells.length > 1 && cells.every((cell, index) => index === 0 || isNear(cells[index - 1], cell, board)),
  },
  cage: {
    what: 'cells that are connected by their sides, at most as many as a row has',
    isOne: (cells, board) => cells.length > 0 && cells.length <= board.size && isConnected(cells, board),
    isSet: true,
  },
  view: {
    what: 'the first and the last cell of a row or a column',
    isOne: (cells, board) => isListed(cells, linesAcross(board, ALONG)),
    all: (board) => linesAcross(board, ALONG),
    isStraight: true,
  },
  diagonal: {
    what: 'the first and the last cell of a diagonal',
    isOne: (cells, board) => isListed(cells, linesAcross(board, ASLANT)),
    all: (board) => linesAcross(board, ASLANT),
    isStraight: true,
  },
} as const satisfies Record<string, Place>

/** The kind of place with this name. */
export function placeNamed(name: PlaceName): Place {
  return PLACES[name]
}

/** Lists each pair of cells that share a side, except where one of these clues lies on the side. */
export function edgesWithout(
  clues: readonly Clue[],
  board: RuleBoard,
): (readonly [one: number, other: number])[] {
  return PLACES.edge
    .all(board)
    .filter((cells) => !clues.some((clue) => cells.every((cell) => clue.cells.includes(cell))))
    .map(([one, other]) => [one, other] as const)
}

/** The cells that share a side with this cell and, if `withCorners` is set, those that touch it at a corner. */
export function cellsAround(cell: number, board: RuleBoard, withCorners: boolean): number[] {
  const [row, column] = rowAndColumn(cell, board)
  return [...ALONG, ...(withCorners ? ASLANT : [])]
    .map(([down, across]) => [row + down, column + across])
    .filter(([r, c]) => r >= 0 && c >= 0 && r < board.size && c < board.size)
    .map(([r, c]) => r * board.size + c)
}
