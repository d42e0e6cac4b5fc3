import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/measureExternalSolver.ts'
import { NOTHING_STATED, readStatistics } from '../../src/bench/solverProfiles/profileAndStatistics.ts'
import { innerSolver, programOfCommand, SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import commands from '../fixtures/solvers/commands.json' with { type: 'json' }
import { commandOf, INSTALLED } from '../support/solvers.ts'
import { corpusPuzzle, rowsOfCommands } from './rows.ts'

// Kissat, Chuffed and OR-Tools are not installed here. Their outputs were recorded:
//
//   Kissat    4.0.4, https://github.com/arminbiere/kissat/commit/8af8e56f174b778aef3aa45af9f739b2a5f492c2, built with gcc
//             12.2 and run on PUZZLE below as CNF (bench export --format cnf), without the lines of the model
//   Chuffed   https://github.com/chuffed/chuffed/commit/6f3d65fb4feb28659ceae3c5a854508354193da8, run by MiniZinc 2.6.4 with
//             -s -n 2 on the same puzzle (bench export --format minizinc)
//   OR-Tools  https://github.com/google/or-tools/issues/4000, CP-SAT 9.8.3296 under MiniZinc 2.8.0: the statistics of two
//             solutions, one after the other
//   its log   https://github.com/google/or-tools/issues/3639, CP-SAT 9.5.2237; as a comment of FlatZinc, as in
//             https://github.com/google/or-tools/issues/1367

// CaDiCaL prints no line for counts of 0; clingo prints its figures with --stats.

const outputOf = (solver: string) =>
  readFileSync(new URL(`../fixtures/solvers/${solver}.txt`, import.meta.url), 'utf8')

describe('the statistics in an output', () => {
  it.each(commands.statistics)('of $command', ({ command, file, prefix, output, stated }) => {
    const said = file === undefined ? output : outputOf(file).replaceAll(/^(?=.)/gm, prefix)
    expect(readStatistics(parseExternal(command).profile, said)).toEqual({ ...NOTHING_STATED, ...stated })
  })

  it('are not sought in a line that is an answer of megabytes', () => {
    const line = `conflicts : 1${' '.repeat(5_000_000)}`
    expect(readStatistics(SOLVERS[0], `v ${'1 '.repeat(2_000_000)}0\n${line}x\n`)).toEqual(NOTHING_STATED)
  })
})

describe('the program of a command', () => {
  it.each(commands.calls)('$command is called by $call', ({ command, call, profile }) => {
    const program = programOfCommand(command)
    expect([program.call, program.profile?.name ?? null]).toEqual([call, profile])
  })

  it.each(commands.inner)('of minizinc runs a solver with a version: $command', ({ command, version }) => {
    expect(innerSolver(JSON.stringify(commands.minizincSolvers), command)).toBe(version)
    expect(innerSolver('no list', command)).toBe(null)
  })
})

/** No single cell follows from the givens, so every solver has to choose. */
const PUZZLE = 'sudoku:9x9:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

describe('an installed solver', () => {
  it.for(INSTALLED)('states its statistics: %s', async ([, program, isMissing], { skip }) => {
    skip(isMissing, `${program} is not installed`)
    const [row] = await rowsOfCommands([commandOf(program)], [corpusPuzzle(PUZZLE)], { times: true })
    expect(row).toMatchObject({ outcome: 'solved', status: 'unique' })
    expect(row.failures).toBeGreaterThan(10)
    expect(row.nodes ?? row.branchings).toBeGreaterThan(10)
    expect(row.solveMilliseconds).toBeGreaterThanOrEqual(0)
    expect(row.cpuMilliseconds).toBeGreaterThanOrEqual(0)
    expect(row.memory).toBeGreaterThan(1)
    if (program !== 'minizinc') return
    // Each failure is a node, and each chain of choices is one of nodes.
    expect(row.nodes).toBeGreaterThan(row.failures as number)
    expect(row.maxDepth).toBeLessThan(row.nodes as number)
  })
})
