// Writes a problem in XCSP3-core, the language of the solvers in its competitions (Boussemart, Lecoutre,
// Audemard, Piette, XCSP3-core: a format for representing constraint satisfaction/optimization problems,
// 2020).
//
// A path also needs the place of each number. A channel constraint makes the array of places the inverse of the array of
// numbers, and the places of consecutive numbers must be a row in the table of neighbours. Solvers only accept channels
// that count from 0, so the indexes below the first number are filled with variables that have a single value:
//
//   none[0] x[0] x[1] x[2]         0  3  1  2        variable at place i has number j
//   place[0] ...  place[3]         0  2  3  1        where number j has place i

import type { Constraint, Problem } from '../../families/constraintProblem.ts'
import { type Answer, type Encoding, TRIVIAL, UnreadableAnswer } from './encoding.ts'
import { byDomain, makeTables, numbersOf, oneLine, runs, stepsOf, type Tuples } from './encodingHelpers.ts'
import { answerOf, outputLines, solutionOf, type Verdict } from './solverAnswerHelpers.ts'

/** XCSP3-core instances, for constraint solvers. */
export const xcsp3: Encoding = {
  name: 'xcsp3',
  what: 'an instance in XCSP3-core',
  extension: 'xml',
  trivial: TRIVIAL,
  write,
  read: readXcsp3,
}

function write(problem: Problem, title = 'a puzzle'): string {
  const { cells, domains, constraints } = problem
  const lines = constraints.flatMap((constraint, index) => constraintLines(problem, constraint, index))
  const note = `${oneLine(title)}: x[0] to x[${cells - 1}] are the cells in reading order`
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<instance format="XCSP3" type="CSP" note="${escaped(note)}">`,
    '  <variables>',
    `    <array id="x" size="[${domains.length}]">`,
    ...byDomain(problem).map(
      ({ domain, over }) => `      <domain for="${listOf(over)}"> ${runs(domain).join(' ')} </domain>`,
    ),
    '    </array>',
    ...constraints.flatMap((constraint, index) => pathArrays(problem, constraint, index)),
    '  </variables>',
    '  <constraints>',
    ...lines.map((line) => `    ${line}`),
    ...tableLines(constraints).map((line) => `    ${line}`),
    '  </constraints>',
    '</instance>',
  ].join('\n')}\n`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character])
}

/** Formats variables of an array in the given order: `x[0] x[4..8]`. */
function listOf(over: readonly number[], name = 'x'): string {
  return runs(over)
    .map((text) => `${name}[${text}]`)
    .join(' ')
}

function constraintLines(problem: Problem, constraint: Constraint, index: number): string[] {
  const { over } = constraint
  switch (constraint.kind) {
    case 'all-different':
      return [`<allDifferent> ${listOf(over)} </allDifferent>`]
    case 'sum':
      return [`<sum> <list> ${listOf(over)} </list> <condition> (eq,${constraint.total}) </condition> </sum>`]
    case 'adjacency':
      return pathLines(problem, over, constraint.neighbours, index)
    case 'differs':
      if (over.length === 0) return [never(problem)]
      return [
        `<extension> <list> ${listOf(over)} </list> <conflicts> ${rowsText([constraint.from])} </conflicts> </extension>`,
      ]
    case 'tuples':
      return constraint.tuples.length === 0 ? [never(problem)] : []
  }
}

/** A constraint that cannot be satisfied. It stands for an empty table, which XCSP3 does not allow. */
function never({ domains }: Problem): string {
  return `<intension> lt(x[0],${domains[0][0]}) </intension>`
}

function rowsText(tuples: Tuples): string {
  const rows = tuples.map((tuple) => tuple.join())
  return tuples[0].length === 1 ? rows.join(' ') : rows.map((row) => `(${row})`).join('')
}

/** A constraint that gives each list of variables the values of one of the tuples. */
function extension(tuples: Tuples, lists: readonly string[]): string[] {
  const supports = `<supports> ${rowsText(tuples)} </supports>`
  if (lists.length === 1) return [`<extension> <list> ${lists[0]} </list> ${supports} </extension>`]
  const parameters = tuples[0].map((_, at) => `%${at}`).join(' ')
  return [
    '<group>',
    `  <extension> <list> ${parameters} </list> ${supports} </extension>`,
    ...lists.map((list) => `  <args> ${list} </args>`),
    '</group>',
  ]
}

