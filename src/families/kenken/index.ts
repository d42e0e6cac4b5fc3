// The family KenKen, assembled from its facets.

import type { Family } from '../family.ts'
import { LATIN_LINE_SOURCES } from '../latin/linePatterns.ts'
import type { Player } from '../player.ts'
import type { PlayedFamily } from '../playing.ts'
import { parseKenkenShape } from './boardSizes.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { CAGE_SOURCES, inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseProvedClues } from './notation.ts'
import { playing } from './playing.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { words } from './words.ts'

export type { Cage, KenkenPuzzle, KenkenShape, Operator } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, words }

/** The facets for hints. */
export const player: Player<KenkenShape, KenkenPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The facets that a page loads to show and play KenKens without hints. */
export const played: PlayedFamily<KenkenShape, KenkenPuzzle> = {
  notation: { parseShape: parseKenkenShape, parseClues: parseProvedClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family KenKen. */
export const kenken: Family<KenkenShape, KenkenPuzzle> = {
  name: 'kenken',
  title: 'KenKen',
  alsoKnownAs: [{ name: 'calcudoku' }, { name: 'mathdoku' }],
  notation,
  rules,
  model,
  inference,
  get sources() {
    return { ...CAGE_SOURCES, ...LATIN_LINE_SOURCES }
  },
  grading,
  making,
  drawing,
  playing,
  words,
}
