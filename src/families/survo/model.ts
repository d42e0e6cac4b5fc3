// A Survo is a board of lines with sums: rows and columns, with the sums of each puzzle.

import type { Model } from '../../kernel/model.ts'
import type { Strength } from '../family.ts'
import { rowsAndColumns } from '../grid.ts'
import { type LineBoard, makeLineSumModel } from '../linesums/model.ts'
import type { SurvoPuzzle, SurvoShape } from './rules.ts'

export function boardOf(shape: SurvoShape): LineBoard<SurvoPuzzle> {
  const sumsOf = ({ rowSums, columnSums }: SurvoPuzzle) => [...rowSums, ...columnSums]
  return { ...shape, first: 1, lines: rowsAndColumns(shape), sumsOf }
}

export function makeModel(shape: SurvoShape, strength: Strength): Model<SurvoPuzzle> {
  return makeLineSumModel(boardOf(shape), strength)
}
