// One contender on one puzzle: searched as often as it is to be timed, its answer judged, and all of it a row.
//
// What was compiled a moment ago runs slower than what is warm. So before the first puzzle of a shape counts it is searched
// unmeasured, for a twentieth of a second or a thousand times.

import type { Puzzle } from '../families/family.ts'
import { recent, SHAPES_KEPT } from '../families/memo.ts'
import { statusOf } from '../families/solve.ts'
import type { Ended, Limits, Searcher, Outcome as SearchOutcome, Statistics } from '../kernel/search.ts'
import type { Contender } from './contenders/contender.ts'
import type { CorpusPuzzle } from './corpus.ts'
import { type Truth, untruth } from './judge.ts'
import type { Outcome, Row, RunLimits } from './results.ts'

/** How a run measures. */
export interface Measuring {
  readonly limits: RunLimits
  /** How often each puzzle is searched. */
  readonly repeat: number
  /** Whether rows have times. */
  readonly times: boolean
}

/** The clock, in milliseconds. */
export type Clock = () => number

const WARM_MILLISECONDS = 50
const WARM_SEARCHES = 1000
/** How many of the solutions found are looked at. */
const SOLUTIONS_LOOKED_AT = 100

/** What a search found, as far as it is judged. */
interface Searched extends SearchOutcome {
  readonly shown: readonly (readonly number[])[]
}

/** Measures a contender on one puzzle after the other. `witness` knows of each how many solutions it has. */
export function makeMeasure(
  contender: Contender,
  measuring: Measuring,
  now: Clock,
  witness: (one: CorpusPuzzle) => Truth,
): (one: CorpusPuzzle) => Row {
  const searchLimits = limitsOf(measuring, now)
  const searcherOf = recent(
    SHAPES_KEPT,
    ({ family, puzzle }: CorpusPuzzle) => `${family.name} ${puzzle.shape.text}`,
    (one) => {
      const search = contender.makeSearcher(one.family, one.puzzle.shape)
      if (measuring.times) warm(search, one.puzzle, searchLimits, now)
      return search
    },
  )

  return (one) => {
    let searched: readonly Searched[]
    try {
      searched = searchAgain(searcherOf(one), one.puzzle, searchLimits, measuring.repeat)
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
    const message = untruth(one, claim, witness(one))
    const milliseconds = median(searched.map((each) => each.statistics.milliseconds))
    return {
      ...rowHead(contender.name, one),
      outcome: message !== undefined ? 'wrong' : isLimit(ended) ? 'capped' : 'solved',
      status: statusOf(statistics.solutions, ended),
      solutions: statistics.solutions,
      ...(isLimit(ended) && { ended }),
      nodes: statistics.nodesOpened,
      branchings: statistics.branchings,
      averageBranchingFactor: statistics.averageBranchingFactor,
      failures: statistics.failures,
      maxDepth: statistics.maxDepth,
      milliseconds: measuring.times ? toMicroseconds(milliseconds) : null,
      ...(message !== undefined && { message }),
    }
  }
}

/** The beginning of a row: which contender, which puzzle. */
export function rowHead(contender: string, { id, family, puzzle, stars }: CorpusPuzzle) {
  return { contender, puzzle: id, family: family.name, shape: puzzle.shape.text, stars }
}

/** The row of a contender that brought no answer. */
export function failedRow(
  contender: string,
  one: CorpusPuzzle,
  outcome: Outcome,
  message: string,
  milliseconds: number | null = null,
): Row {
  return {
    ...rowHead(contender, one),
    outcome,
    status: 'unknown',
    solutions: 0,
    ...NO_STATISTICS,
    milliseconds,
    message,
  }
}

/** Of a contender that does not tell. */
export const NO_STATISTICS = {
  nodes: null,
  branchings: null,
  averageBranchingFactor: null,
  failures: null,
  maxDepth: null,
} as const

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** More figures than that are noise. */
export function toMicroseconds(milliseconds: number): number {
  return Math.round(1000 * milliseconds) / 1000
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

function warm(search: Searcher<Puzzle>, puzzle: Puzzle, limits: Limits, now: Clock): void {
  const began = now()
  for (let count = 0; count < WARM_SEARCHES; count++) {
    const left = WARM_MILLISECONDS - (now() - began)
    if (left <= 0) return
    search(puzzle, { ...limits, milliseconds: Math.min(left, limits.milliseconds ?? Infinity), now })
  }
}

/** Searches as often as is wanted; once where time ended it, since that is what any other search would come to. */
function searchAgain(search: Searcher<Puzzle>, puzzle: Puzzle, limits: Limits, repeat: number): Searched[] {
  const shown: number[][] = []
  const first = search(puzzle, limits, (values) => {
    if (shown.length < SOLUTIONS_LOOKED_AT) shown.push(Array.from(values))
  })
  const searched: Searched[] = [{ ...first, shown }]
  while (searched.length < repeat && searched.every(({ ended }) => ended !== 'time-limit')) {
    searched.push({ ...search(puzzle, limits, () => {}), shown })
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

/** The first line of what was thrown, whatever it was. */
export function lineOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return text.split('\n', 1)[0] || 'an error without a message'
}
