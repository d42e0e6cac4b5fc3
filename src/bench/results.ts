// The results of a run: a header and one row for each contender, puzzle and repeat, each a line of JSON. Node
// counts are exact and the same on every machine; times depend on the machine.

import type { Status } from '../solver/solve.ts'

/** The version of this format. */
export const RESULTS_VERSION = 2

/**
 * The first line of a results file, which describes the run. Runs with the same header have the same rows, except for
 * measured times and the effects of time limits.
 */
export interface ResultsHeader {
  /** The version of this format. */
  readonly results: typeof RESULTS_VERSION
  /** The puzzles. */
  readonly corpus: CorpusName
  /** The contenders, in the order of the command. In a run with times, the second contender is the control. */
  readonly contenders: readonly ContenderName[]
  /** The question that each search answers, which follows from the limit on solutions. */
  readonly task: Task
  /** The limits at which a search is stopped. */
  readonly limits: RunLimits
  /**
   * The number of passes over the corpus, each with a row for each contender and puzzle. A puzzle that a contender did not
   * solve in one pass is left out of its later passes.
   */
  readonly repeat: number
  /** Whether rows state times. Without times, the same run writes the same bytes everywhere. */
  readonly times: boolean
  /** The seed of the random orders. */
  readonly seed: string
  /** The name and version of the program, such as `puzzlewright 0.1.0`. */
  readonly program: string
  /**
   * The commit of the program's source, with `-dirty` after it if files had changed since; left out if the source is not in
   * a repository.
   */
  readonly commit?: string
  /** The machine on which times were measured: processor, cores, version of Node. Null without times. */
  readonly machine: string | null
  /**
   * What else a paper must state about the machine and the command; absent without times. A run that was interrupted and
   * resumed keeps the environment of its first part; only the time of beginning, the command and the load may differ when
   * it resumes.
   */
  readonly environment?: Environment
}

/** The circumstances of a run with times. */
export interface Environment {
  /** When the run began: an instant in ISO 8601, in UTC. */
  readonly began: string
  /** The command line as typed, from `puzzlewright` on. */
  readonly command: string
  /** The number of threads, which is also the maximum number of external commands that run at the same time. */
  readonly workers: number
  /** The operating system with its release. */
  readonly os: string
  /** The processor. */
  readonly processor: string
  /** The number of cores of the processor. */
  readonly cores: number
  /** The memory of the machine, in MB (a million bytes). */
  readonly memory: number
  /** The load averages over 1, 5 and 15 minutes before the run. */
  readonly load: readonly [number, number, number]
  /** The version of Node. */
  readonly node: string
  /**
   * The mechanism that limits the memory of external solvers. A cgroup limits all processes of a command together; ulimit
   * limits the address space of each one. Absent without a limit.
   */
  readonly memoryLimit?: 'cgroup' | 'ulimit'
  /** The facts about external solvers that were determined before the run. */
  readonly solvers: readonly SolverFacts[]
}

/** The facts about an external solver that were determined before a run. */
export interface SolverFacts {
  /** The name of the contender. */
  readonly name: string
  /** The version that the solver states; null if it states none. */
  readonly version: string | null
  /** The time that it takes for a trivial puzzle, in milliseconds, which is the cost of its start. */
  readonly floorMilliseconds: number | null
}

/**
 * The questions of a run. `satisfaction`: is there a solution? `uniqueness`: is there exactly one? `enumeration`: which
 * solutions does the puzzle have, all or up to a number?
 */
export const TASKS = ['satisfaction', 'uniqueness', 'enumeration'] as const
/** One of `TASKS`. */
export type Task = (typeof TASKS)[number]

/** Identifies the corpus. */
export interface CorpusName {
  /** The checksum in the manifest of the corpus. */
  readonly checksum: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The name of the frozen suite, or of the part of a suite, that the corpus equals; left out if it equals none. */
  readonly suite?: string
}

/** The name of the control in results and reports. */
export const CONTROL = 'control'

/**
 * The kinds of contenders. `own`: composed of heuristics; `profile`: rebuilt from a post; `search`: a whole search of a
 * custom module; `external`: a command; `control`: a copy of the first contender, whose times differ from those of the
 * first only by noise.
 */
