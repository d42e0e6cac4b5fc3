/**
 * Hidoku: each facet of the family by its name, the complete family, `player` with the facets for hints, and `played`
 * with those for a page. A bundler drops the facets that a program does not use.
 *
 * @example
 * ```ts
 * import { notation, rules } from 'puzzlewright/hidoku'
 *
 * const clues = { text: ',,16,/14,,,2/9,,1,/,,,', line: 1, column: 1 }
 * const puzzle = notation.parseClues(clues, notation.parseShape('4x4'))
 * const solution = [13, 15, 16, 3, 14, 12, 4, 2, 9, 11, 1, 5, 10, 8, 7, 6]
 * console.log(rules.faults(puzzle, solution)) // [] : the board keeps every rule
 * ```
 *
 * @module puzzlewright/hidoku
 */

import type { Family } from '../family.ts'
import type { Player } from '../hintFacets.ts'
import type { PlayedFamily } from '../playing.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseClues, parseShape } from './notation.ts'
import { playing } from './playing.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { setting } from './setting.ts'
import { teaching } from './teaching.ts'
import sources from './techniqueSources.json' with { type: 'json' }
import { words } from './words.ts'

export type { Adjacency, HidokuPuzzle, HidokuShape } from './puzzle.ts'
export { ADJACENCIES } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, setting, words }

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
      reason: 'a Numbrix has no diagonal steps; for diagonal steps, use hidato',
    },
  ],
  notation,
  rules,
  model,
  inference,
  sources,
  grading,
  making,
  drawing,
  playing,
  setting,
  words,
  teaching,
}
