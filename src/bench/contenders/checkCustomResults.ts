// Checks the results of custom searches. The solutions are verified elsewhere, as those of all contenders are. Here the
// counts are checked: they must be whole numbers, agree with the solutions that were shown, and keep within the limits.

import { count as counted } from '../../families/gridText.ts'
import { nearestOf } from '../../families/nearestName.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Heuristic, ValueOrder, VariableOrder } from '../../kernel/branching.ts'
import type { Ended, Limits, Searcher, SearchResult } from '../../kernel/search.ts'
import type { NamedSearch } from './contenderTypes.ts'

/** The statistics that a search must count. The other statistics are computed from these, or measured. */
export const COUNTS = [
  'solutions',
  'nodesOpened',
  'branchings',
  'successors',
  'forced',
  'failures',
  'maxDepth',
] as const

/** The limit that must have been set for a search to end in each way; exhaustion needs none. */
const LIMIT_OF: Readonly<Record<Ended, keyof Limits | null>> = {
  exhausted: null,
  'solution-limit': 'solutions',
  'node-limit': 'nodes',
  'time-limit': 'milliseconds',
}

/** Wraps a custom search so that its results are checked, and its time is measured in the same way as for every search. */
export function withSoundResults(name: string, search: NamedSearch): NamedSearch {
  const kind = `search "${name}"`
  return {
    ...search,
    make(model, context) {
      const made = search.make(model, context)
      if (typeof made !== 'function') {
        throw new TypeError(`"make" of the ${kind} must return a function (puzzle, limits, onSolution)`)
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
        throw new TypeError(`the ${kind} must report a solution as ${cells} values, one for each cell`)
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

/** Throws a TypeError if no search within these limits can have this result. */
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
    throw new TypeError(
      `the ${kind} reports "${ended}", but the run has no such limit; report exhausted, or the limit that was set`,
    )
  }
  if (solutions !== shown) {
    throw new TypeError(
      `the ${kind} reports ${counted(solutions, 'solution')}, but passed ${shown} to onSolution; pass each solution once`,
    )
  }
  for (const [what, number, most] of [
    ['nodes', nodesOpened, limits.nodes],
    ['solutions', solutions, limits.solutions],
  ] as const) {
    if (most === undefined || number <= most) continue
    throw new TypeError(`the ${kind} reports ${number} ${what}, but the limit was ${most}; stop at the limit`)
  }
  if (ended === 'solution-limit' && solutions !== limits.solutions) {
    throw new TypeError(
      `the ${kind} reports "${ended}" after ${solutions} of ${limits.solutions} solutions; report it only at the limit`,
    )
  }
  return { ended, statistics }
}

// Checks custom heuristics while they run. Otherwise a wrong number of alternatives would spoil the search unnoticed, and a
// hook with a wrong name would never be called.

/** The hooks of a variable order that may be left out. */
const HOOKS = ['opened', 'failed', 'backtracked', 'restart'] as const

/** The members of a heuristic. */
const MEMBERS = ['choose', 'order', ...HOOKS, 'isBinary']

type Members = Readonly<Record<string, unknown>>

/** Checks a custom variable order. */
export function withSoundChoices(name: string, made: unknown, most: number): VariableOrder {
  return sound(`variable order "${name}"`, made, most)
}

/** Checks a custom heuristic. */
export function withSoundHooks(name: string, made: unknown, most: number): Heuristic {
  const kind = `heuristic "${name}"`
  const checked = sound(kind, made, most)
  const { order, isBinary = false } = made as Members
  if (order !== undefined && typeof order !== 'function') throw notAFunction(kind, 'order')
  if (typeof isBinary !== 'boolean') {
    throw new TypeError(`"make" of the ${kind} must return an "isBinary" that is true or false`)
  }
  return { ...checked, order: order?.bind(made), isBinary }
}

/** Checks a custom value order: a function, or undefined to keep the order. */
export function withSoundOrder(name: string, made: unknown): ValueOrder | undefined {
  if (made === undefined || typeof made === 'function') return made as ValueOrder | undefined
  throw new TypeError(`"make" of the value order "${name}" must return a function (frame, pairs, count)`)
}

function sound(kind: string, made: unknown, most: number): VariableOrder {
  if (!hasChoose(made)) throw new TypeError(`"make" of the ${kind} must return { choose(frame, pairs) }`)
  const members = made as unknown as Members
  for (const hook of HOOKS) {
    if (members[hook] !== undefined && typeof members[hook] !== 'function') throw notAFunction(kind, hook)
  }
  for (const [member, value] of Object.entries(made)) {
    if (typeof value !== 'function' || MEMBERS.includes(member)) continue
    const meant = nearestOf(member, MEMBERS)
    if (meant === undefined) continue
    throw new TypeError(`"make" of the ${kind} returned an unknown "${member}"; did you mean "${meant}"?`)
  }
  return {
    choose(frame, pairs) {
      const count = made.choose(frame, pairs)
      if (Number.isInteger(count) && count >= 0 && count <= most) return count
      throw new TypeError(
        `"choose" of the ${kind} returned ${count}; expected a whole number from 0 to ${most}`,
      )
    },
    // A hook that the order leaves out is not wrapped, so that it costs no time.
    ...Object.fromEntries(HOOKS.flatMap((hook) => (made[hook] ? [[hook, made[hook].bind(made)]] : []))),
  }
}

function hasChoose(made: unknown): made is VariableOrder {
  return made !== null && typeof made === 'object' && typeof (made as Members).choose === 'function'
}

function notAFunction(kind: string, member: string): TypeError {
  const article = /^[aeiou]/.test(member) ? 'an' : 'a'
  return new TypeError(
    `"make" of the ${kind} returned ${article} "${member}" that is not a function; return a function, or leave it out`,
  )
}
