// Measures one contender on one puzzle: searches, verifies the answer, and makes the row.
//
// Times are measured when the code is warm. Otherwise, the time of compilation would count for the first contender, which
// would take four times as long as the others. `warm` searches a sample without measuring, and a short search is timed only
// after untimed ones, so that it does not matter what ran before.
//
// For each timed row, a new searcher is made. The address of a searcher's buffers in memory, which is a matter of chance,
// changes the time of all its searches by up to 2 % (`npm run bench -- "noise: real copies"`): two copies of one contender
// that kept their searchers differed significantly in three of six runs. A new searcher for each row makes this difference
// random, so that it averages out. The idea is that of Curtsinger and Berger, "Stabilizer: statistically sound performance
// evaluation" (ASPLOS 2013).

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Ended, Limits, Searcher, SearchResult } from '../kernel/search.ts'
import { statusOf } from '../solver/solve.ts'
import { COUNTS } from './contenders/checkCustomResults.ts'
import type { Contender } from './contenders/contenderTypes.ts'
import type { CorpusPuzzle } from './corpus.ts'
import { failedRow, lineOf, puzzleOf, statedRow, toMicroseconds } from './makeAndMergeRows.ts'
import type { Row, RunLimits } from './results.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** The settings of a run's measurements. */
export interface Measuring {
  /** The limits at which a search is stopped. */
  readonly limits: RunLimits
  /** The number of passes over the corpus; in each, a contender searches each puzzle once. */
  readonly repeat: number
  /** Whether rows state times. */
  readonly times: boolean
}

/** Returns the time in milliseconds. */
export type WallClock = () => number

/** Returns the processor time of this thread, in milliseconds; null if it is not measured. */
export type CpuClock = () => number | null

const NO_CPU_CLOCK: CpuClock = () => null

/**
 * Runs `work`, and throws an error if it takes longer than `milliseconds`: a custom order may loop without checking the clock.
 */
export type Patience = <T>(milliseconds: number, work: () => T) => T

/** Runs the work without a time limit. */
const ENDLESS: Patience = (_, work) => work()

/** A search that takes at least this long is timed at once; a shorter one is repeated. */
const AT_ONCE_MILLISECONDS = 20
/**
 * Before a short search is timed, it is repeated untimed for this long in total. OVERHEAD is added to the time of each
 * repeat, because the clock may show none.
 */
const UNTIMED_MILLISECONDS = 1
const OVERHEAD = 0.001
/** The number of solutions that are verified. */
const SOLUTIONS_LOOKED_AT = 100
/** The time by which a contender may exceed its time limit before it is stopped. */
const GRACE_MILLISECONDS = 5000

/** The result of a search, with the solutions to be verified and the processor time. */
interface Searched extends SearchResult {
  readonly shown: readonly (readonly number[])[]
  readonly cpuMilliseconds: number | null
}

/**
 * Makes the functions that measure a contender on one puzzle after the other. `witness` returns the true number of
 * solutions of a puzzle. `warm` searches puzzles repeatedly for a time, without measuring; it ignores errors, since they
 * recur when the rows are measured. `rowOf` makes the row of a puzzle and a pass.
 */
