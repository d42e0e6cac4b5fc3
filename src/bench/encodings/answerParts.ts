// What the readers of answers share: the values that a solver gave the cells, and what to say of a text that is no answer.

import type { Problem } from '../../families/constraints.ts'
import { UnreadableAnswer } from './encoding.ts'

const ESCAPE = String.fromCharCode(27)
/** The colours that programs give their words at a terminal. */
const COLOURS = new RegExp(String.raw`${ESCAPE}\[[\d;]*m`, 'g')

/** The lines of an output, without colours and blanks around them. */
export function outputLines(output: string): string[] {
  return output
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
}

/** One value a cell. Throws an UnreadableAnswer for a cell that has none, or one that is not of its domain. */
export function solutionOf({ cells, domains }: Problem, values: ArrayLike<number | undefined>): number[] {
  return Array.from({ length: cells }, (_, cell) => {
    const value = values[cell]
    if (value === undefined) throw new UnreadableAnswer(`a solution says nothing of cell ${cell}`)
    if (domains[cell].includes(value)) return value
    throw new UnreadableAnswer(`a solution has ${value} in cell ${cell}, which cannot have it`)
  })
}

/** So much of a line is quoted: what a program says of its trouble is longer than a word of a puzzle. */
const LONGEST_QUOTE = 120

/** That there is no word of an answer: quotes the last line, where programs say what went wrong. */
export function noAnswer(expected: string, lines: readonly string[]): UnreadableAnswer {
  const last = lines.findLast((line) => line !== '')
  if (last === undefined) return new UnreadableAnswer(`no ${expected}: nothing was written`)
  const printable = last.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '\u{fffd}')
  const quoted = printable.length > LONGEST_QUOTE ? `${printable.slice(0, LONGEST_QUOTE)}…` : printable
  return new UnreadableAnswer(`no ${expected}; its last line is: ${quoted}`)
}

/** What a solver can say in one word. */
export type Verdict = 'satisfiable' | 'unsatisfiable' | 'unknown'

/**
 * The one verdict of an output. Throws an UnreadableAnswer where there is none, where there are several, or where the
 * solutions that were shown are at odds with it.
 */
export function verdictOf(
  verdicts: readonly Verdict[],
  solutions: number,
  expected: string,
  lines: readonly string[],
): Verdict {
  const [verdict, other] = new Set(verdicts)
  if (verdict === undefined) throw noAnswer(expected, lines)
  if (other !== undefined) throw new UnreadableAnswer(`it says ${verdict} and ${other}`)
  if (verdict === 'unsatisfiable' && solutions > 0) {
    throw new UnreadableAnswer('it says unsatisfiable, and shows a solution')
  }
  if (verdict === 'satisfiable' && solutions === 0) {
    throw new UnreadableAnswer('it says satisfiable, and shows no solution')
  }
  return verdict
}
