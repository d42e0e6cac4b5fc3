// An independent oracle: each family's rules as an answer set program (from its fixture), solved by clingo.
// Nothing here uses the project's solver, models or rules.

import { createRequire } from 'node:module'
import type { Family, Puzzle } from '../../src/index.ts'
import { fixtureOf } from './fixtures.ts'

// A CommonJS bundle whose exports an import does not find.
const clingo = createRequire(import.meta.url)('clingo-wasm') as typeof import('clingo-wasm')

/** All solutions of a puzzle (up to the limit), each as its values joined by commas; blocked cells are 0. */
export async function oracleSolutions(family: Family, puzzle: Puzzle, limit: number): Promise<Set<string>> {
  const result = await clingo.run(`${fixtureOf(family.name).program(puzzle)}\n#show holds/2.`, limit)
  if (result.Result === 'ERROR') throw new Error(result.Error)
  const solutions = new Set<string>()
  for (const { Value } of result.Call.flatMap((call) => call.Witnesses ?? [])) {
    const values = new Array<number>(puzzle.givens.length).fill(0)
    for (const atom of Value) {
      const [, cell, value] = /holds\((\d+),(\d+)\)/.exec(atom) as RegExpExecArray
      values[Number(cell)] = Number(value)
    }
    solutions.add(values.join())
  }
  return solutions
}