export function makeMeasure(
  contender: Contender,
  measuring: Measuring,
  now: WallClock,
  witness: (one: CorpusPuzzle) => Truth,
  patience: Patience = ENDLESS,
  cpuNow: CpuClock = NO_CPU_CLOCK,
) {
  const searchLimits = limitsOf(measuring, now)
  const limit = searchLimits.milliseconds ?? Infinity
  let searcherOf = searchersOf(contender)
  const broken = new Set<readonly CorpusPuzzle[]>()

  /**
   * Runs work within the time limit. After an error, new searchers are made, since the old ones may be in
   * any state.
   */
  function patiently<T>(milliseconds: number, work: () => T): T {
    try {
      return limit === Infinity ? work() : patience(milliseconds + GRACE_MILLISECONDS, work)
    } catch (error) {
      searcherOf = searchersOf(contender)
      throw error
    }
  }

  function warm(sample: readonly CorpusPuzzle[], milliseconds: number): void {
    if (broken.has(sample)) return
    try {
      patiently(milliseconds, () => searchFor(sample, milliseconds))
    } catch {
      // The error recurs in the row of the puzzle.
      broken.add(sample)
    }
  }

  function searchFor(sample: readonly CorpusPuzzle[], milliseconds: number): void {
    const until = now() + milliseconds
    while (sample.length > 0) {
      for (const one of sample) {
        const left = until - now()
        if (left <= 0) return
        searcherOf(one)(one.puzzle, { ...searchLimits, milliseconds: Math.min(left, limit), now })
      }
    }
  }

  const newSearcher = ({ family, puzzle }: CorpusPuzzle) => contender.makeSearcher(family, puzzle.shape)

  function measuredRow(one: CorpusPuzzle, repeat = 1): Row {
    // The witness runs before the search: between two searches it would make the warmed-up code cold again.
    const truth = witness(one)
    let searched: readonly Searched[]
    try {
      searched = patiently(limit, () => {
        const search = measuring.times ? newSearcher(one) : searcherOf(one)
        return searchWarm(search, one.puzzle, searchLimits, measuring.times ? cpuNow : undefined)
      })
    } catch (error) {
      return { ...failedRow(contender.name, one, 'crashed', lineOf(error)), repeat }
    }
    const [first] = searched
    const last = searched[searched.length - 1]
    if (!isSame(first, last)) {
      return { ...failedRow(contender.name, one, 'crashed', REPETITION_DIFFERS), repeat }
    }
    return { ...rowOfSearch(last, one, truth), repeat }
  }

  function rowOfSearch(searched: Searched, one: CorpusPuzzle, truth: Truth): Row {
    const { statistics, ended, shown, cpuMilliseconds } = searched
    const claim = { count: statistics.solutions, isComplete: ended === 'exhausted', shown }
    const message = untruth(one, claim, truth)
    const outcome = message !== undefined ? 'wrong' : isLimit(ended) ? 'capped' : 'solved'
    return statedRow(contender.name, puzzleOf(one), {
      outcome,
      status: statusOf(statistics.solutions, ended),
      solutions: statistics.solutions,
      ended: outcome === 'capped' && isLimit(ended) ? ended : undefined,
      message,
      nodes: statistics.nodesOpened,
      branchings: statistics.branchings,
      averageBranchingFactor: statistics.averageBranchingFactor,
      failures: statistics.failures,
      maxDepth: statistics.maxDepth,
      milliseconds: measuring.times ? toMicroseconds(statistics.milliseconds) : null,
      cpuMilliseconds: cpuMilliseconds === null ? null : toMicroseconds(cpuMilliseconds),
    })
  }

  return { warm, rowOf: measuredRow }
}

/** The searchers of a contender by shape. */
function searchersOf(contender: Contender): (one: CorpusPuzzle) => Searcher<Puzzle> {
  const searcherOf = perShape((family: Family, shape: Shape) => contender.makeSearcher(family, shape))
  return ({ family, puzzle }) => searcherOf(family, puzzle.shape)
}

function limitsOf({ limits, times }: Measuring, now: WallClock): Limits {
  const { nodes, milliseconds, solutions } = limits
  return {
    ...(nodes !== null && { nodes }),
    ...(milliseconds !== null && { milliseconds }),
    ...(solutions !== null && { solutions }),
    ...((times || milliseconds !== null) && { now }),
  }
}

/**
 * Searches once. If times are measured and the search was short, searches again, first untimed, then timed. A search that a
 * limit ended is not repeated, since it would end the same way. The thread's clock is read before and after the first and
 * the timed search.
 */
function searchWarm(
  search: Searcher<Puzzle>,
  puzzle: Puzzle,
  limits: Limits,
  cpuNow: CpuClock | undefined,
): Searched[] {
  // Timed and untimed searches do the same work.
  const once = (): Omit<Searched, 'cpuMilliseconds'> => {
    const shown: number[][] = []
    const found = search(puzzle, limits, (values) => {
      if (shown.length < SOLUTIONS_LOOKED_AT) shown.push(Array.from(values))
    })
    return { ...found, shown }
  }
  const counted = (): Searched => {
    const before = cpuNow?.() ?? null
    const found = once()
    const after = cpuNow?.() ?? null
    return { ...found, cpuMilliseconds: before === null || after === null ? null : after - before }
  }
  const first = counted()
  let spent = first.statistics.milliseconds
  if (!cpuNow || isLimit(first.ended) || spent >= AT_ONCE_MILLISECONDS) return [first]
  while (spent < UNTIMED_MILLISECONDS) spent += once().statistics.milliseconds + OVERHEAD
  return [first, counted()]
}

/** Whether two searches of the same puzzle have the same counts, or a time limit ended one of them. */
function isSame(one: Searched, other: Searched): boolean {
  if (one.ended === 'time-limit' || other.ended === 'time-limit') return true
  return COUNTS.every((counter) => one.statistics[counter] === other.statistics[counter])
}

/** The message for a search that gave different counts when repeated. */
export const REPETITION_DIFFERS =
  'repeating the search gave different counts; take random numbers only from rng'

function isLimit(ended: Ended): ended is 'node-limit' | 'time-limit' {
  return ended === 'node-limit' || ended === 'time-limit'
}
