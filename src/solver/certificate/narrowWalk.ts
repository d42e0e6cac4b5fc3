// Cells whose numbers an automaton accepts, and of which those that share a group differ: every sequence of candidates is tried,
// but not twice from the same state, with the same numbers taken from the cells that follow.

import type { Automaton } from '../../families/latin/automata.ts'
import type { Domain, Propagator } from './domain.ts'
import { narrowLayers } from './narrowLayers.ts'

/** The most numbers of a board on which shared groups always count. */
const FEW_NUMBERS = 9
/** On other boards, they count up to this number of combinations of candidates. */
const MOST_COMBINATIONS = 100_000

/** The constraint that an automaton accepts the numbers of cells. `see` tells whether two cells share a group. */
export function walkOver(
  over: readonly number[],
  automaton: Automaton,
  see: (one: number, other: number) => boolean,
  numbers: number,
): Propagator {
  const sees = over.map((one) => over.map((other) => one !== other && see(one, other)))
  const seenBefore = sees.map((row, place) => [...row.keys()].filter((other) => other < place && row[other]))
  const isSmall = numbers <= FEW_NUMBERS
  const narrow = (domains: readonly Domain[]) => {
    if (isSmall) return narrowWalk(domains, automaton, sees)
    const combinations = domains.reduce((product, { length }) => product * length, 1)
    return narrowLayers(domains, automaton, combinations <= MOST_COMBINATIONS ? seenBefore : undefined)
  }
  const cells = new Set(over)
  const cause = (cell: number) => cells.has(cell)
  return {
    narrow,
    explain(domains) {
      const left = narrow(domains)
      return (place, value) => (left[place].includes(value) ? undefined : cause)
    },
  }
}

function narrowWalk(
  domains: readonly Domain[],
  { start, step, accepts }: Automaton,
  sees: readonly (readonly boolean[])[],
): readonly Domain[] {
  const size = domains.length
  const groups = groupsBefore(sees)
  const earlier = sees.map((row, index) =>
    row.flatMap((isSeen, other) => (isSeen && other < index ? other : [])),
  )
  const used: number[] = new Array(size).fill(0)
  const supported = domains.map(() => new Set<number>())
  const known = domains.map(() => new Map<number | string, boolean>())

  function keyOf(index: number, state: number): number | string {
    const own = groups[index]
    if (own.length === 0) return state
    let key = `${state}`
    for (const group of own) {
      let mask = 0
      for (const cell of group) mask |= 1 << used[cell]
      key += `,${mask}`
    }
    return key
  }
  function visit(index: number, state: number): boolean {
    if (index === size) return accepts(state)
    const key = keyOf(index, state)
    const before = known[index].get(key)
    if (before !== undefined) return before
    let isPossible = false
    for (const value of domains[index]) {
      if (earlier[index].some((other) => used[other] === value)) continue
      const next = step(state, value)
      if (next === undefined) continue
      used[index] = value
      if (!visit(index + 1, next)) continue
      isPossible = true
      supported[index].add(value)
    }
    known[index].set(key, isPossible)
    return isPossible
  }

  visit(0, start)
  return domains.map((domain, index) =>
    supported[index].size === domain.length ? domain : domain.filter((value) => supported[index].has(value)),
  )
}

/**
 * For each place, the places before it that see the place or later ones, in groups of those that see the same of these: of a
 * group, only the set of its numbers matters for what follows.
 */
function groupsBefore(sees: readonly (readonly boolean[])[]): number[][][] {
  return sees.map((_, index) => {
    const groups = new Map<string, number[]>()
    for (let before = 0; before < index; before++) {
      const later = sees[before].slice(index)
      if (!later.includes(true)) continue
      const key = later.join()
      groups.set(key, [...(groups.get(key) ?? []), before])
    }
    return [...groups.values()]
  })
}
