// Reads the output of SAT solvers: a line with the status, and the literals of a model, ended by 0.
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

/** Reads the output of a SAT solver. Throws an UnreadableAnswer. */
export function readCnf(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const verdicts = lines.flatMap((line) => VERDICTS.get(line.replace(/^s\s+/, '')) ?? [])
  const booleans = booleansOf(problem)
  const solutions = modelsOf(lines, booleans).map((literals) =>
    solutionOf(problem, valuesOf(literals, problem, booleans)),
  )
  const verdict = verdictOf(verdicts, solutions.length, 'answer of a SAT solver', lines)
  // Only a solver that enumerates prints the number of models: clasp, `c Models : 1`, with a + if there may
  // be more.
  const all = lines.flatMap((line) => /^c Models\s*: (\d{1,15})$/.exec(line)?.[1] ?? [])
  const isComplete = verdict === 'unsatisfiable' || (all.length > 0 && Number(all[0]) === solutions.length)
  return { solutions, isComplete: isComplete && verdict !== 'unknown' }
}

/** Returns, for each model, the variables' booleans that are true. */
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
  if (model) throw new UnreadableAnswer('a model is cut off: it does not end with 0')
  return models
}

/**
 * Returns the literals of a line that contains nothing else. No single pattern matches the whole line, which
 * may have many megabytes.
 */
function literalsOf(line: string): number[] {
  const text = line.replace(/^v\s+/, '')
  if (text === '' || /[^-\d\s]/.test(text)) return []
  const literals = text.split(/\s+/).map(Number)
  return literals.some(Number.isNaN) ? [] : literals
}

/** Returns the value of each cell whose boolean is true. */
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
