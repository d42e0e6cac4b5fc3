/**
 * Survo. Exports each facet under its name, the whole family as `survo`, the facets for hints as `player`, and
 * the facets with which a page shows and plays puzzles as `played`. A bundler drops the facets that a program
 * does not use.
 *
 * @example
 * ```ts
 * import { makeSolver } from 'puzzlewright/solve'
 * import { model, notation } from 'puzzlewright/survo'
 *
 * const clues = { text: ',6,,/8,,,/,,3,|30,18,30|27,16,10,25', line: 1, column: 1 }
 * const puzzle = notation.parseClues(clues, notation.parseShape('3x4'))
 * console.log(puzzle.rowSums, puzzle.columnSums, makeSolver()({ model }, puzzle).status)
 * ```
 *
 * @module puzzlewright/survo
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
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { setting } from './setting.ts'
import { teaching } from './teaching.ts'
import { words } from './words.ts'

export type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, setting, words }

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
