// Names that say how a puzzle was made: `sudoku:9x9:minimal,clues=24#SEED@1`. Read back, they make it again.

import { PuzzleError, quote } from '../families/error.ts'
import { findFamily } from '../families/registry.ts'
import { GENERATOR_VERSION } from './maker.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { formatOrder, parseOrder } from './puzzleRequest.ts'

/** How a puzzle was made, in one word: `sudoku:9x9:minimal,clues=24#SEED@1`. */
export function madeName({ family, shape, order }: Recipe, seed: string): string {
  const asked = formatOrder(family, order)
  return `${family.name}:${shape.text}${asked && `:${asked}`}#${seed}@${GENERATOR_VERSION}`
}

/** Seeds are texts in one line. */
export const UNFIT_FOR_SEEDS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Reads such a name. Throws a PuzzleError, also for a name of another generator's version. */
export function parseMadeName(text: string): Recipe & { readonly seed: string } {
  const match = /^([a-z]+):([^:#]+)(?::([^#]*))?#(.+)@(\d+)$/s.exec(text)
  if (!match || UNFIT_FOR_SEEDS.test(match[4])) {
    throw new PuzzleError(
      'unrecognized',
      `${quote(text)} does not say how a puzzle was made: FAMILY:SHAPE:OPTIONS#SEED@VERSION`,
    )
  }
  const [, name, shape, asked = '', seed, version] = match
  if (Number(version) !== GENERATOR_VERSION) {
    const message = `${quote(text)} was made by version ${version} of the generator, and this is version ${GENERATOR_VERSION}, which cannot make it again`
    throw new PuzzleError('value', message)
  }
  const family = findFamily(name)
  return { family, shape: family.notation.parseShape(shape), order: parseOrder(family, asked), seed }
}
