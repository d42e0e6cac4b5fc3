// Tests that statistics of external solvers are read from what they print: recorded outputs of solvers that Debian does
// not have, and the installed programs themselves.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/externalSolver.ts'
import { NOTHING_STATED, readStatistics } from '../../src/bench/solverProfiles/solverProfile.ts'
import { innerSolver, programOfCommand, SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import { INSTALLED } from '../support/solvers.ts'
import { corpusPuzzle, rowsOfCommands } from './rows.ts'

// Kissat, Chuffed and OR-Tools are not installed here. Their outputs were recorded by others, and are parts of these:
//
//   Kissat    the log of "Kissat SAT Solver, Version sc2024 d776b9e" on the colouring wap04a.cnf, of 2025-09-22, in a
//             public repository of a student's experiments
//   Chuffed   the output of fzn-chuffed -v -f, kept in a comment of a public toolchain for streamliners (Chuffed.py)
//   OR-Tools  https://github.com/google/or-tools/issues/4000, CP-SAT 9.8.3296 under MiniZinc 2.8.0: the statistics of two
//             solutions, one after the other
//   its log   https://github.com/google/or-tools/issues/3639, CP-SAT 9.5.2237; as a comment of FlatZinc, as in
//             https://github.com/google/or-tools/issues/1367

// CaDiCaL prints no line for counts of 0; clingo prints its figures with --stats.

const outputOf = (solver: string) =>
  readFileSync(new URL(`../fixtures/solvers/${solver}.txt`, import.meta.url), 'utf8')
const MINISAT = outputOf('minisat')

describe('the statistics in an output', () => {
  it.each([
    ['kissat {file}', outputOf('kissat'), { failures: 3228, branchings: 4961, solveMilliseconds: 24_070 }],
    [
      'minizinc --solver chuffed -s {file}',
      outputOf('chuffed'),
      { nodes: 163, failures: 0, maxDepth: 162, solveMilliseconds: 23 },
    ],
    [
      'minizinc --solver cp-sat -s {file}',
      outputOf('or-tools'),
      { failures: 53_545, solveMilliseconds: 2983.01 },
    ],
    [
      'minizinc --solver cp-sat -v {file}',
      outputOf('cp-sat'),
      { failures: 8770, branchings: 41_325, solveMilliseconds: 122_556 },
    ],
    ['cadical {file}', outputOf('cadical'), { failures: 5207, branchings: 0, solveMilliseconds: 30 }],
    ['clingo --stats {file}', outputOf('clingo'), { failures: 567, branchings: 1234, solveMilliseconds: 50 }],
    ['minisat {file} /dev/stdout', MINISAT, { failures: 795, branchings: 3809, solveMilliseconds: 139.345 }],
    [
      'glucose {file}',
      MINISAT.replaceAll(/^(?=.)/gm, 'c '),
      { failures: 795, branchings: 3809, solveMilliseconds: 139.345 },
    ],
    ['cadical -q {file}', 's UNSATISFIABLE\n', {}],
    ['picosat {file}', MINISAT, {}],
    ['./mine {file:cnf}', MINISAT, {}],
  ])('of %s', (command, output, stated) => {
    expect(readStatistics(parseExternal(command).profile, output)).toEqual({ ...NOTHING_STATED, ...stated })
  })

  it('are not sought in a line that is an answer of megabytes', () => {
    const line = `conflicts : 1${' '.repeat(5_000_000)}`
    expect(readStatistics(SOLVERS[0], `v ${'1 '.repeat(2_000_000)}0\n${line}x\n`)).toEqual(NOTHING_STATED)
  })
})

describe('the program of a command', () => {
  it.each([
    ['nice -n 5 /usr/bin/minisat {file}', 'nice -n 5 /usr/bin/minisat', 'MiniSat'],
    ['java -jar ACE.jar {file} -s=2', 'java -jar ACE.jar', 'ACE'],
    ['./mine --all {file}', './mine', undefined],
  ])('%s is called by %s', (command, call, name) => {
    const program = programOfCommand(command)
    expect([program.call, program.profile?.name]).toEqual([call, name])
  })

  it.each([
    ['minizinc --solver gecode {file}', 'Gecode 6.2.0'],
    ['minizinc --solver org.chuffed.chuffed -n 2 {file}', 'Chuffed 0.13.2'],
    ['minizinc --solver=mip {file}', 'SCIP'],
    ['minizinc {file}', 'Gecode 6.2.0'],
    ['minizinc --solver none {file}', null],
  ])('of minizinc runs a solver with a version: %s', (command, version) => {
    const solvers = [
      { id: 'org.minizinc.mip.scip', name: 'SCIP', version: '<unknown version>', tags: ['mip', 'float'] },
      { id: 'org.gecode.gecode', name: 'Gecode', version: '6.2.0', extraInfo: { isDefault: true } },
      { id: 'org.chuffed.chuffed', name: 'Chuffed', version: '0.13.2', tags: ['cp', 'int'] },
    ]
    expect(innerSolver(JSON.stringify(solvers), command)).toBe(version)
    expect(innerSolver('no list', command)).toBe(null)
  })
})

/** No single cell follows from the givens, so every solver has to choose. */
const PUZZLE = 'sudoku:9x9:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

describe('an installed solver', () => {
  it.for(INSTALLED)('states its statistics: %s', async ([, program, isMissing], { skip }) => {
    skip(isMissing, `${program} is not installed`)
    const { commands } = SOLVERS.find(({ programs }) => programs.includes(program)) ?? { commands: [] }
    const [row] = await rowsOfCommands([commands[0].line], [corpusPuzzle(PUZZLE)], { times: true })
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
