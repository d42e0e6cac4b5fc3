// Puzzles of every family to publish, made for the tests and read back from their names.

import type { Family } from '../../../src/families/family.ts'
import type { Puzzle } from '../../../src/families/puzzle.ts'
import { findFamily } from '../../../src/families/registry.ts'
import { parsePuzzle } from '../../../src/formats/readPuzzles.ts'
import { generate } from '../../../src/maker/generateMany.ts'
import { NO_WISHES } from '../../../src/maker/orderFields.ts'

export interface Made {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly id: string
}

export function makePuzzle(name: string, shapeText: string, own = {}, seed = 'proof'): Made {
  const family = findFamily(name)
  const shape = family.notation.parseShape(shapeText)
  const [record] = generate({ family, shape, order: { ...NO_WISHES, own } }, seed, { isGraded: false })
  const { id } = record
  return { family, puzzle: parsePuzzle(id).puzzle, id }
}

export const PUZZLES: readonly (readonly [string, string, object])[] = [
  ['sudoku', '9x9', {}],
  ['sudoku', '16x16', {}],
  ['sudoku', '6x6/3x2', {}],
  ['sudoku', '4x4', {}],
  ['sudoku', '9x9+x', {}],
  ['sudoku', '9x9+hyper+anti-knight', {}],
  ['kenken', '4x4', {}],
  ['kenken', '6x6', { operators: '+' }],
  ['survo', '3x4', {}],
  ['survo', '5x3', {}],
  ['hidoku', '6x6', {}],
  ['hidoku', '7x7/rook', {}],
  ['hidoku', '6x8', { blocked: 6 }],
  ['magic', '4x4', {}],
  ['magic', '5x5/5..29', {}],
  ['latinsquare', '5x5', {}],
]
