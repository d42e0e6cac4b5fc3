import type { Family } from '../family.ts'
import { countGivens, takeGivensAway } from '../givens.ts'
import { removeGivens } from '../grid.ts'
import { SEEN } from '../linesums/inference.ts'
import { PRUNES } from '../linesums/lines.ts'
import { constraints } from './constraints.ts'
import { scene } from './drawing.ts'
import { fill } from './fill.ts'
import { makeSight, REASONS } from './inference.ts'
import { makeModel } from './model.ts'
import { format, formatClues, parse, parseClues, recognizes } from './notation.ts'
import { canonicalGivens, faults, type MagicPuzzle, type MagicShape, parseShape, SHAPES } from './rules.ts'
import { WORDS } from './words.ts'

export type { MagicPuzzle, MagicShape }

export const magic: Family<MagicShape, MagicPuzzle> = {
  name: 'magic',
  title: 'Magic number board',
  rules:
    'Consecutive numbers go into a square, each once; rows, columns and both diagonals all add to the same sum.',
  shapes: { example: '5x5', others: ['3x3', '4x4', '5x5/5..29', '6x6', '7x7', '8x8'], what: SHAPES },
  notation: 'a grid of numbers with blanks between (., 0 or _ is empty)',
  example: `
magic 5x5/5..29
__ __ __ __ 15
__ __ 25 17 __
__ 26 __  5 __
__ 18 __ __ 11
__ __ 21 __ __
`,
  prunes: { ...PRUNES, full: `${PRUNES.full}; in order 4 the corners and the middle have the sum, too` },
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: (puzzle) => formatClues({ ...puzzle, givens: canonicalGivens(puzzle) }),
  constraints,
  makeModel,
  making: {
    shape: '5x5',
    clueNames: ['given', 'givens'],
    symmetric: true,
    options: [],
    // A 5x5 board comes down to 7 or 8 givens; three times as many spare every fifth board one more given.
    variables: 'dom-wdeg',
    proofNodes: () => 100,
    fill,
    reduce: takeGivensAway,
    countClues: countGivens,
  },
  grading: {
    makeSight,
    makeStrongModel: (shape) => makeModel(shape, 'full'),
    sees: {
      weak: SEEN,
      strong: 'and hidden singles, the combinations that complete a line again and again',
    },
    weights: { effort: 1, hardest: 0.5, nodes: 1 },
    calibrated: ['3x3', '4x4', '5x5', '6x6'],
    kinds: [{ clues: [0.5, 0.8] }, { clues: [0.35, 0.55] }, {}],
    reasons: REASONS,
  },
  scene,
  words: WORDS,
  note: ({ shape: { first, last, sum } }) => ({ kind: 'numbers', facts: { first, last, sum } }),
}
