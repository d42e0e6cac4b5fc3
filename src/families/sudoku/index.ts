import type { Family } from '../family.ts'
import { countGivens, takeGivensAway } from '../givens.ts'
import { removeGivens } from '../grid.ts'
import { constraints } from './constraints.ts'
import { scene } from './drawing.ts'
import { fill } from './fill.ts'
import { makeSight, REASONS } from './inference.ts'
import { makeModel } from './model.ts'
import { format, formatLine, lineRole, parse, parseLine, recognizes } from './notation.ts'
import { canonicalGivens, faults, parseShape, SHAPES, type SudokuPuzzle, type SudokuShape } from './rules.ts'
import { makeStrongModel } from './strong.ts'
import { WORDS } from './words.ts'

export type { SudokuPuzzle, SudokuShape }

export const sudoku: Family<SudokuShape, SudokuPuzzle> = {
  name: 'sudoku',
  title: 'Sudoku',
  rules: 'Every row, every column and every box holds each of the numbers 1 to n once.',
  shapes: {
    example: '9x9',
    others: SHAPES.filter((shape) => shape !== '9x9'),
    what: 'SIZE, or SIZE/BOX for boxes of that many rows x columns',
  },
  notation: 'a line of one character a cell (0 or . is empty, 10 is A), or a grid of numbers or characters',
  example: `
0 0 3 0 7 5 0 0 0
0 0 0 0 2 0 0 8 6
9 0 2 0 0 1 0 0 3
0 4 0 1 8 0 0 0 0
0 0 7 0 0 0 0 0 0
2 0 0 0 0 0 6 0 0
0 0 0 7 0 0 3 0 1
0 0 4 0 0 0 0 0 7
0 3 0 4 5 0 2 0 0
`,
  prunes: {
    check: 'a placed value leaves its row, column and box (the Sudoku post)',
    basic: 'and naked singles, hidden singles (Norvig, Solving Every Sudoku Puzzle)',
    full: 'and locked candidates; except on 9x9, where they do not pay, also naked subsets of up to four cells (the names are those of sudopedia.org)',
  },
  parseShape,
  lineRole,
  recognizes,
  parse,
  format,
  parseClues: parseLine,
  formatClues: (puzzle) => formatLine(puzzle.givens),
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: (puzzle) => formatLine(canonicalGivens(puzzle)),
  constraints,
  makeModel,
  making: {
    shape: '9x9',
    clueNames: ['given', 'givens'],
    symmetric: true,
    options: [],
    // On large boards a proof that is not short is seldom found at all.
    proofNodes: ({ size }) => (size > 12 ? 30 : 200),
    fill,
    reduce: takeGivensAway,
    countClues: countGivens,
  },
  grading: {
    makeSight,
    makeStrongModel,
    sees: {
      weak: 'naked and hidden singles',
      strong: 'and naked subsets, locked candidates, fish',
    },
    weights: { effort: 1, hardest: 1, nodes: 1 },
    calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16'],
    kinds: [{ clues: [0.34, 0.46] }, {}],
    reasons: REASONS,
  },
  scene,
  words: WORDS,
}
