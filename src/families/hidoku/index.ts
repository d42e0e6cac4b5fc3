// The family Hidoku, assembled from its facets.

import type { Family } from '../family.ts'
import type { Player } from '../player.ts'
import type { PlayedFamily } from '../playing.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseClues, parseShape } from './notation.ts'
import { playing } from './playing.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { SINGLE_SOURCES } from './reasons.ts'
import { faults, rules } from './rules.ts'
import { PATTERN_SOURCES } from './techniques/index.ts'
import { words } from './words.ts'

export type { Adjacency, HidokuPuzzle, HidokuShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, words }

/** The facets for hints. */
export const player: Player<HidokuShape, HidokuPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The facets that a page loads to show and play Hidokus without hints. */
export const played: PlayedFamily<HidokuShape, HidokuPuzzle> = {
  notation: { parseShape, parseClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family Hidoku. */
export const hidoku: Family<HidokuShape, HidokuPuzzle> = {
  name: 'hidoku',
  title: 'Hidoku',
  alsoKnownAs: [
    { name: 'hidato' },
    { name: 'number-path' },
    {
      name: 'numbrix',
      variant: 'rook',
      shape: '8x8/rook',
      reason: 'a Numbrix moves like a rook; for diagonal moves use hidato',
    },
  ],
  notation,
  rules,
  model,
  inference,
  get sources() {
    return { ...SINGLE_SOURCES, ...PATTERN_SOURCES }
  },
  grading,
  making,
  drawing,
  playing,
  words,
}
