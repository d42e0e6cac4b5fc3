// Helpers for reading the answers of solvers: the values of the cells, the verdict, and the error for
// unreadable output.

import type { Problem } from '../../families/constraintProblem.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'

const ESCAPE = String.fromCharCode(27)
/** The escape sequences of colours in terminal output. */
const COLOURS = new RegExp(String.raw`${ESCAPE}\[[\d;]*m`, 'g')

/** Splits output into lines, without colours and surrounding blanks. */
export function outputLines(output: string): string[] {
  return output
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
}

/**
 * Returns one value per cell. Throws an UnreadableAnswer for a cell without a value, or with a value outside
 * its domain.
 */
export function solutionOf({ cells, domains }: Problem, values: ArrayLike<number | undefined>): number[] {
  return Array.from({ length: cells }, (_, cell) => {
    const value = values[cell]
    if (value === undefined) throw new UnreadableAnswer(`a solution has no value for cell ${cell}`)
    if (domains[cell].includes(value)) return value
    throw new UnreadableAnswer(`a solution has ${value} in cell ${cell}, where this value is not possible`)
  })
}

/** The maximum number of characters that are quoted from a line of output. */
const LONGEST_QUOTE = 120

/** The error for output without an answer. It quotes the last line, where programs usually report errors. */
export function noAnswer(expected: string, lines: readonly string[]): UnreadableAnswer {
  const last = lines.findLast((line) => line !== '')
  if (last === undefined) return new UnreadableAnswer(`no ${expected}: the output is empty`)
  const printable = last.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '\u{fffd}')
  const quoted = printable.length > LONGEST_QUOTE ? `${printable.slice(0, LONGEST_QUOTE)}…` : printable
  return new UnreadableAnswer(`no ${expected} in the output; its last line is: ${quoted}`)
}

/** The verdict of a solver. */
export type Verdict = 'satisfiable' | 'unsatisfiable' | 'unknown'

/**
 * Returns the answer of a solver that shows solutions and states a verdict. `isAll` tells that the solver claims to show
 * all solutions. Throws an UnreadableAnswer if there is no verdict, if there are several verdicts, or if the verdict
 * contradicts the solutions.
 */
export function answerOf(
  solutions: readonly (readonly number[])[],
  verdicts: readonly Verdict[],
  isAll: boolean,
  expected: string,
  lines: readonly string[],
): Answer {
  const [verdict, other] = new Set(verdicts)
  if (verdict === undefined) throw noAnswer(expected, lines)
  if (other !== undefined) throw new UnreadableAnswer(`the output says both ${verdict} and ${other}`)
  if (verdict === 'unsatisfiable' && solutions.length > 0) {
    throw new UnreadableAnswer('the output says unsatisfiable but shows a solution')
  }
  if (verdict === 'satisfiable' && solutions.length === 0) {
    throw new UnreadableAnswer('the output says satisfiable but shows no solution')
  }
  return { solutions, isComplete: verdict === 'unsatisfiable' || (verdict === 'satisfiable' && isAll) }
}
