// Reads the output of programs for Sudokus of 81 characters. Each of 81 digits in a row is a solution; the number of
// solutions is in the sentences and columns that these programs print:
//
//   53..7....:1:534678912672...        tdoku, example/solve.c: puzzle, number of solutions, solution
//   534678912672...,1,                 qqwing --csv --count-solutions
//   The solution to the puzzle is unique.
//   There are 2 solutions to the puzzle.         qqwing --count-solutions
//
// Programs stop counting somewhere, so two and more solutions are no complete answer.

import type { Problem } from '../../families/constraints.ts'
import { noAnswer, outputLines, solutionOf } from './answerParts.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'

const SOLUTION = /(?<!\d)[1-9]{81}(?!\d)/g

/** Numbers of solutions: the first group, or the number of the table. */
const COUNTS: readonly (readonly [RegExp, number?])[] = [
  [/^[\d.*_-]{81}:(\d{1,15}):/],
  [/^[1-9]{81},(\d{1,15}),/],
  [/\bsolution\b.*\bis unique\b/i, 1],
  [/\b(?:there (?:are|is)|found|solutions?:)\s+(\d{1,15})(?:\s+solutions?\b|$)/i],
  [/\b(?:no solutions?|not possible|impossible|unsolvable|invalid puzzle)\b/i, 0],
]

/** Reads the output of a Sudoku program. Throws an UnreadableAnswer. */
export function readSudoku81(output: string, problem: Problem): Answer {
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
