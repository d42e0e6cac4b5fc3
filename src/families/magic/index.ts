// Magic number board, put together.

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
import type { MagicPuzzle, MagicShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { words } from './words.ts'

export type { MagicPuzzle, MagicShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, words }

/** What telling the next step of magic number boards needs, and no more. */
export const player: Player<MagicShape, MagicPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** What a page loads to show magic number boards and to play them without hints. */
export const played: PlayedFamily<MagicShape, MagicPuzzle> = {
  notation: { parseShape, parseClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family of magic number boards. */
export const magic: Family<MagicShape, MagicPuzzle> = {
  name: 'magic',
  title: 'Magic number board',
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
