import { expect, it } from 'vitest'
import { makeOpenCounter } from '../../src/solver/openSurvos/countOpenPuzzles.ts'
import { countUniqueOpenPuzzles } from '../families/survo/open.ts'

// Counts of Mustonen (2007), Sund and Kaski; each takes some seconds. The search of the family counts the first three.
it.each([
  ['2x5', 278],
  ['2x6', 1146],
  ['3x4', 583],
])(
  '%s has %i open Survo puzzles with one solution, up to row and column order',
  (shape, count) => {
    expect(countUniqueOpenPuzzles(shape)).toBe(count)
  },
  120_000,
)

it.each([
  [2, 7, 5706],
  [2, 8, 28707],
  [3, 5, 5337],
  [4, 4, 5327],
])(
  'of %i rows and %i columns, %i open Survo puzzles have one solution',
  (rows, columns, count) => {
    expect(makeOpenCounter({ rows, columns }).count(0, 1).puzzles).toBe(count)
  },
  120_000,
)
