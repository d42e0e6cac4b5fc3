// The recipe of a corpus: sets of puzzles, each of one family, shape and order, and how many of each. Its canonical
// form has all defaults filled in, even those that come from tables, so that the manifest alone says how the chunks
// were made. The SHA-256 of the canonical text identifies the corpus.

import { findFamily } from '../families/registry.ts'
import { formatOrder, parseOrder } from '../maker/orderFields.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'

/** The puzzles of one kind in a corpus. */
export interface CorpusSet {
  /** The family, the shape, and the order of each puzzle. */
  readonly recipe: Recipe
  /** The number of puzzles that are wanted. */
  readonly count: number
  /** The number of puzzles that are drawn: more than wanted, because twins are dropped. */
  readonly draws: number
  /** The number of puzzles of a chunk. */
  readonly chunk: number
  /** Whether the records carry grades. */
  readonly isGraded: boolean
}

/** The recipe of a corpus. */
export interface CorpusRecipe {
  /** The seed of the corpus. */
  readonly seed: string
  /** The sets, numbered from 0. */
  readonly sets: readonly CorpusSet[]
  /** Whether the records carry certificates. */
  readonly isCertified?: boolean
}

/** A set in canonical form. */
export interface CanonicalSet extends Pick<CorpusSet, 'count' | 'draws' | 'chunk'> {
  /** The name of the family. */
  readonly family: string
  /** The shape as text. */
  readonly shape: string
  /** The order as written in made names; empty if the set takes any puzzle. */
  readonly order: string
  /** Whether the records carry grades. */
  readonly grade: boolean
}

/** A recipe in canonical form, as manifests store it. */
export interface CanonicalRecipe {
  /** The seed of the corpus. */
  readonly seed: string
  /** The sets. */
  readonly sets: readonly CanonicalSet[]
  /** Set if the records carry certificates. */
  readonly certificates?: true
}

/** The canonical form of a recipe. */
export function canonicalRecipe({ seed, sets, isCertified }: CorpusRecipe): CanonicalRecipe {
  return {
    seed,
    sets: sets.map(({ recipe: { family, shape, order }, count, draws, chunk, isGraded }) => ({
      ...{ family: family.name, shape: shape.text, order: formatOrder(family, order) },
      ...{ count, draws, chunk, grade: isGraded },
    })),
    ...(isCertified && { certificates: true }),
  }
}

/** The canonical text of a recipe, one line of JSON. Its SHA-256 identifies the corpus. */
export function recipeText(recipe: CorpusRecipe): string {
  return JSON.stringify(canonicalRecipe(recipe))
}

/** Reads a recipe in canonical form. Throws a PuzzleError for families, shapes and orders that do not exist. */
export function fromCanonical({ seed, sets, certificates }: CanonicalRecipe): CorpusRecipe {
  return {
    seed,
    sets: sets.map(({ family: name, shape, order, count, draws, chunk, grade }) => {
      const family = findFamily(name)
      const recipe = { family, shape: family.notation.parseShape(shape), order: parseOrder(family, order) }
      return { recipe, count, draws, chunk, isGraded: grade }
    }),
    ...(certificates && { isCertified: true }),
  }
}
