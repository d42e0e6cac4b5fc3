import type { Model } from '../../kernel/model.ts'
import type { Strength } from '../family.ts'
import { makeCheckModel } from './check.ts'
import { makePropagatingModel } from './propagation.ts'
import type { KenkenPuzzle, KenkenShape } from './rules.ts'

/** The rules compiled for a shape. What changes from puzzle to puzzle, the cages, is compiled by `root`. */
export function makeModel(shape: KenkenShape, strength: Strength): Model<KenkenPuzzle> {
  return strength === 'check' ? makeCheckModel(shape) : makePropagatingModel(shape, strength)
}
