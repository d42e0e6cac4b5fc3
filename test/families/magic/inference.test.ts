// What is seen on magic number boards: the diagonals have sentences of their own, and turning a board or replacing
// its numbers by those as far from the other end changes nothing.

import { describe, expect, it } from 'vitest'
import { type MagicPuzzle, magic } from '../../../src/families/magic/index.ts'
import { complement } from '../../../src/families/magic/puzzle.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { makeRng, shuffled } from '../../../src/kernel/rng.ts'

/** What is forced, each as [cell, value, weight], by cells; nothing where the board contradicts itself. */
function seen(
  puzzle: MagicPuzzle,
  sight = magic.inference.makeReasoner(puzzle.shape),
): number[][] | undefined {
  const frame = new Int32Array(sight.frameWords)
  const forced = {
    count: 0,
    cells: new Int32Array(sight.cells),
    values: new Int32Array(sight.cells),
    weights: new Float64Array(sight.cells),
  }
  if (!sight.root(frame, puzzle) || !sight.look(frame, forced)) return undefined
  return Array.from({ length: forced.count }, (_, index) => [
    forced.cells[index],
    forced.values[index],
    forced.weights[index],
  ]).sort(([a], [b]) => a - b)
}

/** The sentences of a forced placement, or of the contradiction that the board shows. */
function told(givens: number[], cell = -1, value = 0): string[] {
  const puzzle = {
    shape: magic.notation.parseShape(`${Math.sqrt(givens.length)}x${Math.sqrt(givens.length)}`),
    givens,
  }
  const sight = magic.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(sight.frameWords)
  sight.root(frame, puzzle)
  if (cell < 0) expect(seen(puzzle, sight)).toBeUndefined()
  const reasons = cell < 0 ? [sight.contradiction()] : sight.reasons(frame, cell, value)
  return reasons.map(({ kind, facts }) =>
    magic.inference.reasons[kind].sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name])),
  )
}

// Durer's square of 1514.
const DURER = [16, 3, 2, 13, 5, 10, 11, 8, 9, 6, 7, 12, 4, 15, 14, 1]

it('sees the same on a board that is turned, mirrored or complemented', () => {
  const rng = makeRng('turns')
  const shape = magic.notation.parseShape('4x4')
  let forced = 0
  for (let round = 0; round < 60; round++) {
    const open = new Set(shuffled(rng, [...DURER.keys()]).slice(0, 4 + (round % 9)))
    const values = round % 3 === 0 ? DURER.with(0, DURER[1]).with(1, DURER[0]) : DURER
    const givens = values.map((value, cell) => (open.has(cell) ? 0 : value))
    const upright = seen({ shape, givens })
    forced += upright?.length ?? 0
    for (const turn of turnsOf(shape)) {
      const turned = { shape, givens: turn.map((cell) => givens[cell]) }
      const back = (placements: number[][] | undefined, numberOf: (value: number) => number) =>
        placements
          ?.map(([cell, value, weight]) => [turn[cell], numberOf(value), weight])
          .sort(([a], [b]) => a - b)
      expect(back(seen(turned), (value) => value)).toEqual(upright)
      const other = { shape, givens: complement(turned) }
      expect(back(seen(other), (value) => 17 - value)).toEqual(upright)
    }
  }
  expect(forced).toBeGreaterThan(50)
})

describe('reasons in words', () => {
  it('names each line of which it is the last cell', () => {
    const givens = DURER.with(0, 0)
    expect(told(givens, 0, 16)).toEqual([
      'last cell of row 1: 34 - 18',
      'last cell of column 1: 34 - 18',
      'last cell of the falling diagonal: 34 - 18',
    ])
    expect(told(DURER.with(12, 0), 12, 4)).toContain('last cell of the rising diagonal: 34 - 30')
  })

  it('tells the pair that is left', () => {
    // 3 + 4 would be 7 too, but with the 1 the middle is 5 at least.
    expect(told([0, 0, 8, 0, 0, 1, 0, 0, 0], 6, 2)).toEqual([
      'the rising diagonal needs 7 in two cells: here nothing but 2 + 5 fits',
    ])
  })

  it('tells what the sums leave', () => {
    expect(told([0, 0, 0, 9, 0, 0, 4, 3, 0], 4, 5)).toEqual([
      'the sums of its lines allow 4 to 5: of these only 5 is unused',
    ])
    expect(told([0, 0, 0, 0, 0, 1, 0, 0, 8], 4, 5)).toEqual(['the sums of its lines allow nothing but 5'])
  })

  it('tells what is wrong', () => {
    expect(told([1, 2, 0, 0, 0, 0, 0, 0, 0])).toEqual([
      'row 1 needs 12 in its last cell: that is no unused number',
    ])
    expect(told([9, 0, 0, 0, 8, 0, 0, 0, 0])).toEqual([
      'the falling diagonal needs -2 in its last cell: that is no unused number',
    ])
    expect(told([9, 5, 1, 2, 7, 6, 4, 3, 8])).toEqual(['the falling diagonal adds to 24, not to 15'])
    expect(told([0, 0, 2, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])).toEqual([
      'the sums of its lines allow no number in 6',
    ])
    expect(told([0, 0, 0, 0, 3, 0, 0, 0, 8])).toEqual([
      'column 3 needs 7 in two cells: no pair of unused numbers fits 2',
    ])
  })
})
