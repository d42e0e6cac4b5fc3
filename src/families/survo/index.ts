// Survo, put together.

import type { Family } from '../family.ts'
import { LINE_SOURCES } from '../linesums/inference.ts'
import type { Player } from '../player.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation } from './notation.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { words } from './words.ts'

export type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, rules, words }

/** What playing Survos needs, and no more. */
export const player: Player<SurvoShape, SurvoPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The family of Survos. */
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
  words,
}
