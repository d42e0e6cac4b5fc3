// The entry `puzzlewright/generate`: makes puzzles with exactly one solution, each from a seed.

export { type GenerateOptions, generate } from './generate.ts'
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
export type { Recipe } from './puzzleRecipe.ts'
export { makeRecord, type PuzzleRecord } from './puzzleRecord.ts'
export {
  type Askable,
  type Measurable,
  NO_WISHES,
  type Order,
  parseOrder,
  type TierRange,
} from './puzzleRequest.ts'
