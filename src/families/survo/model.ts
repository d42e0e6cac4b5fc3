// A Survo is a board of lines with sums: rows and columns, with the sums of each puzzle.

import type { Model } from '../../kernel/model.ts'
import type { Strength } from '../family.ts'
import { rowsAndColumns } from '../grid.ts'
import { makeLineSumModel } from '../linesums/model.ts'
import type { SurvoPuzzle, SurvoShape } from './rules.ts'

export function makeModel(shape: SurvoShape, strength: Strength): Model<SurvoPuzzle> {
  const sumsOf = ({ rowSums, columnSums }: SurvoPuzzle) => [...rowSums, ...columnSums]
  return makeLineSumModel({ ...shape, first: 1, lines: rowsAndColumns(shape), sumsOf }, strength)
}
