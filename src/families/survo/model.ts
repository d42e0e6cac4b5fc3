// The model of Survo: a board of lines with sums, whose lines are rows and columns. Each puzzle has its own
// sums.

import type { Model } from '../../kernel/searchModel.ts'
import { LINE_SUM_PRUNES, makeLineSumModel } from '../linesums/model.ts'
import type { Modelling } from '../model.ts'
import { type SurvoPuzzle, type SurvoShape, survoBoard } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: SurvoShape): Model<SurvoPuzzle> {
  return makeLineSumModel(survoBoard(shape), 'full')
}

/** The rules of Survo compiled for the search. */
export const model: Modelling<SurvoShape, SurvoPuzzle> = {
  prunes: LINE_SUM_PRUNES,
  compile: (shape, strength) => makeLineSumModel(survoBoard(shape), strength),
}
