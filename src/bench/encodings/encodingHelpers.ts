// Helpers for the parts of a problem that several encodings write: values of variables, steps of paths, tables, and runs of
// numbers such as `1..3 5`.

import type { Problem } from '../../families/constraintProblem.ts'
import { groupedBy } from '../groupBy.ts'

/** Returns all values that any of these variables can have, ascending. */
export function valuesOf({ domains }: Problem, over: readonly number[]): number[] {
  const values = new Set<number>()
  for (const variable of over) for (const value of domains[variable]) values.add(value)
  return Array.from(values).sort((one, other) => one - other)
}

/**
 * The first and the last number along a path through these variables: consecutive numbers from the least possible value,
 * one for each variable.
 */
export function numbersOf(problem: Problem, over: readonly number[]): { first: number; last: number } {
  const first = valuesOf(problem, over)[0]
  return { first, last: first + over.length - 1 }
}

/** Returns each pair of neighbours on a board with a path, as their positions in `over`, counted from `first`. */
export function stepsOf(over: readonly number[], neighbours: Tuples, first = 0): [number, number][] {
  const places = new Map(over.map((variable, at) => [variable, first + at]))
  return neighbours.flatMap((beside, at) =>
    beside.map((neighbour): [number, number] => [first + at, places.get(neighbour) as number]),
  )
}

/** Formats numbers in the given order, with runs of three or more as `1..3`. */
export function runs(numbers: readonly number[]): string[] {
  const texts: string[] = []
  for (let from = 0; from < numbers.length; ) {
    let to = from
    while (numbers[to + 1] === numbers[to] + 1) to++
    if (to - from >= 2) texts.push(`${numbers[from]}..${numbers[to]}`)
    else texts.push(...numbers.slice(from, to + 1).map(String))
    from = to + 1
  }
  return texts
}

/** The different domains, each with the variables that have it. */
export function byDomain({ domains }: Problem): { domain: readonly number[]; over: number[] }[] {
  const same = groupedBy(domains.keys(), (variable) => runs(domains[variable]).join())
  return Array.from(same.values(), (over) => ({ domain: domains[over[0]], over }))
}

/** Rows of numbers: the rows of a table, or the neighbours of each cell. */
export type Tuples = readonly (readonly number[])[]
/** Returns the index of a table among the tables written. */
export type TableOf = (tuples: Tuples) => number

/** Numbers tables by their contents, so that equal tables are written once. */
export function makeTables(): { readonly all: Tuples[]; numberOf: TableOf } {
  const all: Tuples[] = []
  const numbers = new Map<string, number>()
  return {
    all,
    numberOf(tuples) {
      const key = tuples.join(';')
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, all.length)
      return all.push(tuples) - 1
    },
  }
}

/** Makes a title fit for a comment: one line without control characters. */
export function oneLine(title: string): string {
  return title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
