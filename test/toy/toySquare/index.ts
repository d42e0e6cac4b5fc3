// The facets of the toy square.

import type { Family } from '../../../src/families/family.ts'
import sources from '../../../src/families/latin/techniqueSources.json' with { type: 'json' }
import type { Shape } from '../../../src/families/puzzle.ts'
import { drawing } from './drawing.ts'
import { grading } from './grading.ts'
import { inference } from './inference.ts'
import { making } from './making.ts'
import { model } from './model.ts'
import { notation } from './notation.ts'
import { playing } from './playing.ts'
import type { ToyPuzzle } from './puzzle.ts'
import { rules } from './rules.ts'
import { setting } from './setting.ts'
import { words } from './words.ts'

/** The family of toy squares. */
export const toySquare: Family<Shape, ToyPuzzle> = {
  name: 'toysquare',
  title: 'Toy square',
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
}

/** The facets that hints need: the complete family, which is small. */
export const player = toySquare

/** The facets that a page loads to show toy squares. */
export const played = toySquare
