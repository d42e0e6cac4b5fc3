import type { Family } from '../family.ts'
import { countGivens } from '../givens.ts'
import { removeGivens } from '../grid.ts'
import { constraints } from './constraints.ts'
import { scene } from './drawing.ts'
import { fill } from './fill.ts'
import { makeSight } from './inference.ts'
import { OPTIONS, proofNodes, reduce } from './making.ts'
import { makeModel } from './model.ts'
import { format, formatClues, parse, parseClues, recognizes } from './notation.ts'
import { REASONS } from './reasons.ts'
import { canonicalGivens, faults, type HidokuPuzzle, type HidokuShape, isEnd, parseShape } from './rules.ts'
import { WORDS } from './words.ts'

export type { HidokuPuzzle, HidokuShape }

export const hidoku: Family<HidokuShape, HidokuPuzzle> = {
  name: 'hidoku',
  title: 'Hidoku',
  rules:
    'The numbers 1 to n stand along a path over all open cells: each touches the next, by a side or a corner (in a Numbrix, /rook, by a side).',
  shapes: {
    example: '10x10',
    others: ['9x9/rook'],
    what: 'ROWSxCOLUMNS from 1x2 to 31x31, with /rook for four neighbours instead of eight',
  },
  notation:
    'a grid with commas between cells: __ . 0 or nothing is empty, ## blocked (# too, unless it begins a line)',
  example: `
__,__,93,__,__,__,___,__,__,57
__,__,__,22,__,53, 54,40,__,__
__,__,18,23,52,__,100,__,__,__
__,__,__,__,__,99, 33,__,__,__
__,__,__,__,__,25,___,__,__,__
__,__,__,__,__,__,___,__,__,29
14,__, 7,__,__,__,___,__,__,__
__,__,__,65,__,__, 46,72,77,__
__, 9,__,__,__,__,___,__,80,76
 1,__,__,11,__,68, 82,__,__,__
`,
  prunes: {
    check: 'a placed number leaves the other cells, and must touch the one before and the one after',
    basic:
      'and numbers stay within reach of the placed ones; numbers with one place, cells with one number (the Hidoku post)',
    full: 'and chains: a number touches places of the number before and of the number after, and these are two cells (arc consistency, Mackworth 1977; the connections of the Hidoku post)',
  },
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
  faults,
  removals: (puzzle) => removeGivens(puzzle, (cell) => isEnd(puzzle.givens, cell)),
  canonical: (puzzle) => formatClues({ ...puzzle, givens: canonicalGivens(puzzle) }),
  constraints,
  makeModel,
  making: {
    shape: '8x8',
    clueNames: ['given', 'givens'],
    symmetric: true,
    options: OPTIONS,
    proofNodes,
    fill,
    reduce,
    countClues: countGivens,
  },
  grading: {
    makeSight,
    makeStrongModel: (shape) => makeModel(shape, 'basic'),
    sees: {
      weak: 'numbers with one place beside the placed one before and the placed one after, cells with one number',
      strong: 'and how far it is to the nearest placed numbers',
    },
    weights: { effort: 1, hardest: 1, nodes: 0.5 },
    calibrated: [6, 7, 8, 9, 10, 11, 12].flatMap((side) => [`${side}x${side}`, `${side}x${side}/rook`]),
    kinds: [{ clues: [0.65, 0.9] }, { clues: [0.5, 0.75] }, {}],
    reasons: REASONS,
  },
  scene,
  words: WORDS,
  note: ({ shape }) => (shape.adjacency === 'rook' ? { kind: 'rook', facts: {} } : undefined),
}
