// The family Survo, assembled from its facets.

import type { Family } from '../family.ts'
import { LINE_SOURCES } from '../linesums/inference.ts'
import type { Player } from '../player.ts'
import type { PlayedFamily } from '../playing.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseClues, parseShape } from './notation.ts'
import { playing } from './playing.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { words } from './words.ts'

export type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, words }

/** The facets for hints. */
export const player: Player<SurvoShape, SurvoPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The facets that a page loads to show and play Survos without hints. */
export const played: PlayedFamily<SurvoShape, SurvoPuzzle> = {
  notation: { parseShape, parseClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family Survo. */
export const survo: Family<SurvoShape, SurvoPuzzle> = {
  name: 'survo',
  title: 'Survo',
  notation,
  rules,
  model,
  inference,
  sources: LINE_SOURCES,
  grading,
  making,
  drawing,
  playing,
  words,
}
