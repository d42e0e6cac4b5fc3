// The solvers of each format for the tests: those that are always available, and those that must be
// installed.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findEncoding } from '../../src/bench/encodings/encodings.ts'
import { SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import { type Problem, without } from '../../src/families/constraintProblem.ts'
import type { Family, Puzzle } from '../../src/index.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { clingo, dimacsModels } from './clingo.ts'
import { isSatisfied } from './constraints.ts'
import { newFolder } from './folder.ts'
import { xcsp3Solutions } from './xcsp3.ts'

/**
 * At most the given number of solutions of a problem, 0 for all, with one value for each cell; an
 * undetermined auxiliary variable would repeat solutions.
 */
export type Ask = (problem: Problem, most: number) => Promise<readonly (readonly number[])[]>

/**
 * Each format through clingo, which gets the text unchanged or through a translation that is independent of
 * the writer.
 */
export const ALWAYS: Readonly<Record<string, Ask>> = {
  async asp(problem, most) {
    const { write, read } = findEncoding('asp')
    const { solutions, isComplete } = read(await clingo(write(problem, 'a title'), most), problem)
    if (most === 0 || solutions.length < most) expect(isComplete).toBe(true)
    return solutions
  },
  async cnf(problem, most) {
    const { write, read } = findEncoding('cnf')
    const shown = await dimacsModels(write(problem, 'a title'), most)
    return shown.flatMap((text) => read(text, problem).solutions)
  },
  async xcsp3(problem, most) {
    const { write, read } = findEncoding('xcsp3')
    const shown = await xcsp3Solutions(write(problem, 'a title'), most)
    return shown.flatMap((text) => read(text, problem).solutions)
  },
}

/** Installed programs, and the format of each. */
const PROGRAMS: Readonly<Record<string, string>> = {
  minizinc: 'minizinc',
  minisat: 'cnf',
  cadical: 'cnf',
  clingo: 'asp',
}

/** Each program with the name of its tests, and whether they are skipped. */
export const INSTALLED = Object.keys(PROGRAMS).map((program) => {
  const isMissing = spawnSync(program, ['--version']).error !== undefined
  return [isMissing ? `${program}, which is not installed` : program, program, isMissing] as const
})

/** The recommended command of a program. */
export function commandOf(program: string): string {
  const commands = SOLVERS.flatMap((one) => one.commands.map(({ line }) => line))
  return commands.find((line) => line.startsWith(`${program} `)) as string
}

/** Runs a program with the command of its format, repeatedly if it returns one solution at a time. */
export function askProgram(program: string): Ask {
  const format = findEncoding(PROGRAMS[program])
  const command = commandOf(program)
  return async (problem, most) => {
    const found: (readonly number[])[] = []
    for (;;) {
      const left = without(problem, found)
      const answer = format.read(outputOf(command, format.write(left), format.extension), left)
      found.push(...answer.solutions)
      if (answer.isComplete || found.length >= most) return found
      expect(answer.solutions.length).toBeGreaterThan(0)
    }
  }
}

function outputOf(command: string, text: string, extension: string): string {
  const file = join(newFolder(), `problem.${extension}`)
  writeFileSync(file, text)
  // Some programs cannot open the kind of standard output that Node gives them as a file; cat can write to
  // it.
  const line = `${command.replace('{file}', file)} | cat`
  return spawnSync('sh', ['-c', line], { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout
}

const solve = makeSolver()

/** Expects the solutions that our own solver finds, up to a limit, and returns their number. */
export async function expectSame(ask: Ask, family: Family, puzzle: Puzzle, most: number): Promise<number> {
  const problem = family.rules.constraints(puzzle)
  const { solutions, count } = solve(family, puzzle, { solutions: most })
  const found = (await ask(problem, most)).map(String)
  expect(found.length).toBe(count)
  expect(new Set(found).size).toBe(count)
  if (count < most) expect(found.toSorted()).toEqual(solutions.map(String).toSorted())
  else if (problem.domains.length === problem.cells)
    for (const values of found) expect(isSatisfied(problem, values.split(',').map(Number))).toBe(true)
  return count
}
