// The reasons of a Hidoku in words: why a number stands in a cell, and what a board lacks that cannot be.

import type { ReasonWords } from '../inference.ts'

/** The words of each kind of reason. */
export const HIDOKU_REASONS = {
  between: {
    name: 'only cell between two numbers',
    sentence: 'only cell left beside {lower} and {higher}',
  },
  beside: {
    name: 'only cell beside a number',
    sentence: 'only cell left beside {neighbour}',
  },
  'only-cell': {
    name: 'only cell of the board',
    sentence: 'only cell that is left for {value}',
    isTerse: true,
  },
  'only-number': {
    name: 'only number for a cell',
    sentence: 'only number that fits here: {value}',
    isTerse: true,
  },
  'none-between': {
    name: 'no cell between two numbers',
    sentence: 'no cell is left for {value} that touches {lower} and {higher}',
  },
  'none-beside': {
    name: 'no cell beside a number',
    sentence: 'no cell is left for {value} that touches {neighbour}',
  },
  'no-cell': { name: 'no cell for a number', sentence: 'no cell is left for {value}' },
  'no-number': { name: 'no number for a cell', sentence: 'no number fits in {cell}' },
  'two-numbers': {
    name: 'two numbers for a cell',
    sentence: 'both {value} and {other} have no cell left but {cell}',
  },
  'two-cells': { name: 'a number for two cells', sentence: 'two cells take no number but {value}' },
  'no-fit': { name: 'a number that does not fit', sentence: '{value} does not fit in {cell}' },
} as const satisfies Record<string, ReasonWords>

export type ReasonKind = keyof typeof HIDOKU_REASONS
