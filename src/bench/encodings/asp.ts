// Writes a problem as a logic program for answer set solvers: facts that describe the puzzle, followed by the
// few rules of each kind of constraint. The program is in the language of gringo (Gebser, Kaminski, Kaufmann, Schaub,
// Multi-shot ASP solving with clingo, 2019).
//
//   domain((0;1),1..4).            variables 0 and 1 have one of 1 to 4
//   different(0,(0;1)).            no value occurs twice in group 0
//   total(0,7). adds(0,(0;1)).     the variables of sum 0 add to 7
//
// All other predicates follow from value/2, so there are exactly as many answer sets as solutions.

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { type Answer, type Encoding, TRIVIAL, UnreadableAnswer } from './encoding.ts'
import { byDomain, makeTables, numbersOf, oneLine, runs, type TableOf, valuesOf } from './encodingHelpers.ts'
import { answerOf, noAnswer, outputLines, solutionOf, type Verdict } from './solverAnswerHelpers.ts'

/** Answer set programs, for clingo. */
export const asp: Encoding = {
  name: 'asp',
  what: 'a logic program for answer set solvers (gringo, clingo)',
  extension: 'lp',
  trivial: TRIVIAL,
  write,
  read: readAsp,
}

/** The rules of each kind of constraint, written once after the facts. */
const RULES: Readonly<Record<Exclude<Constraint['kind'], 'tuples' | 'differs'>, readonly string[]>> = {
  'all-different': [
    '% no value twice in a group; a full group, with as many variables as values, has each value',
    'among(G,V) :- different(G,X), domain(X,V).',
    ':- among(G,V), 2 { value(X,V) : different(G,X) }.',
    ':- among(G,V), full(G), not value(X,V) : different(G,X).',
  ],
  sum: ['% sums', ':- total(S,T), #sum { V,X : value(X,V), adds(S,X) } != T.'],
  adjacency: [
    '% paths: each number from the first to the last once; the next and the previous number are on neighbours',
    ':- ends(P,F,L), V = F..L, not 1 { value(X,V) : path(P,X) } 1.',
    ':- ends(P,F,L), path(P,X), value(X,V), V > L.',
    ':- ends(P,F,L), path(P,X), value(X,V), V < L, not value(Y,V+1) : beside(P,X,Y).',
    ':- ends(P,F,L), path(P,X), value(X,V), V > F, not value(Y,V-1) : beside(P,X,Y).',
  ],
}

