// Writes a problem in XCSP3-core, the language of the solvers in its competitions (Boussemart, Lecoutre,
// Audemard, Piette, XCSP3-core: a format for representing constraint satisfaction/optimization problems,
// 2020).
//
// Along a path, each number also has a place. A channel makes places the inverse of the array of numbers by
// cell, and the places of consecutive numbers form a row in the table of neighbours. Solvers only accept
// channels that count from 0, so the indexes below the first number are filled with variables that have a
// single value:
//
//   none[0] x[0] x[1] x[2]         0  3  1  2        variable at place i has number j
//   place[0] ...  place[3]         0  2  3  1        where number j has place i

import type { Constraint, Problem } from '../../families/constraints.ts'
import { type Encoding, TRIVIAL } from './encoding.ts'
import { byDomain, makeTables, numbersOf, oneLine, runs, stepsOf } from './problemParts.ts'
import { readXcsp3 } from './xcsp3Answer.ts'

/** XCSP3-core instances, for constraint solvers. */
export const xcsp3: Encoding = {
  name: 'xcsp3',
  what: 'an instance in XCSP3-core',
  extension: 'xml',
  trivial: TRIVIAL,
  write,
  read: readXcsp3,
}

type Tuples = readonly (readonly number[])[]

function write(problem: Problem, title = 'a puzzle'): string {
  const { cells, domains, constraints } = problem
  const lines = constraints.flatMap((constraint, index) => constraintLines(problem, constraint, index))
  const note = `${oneLine(title)}: x[0] to x[${cells - 1}] are the cells in reading order`
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<instance format="XCSP3" type="CSP" note="${escaped(note)}">`,
    '  <variables>',
    `    <array id="x" size="[${domains.length}]">`,
    ...Array.from(
      byDomain(problem).values(),
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

/** Formats variables of an array in their order: `x[0] x[4..8]`. */
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

/** A constraint that is never met, since a table cannot be empty. */
function never({ domains }: Problem): string {
  return `<intension> lt(x[0],${domains[0][0]}) </intension>`
}

function rowsText(tuples: Tuples): string {
  const rows = tuples.map((tuple) => tuple.join())
  return tuples[0].length === 1 ? rows.join(' ') : rows.map((row) => `(${row})`).join('')
}

/** Gives each list of variables the values of one of the tuples. */
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

/** The tables, each with all lists of variables that use it. */
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
