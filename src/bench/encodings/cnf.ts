// Writes a problem as clauses in DIMACS form for SAT solvers. Each boolean states that a variable has a value
// (the direct encoding: Walsh, SAT v CSP, 2000). Helper booleans have the numbers after these and are determined by them,
// so there are exactly as many models as solutions.
//
//   c variable 0: booleans 1 to 4 for 1..4       boolean 1 is for value 1, and so on
//   p cnf 16 52
//   1 2 3 4 0                                    variable 0 has one of these values

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { addSum, type Booleans, booleansOf, type Formula } from './cnfSums.ts'
import { type Answer, type Encoding, TRIVIAL, UnreadableAnswer } from './encoding.ts'
import { numbersOf, oneLine, runs, type Tuples, valuesOf } from './encodingHelpers.ts'
import { answerOf, outputLines, solutionOf, type Verdict } from './solverAnswerHelpers.ts'

/** Clauses in DIMACS form, for SAT solvers. */
export const cnf: Encoding = {
  name: 'cnf',
  what: 'clauses for SAT solvers (DIMACS)',
  extension: 'cnf',
  trivial: TRIVIAL,
  write,
  read: readCnf,
}

/**
 * The maximum number of characters of a text. A longer text would be too large for any solver of puzzles, and for a string.
 */
const LONGEST = 100_000_000

function write(problem: Problem, title = 'a puzzle'): string {
  const booleans = booleansOf(problem)
  let count = (booleans.starts.at(-1) as number) - 1
  const clauses: string[] = []
  let length = 0
  const formula: Formula = {
    problem,
    booleans,
    add: () => ++count,
    clause(...literals) {
      const present = literals.filter((literal) => literal !== undefined)
      const text = present.length === 0 ? '0' : `${present.join(' ')} 0`
      length += text.length + 1
      if (length > LONGEST) {
        throw new PuzzleError(
          'length',
          `the puzzle needs more than ${LONGEST / 1e6} MB of clauses; choose another format`,
        )
      }
      clauses.push(text)
    },
  }
  problem.domains.forEach((domain, variable) => {
    const own = domain.map((_, index) => booleans.starts[variable] + index)
    exactlyOne(formula, own)
  })
  for (const constraint of problem.constraints) encode(formula, constraint)
  return `${[...head(problem, booleans, title), `p cnf ${count} ${clauses.length}`, ...clauses].join('\n')}\n`
}

function head({ cells, domains }: Problem, { starts }: Booleans, title: string): string[] {
  return [
    `c ${oneLine(title)}`,
    `c Each boolean states that a variable has a value. Variables 0 to ${cells - 1} are the cells in reading order.`,
    ...domains.map((domain, variable) => {
      const [from, to] = [starts[variable], starts[variable + 1] - 1]
      return `c variable ${variable}: booleans ${from} to ${to} for ${runs(domain).join(' ')}`
    }),
  ]
}

function encode(formula: Formula, constraint: Constraint): void {
  const { booleans, problem } = formula
  const { over } = constraint
  switch (constraint.kind) {
    case 'all-different': {
      const values = valuesOf(problem, over)
      const isFull = values.length === over.length
      for (const value of values) {
        const places = over.flatMap((variable) => booleans.of(variable, value) ?? [])
        if (isFull) formula.clause(...places)
        atMostOne(formula, places)
      }
      return
    }
    case 'sum':
      addSum(formula, over, constraint.total)
      return
    case 'tuples':
      addTable(formula, over, constraint.tuples)
      return
    case 'adjacency':
      addPath(formula, over, constraint.neighbours)
      return
    case 'differs': {
      const same = over.map((variable, at) => booleans.of(variable, constraint.from[at]))
      if (same.every((boolean) => boolean !== undefined)) formula.clause(...same.map((boolean) => -boolean))
    }
  }
}

function exactlyOne(formula: Formula, booleans: readonly number[]): void {
  formula.clause(...booleans)
  atMostOne(formula, booleans)
}

/**
 * Up to this number of booleans, a clause for each pair rules out that both are true. For more, a ladder needs fewer
 * clauses, but one helper for each boolean.
 */
const MOST_PAIRED = 9

/**
 * Adds the clauses that let at most one of the booleans be true. Each rung of the ladder (Gent and Nightingale, A new
 * encoding of AllDifferent into SAT, 2004) states whether one of the booleans up to it is true, so the rungs are determined
 * by the booleans.
 */
