// What a run of contenders over a corpus found: a header and one row for each contender and puzzle, each a line of JSON.
// Node counts are exact and the same on every machine; times are those of the machine that ran it.

import type { Status } from '../solver/solve.ts'

/** The version of this form. */
export const RESULTS_VERSION = 1

/** The first line of a results file: what was run. Two runs with the same header have the same rows, but for what the clock says. */
export interface ResultsHeader {
  /** The version of this form. */
  readonly results: typeof RESULTS_VERSION
  /** The puzzles. */
  readonly corpus: CorpusName
  /** Who took part, in the order of their rows. */
  readonly contenders: readonly ContenderName[]
  /** When a search was stopped. */
  readonly limits: RunLimits
  /** How often each row was timed; its time is the median. */
  readonly repeat: number
  /** Whether rows have times: without them the same run writes the same bytes everywhere. */
  readonly times: boolean
  /** Of the random orders. */
  readonly seed: string
  /** What ran it, as it names itself: `puzzlewright 0.1.0`. */
  readonly program: string
  /** Where the times are from: processor, cores, Node's version. Null without times. */
  readonly machine: string | null
}

/** Which puzzles they were. */
interface CorpusName {
  /** As the manifest of a corpus has it. */
  readonly checksum: string
  readonly puzzles: number
}

/** `own`: made of heuristics; `profile`: what a post did; `external`: a command. */
export const CONTENDER_KINDS = ['own', 'profile', 'external'] as const

/** A contender as the header names it. */
export interface ContenderName {
  /** As it is typed; rows refer to it. */
  readonly name: string
  /** What kind of contender it is. */
  readonly kind: (typeof CONTENDER_KINDS)[number]
  /** What it does, in a line; the command of an external one. */
  readonly what: string
  /** SHA-256 of the file with the orders of a contender that is made of somebody's own. */
  readonly checksum?: string
}

/** When a search was stopped; null is never. */
export interface RunLimits {
  /** States that a search may open. */
  readonly nodes: number | null
  /** How long a search may take. */
  readonly milliseconds: number | null
  /** Solutions that are enough. 2 tell unique from not; null asks for all. */
  readonly solutions: number | null
}

/**
 * What became of a puzzle:
 * `solved`   the question was answered, and nothing is known to contradict the answer;
 * `capped`   a limit came first;
 * `crashed`  the contender ended with an error;
 * `rubbish`  an external command wrote what is no answer;
 * `wrong`    the answer is not true.
 */
export const OUTCOMES = ['solved', 'capped', 'crashed', 'rubbish', 'wrong'] as const
/** One of `OUTCOMES`. */
export type Outcome = (typeof OUTCOMES)[number]

/** One contender on one puzzle. */
export interface Row {
  /** The contender's name. */
  readonly contender: string
  /** The puzzle's id. */
  readonly puzzle: string
  /** The name of the puzzle's family. */
  readonly family: string
  /** The puzzle's shape. */
  readonly shape: string
  /** 1 to 5, or null where the corpus does not say. */
  readonly stars: number | null
  /** What became of the puzzle. */
  readonly outcome: Outcome
  /** What the contender says of its solutions. */
  readonly status: Status
  /** Solutions found; with `solved` all there are, or as many as were enough. */
  readonly solutions: number
  /** Which limit came first; of a capped row only. */
  readonly ended?: 'node-limit' | 'time-limit'
  /** States that were opened, as far as the search came; null where the contender does not tell. */
  readonly nodes: number | null
  /** States in which more than one alternative was open. */
  readonly branchings: number | null
  /** Alternatives per placement, a forced one counting 1. */
  readonly averageBranchingFactor: number | null
  /** Alternatives that led to a contradiction at once. */
  readonly failures: number | null
  /** The longest chain of choices. */
  readonly maxDepth: number | null
  /** The median of the repeats; null where times were not wanted. */
  readonly milliseconds: number | null
  /** What went wrong, in a line: of a row that is `crashed`, `rubbish` or `wrong`. */
  readonly message?: string
}

/** What a results file holds. */
export interface Results {
  /** The first line. */
  readonly header: ResultsHeader
  /** The other lines. */
  readonly rows: readonly Row[]
}
