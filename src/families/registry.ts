// The registry of families. A family is found by its own name or by another name under which people know it.

import type { Family, FamilyAlias } from './family.ts'
import { allNames, findByName, lookUp } from './findByName.ts'
import { hidoku } from './hidoku/index.ts'
import { kenken } from './kenken/index.ts'
import { latinsquare } from './latinsquare/index.ts'
import { magic } from './magic/index.ts'
import type { Span } from './puzzleError.ts'
import { sudoku } from './sudoku/index.ts'
import { survo } from './survo/index.ts'

/** All families, without the types of their own shapes and puzzles. */
export const FAMILIES: readonly Family[] = [sudoku, kenken, survo, hidoku, magic, latinsquare]

/** Loads the faster searches of all families that have one; solvers made afterwards use them. The results stay the same. */
export async function loadSearches(): Promise<void> {
  await Promise.all(FAMILIES.map(({ model }) => model.loadSearch?.()))
}

/** The families of a book if none are named. */
export const USUAL_FAMILIES: readonly Family[] = FAMILIES.filter(({ isOnRequest }) => !isOnRequest)

/** All names that a family can be asked for by: its own name first, then the other names. */
export const FAMILY_NAMES: readonly string[] = allNames(FAMILIES)

/** A family, and the name by which it was asked for. */
export interface NamedFamily {
  /** The family. */
  readonly family: Family
  /** The other name, if the family was asked for by one. */
  readonly alias?: FamilyAlias
}

/**
 * Finds a family by a name in upper or lower case, with or without hyphens. Throws a PuzzleError that suggests a
 * name.
 */
export function findNamedFamily(name: string, at?: Span): NamedFamily {
  return findByName(FAMILIES, name, at)
}

/** Finds a family by name. Throws a PuzzleError that suggests a name. */
export function findFamily(name: string, at?: Span): Family {
  return findNamedFamily(name, at).family
}

/** Whether a family has this name, or is also known by it. */
export function isFamilyName(name: string): boolean {
  return lookUp(FAMILIES, name) !== undefined
}
