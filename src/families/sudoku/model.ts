import type { Model } from '../../kernel/model.ts'
import type { Strength } from '../family.ts'
import { makeBandModel } from './bands.ts'
import { makeCellModel } from './cells.ts'
import type { SudokuPuzzle, SudokuShape } from './rules.ts'

/** 9x9 at full strength has a fast model of its own; every other shape and strength shares one. */
export function makeModel(shape: SudokuShape, strength: Strength): Model<SudokuPuzzle> {
  return shape.size === 9 && strength === 'full' ? makeBandModel(shape) : makeCellModel(shape, strength)
}
