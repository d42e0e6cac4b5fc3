/**
 * Magic number boards. Exports each facet under its name, the whole family as `magic`, the facets for hints as
 * `player`, and the facets with which a page shows and plays puzzles as `played`. A bundler drops the facets
 * that a program does not use.
 *
 * @example
 * ```ts
 * import { drawing, notation } from 'puzzlewright/magic'
 * import { sceneText } from 'puzzlewright/render'
 *
 * const puzzle = notation.parseClues({ text: ',,2/3,,/,,', line: 1, column: 1 }, notation.parseShape('3x3'))
 * console.log(sceneText(drawing.scene(puzzle, puzzle.givens)))
 * ```
 *
 * @module puzzlewright/magic
 */

import type { Family } from '../family.ts'
import type { Player } from '../hintFacets.ts'
import type { PlayedFamily } from '../playing.ts'
import techniqueSources from '../techniqueSources.json' with { type: 'json' }
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseClues, parseShape } from './notation.ts'
import { playing } from './playing.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { setting } from './setting.ts'
import { teaching } from './teaching.ts'
import { words } from './words.ts'

export type { MagicPuzzle, MagicShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, setting, words }

/** The facets for hints. */
export const player: Player<MagicShape, MagicPuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The facets that a page loads to show and play magic number boards without hints. */
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
  alsoKnownAs: [{ name: 'magic-square' }],
  notation,
  rules,
  model,
  inference,
  get sources() {
    return techniqueSources.linesums
  },
  grading,
  making,
  drawing,
  playing,
  setting,
  words,
  teaching,
}
