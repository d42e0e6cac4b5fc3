/**
 * Latin squares. Exports each facet under its name, the whole family as `latinsquare`, the facets for hints as
 * `player`, and the facets with which a page shows and plays puzzles as `played`. A bundler drops the facets
 * that a program does not use.
 *
 * @example
 * ```ts
 * import { makeGuide, reasonOf, reasonText } from 'puzzlewright/grade'
 * import { notation, player } from 'puzzlewright/latinsquare'
 *
 * const clues = { text: '.42./...3/..../..4.', line: 1, column: 1 }
 * const puzzle = notation.parseClues(clues, notation.parseShape('4x4'))
 * const next = makeGuide(player).nextStep(puzzle, { values: puzzle.givens })
 * if (next.kind === 'step') console.log(reasonText(player, puzzle, reasonOf(next.step)))
 * ```
 *
 * @module puzzlewright/latinsquare
 */

import type { Family } from '../family.ts'
import type { Player } from '../hintFacets.ts'
import { ruleAliases } from '../latin/rules/ruledShape.ts'
import sources from '../latin/techniqueSources.json' with { type: 'json' }
import type { PlayedFamily } from '../playing.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { compileFull, model } from './model.ts'
import { notation, parseClues, parseShape } from './notation.ts'
import { playing } from './playing.ts'
import type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'
import { faults, rules } from './rules.ts'
import { setting } from './setting.ts'
import { teaching } from './teaching.ts'
import { words } from './words.ts'

export type { Clue, RuleBoard } from '../latin/rules/ruleBoard.ts'
export type { RuledPuzzle } from '../latin/rules/ruledPuzzle.ts'
export type { RuledShape } from '../latin/rules/ruledShape.ts'
export type { LatinSquarePuzzle, LatinSquareShape } from './puzzle.ts'
export { drawing, grading, inference, making, model, notation, playing, rules, setting, words }

/** The facets for hints. */
export const player: Player<LatinSquareShape, LatinSquarePuzzle> = {
  inference,
  model: { compile: compileFull },
  rules: { faults },
}

/** The facets that a page loads to show and play Latin squares without hints. */
export const played: PlayedFamily<LatinSquareShape, LatinSquarePuzzle> = {
  notation: { parseShape, parseClues },
  rules: { faults },
  drawing,
  playing,
}

/** The family of Latin squares. */
export const latinsquare: Family<LatinSquareShape, LatinSquarePuzzle> = {
  name: 'latinsquare',
  title: 'Latin square',
  // A getter, because a bundler cannot drop values that are computed when the module is loaded.
  get alsoKnownAs() {
    return [{ name: 'latin' }, ...ruleAliases('latinsquare')]
  },
  // A book for all readers already has Sudokus and KenKens, which are of the same kind.
  isOnRequest: true,
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
