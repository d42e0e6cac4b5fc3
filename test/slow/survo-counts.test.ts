import { expect, it } from 'vitest'
import { countUniqueOpenPuzzles } from '../families/survo/open.ts'

// Counts of Mustonen (2006), Sund and Kaski; each takes some seconds.
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
