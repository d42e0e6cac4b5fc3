// Checks the results of custom searches. Solutions are verified where all contenders' are; here the counts must be
// counts, agree with the solutions that were shown, and keep the limits.

import type { Puzzle } from '../../families/puzzle.ts'
import type { Ended, Limits, Searcher, SearchResult } from '../../kernel/search.ts'
import type { NamedSearch } from './contenderParts.ts'

/** The statistics that a search must count. The others follow from them, or are measured. */
const COUNTS = [
  'solutions',
  'nodesOpened',
  'branchings',
  'successors',
  'forced',
  'failures',
  'maxDepth',
] as const

/** The limit that each ending must have had; exhaustion needs none. */
const LIMIT_OF: Readonly<Record<Ended, keyof Limits | null>> = {
  exhausted: null,
  'solution-limit': 'solutions',
  'node-limit': 'nodes',
  'time-limit': 'milliseconds',
}

/** Wraps a custom search: its results are checked, and its time is measured as that of every search. */
export function withSoundResults(name: string, search: NamedSearch): NamedSearch {
  const kind = `search "${name}"`
  return {
    ...search,
    make(model, context) {
      const made = search.make(model, context)
      if (typeof made !== 'function') {
        throw new TypeError(`make of the ${kind} must return a function (puzzle, limits, onSolution)`)
      }
      return measured(kind, made, model.cells)
    },
  }
}

function measured(kind: string, search: Searcher<Puzzle>, cells: number): Searcher<Puzzle> {
  return (puzzle, limits = {}, onSolution) => {
    let shown = 0
    const start = limits.now?.() ?? 0
    const result: unknown = search(puzzle, limits, (values) => {
      if (values?.length !== cells) {
        throw new TypeError(`the ${kind} must show a solution as ${cells} values, one a cell`)
      }
      shown++
      onSolution?.(values)
    })
    const milliseconds = (limits.now?.() ?? 0) - start
    const { ended, statistics } = checked(kind, result, limits, shown)
    const { forced, successors, branchings } = statistics
    const placements = forced + branchings
    const averageBranchingFactor = placements > 0 ? (forced + successors) / placements : 1
    return { ended, statistics: { ...statistics, averageBranchingFactor, milliseconds } }
  }
}

/** Throws a TypeError unless the result is one that a search within these limits can have. */
function checked(kind: string, result: unknown, limits: Limits, shown: number): SearchResult {
  const { ended, statistics } = (result ?? {}) as Partial<SearchResult>
  if (ended === undefined || !Object.hasOwn(LIMIT_OF, ended) || !statistics) {
    const endings = Object.keys(LIMIT_OF).join(', ')
    throw new TypeError(`the ${kind} must return { ended, statistics }, where ended is one of ${endings}`)
  }
  for (const count of COUNTS) {
    const number: unknown = statistics[count]
    if (Number.isInteger(number) && Number(number) >= 0) continue
    throw new TypeError(`the ${kind} returned ${number} as statistics.${count}; expected a whole number`)
  }
  const { solutions, nodesOpened } = statistics
  const limit = LIMIT_OF[ended]
  if (limit !== null && limits[limit] === undefined) {
    throw new TypeError(`the ${kind} reports "${ended}", but there was no such limit`)
  }
  if (solutions !== shown) {
    throw new TypeError(`the ${kind} reports ${solutions} solutions, but showed ${shown}`)
  }
  for (const [what, number, most] of [
    ['nodes', nodesOpened, limits.nodes],
    ['solutions', solutions, limits.solutions],
  ] as const) {
    if (most === undefined || number <= most) continue
    throw new TypeError(`the ${kind} reports ${number} ${what}, but the limit was ${most}`)
  }
  if (ended === 'solution-limit' && solutions !== limits.solutions) {
    throw new TypeError(`the ${kind} reports "${ended}" after ${solutions} of ${limits.solutions} solutions`)
  }
  return { ended, statistics }
}
