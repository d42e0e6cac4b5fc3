// Tests that statistics of external solvers are read from what they print: recorded outputs of solvers that Debian does
// not have, and the installed programs themselves.

import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/externalSolver.ts'
import { planRows } from '../../src/bench/planRows.ts'
import type { Row } from '../../src/bench/results.ts'
import { NOTHING_STATED, readStatistics } from '../../src/bench/solverProfiles/solverProfile.ts'
import { innerSolver, programOfCommand, SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import { runExternals } from '../../src/cli/bench/runExternals.ts'
import { parsePuzzle } from '../../src/index.ts'
import { INSTALLED } from '../support/solvers.ts'

// Kissat, Chuffed and OR-Tools are not installed here. Their outputs were recorded by others, and are parts of these:
//
//   Kissat    the log of "Kissat SAT Solver, Version sc2024 d776b9e" on the colouring wap04a.cnf, of 2025-09-22, in a
//             public repository of a student's experiments
//   Chuffed   the output of fzn-chuffed -v -f, kept in a comment of a public toolchain for streamliners (Chuffed.py)
//   OR-Tools  https://github.com/google/or-tools/issues/4000, CP-SAT 9.8.3296 under MiniZinc 2.8.0: the statistics of two
//             solutions, one after the other
//   its log   https://github.com/google/or-tools/issues/3639, CP-SAT 9.5.2237; as a comment of FlatZinc, as in
//             https://github.com/google/or-tools/issues/1367

const KISSAT = `c ---- [ result ] ------------------------------------------------------------
c
s UNKNOWN
c
c ---- [ profiling ] ---------------------------------------------------------
c
c          22.56   93.72 %  preprocess
c           0.56    2.34 %  simplify
c           0.20    0.82 %  search
c =============================================
c          24.07  100.00 %  total
c
c ---- [ statistics ] --------------------------------------------------------
c
c chronological:                            9                0 %  conflicts
c conflicts:                             3228              134.10 per second
c decisions:                             4961                1.54 per conflict
c propagations:                       2073181            86127    per second
c restarts:                                 1             3228    interval
c
c ---- [ glue usage ] --------------------------------------------------------
c
c focused glue 37 used 896 clauses 29.74% accumulated 61.50% tier1
c
c ---- [ resources ] ---------------------------------------------------------
c
c maximum-resident-set-size:        343392256 bytes        327 MB
c process-time:                            24s              24.07 seconds
c
c ---- [ shutting down ] -----------------------------------------------------
c
c exit 0
`

const CHUFFED = `%%%mzn-stat: nodes=163
%%%mzn-stat: failures=0
%%%mzn-stat: restarts=0
%%%mzn-stat: variables=109382
%%%mzn-stat: intVars=11763
%%%mzn-stat: boolVariables=97617
%%%mzn-stat: propagators=6364
%%%mzn-stat: propagations=17443
%%%mzn-stat: peakDepth=162
%%%mzn-stat: nogoods=0
%%%mzn-stat: backjumps=0
%%%mzn-stat: peakMem=0.00
%%%mzn-stat: time=0.468
%%%mzn-stat: initTime=0.445
%%%mzn-stat: solveTime=0.023
%%%mzn-stat: baseMem=0.00
%%%mzn-stat: trailMem=0.28
%%%mzn-stat: randomSeed=1624217437
`

const OR_TOOLS = `----------
%%%mzn-stat: boolVariables=1614
%%%mzn-stat: failures=0
%%%mzn-stat: objective=43
%%%mzn-stat: objectiveBound=45
%%%mzn-stat: propagations=0
%%%mzn-stat: solveTime=1.72833
%%%mzn-stat-end
----------
%%%mzn-stat: boolVariables=1692
%%%mzn-stat: failures=53545
%%%mzn-stat: objective=44
%%%mzn-stat: objectiveBound=44
%%%mzn-stat: propagations=9834370
%%%mzn-stat: solveTime=2.98301
%%%mzn-stat-end
`

const CP_SAT_LOG = `%% CpSolverResponse summary:
%% status: OPTIMAL
%% objective: 1.103767340707094e+17
%% best_bound: 115986843582.3407
%% booleans: 12738
%% conflicts: 8770
%% branches: 41325
%% propagations: 2929920
%% integer_propagations: 7734418
%% restarts: 17013
%% lp_iterations: 56393
%% walltime: 122.556
%% usertime: 122.556
%% deterministic_time: 40.8764
`

/** As CaDiCaL prints it: counts of 0 have no line. */
const CADICAL = `s UNSATISFIABLE
c         0.02   31.88% search
c   =================================
c         0.03    7.05% solve
c --- [ statistics ] ---------------------------------------------------------
c
c chronological:                14         0.27 %  of conflicts
c conflicts:                  5207     21345.12    per second
c propagations:                489         7.09 M  per second
`

/** As clingo prints it with --stats. */
const CLINGO = `SATISFIABLE

Models       : 1
Calls        : 1
Time         : 0.120s (Solving: 0.05s 1st Model: 0.01s Unsat: 0.04s)
CPU Time     : 0.109s

Choices      : 1234     (Domain: 1200)
Conflicts    : 567
`

const MINISAT = `conflicts             : 795            (5705 /sec)
decisions             : 3809           (0.00 % random) (27335 /sec)
propagations          : 43069          (309082 /sec)
conflict literals     : 14651          (5.70 % deleted)
CPU time              : 0.139345 s

SATISFIABLE
`

describe('the statistics in an output', () => {
  it.each([
    ['kissat {file}', KISSAT, { failures: 3228, branchings: 4961, solveMilliseconds: 24_070 }],
    [
      'minizinc --solver chuffed -s {file}',
      CHUFFED,
      { nodes: 163, failures: 0, maxDepth: 162, solveMilliseconds: 23 },
    ],
    ['minizinc --solver cp-sat -s {file}', OR_TOOLS, { failures: 53_545, solveMilliseconds: 2983.01 }],
    [
      'minizinc --solver cp-sat -v {file}',
      CP_SAT_LOG,
      { failures: 8770, branchings: 41_325, solveMilliseconds: 122_556 },
    ],
    ['cadical {file}', CADICAL, { failures: 5207, branchings: 0, solveMilliseconds: 30 }],
    ['clingo --stats {file}', CLINGO, { failures: 567, branchings: 1234, solveMilliseconds: 50 }],
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
    const external = { ...parseExternal(commands[0].line), takes: () => true }
    const plan = planRows([external], [{ id: PUZZLE, ...parsePuzzle(PUZZLE), stars: null }])
    const limits = { nodes: null, milliseconds: 20_000, solutions: 2, memory: null }
    const rows: Row[] = []
    const { signal } = new AbortController()
    for await (const row of runExternals({ limits, repeat: 1, times: true }, plan, 0, signal)) rows.push(row)
    const [row] = rows
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