function atMostOne({ add, clause }: Formula, booleans: readonly number[]): void {
  if (booleans.length <= MOST_PAIRED) {
    booleans.forEach((one, index) => {
      for (const other of booleans.slice(index + 1)) clause(-one, -other)
    })
    return
  }
  let below = booleans[0]
  for (const [index, boolean] of booleans.entries()) {
    if (index === 0) continue
    clause(-below, -boolean)
    if (index === booleans.length - 1) return
    const rung = add()
    clause(-below, rung)
    clause(-boolean, rung)
    clause(-rung, below, boolean)
    below = rung
  }
}

/**
 * Adds the clauses that give the variables the values of one of the tuples. A helper boolean for each tuple tells that the
 * tuple is chosen. For pairs, each value implies one of its partners instead.
 */
function addTable(formula: Formula, over: readonly number[], tuples: Tuples): void {
  const { booleans, problem, add, clause } = formula
  const possible = tuples
    .map((tuple) => tuple.map((value, at) => booleans.of(over[at], value)))
    .filter((row): row is number[] => !row.includes(undefined))
  const rows = possible.map((row) => ({ row, chosen: over.length > 2 ? add() : undefined }))
  for (const { row, chosen } of rows) {
    if (chosen !== undefined) for (const boolean of row) clause(-chosen, boolean)
  }
  over.forEach((variable, at) => {
    for (const value of problem.domains[variable]) {
      const boolean = booleans.of(variable, value) as number
      const having = rows.filter(({ row }) => row[at] === boolean)
      if (over.length === 1 && having.length > 0) continue
      clause(-boolean, ...having.map(({ row, chosen }) => chosen ?? row[1 - at]))
    }
  })
}

/** Adds the clauses of a path: each number occurs once, and the next and the previous number are on neighbouring cells. */
function addPath(formula: Formula, over: readonly number[], neighbours: Tuples): void {
  const { problem, booleans, clause } = formula
  const { first, last } = numbersOf(problem, over)
  for (let number = first; number <= last; number++) {
    const places = over.flatMap((variable) => booleans.of(variable, number) ?? [])
    exactlyOne(formula, places)
  }
  over.forEach((variable, index) => {
    for (const number of problem.domains[variable]) {
      const here = booleans.of(variable, number) as number
      const beside = (other: number) => neighbours[index].map((neighbour) => booleans.of(neighbour, other))
      if (number > last) clause(-here)
      if (number < last) clause(-here, ...beside(number + 1))
      if (number > first) clause(-here, ...beside(number - 1))
    }
  })
}

// Reads the output of SAT solvers: a line with the status, and the literals of a model, ended by 0.
//
//   s SATISFIABLE        the form of the SAT competitions (cadical, kissat, glucose; clasp shows several models)
//   v 1 -2 -3 4 0
//
//   SAT                  the form of minisat's result; its statistics have the word SATISFIABLE
//   1 -2 -3 4 0

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
function readCnf(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const verdicts = lines.flatMap((line) => VERDICTS.get(line.replace(/^s\s+/, '')) ?? [])
  const booleans = booleansOf(problem)
  const solutions = modelsOf(lines, booleans).map((literals) =>
    solutionOf(problem, valuesOfLiterals(literals, problem, booleans)),
  )
  // Only a solver that enumerates prints the number of models: clasp, `c Models : 1`, with a + if there may
  // be more.
  const all = lines.flatMap((line) => /^c Models\s*: (\d{1,15})$/.exec(line)?.[1] ?? [])
  const isAll = all.length > 0 && Number(all[0]) === solutions.length
  return answerOf(solutions, verdicts, isAll, 'answer of a SAT solver', lines)
}

/** Returns, for each model, the true booleans among those of variables. */
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
 * Returns the literals of a line that contains only literals. No single pattern matches the whole line, which
 * may have many megabytes.
 */
function literalsOf(line: string): number[] {
  const text = line.replace(/^v\s+/, '')
  if (text === '' || /[^-\d\s]/.test(text)) return []
  const literals = text.split(/\s+/).map(Number)
  return literals.some(Number.isNaN) ? [] : literals
}

/** Returns the value of each cell whose boolean is true. */
function valuesOfLiterals(
  literals: ReadonlySet<number>,
  { domains, cells }: Problem,
  { starts }: Booleans,
): (number | undefined)[] {
  return domains.slice(0, cells).map((domain, cell) => {
    const values = domain.filter((_, index) => literals.has(starts[cell] + index))
    if (values.length > 1)
      throw new UnreadableAnswer(`a solution has both ${values[0]} and ${values[1]} in cell ${cell}`)
    return values[0]
  })
}
