// Reads the output of minizinc: the output of the model for each solution, followed by a line of dashes, and
// a line of equality signs if there are no other solutions.
//
//   x = [2, 1, 1, 2]
//   ----------
//   ==========

import type { Problem } from '../../families/constraints.ts'
import { outputLines, solutionOf, type Verdict, verdictOf } from './answerParts.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'

const SOLUTION = '----------'
const COMPLETE = '=========='

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  [SOLUTION, 'satisfiable'],
  ['=====UNSATISFIABLE=====', 'unsatisfiable'],
  ['=====UNKNOWN=====', 'unknown'],
  ['% Time limit exceeded!', 'unknown'],
])

/** The output of our models, or the default output of the driver. */
const VALUES = /^x = (?:array1d\(\d+\.\.\d+, ?)?\[([-\d, ]*)\]\)?;?$/

/** Reads the output of MiniZinc. Throws an UnreadableAnswer. */
export function readMinizinc(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const solutions: number[][] = []
  let values: string | undefined
  for (const line of lines) {
    values = VALUES.exec(line)?.[1] ?? values
    if (line !== SOLUTION) continue
    if (values === undefined) throw new UnreadableAnswer('a solution does not state x')
    solutions.push(solutionOf(problem, values.split(',').map(Number)))
    values = undefined
  }
  const said = lines.flatMap((line) => VERDICTS.get(line) ?? [])
  // A time limit may follow some solutions; its message then comes in addition to the verdict of the solver.
  const verdicts = said.filter(
    (verdict) => verdict !== 'unknown' || !said.some((other) => other !== 'unknown'),
  )
  const verdict = verdictOf(verdicts, solutions.length, 'answer of minizinc', lines)
  return { solutions, isComplete: verdict === 'unsatisfiable' || lines.includes(COMPLETE) }
}
