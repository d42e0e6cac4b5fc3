// The rules of Hidoku compiled for the search.

import type { Model } from '../../kernel/searchModel.ts'
import type { Modelling } from '../model.ts'
import { makePathModel } from './propagation.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: HidokuShape): Model<HidokuPuzzle> {
  return makePathModel(shape, 'full')
}

/** One model covers all strengths. */
export const model: Modelling<HidokuShape, HidokuPuzzle> = {
  prunes: {
    check:
      'a placed number is ruled out in other cells, and must touch the number before and the number after',
    basic:
      'and numbers stay within reach of the placed ones; numbers with one place, cells with one number (the Hidoku post)',
    full: 'and chains: each place of a number touches two different cells, one for the number before and one for the number after (arc consistency, Mackworth 1977; the connections of the Hidoku post)',
  },
  compile: makePathModel,
}
