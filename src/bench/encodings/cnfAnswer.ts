// What SAT solvers say: a line with the status, and the literals of a model, ended by 0.
//
//   s SATISFIABLE        as competitions want it (cadical, kissat, glucose; clasp shows several models)
//   v 1 -2 -3 4 0
//
//   SAT                  as minisat writes its result, and SATISFIABLE among its figures
//   1 -2 -3 4 0

import type { Problem } from '../../families/constraints.ts'
import { outputLines, solutionOf, type Verdict, verdictOf } from './answerParts.ts'
import { type Booleans, booleansOf } from './cnfBooleans.ts'
import { type Answer, UnreadableAnswer } from './encoding.ts'

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['SATISFIABLE', 'satisfiable'],
  ['SAT', 'satisfiable'],
  ['UNSATISFIABLE', 'unsatisfiable'],
  ['UNSAT', 'unsatisfiable'],
  ['UNKNOWN', 'unknown'],
  ['INDETERMINATE', 'unknown'],
  ['INDET', 'unknown'],
])

/** Reads what a SAT solver wrote. Throws an UnreadableAnswer. */
export function readCnf(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const verdicts = lines.flatMap((line) => VERDICTS.get(line.replace(/^s\s+/, '')) ?? [])
  const booleans = booleansOf(problem)
  const solutions = modelsOf(lines, booleans).map((literals) =>
    solutionOf(problem, valuesOf(literals, problem, booleans)),
  )
  const verdict = verdictOf(verdicts, solutions.length, 'answer of a SAT solver', lines)
  // Only a solver that enumerates says how many there are: clasp, `c Models : 1`, with a + if there may be more.
  const all = lines.flatMap((line) => /^c Models\s*: (\d{1,15})$/.exec(line)?.[1] ?? [])
  const isComplete = verdict === 'unsatisfiable' || (all.length > 0 && Number(all[0]) === solutions.length)
  return { solutions, isComplete: isComplete && verdict !== 'unknown' }
}

/** The booleans of variables that each model has as true. */
function modelsOf(lines: readonly string[], { starts }: Booleans): Set<number>[] {
  const end = starts.at(-1) as number
  const models: Set<number>[] = []
  let model: Set<number> | undefined
  for (const line of lines) {
    for (const literal of literalsOf(line)) {
      model ??= new Set()
      if (literal > 0 && literal < end) model.add(literal)
      if (literal !== 0) continue
      models.push(model)
      model = undefined
    }
  }
  if (model) throw new UnreadableAnswer('a model is cut off: no 0 ends it')
  return models
}

/** The literals of a line that has nothing else. No pattern is for the whole of it: it may have many megabytes. */
function literalsOf(line: string): number[] {
  const text = line.replace(/^v\s+/, '')
  if (text === '' || /[^-\d\s]/.test(text)) return []
  const literals = text.split(/\s+/).map(Number)
  return literals.some(Number.isNaN) ? [] : literals
}

/** The one value of each cell of which the boolean is true. */
function valuesOf(
  literals: ReadonlySet<number>,
  { domains, cells }: Problem,
  { starts }: Booleans,
): (number | undefined)[] {
  return domains.slice(0, cells).map((domain, cell) => {
    const values = domain.filter((_, index) => literals.has(starts[cell] + index))
    if (values.length > 1)
      throw new UnreadableAnswer(`a solution has ${values[0]} and ${values[1]} in cell ${cell}`)
    return values[0]
  })
}
