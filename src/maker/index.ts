/**
 * Generates puzzles with exactly one solution, each from its seed.
 *
 * @example
 * ```ts
 * import { generate, parseOrder } from 'puzzlewright/generate'
 * import { hidoku as family } from 'puzzlewright/hidoku'
 *
 * const recipe = { family, shape: family.notation.parseShape('5x5'), order: parseOrder(family, 'stars=1') }
 * for (const { id, made } of generate(recipe, 'spring', { count: 2 })) console.log(id, made)
 * ```
 *
 * @module puzzlewright/generate
 */

export { type GenerateOptions, generate } from './generateMany.ts'
export {
  ATTEMPTS,
  GENERATOR_VERSION,
  isMade,
  type Made,
  type Makeable,
  type Maker,
  makeMaker,
  type NotFound,
} from './maker.ts'
export { NO_WISHES, type Order, type OrderKey, parseOrder } from './orderFields.ts'
export type { Askable, Measurable, TierRange } from './orderValues.ts'
export type { Recipe } from './puzzleRecipe.ts'
export { makeRecord, type PuzzleRecord } from './puzzleRecord.ts'
