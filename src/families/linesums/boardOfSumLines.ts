// The common base of Survo and the magic board: a board of consecutive numbers, each used once, in lines with
// sums. A family defines the board of each shape; faults, constraints and the facet `playing` are derived from
// the board.
//
//   . . 3 |  9      Three different numbers of 1..6 that add to 9 with a 3: 1 3 5 or 2 3 4. A number in every
//   . 6 . | 12      combination of a row belongs to that row, so it is ruled out elsewhere.
//   9 7 5

import type { Clues } from '../../kernel/searchModel.ts'
import { outOfRange, repeats } from '../cellNamesAndFaults.ts'
import { allDifferent, domainsOf, type Problem, range } from '../constraintProblem.ts'
import { type NamedConstraint, sumOver } from '../namedConstraint.ts'
import type { Fits, Playing, SumLine } from '../playing.ts'
import type { Puzzle, Shape } from '../puzzle.ts'
import type { Fault } from '../rules.ts'

/** A board of at most 64 cells and 31 lines. */
export interface LineBoard<P extends Clues> {
  readonly rows: number
  readonly columns: number
  /** The smallest number. Consecutive numbers from `first` on fill the board, each once. */
  readonly first: number
  /** The cells of each row, then of each column, then of any other lines. */
  readonly lines: readonly (readonly number[])[]
  /**
   * Lines whose sums follow from the sums of other lines. They tell a person nothing new, but prune the search.
   * Only the strength `full` uses them.
   */
  readonly implied?: readonly (readonly number[])[]
  /** The sums of the lines, followed by the sums of the implied lines. */
  readonly sumsOf: (puzzle: P) => readonly number[]
}

/** Returns the board of a family's shape. */
type LineBoardOf<S extends Shape, P extends Puzzle<S>> = (shape: S) => LineBoard<P>

/** A kind of line. */
export type LineKind = SumLine['kind']

/** The kind of a line, and its number among the lines of its kind: rows, columns, then the two diagonals. */
export function placeOfLine(
  { rows, columns }: Pick<LineBoard<never>, 'rows' | 'columns'>,
  line: number,
): Pick<SumLine, 'kind' | 'number'> {
  if (line < rows) return { kind: 'row', number: line + 1 }
  if (line < rows + columns) return { kind: 'column', number: line - rows + 1 }
  return { kind: line === rows + columns ? 'falling' : 'rising', number: 1 }
}

/** A line as a fact: `row 3` or `falling`. */
export function lineFact(board: Pick<LineBoard<never>, 'rows' | 'columns'>, line: number): string {
  const { kind, number } = placeOfLine(board, line)
  return isDiagonal(kind) ? kind : `${kind} ${number}`
}

function isDiagonal(kind: LineKind): boolean {
  return kind === 'falling' || kind === 'rising'
}

/** The lines of each cell of a board. */
export function linesOfCells({ rows, columns, lines }: LineBoard<never>): Int32Array[] {
  return Array.from({ length: rows * columns }, (_, cell) =>
    Int32Array.from(lines.flatMap((line, index) => (line.includes(cell) ? index : []))),
  )
}

/** The lines of a puzzle, with their sums. */
function sumLines<S extends Shape, P extends Puzzle<S>>(boardOf: LineBoardOf<S, P>, puzzle: P): SumLine[] {
  const board = boardOf(puzzle.shape)
  const sums = board.sumsOf(puzzle)
  return board.lines.map((cells, line) => ({ ...placeOfLine(board, line), cells, sum: sums[line] }))
}

/**
 * Reports numbers out of range, numbers that occur twice, and full lines with a wrong sum. 0 is an empty
 * cell.
 */
export function lineFaults<S extends Shape, P extends Puzzle<S>>(boardOf: LineBoardOf<S, P>) {
  return (puzzle: P, values: ArrayLike<number>): Fault[] => {
    const wrongSums = sumLines(boardOf, puzzle).flatMap(({ kind, number, cells, sum }) => {
      const sumOfCells = cells.reduce((partial, cell) => partial + values[cell], 0)
      if (sumOfCells === sum || cells.some((cell) => values[cell] === 0)) return []
      const name = isDiagonal(kind) ? `the ${kind} diagonal` : `${kind} ${number}`
      return { rule: `${name} adds up to ${sumOfCells}, not ${sum}`, cells }
    })
    const { first } = boardOf(puzzle.shape)
    const cells = Array.from(values, (_, cell) => cell)
    const last = first + cells.length - 1
    return [...outOfRange(values, cells, first, last), ...repeats(values, cells, 'the board'), ...wrongSums]
  }
}

/** States a puzzle as constraints: all cells differ, and each line has its sum. */
export function lineProblem<S extends Shape, P extends Puzzle<S>>(boardOf: LineBoardOf<S, P>) {
  return (puzzle: P): Problem => {
    const { first } = boardOf(puzzle.shape)
    const cells = puzzle.givens.length
    const addUp = sumLines(boardOf, puzzle).map((line) => {
      return { kind: 'sum', over: line.cells, total: line.sum } as const
    })
    return {
      cells,
      domains: domainsOf(puzzle, range(first, first + cells - 1)),
      constraints: [...allDifferent([range(0, cells - 1)]), ...addUp],
    }
  }
}

/** The constraints of a puzzle by name: all cells differ, and each line has its sum. */
export function namedLines<S extends Shape, P extends Puzzle<S>>(boardOf: LineBoardOf<S, P>) {
  return (puzzle: P): NamedConstraint[] => {
    const board = boardOf(puzzle.shape)
    const over = range(0, puzzle.givens.length - 1)
    return [
      { name: 'board', over, kind: 'all-different' },
      ...sumLines(boardOf, puzzle).map(({ cells, sum }, line) => sumOver(lineFact(board, line), cells, sum)),
    ]
  }
}

/** The facet `playing` of a family. */
export function linePlaying<S extends Shape, P extends Puzzle<S>>(boardOf: LineBoardOf<S, P>): Playing<P> {
  const linesOf = (puzzle: P) => sumLines(boardOf, puzzle)
  return {
    numbers({ shape, givens }) {
      const { first } = boardOf(shape)
      return { least: first, greatest: first + givens.length - 1, each: 1 }
    },
    fits: (puzzle, values) => sumFits(linesOf(puzzle), values),
    peersOf(puzzle, cell) {
      const crossing = linesOf(puzzle).filter(({ cells }) => cells.includes(cell))
      return [...new Set(crossing.flatMap(({ cells }) => cells))].filter((peer) => peer !== cell)
    },
    lines: linesOf,
  }
}

/** A number fits if it is not used yet and, in the last open cell of a line, completes the sum. */
function sumFits(lines: readonly SumLine[], values: readonly number[]): Fits {
  const used = new Set(values)
  // The number that a cell needs as the last open cell of a line. Two lines may need different numbers.
  const wanted = new Map<number, number[]>()
  for (const { cells, sum } of lines) {
    const open = cells.filter((cell) => values[cell] === 0)
    if (open.length !== 1) continue
    const rest = cells.reduce((left, cell) => left - values[cell], sum)
    wanted.set(open[0], [...(wanted.get(open[0]) ?? []), rest])
  }
  return (cell, value) => !used.has(value) && (wanted.get(cell) ?? []).every((rest) => rest === value)
}
