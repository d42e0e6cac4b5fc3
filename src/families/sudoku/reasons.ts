// The reasons of a Sudoku in words: why a number stands in a cell, and what a board lacks that cannot be.

import type { ReasonWords } from '../inference.ts'

/** The words of each kind of reason. */
export const SUDOKU_REASONS = {
  'only-place-in-row': { name: 'only place in a row', sentence: 'only place for {value} in row {row}' },
  'only-place-in-column': {
    name: 'only place in a column',
    sentence: 'only place for {value} in column {column}',
  },
  'only-place-in-box': { name: 'only place in a box', sentence: 'only place for {value} in box {box}' },
  'only-candidate': { name: 'only candidate', sentence: 'only candidate: {value}', isTerse: true },
  'no-place-in-row': { name: 'no place in a row', sentence: 'no place for {value} in row {row}' },
  'no-place-in-column': {
    name: 'no place in a column',
    sentence: 'no place for {value} in column {column}',
  },
  'no-place-in-box': { name: 'no place in a box', sentence: 'no place for {value} in box {box}' },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
} as const satisfies Record<string, ReasonWords>
