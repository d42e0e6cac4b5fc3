import { expect, it } from 'vitest'
import { countUniqueOpenPuzzles } from '../families/survo/open.ts'

// Mustonen 2006; Sund; Kaski: some seconds each.
it.each([
  ['2x5', 278],
  ['2x6', 1146],
  ['3x4', 583],
])(
  '%s has %i open Survo puzzles with one solution, up to order',
  (shape, count) => {
    expect(countUniqueOpenPuzzles(shape)).toBe(count)
  },
  120_000,
)
