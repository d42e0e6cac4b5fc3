// The model of Survo: a board of lines with sums, whose lines are rows and columns. Each puzzle has its own
// sums.

import type { Model } from '../../kernel/model.ts'
import { rowsAndColumns } from '../grid.ts'
import { type LineBoard, makeLineSumModel } from '../linesums/model.ts'
import { LINE_SUM_PRUNES } from '../linesums/rules.ts'
import type { Modelling } from '../model.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: SurvoShape): Model<SurvoPuzzle> {
  return makeLineSumModel(survoBoard(shape), 'full')
}

/** The rules of Survo compiled for the search. */
export const model: Modelling<SurvoShape, SurvoPuzzle> = {
  prunes: LINE_SUM_PRUNES,
  compile: (shape, strength) => makeLineSumModel(survoBoard(shape), strength),
}

/** The board of a shape. */
export function survoBoard(shape: SurvoShape): LineBoard<SurvoPuzzle> {
  const sumsOf = ({ rowSums, columnSums }: SurvoPuzzle) => [...rowSums, ...columnSums]
  return { ...shape, first: 1, lines: rowsAndColumns(shape), sumsOf }
}
