// Deductions in a Hidoku.

import { hidoku } from '../../words/english.ts'
import type { Inference, Reasoner } from '../inference.ts'
import { makeExplanations } from './explainPlacements.ts'
import { makeNumberSets } from './numberPlaces.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { makeSingles } from './singles.ts'
import { makeFinders, PATTERN_TECHNIQUES } from './techniques/index.ts'

/** The singles, the easiest first. */
const SINGLES = 'between beside cornering path-end in-gap within-reach only-number only-cell'.split(' ')

/** The facet `inference` of Hidokus. */
export const inference: Inference<HidokuShape, HidokuPuzzle> = {
  sees: 'cells within reach of the placed numbers before and after, numbers with one cell, cells with one number or with two exits',
  techniques: [...SINGLES.map((name) => ({ name, tier: 'singles' as const })), ...PATTERN_TECHNIQUES],
  reasons: hidoku.reasons,
  terse: ['only-number', 'only-cell'],
  groups: {},
  makeReasoner,
}

function makeReasoner(shape: HidokuShape): Reasoner<HidokuPuzzle> {
  const sets = makeNumberSets(shape)
  const singles = makeSingles(sets)
  const explanations = makeExplanations(sets, singles)
  const { cells, bitOf, wordOf, setOf, valueAt, placeAt } = sets
  /** The board of the last contradiction. */
  const failed = new Int32Array(sets.frameWords)

  function keep(isSound: boolean, frame: Int32Array): boolean {
    if (!isSound) failed.set(frame)
    return isSound
  }

  function place(frame: Int32Array, cell: number, number: number): boolean {
    return keep(sets.place(frame, cell, number) || singles.fail('no-fit', cell, number, 0), frame)
  }

  /** Computes the walks of the stale gaps. */
  function refresh(frame: Int32Array): boolean {
    return keep(sets.refresh(frame) || singles.failGap(), frame)
  }

  return {
    cells,
    maxCandidates: cells,
    frameWords: sets.frameWords,
    root: (frame, puzzle) => {
      const isSound = sets.root(frame, puzzle, (cell, number) => singles.fail('no-fit', cell, number, 0))
      return keep(isSound, frame) && refresh(frame)
    },
    place,
    exclude(frame, cell, number) {
      if (!refresh(frame)) return false
      if (frame[valueAt + cell] !== 0 || frame[placeAt + number] >= 0) return true
      sets.remove(frame, cell, number)
      return keep(singles.mayTakeAny(frame, cell) || singles.fail('no-number', cell, 0, 0), frame)
    },
    openCells: sets.openCells,
    look: (frame, forced) => keep(singles.look(frame, forced), frame),
    candidates(frame, cell, values) {
      refresh(frame)
      if (frame[valueAt + cell] !== 0) return 0
      const numbers = sets.numbers(frame)
      let count = 0
      for (let number = 1, at = setOf(1) + wordOf[cell]; number <= numbers; number++, at += sets.stride) {
        if ((frame[at] & bitOf[cell]) !== 0) values[count++] = number
      }
      return count
    },
    reasons: explanations.reasons,
    contradiction: () => explanations.contradiction(failed),
    makeFinders: () => makeFinders(sets, explanations.gone),
  }
}