/** The constraints of all tables; lists of variables with equal tables share one constraint. */
function tableLines(constraints: readonly Constraint[]): string[] {
  const tables = makeTables()
  const lists: string[][] = []
  for (const constraint of constraints) {
    if (constraint.kind !== 'tuples' || constraint.tuples.length === 0) continue
    const number = tables.numberOf(constraint.tuples)
    lists[number] ??= []
    // The arguments of a group must be listed one by one.
    lists[number].push(constraint.over.map((variable) => `x[${variable}]`).join(' '))
  }
  return tables.all.flatMap((tuples, number) => extension(tuples, lists[number]))
}

function pathArrays(problem: Problem, { kind, over }: Constraint, index: number): string[] {
  if (kind !== 'adjacency') return []
  const { first, last } = numbersOf(problem, over)
  const nothing = Array.from({ length: first }, (_, number) => number)
  const fixed = (name: string) =>
    nothing.map((number) => `      <domain for="${name}[${number}]"> ${number} </domain>`)
  const none = [`    <array id="none${index}" size="[${first}]">`, ...fixed(`none${index}`), '    </array>']
  return [
    ...(first > 0 ? none : []),
    `    <array id="place${index}" size="[${last + 1}]">`,
    ...fixed(`place${index}`),
    `      <domain for="others"> ${first}..${last} </domain>`,
    '    </array>',
  ]
}

function pathLines(problem: Problem, over: readonly number[], neighbours: Tuples, index: number): string[] {
  const { first } = numbersOf(problem, over)
  const [none, place] = [`none${index}`, `place${index}`]
  const steps = stepsOf(over, neighbours, first)
  const pairs = over.slice(1).map((_, at) => `${place}[${first + at}] ${place}[${first + at + 1}]`)
  const numbers = first > 0 ? `${none}[] ${listOf(over)}` : listOf(over)
  const channel = `<channel> <list> ${numbers} </list> <list> ${place}[] </list> </channel>`
  if (pairs.length === 0) return [channel]
  return [channel, ...(steps.length === 0 ? [never(problem)] : extension(steps, pairs))]
}

// Reads the output of XCSP3 solvers: a line with the status, and solutions as XML on lines that may begin
// with v.
//
//   s SATISFIABLE
//   v <instantiation id='sol1' type='solution'> <list> x[] </list> <values> 2 1x2 2 </values> </instantiation>
//   d NUMBER OF SOLUTIONS 1
//   d COMPLETE EXPLORATION
//
// `x[]` is the complete array, `1x2` is the value 1 twice, and * is the value of a variable without
// constraints.

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['s SATISFIABLE', 'satisfiable'],
  ['s OPTIMUM FOUND', 'satisfiable'],
  ['s UNSATISFIABLE', 'unsatisfiable'],
  ['s UNKNOWN', 'unknown'],
  ['s UNSUPPORTED', 'unknown'],
])

const BEGIN = '<instantiation'
const END = '</instantiation>'
const PARTS = /^\s*<list>([^<]*)<\/list>\s*<values>([^<]*)<\/values>\s*$/

/** Reads the output of an XCSP3 solver. Throws an UnreadableAnswer. */
function readXcsp3(output: string, problem: Problem): Answer {
  const lines = outputLines(output)
  const shown = lines.map((line) => line.replace(/^v\s+/, '')).join('\n')
  const solutions = new Map<string, number[]>()
  const arrays = arraysOf(problem)
  for (const content of instantiationsOf(shown)) {
    const solution = readInstantiation(content, problem, arrays)
    // ACE prints the last of several solutions twice.
    solutions.set(solution.join(), solution)
  }
  if (solutions.size === 0 && shown.includes(BEGIN)) {
    throw new UnreadableAnswer('a solution is cut off: it does not end with </instantiation>')
  }
  const verdicts = lines.flatMap((line) => VERDICTS.get(line.replace(/\s+/g, ' ')) ?? [])
  const number = lines.flatMap((line) => /^d NUMBER OF SOLUTIONS\s+(\d{1,15})$/.exec(line)?.[1] ?? [])
  const isAll =
    lines.some((line) => /^d COMPLETE EXPLORATION$/.test(line)) && Number(number[0]) === solutions.size
  return answerOf(Array.from(solutions.values()), verdicts, isAll, 'answer of a solver of XCSP3', lines)
}

