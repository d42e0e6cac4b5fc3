import { describe, expect, it } from 'vitest'
import { magic } from '../../../src/families/magic/index.ts'
import type { MagicPuzzle } from '../../../src/families/magic/puzzle.ts'
import { turnsOf } from '../../../src/families/symmetry.ts'
import { makeMaker, NO_WISHES } from '../../../src/index.ts'
import { canonicalClues } from '../../support/canonical.ts'
import { makeOne } from '../../support/made.ts'

/** Minimal boards mostly need guesses. */
const ANY_TIER = { tier: { least: 'singles', most: 'nested' } } as const

function made(shape: string, count: number, minimal = false) {
  const make = makeMaker(magic, magic.notation.parseShape(shape), { ...NO_WISHES, minimal, ...ANY_TIER })
  return Array.from({ length: count }, (_, index) => makeOne(make, `magic/${index}`))
}

describe('magic boards made', () => {
  it('of order 5: minimal ones have 6 to 8 givens, others few more', () => {
    for (const { clues } of made('5x5', 8, true)) {
      expect(clues).toBeGreaterThanOrEqual(6)
      expect(clues).toBeLessThanOrEqual(8)
    }
    for (const { clues } of made('5x5', 8)) expect(clues).toBeLessThanOrEqual(9)
  })
})

describe('the canonical magic board', () => {
  const puzzles = [...made('4x4', 3), ...made('5x5/5..29', 3)].map(({ puzzle }) => puzzle as MagicPuzzle)

  it('is the same for all turns and their complements', () => {
    for (const puzzle of puzzles) {
      const { first, last } = puzzle.shape
      for (const turn of turnsOf(puzzle.shape)) {
        const givens = turn.map((cell) => puzzle.givens[cell])
        const others = givens.map((value) => (value > 0 ? first + last - value : 0))
        expect(canonicalClues(magic, { ...puzzle, givens })).toBe(canonicalClues(magic, puzzle))
        expect(canonicalClues(magic, { ...puzzle, givens: others })).toBe(canonicalClues(magic, puzzle))
      }
    }
  })

  it('differs between puzzles', () => {
    expect(new Set(puzzles.map((puzzle) => canonicalClues(magic, puzzle))).size).toBe(puzzles.length)
    const [puzzle] = puzzles
    const given = puzzle.givens.findIndex((value) => value > 0)
    const fewer = { ...puzzle, givens: puzzle.givens.with(given, 0) }
    expect(canonicalClues(magic, fewer)).not.toBe(canonicalClues(magic, puzzle))
  })
})
