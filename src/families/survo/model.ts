// A Survo is a board of lines with sums: rows and columns, with the sums of each puzzle.

import { rowsAndColumns } from '../grid.ts'
import { type LineBoard, makeLineSumModel } from '../linesums/model.ts'
import { LINE_SUM_PRUNES } from '../linesums/rules.ts'
import type { Modelling } from '../model.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** The rules of Survo compiled for the search. */
export const model: Modelling<SurvoShape, SurvoPuzzle> = {
  prunes: LINE_SUM_PRUNES,
  compile: (shape, strength) => makeLineSumModel(boardOf(shape), strength),
}

/** The board of a shape. */
export function boardOf(shape: SurvoShape): LineBoard<SurvoPuzzle> {
  const sumsOf = ({ rowSums, columnSums }: SurvoPuzzle) => [...rowSums, ...columnSums]
  return { ...shape, first: 1, lines: rowsAndColumns(shape), sumsOf }
}