export const CONTENDER_KINDS = ['own', 'profile', 'search', 'external', 'control'] as const

/** A contender as listed in the header. */
export interface ContenderName {
  /** The name as users type it, to which rows refer. */
  readonly name: string
  /** The kind of contender. */
  readonly kind: (typeof CONTENDER_KINDS)[number]
  /** A description in one line; for an external solver, its command. */
  readonly what: string
  /**
   * The SHA-256 of the file with the custom orders, if the contender uses any. If the file imports other files, the SHA-256
   * of a list with one checksum per file and line.
   */
  readonly checksum?: string
  /** The number of puzzles that an external solver takes, if its encoding cannot express all of them. */
  readonly puzzles?: number
}

/** The limits of a search; null means no limit. */
export interface RunLimits {
  /** The maximum number of nodes that a search may open. */
  readonly nodes: number | null
  /** The maximum number of milliseconds that a search may take. */
  readonly milliseconds: number | null
  /** The number of solutions at which a search stops. A limit of 2 decides uniqueness; null asks for all solutions. */
  readonly solutions: number | null
  /** The memory that an external solver may take, in MB (a million bytes). */
  readonly memory: number | null
}

/** The limits that end a search without an answer. */
export const ENDINGS = ['node-limit', 'time-limit', 'memory-limit'] as const

/**
 * The outcomes of a row:
 * `solved`   the question was answered, and nothing is known to contradict the answer;
 * `capped`   a limit ended the search;
 * `crashed`  the contender ended with an error;
 * `rubbish`  the output of an external command is not an answer;
 * `wrong`    the answer is wrong.
 */
export const OUTCOMES = ['solved', 'capped', 'crashed', 'rubbish', 'wrong'] as const
/** One of `OUTCOMES`. */
export type Outcome = (typeof OUTCOMES)[number]

/** The result of one contender on one puzzle. */
export interface Row {
  /** The contender's name. */
  readonly contender: string
  /** The puzzle's id. */
  readonly puzzle: string
  /** The pass of the row, from 1; in a merged row, the number of its rows. */
  readonly repeat: number
  /** The name of the puzzle's family. */
  readonly family: string
  /** The puzzle's shape. */
  readonly shape: string
  /** The stars from 1 to 5; null if the corpus does not state them. */
  readonly stars: number | null
  /** The outcome of the search. */
  readonly outcome: Outcome
  /** The contender's statement about the number of solutions. */
  readonly status: Status
  /** The number of solutions found. If the outcome is `solved`, these are all solutions, or as many as the limit asks for. */
  readonly solutions: number
  /** The limit that ended a capped row. */
  readonly ended?: (typeof ENDINGS)[number]
  /** The nodes opened until the search ended; null if the contender does not report them. */
  readonly nodes: number | null
  /** The nodes with more than one open alternative. */
  readonly branchings: number | null
  /** Alternatives per placement; a forced placement counts 1. */
  readonly averageBranchingFactor: number | null
  /** The alternatives that led to a contradiction at once. */
  readonly failures: number | null
  /** The longest chain of choices. */
  readonly maxDepth: number | null
  /** The wall time; null in a run without times. In a merged row, the least of its rows. */
  readonly milliseconds: number | null
  /**
   * The processor time; null if the machine does not report it. In a merged row, the mean of its rows. It may be counted in
   * ticks of some milliseconds, so only sums over many rows are meaningful.
   */
  readonly cpuMilliseconds: number | null
  /** The time that an external solver states for its own search. */
  readonly solveMilliseconds: number | null
  /** The most memory that an external solver took, in MB. */
  readonly memory: number | null
  /**
   * The error in one line, for rows that are `crashed`, `rubbish` or `wrong`; for an external solver that gave up, a line
   * that states what its answer lacks.
   */
  readonly message?: string
}

/** The contents of a results file. */
export interface Results {
  /** The first line. */
  readonly header: ResultsHeader
  /** The other lines, with the repeats of a contender and a puzzle merged into one row. */
  readonly rows: readonly Row[]
}