function write(problem: Problem, title = 'a puzzle'): string {
  const { cells, constraints } = problem
  const tables = makeTables()
  const facts = constraints.map((constraint, index) => factsOf(problem, constraint, index, tables.numberOf))
  const kinds = new Set(constraints.map(({ kind }) => kind))
  const rules = Object.entries(RULES).flatMap(([kind, lines]) =>
    kinds.has(kind as Constraint['kind']) ? ['', ...lines] : [],
  )
  // The rules may use a predicate for which the puzzle has no facts.
  const defined = kinds.has('all-different') ? ['#defined full/1.'] : []
  return `${[
    `% ${oneLine(title)}`,
    `% value(X,V): variable X has value V. Variables 0 to ${cells - 1} are the cells in reading order.`,
    '',
    ...byDomain(problem).map(({ domain, over }) => `domain(${pool(over)},${pool(domain)}).`),
    '{ value(X,V) : domain(X,V) } = 1 :- domain(X,_).',
    '',
    ...tables.all.map(
      (tuples, number) => `table${number}(${tuples.map((tuple) => tuple.join()).join(';')}).`,
    ),
    ...facts.flat(),
    ...rules,
    '',
    ...defined,
    '#show.',
    `#show value(X,V) : value(X,V), X < ${cells}.`,
  ].join('\n')}\n`
}

/** Formats numbers as an argument of a fact: `(0;1;5..9)`. */
function pool(numbers: readonly number[]): string {
  const texts = runs(numbers)
  return texts.length === 1 ? texts[0] : `(${texts.join(';')})`
}

function factsOf(problem: Problem, constraint: Constraint, index: number, tableOf: TableOf): string[] {
  const { over } = constraint
  switch (constraint.kind) {
    case 'all-different': {
      const isFull = valuesOf(problem, over).length === over.length
      return [`different(${index},${pool(over)}).${isFull ? ` full(${index}).` : ''}`]
    }
    case 'sum':
      return [`total(${index},${constraint.total}). adds(${index},${pool(over)}).`]
    case 'tuples':
      return constraint.tuples.length === 0
        ? [':- #true.']
        : tableRules(over, index, tableOf(constraint.tuples))
    case 'adjacency': {
      const { first, last } = numbersOf(problem, over)
      const beside = constraint.neighbours.flatMap((neighbours, at) =>
        neighbours.length === 0 ? [] : `beside(${index},${over[at]},${pool(neighbours)}).`,
      )
      return [`ends(${index},${first},${last}). path(${index},${pool(over)}).`, ...beside]
    }
    case 'differs': {
      const same = over.map((variable, at) => `value(${variable},${constraint.from[at]})`)
      return [`:- ${same.join(', ') || '#true'}.`]
    }
  }
}

/** Chooses one row of the table and makes it agree with the values of the variables. */
function tableRules(over: readonly number[], index: number, table: number): string[] {
  const letters = over.map((_, at) => `V${at}`)
  const [row, chosen] = [`table${table}(${letters})`, `row${index}(${letters})`]
  return [
    `{ ${chosen} : ${row} } = 1.`,
    ...over.map((variable, at) => `:- ${chosen}, not value(${variable},${letters[at]}).`),
    ...over.map((variable, at) => `:- value(${variable},${letters[at]}), not ${chosen} : ${row}.`),
  ]
}

// Reads the output of clingo: one JSON object (--outf=2), or text.
//
//   {"Call": [{"Witnesses": [{"Value": ["value(0,2)", "value(1,1)"]}]}],       Answer: 1
//    "Result": "SATISFIABLE", "Models": {"Number": 1, "More": "no"}}           value(0,2) value(1,1)
//                                                                              SATISFIABLE
//                                                                              Models       : 1

const EXPECTED = 'answer of clingo'

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['SATISFIABLE', 'satisfiable'],
  ['OPTIMUM FOUND', 'satisfiable'],
  ['UNSATISFIABLE', 'unsatisfiable'],
  ['UNKNOWN', 'unknown'],
])

/** Reads the output of clingo. Throws an UnreadableAnswer. */
function readAsp(output: string, problem: Problem): Answer {
  return readObject(output, problem) ?? readWords(outputLines(output), problem)
}

/**
 * The answer of an output with these models. `number` counts all models found, including those not shown; `isAll` tells
 * that no others exist.
 */
function answerIn(
  models: readonly (readonly string[])[],
  verdicts: readonly Verdict[],
  { number, isAll }: { readonly number: unknown; readonly isAll: boolean },
  problem: Problem,
  lines: readonly string[],
): Answer {
  const solutions = models.map((atoms) => solutionOf(problem, valuesOfAtoms(atoms)))
  return answerOf(solutions, verdicts, isAll && Number(number) === solutions.length, EXPECTED, lines)
}

/** Returns the values from atoms such as `value(0,2)`; other atoms are ignored. */
function valuesOfAtoms(atoms: readonly string[]): (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (const atom of atoms) {
    const match = /^value\((\d{1,6}),(-?\d{1,9})\)$/.exec(atom)
    if (!match) continue
    const [variable, value] = [Number(match[1]), Number(match[2])]
    if (values[variable] !== undefined && values[variable] !== value) {
      throw new UnreadableAnswer(`a solution has both ${values[variable]} and ${value} in cell ${variable}`)
    }
    values[variable] = value
  }
  return values
}

/** Reads an output that contains a JSON object. */
function readObject(output: string, problem: Problem): Answer | undefined {
  const [from, to] = [output.indexOf('{'), output.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  const value = jsonOf(output.slice(from, to + 1))
  if (value === undefined) return undefined
  const result = member(value, 'Result')
  const verdict = typeof result === 'string' ? VERDICTS.get(result) : undefined
  if (!verdict) {
    const said = outputLines(String(member(value, 'Error') ?? output))
    throw noAnswer(EXPECTED, said)
  }
  const witnesses = list(member(value, 'Call')).flatMap((call) => list(member(call, 'Witnesses')))
  const models = witnesses.map((witness) =>
    list(member(witness, 'Value')).filter((atom) => typeof atom === 'string'),
  )
  const said = member(value, 'Models')
  const all = { number: member(said, 'Number'), isAll: member(said, 'More') === 'no' }
  return answerIn(models, [verdict], all, problem, [])
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function readWords(lines: readonly string[], problem: Problem): Answer {
  const models = lines.flatMap((line, index) =>
    /^Answer: \d+\b/.test(line) ? [(lines[index + 1] ?? '').split(' ')] : [],
  )
  const verdicts = lines.flatMap((line) => VERDICTS.get(line) ?? [])
  const counts = lines.flatMap((line) => /^Models\s*: (\d{1,15})(\+?)$/.exec(line) ?? [])
  const [, number, more] = counts
  return answerIn(models, verdicts, { number, isAll: more === '' }, problem, lines)
}
