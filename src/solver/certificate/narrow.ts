// What one constraint leaves of the candidates of its cells: those that some assignment to its cells uses. Certificates rest
// on exactly this strength (docs/certificates.md), so that a checker accepts the lines that this code finds, and no others.

import type { NamedConstraint } from '../../families/namedConstraint.ts'
import type { Domain, Narrower } from './domain.ts'
import { narrowDifferent } from './narrowDifferent.ts'
import { narrowPath } from './narrowPath.ts'
import { makeWalkNarrower } from './narrowWalk.ts'

/** The constraints with one name, as certificates use them. */
export interface Unit {
  /** The name. */
  readonly name: string
  /** All cells of its constraints. */
  readonly cells: readonly number[]
  /** The constraints. */
  readonly parts: readonly { readonly over: readonly number[]; readonly narrow: Narrower }[]
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
  return Array.from(names, ([name, own]) => ({
    name,
    cells: [...new Set(own.flatMap(({ over }) => over))],
    parts: own.map((constraint) => ({ over: constraint.over, narrow: narrowerOf(constraint, see, numbers) })),
  }))
}

function narrowerOf(
  constraint: NamedConstraint,
  see: (one: number, other: number) => boolean,
  numbers: number,
): Narrower {
  const { over } = constraint
  switch (constraint.kind) {
    case 'all-different':
      return narrowDifferent
    case 'pair': {
      const { allows } = constraint
      const isSeen = see(over[0], over[1])
      const fits = (one: number, other: number) => allows(one, other) && !(isSeen && one === other)
      return ([one, other]) => [
        one.filter((value) => other.some((beside) => fits(value, beside))),
        other.filter((value) => one.some((beside) => fits(beside, value))),
      ]
    }
    case 'path':
      return narrowPath(over, constraint.neighbours)
    case 'walk':
      return makeWalkNarrower(over, constraint.automaton, see, numbers)
  }
}

/** What a unit leaves of the domains of its cells, each constraint for itself: only cells that lose candidates. */
export function narrowUnit({ parts }: Unit, domainOf: (cell: number) => Domain): Map<number, Domain> {
  const left = new Map<number, Domain>()
  for (const { over, narrow } of parts) {
    const domains = over.map(domainOf)
    const narrowed = narrow(domains)
    for (const [index, cell] of over.entries()) {
      if (narrowed[index].length === domains[index].length) continue
      const known = left.get(cell)
      left.set(cell, known ? known.filter((value) => narrowed[index].includes(value)) : narrowed[index])
    }
  }
  return left
}
