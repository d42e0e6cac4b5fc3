// Tests that statistics of external solvers are read from what they print: recorded outputs of solvers that Debian does
// not have, and the installed programs themselves.

import { describe, expect, it } from 'vitest'
import { parseExternal } from '../../src/bench/externalSolver.ts'
import { planRows } from '../../src/bench/planRows.ts'
import type { Row } from '../../src/bench/results.ts'
import { innerSolver } from '../../src/bench/solverProfiles/minizincSolver.ts'
import { readStatistics } from '../../src/bench/solverProfiles/readStatistics.ts'
import { NOTHING_STATED } from '../../src/bench/solverProfiles/solverProfile.ts'
import { programOfCommand, SOLVERS } from '../../src/bench/solverProfiles/solverProfiles.ts'
import { runExternals } from '../../src/cli/bench/runExternals.ts'
import { parsePuzzle } from '../../src/index.ts'
import { INSTALLED } from '../support/solvers.ts'

/** As Kissat 3 prints it (print_statistics in src/statistics.c, resources.c). */
const KISSAT = `s SATISFIABLE
v -1 2 3 4 5 -6 0
c
c ---- [ profiling ] ---------------------------------------------------------
c
c           0.61   82.10 %  search
c           0.12   16.05 %  simplify
c =============================================
c           0.74  100.00 %  total
c
c ---- [ statistics ] --------------------------------------------------------
c
c conflicts:                             5182             7002.70 per second
c decisions:                            11245                2.17 per conflict
c propagations:                       1284099          1735268    per second
c
c ---- [ resources ] ---------------------------------------------------------
c
c maximum-resident-set-size:         12652672 bytes         12 MB
c process-time:                        1m 2s              62.74 seconds
c
c exit 10
`

/** As Chuffed prints it under minizinc -s (Engine::printStats in chuffed/core/stats.cpp), with those of the compiler. */
const CHUFFED = `%%%mzn-stat: flatIntVars=81
%%%mzn-stat: flatTime=0.0913555
%%%mzn-stat-end
x = [2, 1, 1, 2]
----------
==========
%%%mzn-stat: nodes=163
%%%mzn-stat: failures=41
%%%mzn-stat: restarts=0
%%%mzn-stat: variables=109382
%%%mzn-stat: propagations=17443
%%%mzn-stat: peakDepth=162
%%%mzn-stat: nogoods=41
%%%mzn-stat: peakMem=0.00
%%%mzn-stat: time=0.468
%%%mzn-stat: initTime=0.445
%%%mzn-stat: solveTime=0.023
%%%mzn-stat: baseMem=0.00
%%%mzn-stat-end
`

/** As fzn-cp-sat prints it with -s, after each solution and at the end (OutputFlatzincStats in cp_model_fz_solver.cc). */
const OR_TOOLS = `x = [2, 1, 1, 2]
%%%mzn-stat: objective=0
%%%mzn-stat: objectiveBound=0
%%%mzn-stat: boolVariables=601
%%%mzn-stat: failures=12
%%%mzn-stat: propagations=3321
%%%mzn-stat: solveTime=0.0625
----------
==========
%%%mzn-stat: objective=0
%%%mzn-stat: objectiveBound=0
%%%mzn-stat: boolVariables=601
%%%mzn-stat: failures=440
%%%mzn-stat: propagations=119356
%%%mzn-stat: solveTime=9.5e-02
%%%mzn-stat-end
`

/** The end of CP-SAT's log (CpSolverResponseStats), as comments of FlatZinc. */
const CP_SAT_LOG = `%% CpSolverResponse summary:
%% status: OPTIMAL
%% objective: NA
%% integers: 146
%% booleans: 601
%% conflicts: 440
%% branches: 3321
%% propagations: 119356
%% restarts: 5
%% walltime: 0.196923
%% usertime: 0.196923
%% deterministic_time: 0.133094
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
    ['kissat {file}', KISSAT, { failures: 5182, branchings: 11245, solveMilliseconds: 62_740 }],
    [
      'minizinc --solver chuffed -s {file}',
      CHUFFED,
      { nodes: 163, failures: 41, maxDepth: 162, solveMilliseconds: 23 },
    ],
    ['minizinc --solver cp-sat -s {file}', OR_TOOLS, { failures: 440, solveMilliseconds: 95 }],
    [
      'minizinc --solver cp-sat -v {file}',
      CP_SAT_LOG,
      { failures: 440, branchings: 3321, solveMilliseconds: 196.923 },
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
