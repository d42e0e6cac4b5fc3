// Cells with many different numbers that an automaton accepts. Layers of states, one for each place, show which candidates some
// sequence uses; if numbers must differ, a sequence with different numbers is sought for each of these.

import type { Automaton } from '../../families/latin/automata.ts'
import type { Domain } from './domain.ts'

/** What an automaton leaves of domains. `seenBefore` has for each place the earlier places whose numbers differ from its own. */
export function narrowLayers(
  domains: readonly Domain[],
  automaton: Automaton,
  seenBefore: readonly (readonly number[])[] | undefined,
): readonly Domain[] {
  const { alive, used } = layersOf(domains, automaton)
  const stays = seenBefore ? differing(domains, automaton, alive, used, seenBefore) : used
  return domains.map((domain, place) =>
    stays[place].size === domain.length ? domain : domain.filter((value) => stays[place].has(value)),
  )
}

/** The states before each place from which a sequence is accepted, and the values that such sequences use. */
function layersOf(domains: readonly Domain[], { start, step, accepts }: Automaton) {
  const states: number[][] = [[start]]
  for (const domain of domains) {
    const after = new Set<number>()
    for (const state of states[states.length - 1]) {
      for (const value of domain) {
        const next = step(state, value)
        if (next !== undefined) after.add(next)
      }
    }
    states.push([...after])
  }
  const used = domains.map(() => new Set<number>())
  const alive: Set<number>[] = []
  alive[domains.length] = new Set(states[domains.length].filter(accepts))
  for (let place = domains.length - 1; place >= 0; place--) {
    alive[place] = new Set()
    for (const state of states[place]) {
      for (const value of domains[place]) {
        const next = step(state, value)
        if (next === undefined || !alive[place + 1].has(next)) continue
        alive[place].add(state)
        used[place].add(value)
      }
    }
  }
  return { alive, used }
}

/** Of the values that sequences use, those that sequences with different numbers use. */
function differing(
  domains: readonly Domain[],
  { start, step }: Automaton,
  alive: readonly ReadonlySet<number>[],
  used: readonly ReadonlySet<number>[],
  seenBefore: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] {
  const found = domains.map(() => new Set<number>())
  const sequence: number[] = new Array(domains.length).fill(0)
  /** Seeks the rest of a sequence that has a value at a place. */
  const seek = (at: number, state: number, place: number, wanted: number): boolean => {
    if (at === domains.length) return true
    for (const value of at === place ? [wanted] : used[at]) {
      const next = step(state, value)
      if (next === undefined || !alive[at + 1].has(next)) continue
      if (seenBefore[at].some((earlier) => sequence[earlier] === value)) continue
      sequence[at] = value
      if (seek(at + 1, next, place, wanted)) return true
    }
    return false
  }
  used.forEach((values, place) => {
    for (const value of values) {
      if (found[place].has(value) || !seek(0, start, place, value)) continue
      for (const [at, own] of sequence.entries()) found[at].add(own)
    }
  })
  return found
}
