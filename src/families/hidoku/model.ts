// The rules of Hidoku compiled for the search.

import type { Model } from '../../kernel/model.ts'
import type { Modelling } from '../model.ts'
import { makePathModel } from './propagation.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: HidokuShape): Model<HidokuPuzzle> {
  return makePathModel(shape, 'full')
}

/** One model for all strengths. */
export const model: Modelling<HidokuShape, HidokuPuzzle> = {
  prunes: {
    check: 'a placed number leaves the other cells, and must touch the one before and the one after',
    basic:
      'and numbers stay within reach of the placed ones; numbers with one place, cells with one number (the Hidoku post)',
    full: 'and chains: a number touches places of the number before and of the number after, and these are two cells (arc consistency, Mackworth 1977; the connections of the Hidoku post)',
  },
  compile: makePathModel,
}
