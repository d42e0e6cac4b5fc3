// What one constraint leaves of the candidates of its cells: those that some assignment to its cells uses. Certificates rest
// on exactly this strength (docs/certificates.md), so that a checker accepts the lines that this code finds, and no others.

import type { NamedConstraint } from '../../families/namedConstraint.ts'
import type { Cause, CauseFinder, Domain, Propagator } from './domain.ts'
import { differentOver } from './narrowDifferent.ts'
import { pathOver } from './narrowPath.ts'
import { walkOver } from './narrowWalk.ts'

/** A constraint of a unit: the places of its cells among the cells of the unit. */
interface Part extends Propagator {
  readonly places: readonly number[]
}

/** The constraints with one name, as certificates use them. */
export interface Unit {
  /** The name. */
  readonly name: string
  /** All cells of its constraints. */
  readonly cells: readonly number[]
  /** For each cell of the board, its place among these cells; undefined for other cells. */
  readonly placeOf: ReadonlyMap<number, number>
  /** Whether it is a single group with as many numbers as cells. */
  readonly isFull: boolean
  /** The constraints. */
  readonly parts: readonly Part[]
}

/** The units of a puzzle: constraints with the same name are one unit. `numbers` is how many numbers the board has. */
export function makeUnits(constraints: readonly NamedConstraint[], numbers: number): Unit[] {
  const groups = constraints.filter(({ kind }) => kind === 'all-different').map(({ over }) => new Set(over))
  const see = (one: number, other: number) => groups.some((group) => group.has(one) && group.has(other))
  const names = new Map<string, NamedConstraint[]>()
  for (const constraint of constraints) {
    const own = names.get(constraint.name)
    if (own) own.push(constraint)
    else names.set(constraint.name, [constraint])
  }
  return Array.from(names, ([name, own]) => {
    const cells = [...new Set(own.flatMap(({ over }) => over))]
    const placeOf = new Map(cells.map((cell, place) => [cell, place]))
    const parts = own.map((constraint) => {
      const places = constraint.over.map((cell) => placeOf.get(cell) as number)
      return { places, ...propagatorOf(constraint, see, numbers) }
    })
    return {
      name,
      cells,
      placeOf,
      isFull: own[0].kind === 'all-different' && cells.length === numbers,
      parts,
    }
  })
}

function propagatorOf(
  constraint: NamedConstraint,
  see: (one: number, other: number) => boolean,
  numbers: number,
): Propagator {
  const { over } = constraint
  switch (constraint.kind) {
    case 'all-different':
      return differentOver(over)
    case 'pair':
      return pairOver(over, constraint.allows, see(over[0], over[1]))
    case 'path':
      return pathOver(over, constraint.neighbours)
    case 'walk':
      return walkOver(over, constraint.automaton, see, numbers)
  }
}

function pairOver(
  over: readonly number[],
  allows: (one: number, other: number) => boolean,
  isSeen: boolean,
): Propagator {
  const fits = (one: number, other: number) => allows(one, other) && !(isSeen && one === other)
  const stays = ([one, other]: readonly Domain[], place: number, value: number) =>
    place === 0 ? other.some((beside) => fits(value, beside)) : one.some((beside) => fits(beside, value))
  return {
    narrow: (domains) =>
      domains.map((domain, place) => {
        const keeps = (value: number) => stays(domains, place, value)
        return domain.every(keeps) ? domain : domain.filter(keeps)
      }),
    explain: (domains) => (place, value) =>
      stays(domains, place, value) ? undefined : (cell) => cell === over[1 - place],
  }
}

/** What a unit leaves of the domains of its cells, by place, each constraint for itself; the same object where nothing is lost. */
export function narrowUnit({ parts }: Unit, domains: readonly Domain[]): readonly Domain[] {
  const [only] = parts
  if (parts.length === 1) return only.narrow(domains)
  const left = domains.slice()
  for (const { places, narrow } of parts) {
    const own = places.map((place) => domains[place])
    for (const [index, domain] of narrow(own).entries()) {
      const place = places[index]
      if (domain === own[index]) continue
      left[place] =
        left[place] === own[index] ? domain : left[place].filter((value) => domain.includes(value))
    }
  }
  return left
}

/** Explains what a unit takes from the domains of its cells. */
export function explainUnit({ parts }: Unit, domains: readonly Domain[]): CauseFinder {
  const [only] = parts
  if (parts.length === 1) return only.explain(domains)
  const explainers = new Map<Part, CauseFinder>()
  return (place, value) => {
    for (const part of parts) {
      const index = part.places.indexOf(place)
      if (index < 0) continue
      const explainer = explainers.get(part) ?? part.explain(part.places.map((own) => domains[own]))
      explainers.set(part, explainer)
      const cause: Cause | undefined = explainer(index, value)
      if (cause) return cause
    }
    return undefined
  }
}
