// The known solvers. A decision of a SAT solver and a choice of clingo have two alternatives, so they are branchings, not
// nodes; conflicts are failures.

import { jsonOf } from '../../formats/tryParseJson.ts'
import type { SolverProfile } from './profileAndStatistics.ts'
import known from './solvers.json' with { type: 'json' }

// The lines in which solvers state their statistics, taken from their outputs and their source code.

type Figures = SolverProfile['figures']

/**
 * MiniZinc's statistics (MiniZinc Handbook, "FlatZinc and MiniZinc: output of statistics"): `%%%mzn-stat: NAME=FIGURE`.
 * They may be printed after each solution and are totals since the start, so the last ones are read. The log of CP-SAT
 * states its figures without the prefix (OR-Tools, CpSolverResponseStats).
 */
const MINIZINC_FIGURES: Figures = {
  nodes: [{ line: /^%%%mzn-stat: nodes=(\d+)$/ }],
  branchings: [{ line: /^(?:%+ )?branches: (\d+)$/ }],
  failures: [{ line: /^%%%mzn-stat: failures=(\d+)$/ }, { line: /^(?:%+ )?conflicts: (\d+)$/ }],
  maxDepth: [{ line: /^%%%mzn-stat: peakDepth=(\d+)$/ }],
  solveMilliseconds: [
    { line: /^%%%mzn-stat: solveTime=([\d.]+(?:e-?\d+)?)$/, times: 1000 },
    { line: /^(?:%+ )?walltime: ([\d.]+(?:e-?\d+)?)$/, times: 1000 },
  ],
}

/**
 * The tables of SAT solvers. MiniSat writes `conflicts  : 795`, its descendants `c conflicts  : 795`, CaDiCaL and Kissat
 * `c conflicts:  795`. CaDiCaL states the time of its search; the others state the processor time since their start.
 */
const SAT_FIGURES: Figures = {
  branchings: [{ line: /^(?:c )?decisions\s*:\s*(\d+)\b/ }],
  failures: [{ line: /^(?:c )?conflicts\s*:\s*(\d+)\b/ }],
  solveMilliseconds: [
    { line: /^c\s+([\d.]+)\s+[\d.]+% solve$/, times: 1000 },
    { line: /^c process-time:.*\s([\d.]+) seconds$/, times: 1000 },
    { line: /^(?:c )?CPU time\s*:\s*([\d.]+)(?: s)?$/, times: 1000 },
    { line: /^c Total time \(this thread\)\s*:\s*([\d.]+)$/, times: 1000 },
  ],
}

/** The statistics of clasp (clasp/cli/clasp_output.cpp), as text, as comments in DIMACS, or as JSON (--outf=2). */
const ASP_FIGURES: Figures = {
  branchings: [{ line: /^(?:c )?Choices\s*:\s*(\d+)\b/ }, { line: /^"Choices": (\d+)\b/ }],
  failures: [{ line: /^(?:c )?Conflicts\s*:\s*(\d+)\b/ }, { line: /^"Conflicts": (\d+)\b/ }],
  solveMilliseconds: [
    { line: /^(?:c )?Time\s*:.*\(Solving: ([\d.]+)s/, times: 1000 },
    { line: /^"Solve": ([\d.]+)\b/, times: 1000 },
  ],
}

const FIGURES: Readonly<Record<string, Figures>> = {
  sat: SAT_FIGURES,
  asp: ASP_FIGURES,
  minizinc: MINIZINC_FIGURES,
  none: {},
}

/** The members that only one solver has, by the name of the solver. */
const PECULIAR: Readonly<Record<string, Pick<SolverProfile, 'leavesZerosOut' | 'inner'>>> = {
  CaDiCaL: { leavesZerosOut: /^c --- \[ statistics \]/ },
  MiniZinc: { inner: { flag: '--solvers-json', read: innerSolver } },
}

/** All known solvers. The first solver of each encoding is the one recommended to beginners. */
export const SOLVERS: readonly SolverProfile[] = known.solvers.map((solver) => ({
  ...solver,
  figures: FIGURES[solver.figures],
  ...PECULIAR[solver.name],
}))

/**
 * Finds the program that a command runs: the first word of the command, unless that is a launcher such as `nice` or `java`.
 * Returns the command up to the program, and the profile of the program, which is found by its file name. A version may
 * follow the name: `glucose4`, `kissat-3.1`.
 */
export function programOfCommand(command: string) {
  let call = ''
  for (const [part, word] of command.matchAll(/\s*(\S+)/g)) {
    call += part
    const base = word.replace(/^["']|["']$/g, '').replace(/^.*[/\\]/, '')
    const name = base.toLowerCase().replace(/\.(?:exe|jar|mjs|js|py|sh)$/, '')
    const profile = SOLVERS.find(({ programs }) => programs.some((program) => isVersionOf(program, name)))
    const isBefore = known.launchers.includes(name) || /^(?:-|\w+=|\d+[smh]?$)/.test(word)
    if (profile || !isBefore) return { call: call.trim(), profile }
  }
  return { call: call.trim(), profile: undefined }
}

function isVersionOf(program: string, name: string): boolean {
  return name.startsWith(program) && /^(?:$|[-_.\d])/.test(name.slice(program.length))
}

// Finds the solver that a command of minizinc chooses, such as `--solver gecode`, in the list that `minizinc
// --solvers-json` prints.

/** Returns the name and version of the solver that a command chooses; null if the list does not contain it. */
export function innerSolver(output: string, command: string): string | null {
  const chosen = /\s--solver[\s=]+["']?([^\s"']+)/.exec(command)?.[1].toLowerCase()
  const solver = solversIn(output).find(({ id, name, tags, extraInfo }) => {
    if (chosen === undefined) return extraInfo?.isDefault === true
    const names = [id, name, id?.split('.').at(-1), ...(tags ?? [])]
    return names.some((each) => each?.toLowerCase() === chosen.replace(/@.*$/, ''))
  })
  if (!solver?.name) return null
  const { name, version = '' } = solver
  return /\d/.test(version) ? `${name} ${version}` : name
}

type ListedSolver = Partial<Record<'id' | 'name' | 'version', string>> & {
  readonly tags?: readonly string[]
  readonly extraInfo?: { readonly isDefault?: boolean }
}

function solversIn(output: string): readonly ListedSolver[] {
  const list = jsonOf(output)
  return Array.isArray(list) ? list : []
}
