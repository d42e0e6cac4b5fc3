// The techniques that a grade, an explanation or a hint may use. Singles, forcing chains and searches are always allowed:
// with these, each puzzle has a path to its solution.

import type { Technique } from '../families/inference.ts'
import { nearestOf } from '../families/nearestName.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { FORCING_CHAIN, SEARCH } from './sharedTechniquePhrases.ts'

/**
 * A choice of allowed techniques: `all`, `no-uniqueness`, or the names of some techniques, sorted and joined by `+`. The same
 * choice is always the same text.
 */
export type AllowedTechniques = string

/** Allows every technique. */
export const ALL_TECHNIQUES: AllowedTechniques = 'all'

/** Allows all techniques except those that rely on the puzzle's having only one solution. */
export const NO_UNIQUENESS: AllowedTechniques = 'no-uniqueness'

/** The form of a choice that does not allow all techniques. */
const RESTRICTION = /^[a-z]+(?:-[a-z0-9]+)*(?:\+[a-z]+(?:-[a-z0-9]+)*)*$/

/** Whether a value in a record has the form of a choice that does not allow all techniques. */
export function isRestriction(value: unknown): value is AllowedTechniques {
  return typeof value === 'string' && value !== ALL_TECHNIQUES && RESTRICTION.test(value)
}

/** The part of a grade that states which techniques are allowed; empty if all techniques are allowed. */
export function restrictionOf(allowed: AllowedTechniques = ALL_TECHNIQUES): {
  readonly techniquesAllowed?: AllowedTechniques
} {
  return allowed === ALL_TECHNIQUES ? {} : { techniquesAllowed: allowed }
}

/**
 * Reads a choice: `all`, `no-uniqueness`, or names of techniques of these families, joined by `,` or `+`. Throws a
 * PuzzleError.
 */
export function parseAllowedTechniques(
  text: string,
  families: readonly {
    readonly title: string
    readonly inference: { readonly techniques: readonly Pick<Technique, 'name'>[] }
  }[],
): AllowedTechniques {
  if (text === ALL_TECHNIQUES || text === NO_UNIQUENESS) return text
  const names = text.split(/[,+]/).map((name) => name.trim())
  const alone = [ALL_TECHNIQUES, NO_UNIQUENESS].find((name) => names.includes(name))
  if (alone)
    throw new PuzzleError('value', `"${alone}" cannot be used with names of techniques; write it alone`)
  const known = new Set(families.flatMap(({ inference }) => inference.techniques.map(({ name }) => name)))
  const unknown = names.find((name) => !known.has(name))
  if (unknown === FORCING_CHAIN || unknown === SEARCH)
    throw new PuzzleError(
      'value',
      `leave out "${unknown}": singles, forcing chains and searches are always allowed`,
    )
  if (unknown === undefined) return [...new Set(names)].sort().join('+')
  const of = families.length === 1 ? ` of a ${families[0].title}` : ''
  const meant = nearestOf(unknown, [ALL_TECHNIQUES, NO_UNIQUENESS, ...known])
  const remedy = meant
    ? `did you mean "${meant}"?`
    : `use ${ALL_TECHNIQUES}, ${NO_UNIQUENESS}, or names such as ${[...known].slice(-2).join()}`
  throw new PuzzleError('value', `${quote(unknown)} is not a technique${of}; ${remedy}`)
}

/** Selects the allowed techniques from a list, in the order of the list. */
export function allowedOf(
  techniques: readonly Technique[],
  allowed: AllowedTechniques = ALL_TECHNIQUES,
): readonly Technique[] {
  if (allowed === ALL_TECHNIQUES) return techniques
  if (allowed === NO_UNIQUENESS) return techniques.filter(({ restsOnUniqueness }) => !restsOnUniqueness)
  const names = allowed.split('+')
  return techniques.filter(({ name, tier }) => tier === 'singles' || names.includes(name))
}
