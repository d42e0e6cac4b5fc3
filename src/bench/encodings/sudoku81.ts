// Writes a Sudoku as programs for nothing but Sudokus read it (tdoku, fsss2, jczsolve, qqwing): 81 characters on a line,
// row by row, with a dot for an empty cell. It takes no other rules than those of rows, columns and 3x3 boxes, and cannot
// forbid a solution.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

import type { Constraint, Problem } from '../../families/constraints.ts'
import { PuzzleError } from '../../families/error.ts'
import type { Encoding } from './encoding.ts'
import { readSudoku81 } from './sudoku81Answer.ts'

const SIZE = 9
const CELLS = SIZE * SIZE
const DIGITS = Array.from({ length: SIZE }, (_, index) => index + 1)

/** The cells of each row, column and box. */
const GROUPS = DIGITS.flatMap((_, index) => [
  DIGITS.map((_, at) => SIZE * index + at),
  DIGITS.map((_, at) => SIZE * at + index),
  DIGITS.map((_, at) => SIZE * (3 * Math.floor(index / 3) + Math.floor(at / 3)) + 3 * (index % 3) + (at % 3)),
])
const GROUP_KEYS = new Set(GROUPS.map(String))

/** The numbers of a valid full board: each row is shifted against the one above. */
const FULL = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / SIZE)
  return 1 + ((cell + 3 * row + Math.floor(row / 3)) % SIZE)
})

/** Sudokus on a line of 81 characters. */
export const sudoku81: Encoding = {
  name: 'sudoku81',
  what: '9x9 Sudokus without further rules, as a line of 81 characters with . for empty cells',
  extension: 'txt',
  // Of a full board, qqwing says that it has no solution.
  trivial: boardOf((cell) => (cell === 0 ? DIGITS : [FULL[cell]])),
  // 1 and 2 can be exchanged.
  ambiguous: boardOf((cell) => (FULL[cell] <= 2 ? DIGITS : [FULL[cell]])),
  takes,
  write(problem) {
    if (!takes(problem)) {
      throw new PuzzleError('value', 'sudoku81 writes only 9x9 Sudokus without further rules')
    }
    return `${problem.domains.map((domain) => (domain.length === 1 ? domain[0] : '.')).join('')}\n`
  },
  read: readSudoku81,
}

function boardOf(domainOf: (cell: number) => readonly number[]): Problem {
  return {
    cells: CELLS,
    domains: FULL.map((_, cell) => domainOf(cell)),
    constraints: GROUPS.map((over): Constraint => ({ kind: 'all-different', over })),
  }
}

function takes({ cells, domains, constraints }: Problem): boolean {
  if (cells !== CELLS || domains.length !== CELLS) return false
  if (!domains.every((domain) => domain.length === 1 || domain.length === SIZE)) return false
  if (!domains.every((domain) => domain.every((value) => DIGITS.includes(value)))) return false
  const groups = new Set(constraints.map(({ kind, over }) => (kind === 'all-different' ? `${over}` : kind)))
  return groups.size === GROUP_KEYS.size && Array.from(groups).every((group) => GROUP_KEYS.has(group))
}