/**
 * Yields the contents of each complete instantiation. End tags are searched for first, so that an incomplete instantiation
 * is scanned only once.
 */
function* instantiationsOf(text: string): Generator<string> {
  let from = 0
  for (let end = text.indexOf(END); end >= 0; end = text.indexOf(END, from)) {
    const piece = text.slice(from, end)
    const begin = piece.indexOf(BEGIN)
    if (begin >= 0) yield piece.slice(piece.indexOf('>', begin) + 1)
    from = end + END.length
  }
}

type Arrays = ReadonlyMap<string, number>

function readInstantiation(content: string, problem: Problem, arrays: Arrays): number[] {
  const parts = PARTS.exec(content)
  if (!parts) throw new UnreadableAnswer('a solution lacks <list> or <values>')
  const names = namesOf(parts[1], arrays)
  const words = wordsOf(parts[2], names.length)
  if (names.length !== words.length) {
    const number = words.length > names.length ? 'more' : words.length
    throw new UnreadableAnswer(`a solution lists ${names.length} variables and ${number} values`)
  }
  const values: (number | undefined)[] = []
  names.forEach((cell, index) => {
    if (cell === undefined) return
    const { [cell]: domain } = problem.domains
    values[cell] = words[index] === '*' && domain.length === 1 ? domain[0] : numberOf(words[index])
  })
  return solutionOf(problem, values)
}

/** Returns the indexes of the variables in a list that belong to the array x; undefined for variables of other arrays. */
function namesOf(text: string, arrays: Arrays): (number | undefined)[] {
  const most = Array.from(arrays.values()).reduce((sum, size) => sum + size, 0)
  const names: (number | undefined)[] = []
  for (const [word] of text.matchAll(/\S+/g)) {
    const { name, from, to } = variablesOf(word, arrays)
    if (names.length + to - from >= most) throw noSuchVariables()
    for (let at = from; at <= to; at++) names.push(name === 'x' ? at : undefined)
  }
  return names
}

/** Reads `x[3]`, `x[0..8]` or `x[]`. */
function variablesOf(word: string, arrays: Arrays): { name: string; from: number; to: number } {
  const match = /^(\w+)\[(?:(\d{1,9})(?:\.\.(\d{1,9}))?)?\]$/.exec(word)
  const size = arrays.get(match?.[1] ?? '')
  if (!match || size === undefined) throw noSuchVariables()
  const from = Number(match[2] ?? 0)
  const to = match[2] === undefined ? size - 1 : Number(match[3] ?? match[2])
  if (to >= size) throw noSuchVariables()
  return { name: match[1], from, to }
}

function noSuchVariables(): UnreadableAnswer {
  return new UnreadableAnswer('a solution lists unknown variables')
}

/** Returns the values one by one: `4x3` is 4 three times. Stops when there is one value more than `most`. */
function wordsOf(text: string, most: number): string[] {
  const words: string[] = []
  for (const [word] of text.matchAll(/\S+/g)) {
    const match = /^(\*|-?\d+)x(\d{1,9})$/.exec(word)
    const [value, times] = match ? [match[1], Number(match[2])] : [word, 1]
    for (let time = 0; time < times && words.length <= most; time++) words.push(value)
    if (words.length > most) break
  }
  return words
}

function numberOf(word: string): number | undefined {
  return /^-?\d{1,9}$/.test(word) ? Number(word) : undefined
}

// The arrays of an XCSP3 instance. Solvers list them by name only, so the reader must know their sizes.

/** Returns the number of variables of each array, by name. */
function arraysOf(problem: Problem): Map<string, number> {
  const arrays = new Map([['x', problem.domains.length]])
  problem.constraints.forEach(({ kind, over }, index) => {
    if (kind !== 'adjacency') return
    const { first, last } = numbersOf(problem, over)
    if (first > 0) arrays.set(`none${index}`, first)
    arrays.set(`place${index}`, last + 1)
  })
  return arrays
}
