import type { Family } from '../family.ts'
import { canonical } from './canonical.ts'
import { constraints } from './constraints.ts'
import { scene } from './drawing.ts'
import { fill } from './fill.ts'
import { makeSight } from './inference.ts'
import { formatKeenId } from './keen.ts'
import { reduce } from './merging.ts'
import { makeModel } from './model.ts'
import { format, formatClues, lineRole, parse, parseClues, recognizes } from './notation.ts'
import { accepts, OPTIONS } from './options.ts'
import { makePropagatingModel } from './propagation.ts'
import { REASONS } from './reasons.ts'
import { faults, type KenkenPuzzle, type KenkenShape, parseShape, removals, SHAPES } from './rules.ts'
import { WORDS } from './words.ts'

export type { KenkenPuzzle, KenkenShape }

export const kenken: Family<KenkenShape, KenkenPuzzle> = {
  name: 'kenken',
  title: 'KenKen',
  rules:
    'Every row and every column holds each of the numbers 1 to n once; the numbers of each cage give its target by its operator, a difference or quotient by taking all others from one of them.',
  shapes: { example: '6x6', others: SHAPES.filter((shape) => shape !== '6x6'), what: 'SIZExSIZE' },
  notation:
    'SIZE: cages, each TARGET OPERATOR CELLS, with ";" between them (operators + - x / =, cells A1 and so on), or a game ID of Simon Tatham\'s Keen',
  example: `
6: 11 + A1 B1; 2 / A2 A3; 20 x A4 B4; 6 x A5 A6 B6 C6; 3 - B2 B3; 3 / B5 C5;
   240 x C1 C2 D1 D2; 6 x C3 C4; 6 x D3 E3; 7 + D4 E4 E5; 30 x D5 D6;
   6 x E1 E2; 9 + E6 F6; 8 + F1 F2 F3; 2 / F4 F5
`,
  prunes: {
    check: 'a placed value leaves its row and column; a full cage must be right',
    basic:
      "and naked singles, hidden singles, bounds on each cage from the smallest and largest of its other cells (Norvig's notebook, with bounds for his lists of values)",
    full: "and whole tuples of a cage (the notebook's last paragraph; table constraints by sparse sets, Ullmann, Partition search for non-binary constraint satisfaction, 2007), and between cages and lines, both ways: numbers in every tuple of a cage for a line leave the rest of the line, numbers with all their places of a line in one cage are in every tuple of it; bounds stay for cages of more than 6 cells or 4000 tuples",
  },
  parseShape,
  lineRole,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
  otherNotations: [{ name: 'keen', what: "the game IDs of Simon Tatham's Keen", write: formatKeenId }],
  faults,
  removals,
  canonical,
  constraints,
  makeModel,
  making: {
    shape: '6x6',
    clueNames: ['cage', 'cages'],
    symmetric: false,
    options: OPTIONS,
    // More hardly brings anything; what these limit are the proofs of minimal puzzles, a thousand times as long.
    proofNodes: ({ size }) => (size < 7 ? 10 : size < 8 ? 20 : 100),
    fill,
    reduce,
    accepts,
    countClues: ({ cages }) => cages.length,
  },
  grading: {
    makeSight,
    makeStrongModel: (shape) => makePropagatingModel(shape, 'tuples'),
    sees: {
      weak: 'the numbers of a cage, not which cell has which; naked and hidden singles',
      strong: 'and which cell of a cage can have which number',
    },
    weights: { effort: 1, hardest: 2, nodes: 1, search: 1.2 },
    calibrated: ['3x3', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9'],
    kinds: [{ own: { maxCage: 2 } }, { own: { maxCage: 3 } }, {}],
    reasons: REASONS,
  },
  scene,
  words: WORDS,
}
