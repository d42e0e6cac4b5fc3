import { describe, expect, it } from 'vitest'
import { magic } from '../../src/families/magic/index.ts'
import { notation } from '../../src/families/magic/notation.ts'
import { complement } from '../../src/families/magic/puzzle.ts'
import { fillMagic } from '../../src/families/magic/randomFullBoard.ts'
import { rules } from '../../src/families/magic/rules.ts'
import { turnsOf } from '../../src/families/symmetry.ts'
import { makeRng, type Rng } from '../../src/kernel/rng.ts'
import { variations } from '../families/draws.ts'

/** The given number of random squares. A search that reaches its limit starts again. */
function squares(text: string, count: number): (readonly number[])[] {
  const rng = makeRng(`squares ${text}`)
  const found: (readonly number[])[] = []
  for (let attempt = 0; attempt < 2 * count + 10 && found.length < count; attempt++) {
    const board = fillMagic(rng, notation.parseShape(text))
    if (board) found.push(board.solution)
  }
  return found
}

function tally<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

describe('random magic squares', () => {
  it.each(['3x3', '4x4', '5x5', '5x5/5..29', '6x6', '7x7', '8x8', '8x8/9999..10062'])(
    '%s: are magic',
    (text) => {
      const shape = notation.parseShape(text)
      const found = squares(text, 10)
      expect(found).toHaveLength(10)
      for (const square of found) {
        expect(magic.rules.faults({ shape, givens: [...square] }, square)).toEqual([])
        expect(square.toSorted((a, b) => a - b)).toEqual(square.map((_, index) => shape.first + index))
      }
    },
  )

  it('of order 3: all eight, equally often', () => {
    const counts = tally(squares('3x3', 800).map(String))
    expect(counts.size).toBe(8)
    // About 100 each; the standard deviation is 9.4.
    expect(Math.min(...counts.values())).toBeGreaterThan(60)
    expect(Math.max(...counts.values())).toBeLessThan(140)
  })

  it('of order 4: a few thousand include nearly all squares, and none much too often', () => {
    const shape = notation.parseShape('4x4')
    const counts = tally(
      squares('4x4', 4000).map((square) =>
        rules.canonical.looks({ shape, givens: [...square] }).givens.join(),
      ),
    )
    // Frénicle's 880 squares are 616 if complements count as one. Squares that are their own complements
    // occur half as often.
    expect(counts.size).toBeLessThanOrEqual(616)
    expect(counts.size).toBeGreaterThan(560)
    expect(Math.max(...counts.values())).toBeLessThan(6 * (4000 / 616))
  })

  it('of order 5: no number is much more frequent than others in a corner or in the middle', () => {
    const found = squares('5x5', 900)
    const corners = tally(found.flatMap((square) => [square[0], square[4], square[20], square[24]]))
    const middles = tally(found.map((square) => square[12]))
    // 144 and 36 on average.
    for (let number = 1; number <= 25; number++) {
      expect(Math.abs((corners.get(number) ?? 0) - 144)).toBeLessThan(58)
      expect(Math.abs((middles.get(number) ?? 0) - 36)).toBeLessThan(29)
    }
    // Each corner separately, since turns make all corners alike.
    for (const corner of [0, 4, 20, 24]) {
      const mean = found.reduce((sum, square) => sum + square[corner], 0) / found.length
      expect(Math.abs(mean - 13)).toBeLessThan(1)
    }
    expect(new Set(found.map(String)).size).toBe(found.length)
  })

  it.each(['3x3', '5x5/5..29'])(
    '%s: are turned by the last draw but one, and complemented by the last draw',
    (text) => {
      const shape = notation.parseShape(text)
      const square = (rng: Rng) => fillMagic(rng, shape)?.solution ?? []
      const solution = square(makeRng('turned'))
      const turned = turnsOf(shape).map((turn) => String(turn.map((cell) => solution[cell])))
      expect(variations('turned', -2, square)).toEqual(new Set(turned))
      const replaced = complement({ shape, givens: solution })
      expect(variations('turned', -1, square)).toEqual(new Set([String(solution), String(replaced)]))
    },
  )

  it('are the same for the same random numbers', () => {
    const square = (seed: string) => fillMagic(makeRng(seed), notation.parseShape('6x6'))?.solution
    expect(square('a')).toEqual(square('a'))
    expect(square('a')).not.toEqual(square('b'))
  })
})
