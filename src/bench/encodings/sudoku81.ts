// Writes a Sudoku for programs that solve only Sudokus (tdoku, fsss2, jczsolve, qqwing): 81 characters on a line, row by
// row, with a dot for an empty cell. The encoding expresses only the rules of rows, columns and 3x3 boxes, and cannot
// forbid a solution.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type Answer, type Encoding, UnreadableAnswer } from './encoding.ts'
import { noAnswer, outputLines, solutionOf } from './solverAnswerHelpers.ts'

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

/** The numbers of a valid full board: each row is the row above, shifted. */
const FULL = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / SIZE)
  return 1 + ((cell + 3 * row + Math.floor(row / 3)) % SIZE)
})

/** Sudokus on a line of 81 characters. */
export const sudoku81: Encoding = {
  name: 'sudoku81',
  what: '9x9 Sudokus without further rules, as a line of 81 characters with . for empty cells',
  extension: 'txt',
  // One cell is left empty, because qqwing reports that a full board has no solution.
  trivial: boardOf((cell) => (cell === 0 ? DIGITS : [FULL[cell]])),
  // All cells with 1 and 2 are empty, so these two numbers can be exchanged.
  ambiguous: boardOf((cell) => (FULL[cell] <= 2 ? DIGITS : [FULL[cell]])),
  takes,
  write(problem) {
    if (!takes(problem)) {
      throw new PuzzleError(
        'value',
        'sudoku81 writes only 9x9 Sudokus without further rules; choose another format',
      )
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

// Reads the output of programs for Sudokus of 81 characters. Every run of 81 digits is a solution; the number of solutions
// is stated in sentences or columns, depending on the program:
//
//   53..7....:1:534678912672...        tdoku, example/solve.c: puzzle, number of solutions, solution
//   534678912672...,1,                 qqwing --csv --count-solutions
//   The solution to the puzzle is unique.
//   There are 2 solutions to the puzzle.         qqwing --count-solutions
//
// Programs stop counting at some limit, so an answer that states two or more solutions is not complete.

const SOLUTION = /(?<!\d)[1-9]{81}(?!\d)/g

/** Patterns of statements about the number of solutions: the number is in the first group, or beside the pattern. */
const COUNTS: readonly (readonly [RegExp, number?])[] = [
  [/^[\d.*_-]{81}:(\d{1,15}):/],
  [/^[1-9]{81},(\d{1,15}),/],
  [/\bsolution\b.*\bis unique\b/i, 1],
  [/\b(?:there (?:are|is)|found|solutions?:)\s+(\d{1,15})(?:\s+solutions?\b|$)/i],
  [/\b(?:no solutions?|not possible|impossible|unsolvable|invalid puzzle)\b/i, 0],
]

/** Reads the output of a Sudoku program. Throws an UnreadableAnswer. */
function readSudoku81(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  // The first field of a line may repeat the puzzle, which has 81 digits if the board is full.
  const texts = lines.flatMap((line) => line.replace(/^[1-9]{81}:/, '').match(SOLUTION) ?? [])
  const solutions = Array.from(new Set(texts), (text) => solutionOf(problem, Array.from(text, Number)))
  const stated = new Set(lines.flatMap(countIn))
  if (stated.size > 1) {
    throw new UnreadableAnswer(
      `the output states both ${Array.from(stated).join(' and ')} as the number of solutions`,
    )
  }
  const [count] = stated
  if (count === undefined) {
    if (solutions.length === 0) throw noAnswer('solution of 81 digits', lines)
    return { solutions, isComplete: false }
  }
  if (count < solutions.length) {
    throw new UnreadableAnswer(
      `the output states ${count} as the number of solutions but shows ${solutions.length}`,
    )
  }
  if (count === 1 && solutions.length === 0) {
    throw new UnreadableAnswer('the output states a solution but shows none')
  }
  return { solutions, count, isComplete: count <= 1 }
}

function countIn(line: string): number[] {
  for (const [pattern, number] of COUNTS) {
    const match = pattern.exec(line)
    if (match) return [number ?? Number(match[1])]
  }
  return []
}
