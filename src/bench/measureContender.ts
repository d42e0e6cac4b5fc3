// One contender on one puzzle: searched as often as it is to be timed, its answer judged, and all of it a row.
//
// Times are of warm code: whoever came first would else pay for all, four times as much as the others. `warm` searches a
// sample unmeasured, and a search that is over at once counts only when it is done again.

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Ended, Limits, Searcher, SearchResult as SearchOutcome, Statistics } from '../kernel/search.ts'
import { statusOf } from '../solver/solve.ts'
import type { Contender } from './contenders/contender.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { Row, RunLimits } from './results.ts'
import { failedRow, lineOf, rowHead, toMicroseconds } from './rowParts.ts'
import { median } from './statistics/means.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** How a run measures. */
export interface Measuring {
  /** When a search is stopped. */
  readonly limits: RunLimits
  /** How often each puzzle is searched. */
  readonly repeat: number
  /** Whether rows have times. */
  readonly times: boolean
}

/** The clock, in milliseconds. */
type Clock = () => number

/** Does what a contender has to do, and throws if it has not come back after so long: not all loops look at the clock. */
type Patience = <T>(milliseconds: number, work: () => T) => T

/** Waits as long as it takes. */
const ENDLESS: Patience = (_, work) => work()

/** The first search of a puzzle is not timed if it takes less, */
const AT_ONCE_MILLISECONDS = 20
/** nor are those that follow for so long; what the clock does not see of each counts, too. */
const UNTIMED_MILLISECONDS = 1
const OVERHEAD = 0.001
/** How many of the solutions found are looked at. */
const SOLUTIONS_LOOKED_AT = 100
/** How much longer than the limit on time allows a contender may take to come back. */
const GRACE_MILLISECONDS = 5000

/** What a search found, as far as it is judged. */
interface Searched extends SearchOutcome {
  readonly shown: readonly (readonly number[])[]
}

/** A contender that is measured. */
interface ContenderMeter {
  /** Searches puzzles unmeasured, again and again, for so long. What is wrong with a contender shows in its rows. */
  warm(sample: readonly CorpusPuzzle[], milliseconds: number): void
  rowOf(one: CorpusPuzzle): Row
}

/** Measures a contender on one puzzle after the other. `witness` knows of each how many solutions it has. */
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

  /** What was broken off may have left a searcher in any state: others are made then. */
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
      // The row of the puzzle says it.
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
    // Before the search: between searches it would make cold again what is warm.
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
      return failedRow(
        contender.name,
        one,
        'crashed',
        'the same search opened other nodes when it was repeated',
      )
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
      ...(message !== undefined && { message }),
    }
  }

  return { warm, rowOf }
}

/** Its searchers, by shape. */
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
 * Searches as often as is wanted, and once more or oftener where the first search was over at once; once where a limit
 * ended it, since that is what any other search would come to.
 */
function searchAgain(
  search: Searcher<Puzzle>,
  puzzle: Puzzle,
  limits: Limits,
  { repeat, times }: Measuring,
): Searched[] {
  // All do the same work, those that are timed and those that are not.
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

/** Whether two searches were the same to the last node, as they have to be unless the clock ended one. */
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
