// Cells with different numbers: a matching of cells and numbers, and the exchanges that lead to other matchings (Régin, A
// filtering algorithm for constraints of difference in CSPs, 1994). A cell can take the number of another cell if exchanges lead
// from the other cell back to it, or to a number that no cell has.

import type { Cause, CauseFinder, Domain, Propagator } from './domain.ts'

/** No cell. */
const NOBODY = -1

/** The constraint that these cells have different numbers. */
export function differentOver(over: readonly number[]): Propagator {
  return { narrow: narrowDifferent, explain: (domains) => explainDifferent(over, domains) }
}

/** A matching: for each number the place that has it; or the places that have too few numbers, if there is none. */
type Matching = { readonly owners: Int16Array } | { readonly crowd: readonly number[] }

function narrowDifferent(domains: readonly Domain[]): readonly Domain[] {
  const matching = match(domains)
  if ('crowd' in matching) return domains.map(() => [])
  const { owners } = matching
  const parts = componentsOf(domains, owners)
  return domains.map((domain, place) => {
    const stays = (value: number) => {
      const owner = owners[value]
      return owner === NOBODY || owner === place || parts[owner] === parts[place] || parts[owner] === FREE
    }
    return domain.every(stays) ? domain : domain.filter(stays)
  })
}

/** Gives each place a number of its own. */
function match(domains: readonly Domain[]): Matching {
  let most = 0
  for (const domain of domains) if (domain.length > 0) most = Math.max(most, domain[domain.length - 1])
  const owners = new Int16Array(most + 1).fill(NOBODY)
  const tried = new Uint8Array(most + 1)
  const give = (place: number): boolean => {
    const domain = domains[place]
    for (const value of domain) {
      if (owners[value] !== NOBODY || tried[value] === 1) continue
      owners[value] = place
      return true
    }
    for (const value of domain) {
      if (tried[value] === 1) continue
      tried[value] = 1
      if (!give(owners[value])) continue
      owners[value] = place
      return true
    }
    return false
  }
  for (let place = 0; place < domains.length; place++) {
    if (give(place)) {
      tried.fill(0)
      continue
    }
    const crowd = [place]
    tried.forEach((isTried, value) => {
      if (isTried === 1) crowd.push(owners[value])
    })
    return { crowd }
  }
  return { owners }
}

/** The mark of places from which exchanges lead to a number that no cell has. */
const FREE = -1
/** The marks of places that are not visited, and of places whose component is not complete. */
const UNSEEN = -2
const OPEN = -3

/**
 * For each place, the strongly connected component of the exchanges; `FREE` if they lead to a free number (Tarjan, Depth-first
 * search and linear graph algorithms, 1972).
 */
function componentsOf(domains: readonly Domain[], owners: Int16Array): Int16Array {
  const count = domains.length
  const parts = new Int16Array(count).fill(UNSEEN)
  const times = new Int16Array(count)
  const freed = new Uint8Array(count)
  const stack: number[] = []
  let time = 0
  /** Returns the earliest time that exchanges from a place reach, or `FREE`. */
  const visit = (place: number): number => {
    times[place] = ++time
    parts[place] = OPEN
    stack.push(place)
    let earliest = time
    let isFree = false
    for (const value of domains[place]) {
      const owner = owners[value]
      if (owner === NOBODY) isFree = true
      else if (owner !== place) {
        if (parts[owner] === UNSEEN) {
          const reached = visit(owner)
          if (reached === FREE) isFree = true
          else if (reached < earliest) earliest = reached
        } else if (parts[owner] === FREE) isFree = true
        else if (parts[owner] === OPEN && times[owner] < earliest) earliest = times[owner]
      }
    }
    if (isFree) freed[place] = 1
    if (earliest < times[place]) return earliest
    const from = stack.lastIndexOf(place)
    const members = stack.splice(from)
    const mark = members.some((member) => freed[member] === 1) ? FREE : place
    for (const member of members) parts[member] = mark
    return mark === FREE ? FREE : earliest
  }
  for (let place = 0; place < count; place++) if (parts[place] === UNSEEN) visit(place)
  return parts
}

/** A number is lost because the cells that exchanges reach have no more numbers than they are: they need them all. */
function explainDifferent(over: readonly number[], domains: readonly Domain[]): CauseFinder {
  const matching = match(domains)
  const causeOf = (places: readonly number[]) => (cell: number, value: number) =>
    places.some((place) => over[place] === cell) && !places.some((place) => domains[place].includes(value))
  if ('crowd' in matching) {
    const cause = causeOf(matching.crowd)
    return () => cause
  }
  const { owners } = matching
  const known = new Map<number, Reached | undefined>()
  return (place, value) => {
    const owner = owners[value] ?? NOBODY
    if (owner === NOBODY || owner === place) return undefined
    if (!known.has(owner)) {
      const reached = reachedFrom(owner, domains, owners)
      known.set(owner, reached && { ...reached, cause: causeOf(reached.places) })
    }
    const reached = known.get(owner)
    return reached?.isReached[place] === 0 ? reached.cause : undefined
  }
}

/** The places that exchanges reach. */
interface Reached {
  readonly places: readonly number[]
  readonly isReached: Uint8Array
  readonly cause: Cause
}

/** The places that exchanges from a place reach; undefined if they lead to a number that no cell has. */
function reachedFrom(
  place: number,
  domains: readonly Domain[],
  owners: Int16Array,
): Omit<Reached, 'cause'> | undefined {
  const places = [place]
  const isReached = new Uint8Array(domains.length)
  isReached[place] = 1
  for (const from of places) {
    for (const value of domains[from]) {
      const owner = owners[value]
      if (owner === NOBODY) return undefined
      if (isReached[owner] === 1) continue
      isReached[owner] = 1
      places.push(owner)
    }
  }
  return { places, isReached }
}
