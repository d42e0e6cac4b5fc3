// What minizinc says: the output of the model for each solution, a line of dashes behind it, and a line of equality signs if
// there are no others.
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

/** Our own output, or what the driver writes without one. */
const VALUES = /^x = (?:array1d\(\d+\.\.\d+, ?)?\[([-\d, ]*)\]\)?;?$/

/** Reads what MiniZinc wrote. Throws an UnreadableAnswer. */
export function readMinizinc(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const solutions: number[][] = []
  let values: string | undefined
  for (const line of lines) {
    values = VALUES.exec(line)?.[1] ?? values
    if (line !== SOLUTION) continue
    if (values === undefined) throw new UnreadableAnswer('a solution says nothing of x')
    solutions.push(solutionOf(problem, values.split(',').map(Number)))
    values = undefined
  }
  const said = lines.flatMap((line) => VERDICTS.get(line) ?? [])
  // A time limit may come after some solutions, and its word is said beside that of the solver.
  const verdicts = said.filter(
    (verdict) => verdict !== 'unknown' || !said.some((other) => other !== 'unknown'),
  )
  const verdict = verdictOf(verdicts, solutions.length, 'answer of minizinc', lines)
  return { solutions, isComplete: verdict === 'unsatisfiable' || lines.includes(COMPLETE) }
}
