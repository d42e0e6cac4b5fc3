// Drawing until there are enough puzzles, against draws themselves: a simulation of as many different puzzles as
// there are.

import { describe, expect, it } from 'vitest'
import { isHopeless, moreDraws, setAsNeeded, tooFewSentence } from '../../src/corpus/drawPuzzles.ts'
import { planChunks } from '../../src/corpus/planChunks.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { recipeOf } from '../support/recipeOf.ts'

const setOf = (count: number, name = 'sudoku', shape = '4x4', order = 'stars=5') =>
  setAsNeeded(recipeOf(name, order, shape), count)

const tallyOf = (taken: number, twin: number) => ({ taken, twin, surplus: 0 })

/** The number of draws until a set has enough of this many kinds; undefined if it gives up. */
function drawsUntilEnough(count: number, kinds: number, seed: string) {
  const set = setOf(count)
  const rng = makeRng(seed)
  const seen = new Set<number>()
  let drawn = 0
  for (let due = count; due > 0; ) {
    for (; due > 0; due--, drawn++) if (seen.size < count) seen.add(below(rng, kinds))
    due = moreDraws(set, { drawn, tally: tallyOf(seen.size, drawn - seen.size) })
  }
  return seen.size === count ? drawn : undefined
}

describe('the chunks of a set that draws as it needs', () => {
  it('begin where enough puzzles are drawn, up to a few that may not be missed', () => {
    for (const [name, shape, order] of [
      ['sudoku', '9x9', 'stars=3'],
      ['survo', '4x5', 'stars=5'],
      ['sudoku', '16x16', 'stars=4'],
      ['magic', '4x4', 'stars=1'],
    ]) {
      for (let count = 1; count <= 2000; count = Math.ceil(1.07 * count)) {
        const set = setOf(count, name, shape, order)
        const chunks = planChunks({ sets: [set] })
        expect(new Set(chunks.map(({ from, to }) => to - from))).toEqual(new Set([set.chunk]))
        const due = chunks.filter(({ from }) => from < count).at(-1)?.to as number
        expect(due).toBeGreaterThanOrEqual(count)
        expect(isHopeless(count, due - count)).toBe(false)
      }
    }
  })

  it('are single puzzles where each takes seconds', () => {
    expect(setOf(2, 'sudoku', '16x16', 'stars=4').chunk).toBe(1)
  })
})

describe('drawing until there are enough', () => {
  it('draws what is wanted where puzzles hardly repeat', () => {
    expect(drawsUntilEnough(40, 2 ** 30, 'many')).toBe(40)
  })

  it.each([
    [8, 10],
    [10, 10],
    [40, 100],
    [1, 1],
  ])('finds %i of %i kinds', (count, kinds) => {
    for (let run = 0; run < 50; run++) {
      const draws = drawsUntilEnough(count, kinds, `${run}`)
      expect(draws).toBeGreaterThanOrEqual(count)
      expect(draws).toBeLessThanOrEqual(setOf(count).draws)
    }
  })

  it('ends where there are fewer kinds', () => {
    expect(drawsUntilEnough(11, 10, 'few')).toBeUndefined()
  })

  it('ends where the search gives up, and says so', () => {
    const set = setOf(40)
    expect(moreDraws(set, { drawn: 40, tally: tallyOf(37, 0) })).toBe(4)
    expect(moreDraws(set, { drawn: 40, tally: tallyOf(33, 0) })).toBe(0)
    const sentence = (drawn: number, taken: number, twins: number) =>
      tooFewSentence(set, { drawn, tally: tallyOf(taken, twins) })
    expect(sentence(40, 33, 0)).toMatch(/^sudoku 4x4 stars=5: 7 puzzles were not found/)
    expect(sentence(900, 10, 890)).toMatch(
      /^sudoku 4x4 stars=5: without equivalent ones \(twins\), only 10 of the 900 puzzles drawn remain/,
    )
  })
})
