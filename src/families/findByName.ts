// Finds a family by its own name or by another name under which people know it. Only the names are needed, so that the command
// line can check them before it loads the families.

import { nearestOf } from './nearestName.ts'
import { PuzzleError, quote, type Span } from './puzzleError.ts'

/** Something that has a name, and perhaps other names. */
interface Named {
  /** Its own name. */
  readonly name: string
  /** The other names. */
  readonly alsoKnownAs?: readonly { readonly name: string }[]
}

/** What was found by a name: the family, and the other name if it was asked for by one. */
interface Found<Family extends Named> {
  readonly family: Family
  readonly alias?: NonNullable<Family['alsoKnownAs']>[number]
}

/** All names that families can be asked for by: for each, its own name first, then the other names. */
export function allNames(families: readonly Named[]): string[] {
  return families.flatMap(({ name, alsoKnownAs = [] }) => [name, ...alsoKnownAs.map((alias) => alias.name)])
}

/** Finds a family by a name in upper or lower case, with or without hyphens; undefined for an unknown name. */
export function lookUp<Family extends Named>(
  families: readonly Family[],
  name: string,
): Found<Family> | undefined {
  const wanted = plainName(name)
  for (const family of families) {
    if (plainName(family.name) === wanted) return { family }
    const alias = family.alsoKnownAs?.find((one) => plainName(one.name) === wanted)
    if (alias) return { family, alias }
  }
  return undefined
}

/** Finds a family as `lookUp` does. Throws a PuzzleError that suggests a name. */
export function findByName<Family extends Named>(
  families: readonly Family[],
  name: string,
  at?: Span,
): Found<Family> {
  const named = lookUp(families, name)
  if (named) return named
  const nearest = nearestOf(name.trim(), allNames(families))
  const remedy = nearest
    ? `did you mean "${nearest}"?`
    : `the families are ${families.map((family) => family.name).join(', ')}`
  throw new PuzzleError('unrecognized', `unknown family ${quote(name)}; ${remedy}`, at)
}

/** Normalises a name: `Number Path`, `number-path` and `numberpath` are the same name. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '')
}
