// Measures one contender on one puzzle: repeats the search for timing, verifies the answer, and makes the
// row.
//
// Times are those of warmed-up code. Otherwise the first contender would pay for the compilation and take
// four times as long as the others. `warm` searches a sample without measuring, and a very short search
// counts only when it is repeated.

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Ended, Limits, Searcher, SearchResult as SearchOutcome, Statistics } from '../kernel/search.ts'
import { statusOf } from '../solver/solve.ts'
import type { Contender } from './contenders/contender.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { Row, RunLimits } from './results.ts'
import { failedRow, lineOf, NO_COSTS, rowHead, toMicroseconds } from './rowParts.ts'
import { median } from './statistics/means.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** The settings of a run's measurements. */
export interface Measuring {
  /** The limits at which a search is stopped. */
  readonly limits: RunLimits
  /** How many times each puzzle is searched. */
  readonly repeat: number
  /** Whether rows state times. */
  readonly times: boolean
}

/** Returns the time in milliseconds. */
type Clock = () => number

/**
 * Runs `work`, and throws if it takes longer than a time: a custom order may loop without checking the clock.
 */
type Patience = <T>(milliseconds: number, work: () => T) => T

/** Runs the work without a time limit. */
const ENDLESS: Patience = (_, work) => work()

/** The first search is not timed if it takes less than this. */
const AT_ONCE_MILLISECONDS = 20
/**
 * Further searches are then untimed for this long in total, with OVERHEAD added to each for time that the
 * clock does not show.
 */
const UNTIMED_MILLISECONDS = 1
const OVERHEAD = 0.001
/** The number of solutions that are verified. */
const SOLUTIONS_LOOKED_AT = 100
/** How long a contender may exceed its time limit before it is stopped. */
const GRACE_MILLISECONDS = 5000

/** The result of a search, with the solutions to be verified. */
interface Searched extends SearchOutcome {
  readonly shown: readonly (readonly number[])[]
}

/** Measures one contender. */
interface ContenderMeter {
  /**
   * Searches puzzles repeatedly for a time, without measuring. Errors are ignored here, since they recur in
   * the rows.
   */
  warm(sample: readonly CorpusPuzzle[], milliseconds: number): void
  rowOf(one: CorpusPuzzle): Row
}

/**
 * Measures a contender on one puzzle after the other. `witness` returns the true number of solutions of a
 * puzzle.
 */
export function makeMeasure(
  contender: Contender,
  measuring: Measuring,
  now: Clock,
  witness: (one: CorpusPuzzle) => Truth,
  patience: Patience = ENDLESS,
): ContenderMeter {
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

  function rowOf(one: CorpusPuzzle): Row {
    // The witness runs before the search. Between two searches it would make the warmed-up code cold again.
    const truth = witness(one)
    let searched: readonly Searched[]
    try {
      searched = patiently(limit * measuring.repeat, () =>
        searchAgain(searcherOf(one), one.puzzle, searchLimits, measuring),
      )
    } catch (error) {
      return failedRow(contender.name, one, 'crashed', lineOf(error))
    }
    const [{ statistics, ended, shown }] = searched
    if (!searched.every((each) => isSame(each, searched[0]))) {
      return failedRow(contender.name, one, 'crashed', 'a repetition of the search opened different nodes')
    }
    const claim = { count: statistics.solutions, isComplete: ended === 'exhausted', shown }
    const message = untruth(one, claim, truth)
    const outcome = message !== undefined ? 'wrong' : isLimit(ended) ? 'capped' : 'solved'
    const milliseconds = median(searched.slice(-measuring.repeat).map((each) => each.statistics.milliseconds))
    return {
      ...rowHead(contender.name, one),
      outcome,
      status: statusOf(statistics.solutions, ended),
      solutions: statistics.solutions,
      ...(outcome === 'capped' && isLimit(ended) && { ended }),
      nodes: statistics.nodesOpened,
      branchings: statistics.branchings,
      averageBranchingFactor: statistics.averageBranchingFactor,
      failures: statistics.failures,
      maxDepth: statistics.maxDepth,
      milliseconds: measuring.times ? toMicroseconds(milliseconds) : null,
      ...NO_COSTS,
      ...(message !== undefined && { message }),
    }
  }

  return { warm, rowOf }
}

/** The searchers of a contender by shape. */
function searchersOf(contender: Contender): (one: CorpusPuzzle) => Searcher<Puzzle> {
  const searcherOf = perShape((family: Family, shape: Shape) => contender.makeSearcher(family, shape))
  return ({ family, puzzle }) => searcherOf(family, puzzle.shape)
}

function limitsOf({ limits, times }: Measuring, now: Clock): Limits {
  const { nodes, milliseconds, solutions } = limits
  return {
    ...(nodes !== null && { nodes }),
    ...(milliseconds !== null && { milliseconds }),
    ...(solutions !== null && { solutions }),
    ...((times || milliseconds !== null) && { now }),
  }
}

/**
 * Searches `repeat` times, and at least once more without timing if the first search was very short. A search
 * that a limit ended is not repeated, since it would end the same way.
 */
function searchAgain(
  search: Searcher<Puzzle>,
  puzzle: Puzzle,
  limits: Limits,
  { repeat, times }: Measuring,
): Searched[] {
  // Timed and untimed searches do the same work.
  const once = (): Searched => {
    const shown: number[][] = []
    const found = search(puzzle, limits, (values) => {
      if (shown.length < SOLUTIONS_LOOKED_AT) shown.push(Array.from(values))
    })
    return { ...found, shown }
  }
  const first = once()
  const searched = [first]
  let untimed = 0
  if (times && !isLimit(first.ended) && first.statistics.milliseconds < AT_ONCE_MILLISECONDS) {
    untimed = 1
    let spent = first.statistics.milliseconds
    while (spent < UNTIMED_MILLISECONDS) spent += once().statistics.milliseconds + OVERHEAD
  }
  const wanted = untimed + repeat
  while (searched.length < wanted && searched.every(({ ended }) => !isLimit(ended))) {
    searched.push(once())
  }
  return searched
}

/** Whether two searches were identical to the last node, which they must be unless a time limit ended one. */
function isSame(one: Searched, other: Searched): boolean {
  if (one.ended === 'time-limit' || other.ended === 'time-limit') return true
  return COUNTERS.every((counter) => one.statistics[counter] === other.statistics[counter])
}

const COUNTERS = [
  'solutions',
  'nodesOpened',
  'branchings',
  'successors',
  'forced',
  'failures',
  'maxDepth',
] as const satisfies readonly (keyof Statistics)[]

function isLimit(ended: Ended): ended is 'node-limit' | 'time-limit' {
  return ended === 'node-limit' || ended === 'time-limit'
}
