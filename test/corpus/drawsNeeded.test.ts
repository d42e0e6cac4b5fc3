// The number of draws, against draws themselves: a simulation of as many different puzzles as there are.

import { expect, it } from 'vitest'
import { drawsFor, mostPuzzles, variety } from '../../src/corpus/drawsNeeded.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { recipeOf } from '../support/recipeOf.ts'

it('is enough for the wanted number of different puzzles', () => {
  const rng = makeRng('surplus')
  const kinds = [
    recipeOf('sudoku', '', '4x4'),
    recipeOf('sudoku', 'stars=1', '4x4'),
    recipeOf('survo', '', '2x3'),
    recipeOf('kenken', '', '3x3'),
  ]
  let short = 0
  let all = 0
  for (const recipe of kinds) {
    const different = Math.round(variety(recipe))
    for (const share of [0.02, 0.1, 0.3, 0.5]) {
      const count = Math.floor(share * different)
      if (count === 0) continue
      const draws = drawsFor(recipe, count) as number
      for (let run = 0; run < 25; run++) {
        all++
        if (new Set(Array.from({ length: draws }, () => below(rng, different))).size < count) short++
      }
    }
  }
  // Three standard deviations; the numbers are small and not quite normal.
  expect(all).toBeGreaterThan(300)
  expect(short / all).toBeLessThan(0.02)
})

it('grows with the share that is wanted, and ends at half of all', () => {
  const recipe = recipeOf('sudoku', '', '4x4')
  const most = mostPuzzles(recipe)
  const all = Array.from({ length: most }, (_, index) => drawsFor(recipe, index + 1) as number)
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  expect(drawsFor(recipe, most)).toBeGreaterThan(1.3 * most)
  expect(drawsFor(recipe, most + 1)).toBeUndefined()
  expect(drawsFor(recipe, 2, most - 1)).toBeUndefined()
})

it('is a thousandth for shapes that have practically no end of puzzles', () => {
  for (const kind of ['sudoku 9x9', 'kenken 9x9', 'hidoku 10x10', 'magic 6x6']) {
    const [name, shape] = kind.split(' ')
    expect(drawsFor(recipeOf(name, '', shape), 1_000_000), name).toBe(1_001_000)
  }
})
