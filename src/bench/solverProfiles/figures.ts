// Where solvers state their statistics, from their own outputs and sources.

import type { SolverProfile } from './solverProfile.ts'

type Figures = SolverProfile['figures']

/**
 * MiniZinc's statistics (MiniZinc Handbook, "FlatZinc and MiniZinc: output of statistics"): `%%%mzn-stat: NAME=FIGURE`.
 * They may be printed after each solution, and count from the start, so that the last count. The figures of CP-SAT's own
 * log stand without the prefix (OR-Tools, CpSolverResponseStats).
 */
export const MINIZINC_FIGURES: Figures = {
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
 * `c conflicts:  795`. CaDiCaL states the time of its search; the others state the time on a processor since their start.
 */
export const SAT_FIGURES: Figures = {
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
export const ASP_FIGURES: Figures = {
  branchings: [{ line: /^(?:c )?Choices\s*:\s*(\d+)\b/ }, { line: /^"Choices": (\d+)\b/ }],
  failures: [{ line: /^(?:c )?Conflicts\s*:\s*(\d+)\b/ }, { line: /^"Conflicts": (\d+)\b/ }],
  solveMilliseconds: [
    { line: /^(?:c )?Time\s*:.*\(Solving: ([\d.]+)s/, times: 1000 },
    { line: /^"Solve": ([\d.]+)\b/, times: 1000 },
  ],
}
