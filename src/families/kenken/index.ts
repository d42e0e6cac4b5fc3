/**
 * KenKen. Exports each facet under its name, the whole family as `kenken`, the facets for hints as `player`, and
 * the facets with which a page shows and plays puzzles as `played`. A bundler drops the facets that a program
 * does not use.
 *
 * @example
 * ```ts
 * import { notation } from 'puzzlewright/kenken'
 *
 * const clues = { text: '1-A1,A2;1-A3,B3;7+B1,B2,C1;2xC2,C3', line: 1, column: 1 }
 * const puzzle = notation.parseClues(clues, notation.parseShape('3x3'))
 * for (const { operator, target, cells } of puzzle.cages) console.log(operator, target, cells)
 * ```
 *
 * @module puzzlewright/kenken
 */

import type { Family } from '../family.ts'
import type { Player } from '../hintFacets.ts'
import latinSources from '../latin/techniqueSources.json' with { type: 'json' }
import type { PlayedFamily } from '../playing.ts'
import techniqueSources from '../techniqueSources.json' with { type: 'json' }
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseProvedClues } from './notation.ts'
import { playing } from './playing.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { setting } from './setting.ts'
import { parseKenkenShape } from './sizeNotation.ts'
import { teaching } from './teaching.ts'
import { words } from './words.ts'

export { type Cage, type KenkenPuzzle, type KenkenShape, OPERATORS, type Operator } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, setting, words }

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
    return { ...latinSources, ...techniqueSources.cages }
  },
  grading,
  making,
  drawing,
  playing,
  setting,
  words,
  teaching,
}
