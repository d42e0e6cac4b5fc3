// The results of a run: a header and one row for each contender and puzzle, each a line of JSON. Node counts
// are exact and the same on every machine; times depend on the machine.

import type { Status } from '../solver/solve.ts'

/** The version of this format. */
export const RESULTS_VERSION = 1

/**
 * The first line of a results file, which describes the run. Runs with the same header have the same rows,
 * except for the effects of time.
 */
export interface ResultsHeader {
  /** The version of this format. */
  readonly results: typeof RESULTS_VERSION
  /** The puzzles. */
  readonly corpus: CorpusName
  /** The contenders, in the order of their rows. */
  readonly contenders: readonly ContenderName[]
  /** The limits at which a search is stopped. */
  readonly limits: RunLimits
  /** How many times each row was timed; its time is the median. */
  readonly repeat: number
  /** Whether rows state times. Without times, the same run writes the same bytes everywhere. */
  readonly times: boolean
  /** The seed of the random orders. */
  readonly seed: string
  /** The name and version of the program, such as `puzzlewright 0.1.0`. */
  readonly program: string
  /** The machine of the times: processor, cores, version of Node. Null without times. */
  readonly machine: string | null
}

/** Identifies the corpus. */
interface CorpusName {
  /** The checksum in the manifest of the corpus. */
  readonly checksum: string
  readonly puzzles: number
}

/**
 * The kinds of contenders. `own`: composed of heuristics; `profile`: rebuilt from a post; `external`: a
 * command.
 */
export const CONTENDER_KINDS = ['own', 'profile', 'external'] as const

/** A contender as listed in the header. */
export interface ContenderName {
  /** The name as users type it; rows refer to it. */
  readonly name: string
  /** The kind of contender. */
  readonly kind: (typeof CONTENDER_KINDS)[number]
  /** A description in one line; the command of an external solver. */
  readonly what: string
  /** The SHA-256 of the file with the custom orders, if the contender uses any. */
  readonly checksum?: string
}

/** The limits of a search; null means no limit. */
export interface RunLimits {
  /** The maximum number of nodes that a search may open. */
  readonly nodes: number | null
  /** The maximum number of milliseconds that a search may take. */
  readonly milliseconds: number | null
  /** The number of solutions at which a search stops. 2 decide uniqueness; null asks for all solutions. */
  readonly solutions: number | null
}

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
  /** The number of solutions found. If `solved`, all of them or as many as the limit asks for. */
  readonly solutions: number
  /** The limit that ended a capped row. */
  readonly ended?: 'node-limit' | 'time-limit'
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
  /** The median of the repeats; null in a run without times. */
  readonly milliseconds: number | null
  /** The error in one line, for rows that are `crashed`, `rubbish` or `wrong`. */
  readonly message?: string
}

/** The contents of a results file. */
export interface Results {
  /** The first line. */
  readonly header: ResultsHeader
  /** The other lines. */
  readonly rows: readonly Row[]
}
