// KenKen, put together.

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

/** What telling the next step of KenKens needs, and no more. */
export const player: Player<KenkenShape, KenkenPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** What a page loads to show KenKens and to play them without hints. */
export const played: PlayedFamily<KenkenShape, KenkenPuzzle> = {
  notation: { parseShape: parseKenkenShape, parseClues: parseProvedClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family of KenKens. */
export const kenken: Family<KenkenShape, KenkenPuzzle> = {
  name: 'kenken',
  title: 'KenKen',
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
