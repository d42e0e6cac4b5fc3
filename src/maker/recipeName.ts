// Made names state how a puzzle was made, such as `sudoku:9x9:minimal,clues=24#SEED@1`. A made name can be read back to make
// the same puzzle again.

import { PuzzleError, quote } from '../families/puzzleError.ts'
import { findFamily } from '../families/registry.ts'
import { GENERATOR_VERSION } from './maker.ts'
import { formatOrder, parseOrder } from './orderFields.ts'
import type { Recipe } from './puzzleRecipe.ts'

/** Returns the made name of a puzzle, such as `sudoku:9x9:minimal,clues=24#SEED@1`. */
export function madeName({ family, shape, order }: Recipe, seed: string): string {
  const asked = formatOrder(family, order)
  return `${family.name}:${shape.text}${asked && `:${asked}`}#${seed}@${GENERATOR_VERSION}`
}

/** The characters that a seed, a text of one line, may not contain. */
export const UNFIT_FOR_SEEDS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** The recipe and the seed of a made name. */
export interface NamedRecipe extends Recipe {
  /** The seed that, with the recipe, makes the puzzle again. */
  readonly seed: string
}

/** Reads a made name. Throws a PuzzleError for other texts and for names of another generator version. */
export function parseMadeName(text: string): NamedRecipe {
  const match = /^([a-z]+):([^:#]+)(?::([^#]*))?#(.+)@(\d+)$/s.exec(text)
  if (!match || UNFIT_FOR_SEEDS.test(match[4])) {
    throw new PuzzleError(
      'unrecognized',
      `${quote(text)} is not a made name; expected FAMILY:SHAPE:OPTIONS#SEED@VERSION`,
    )
  }
  const [, name, shape, asked = '', seed, version] = match
  if (Number(version) !== GENERATOR_VERSION) {
    const message = `${quote(text)} was made by generator version ${version}; this is version ${GENERATOR_VERSION}, which cannot regenerate it; use the version of Puzzlewright that made it`
    throw new PuzzleError('value', message)
  }
  const family = findFamily(name)
  return { family, shape: family.notation.parseShape(shape), order: parseOrder(family, asked), seed }
}
