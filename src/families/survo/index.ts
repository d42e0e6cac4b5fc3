import type { Family } from '../family.ts'
import { countGivens, takeGivensAway } from '../givens.ts'
import { removeGivens } from '../grid.ts'
import { SEEN } from '../linesums/inference.ts'
import { PRUNES } from '../linesums/lines.ts'
import { canonical } from './canonical.ts'
import { constraints } from './constraints.ts'
import { scene } from './drawing.ts'
import { makeTrial } from './exchange.ts'
import { fill } from './fill.ts'
import { makeSight, REASONS } from './inference.ts'
import { makeModel } from './model.ts'
import { format, formatClues, parse, parseClues, recognizes } from './notation.ts'
import { faults, parseShape, SHAPES, type SurvoPuzzle, type SurvoShape } from './rules.ts'
import { WORDS } from './words.ts'

export type { SurvoPuzzle, SurvoShape }

export const survo: Family<SurvoShape, SurvoPuzzle> = {
  name: 'survo',
  title: 'Survo',
  rules:
    'Each of the numbers 1 to mn goes once into a table of m rows and n columns; rows and columns add to the printed sums.',
  shapes: { example: '3x4', others: ['2x2', '3x5', '4x4', '2x10', '6x6'], what: SHAPES },
  notation: 'a table of numbers (., 0 or _ is empty), row sums after "|", column sums as the last line',
  example: `
 .  6  .  . | 30
 8  .  .  . | 18
 .  .  3  . | 30
27 16 10 25
`,
  prunes: PRUNES,
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical,
  constraints,
  makeModel,
  making: {
    shape: '4x4',
    clueNames: ['given', 'givens'],
    symmetric: true,
    options: [],
    proofNodes: () => 200,
    fill,
    reduce: takeGivensAway,
    countClues: countGivens,
  },
  grading: {
    makeSight,
    makeStrongModel: (shape) => makeModel(shape, 'basic'),
    sees: { weak: SEEN, strong: 'and hidden singles, the bounds of lines again and again' },
    weights: { effort: 1, hardest: 0.5, nodes: 2 },
    calibrated: ['2x2', '2x3', '2x4', '2x5', '2x6', '3x3', '3x4', '3x5', '3x6', '4x4', '4x5'],
    kinds: [{}],
    reasons: REASONS,
    trial: makeTrial,
  },
  scene,
  words: WORDS,
}
