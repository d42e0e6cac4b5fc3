import { describe, expect, it } from 'vitest'
import { hidoku } from '../../../src/families/hidoku/index.ts'
import { countNumbers, type HidokuPuzzle } from '../../../src/families/hidoku/puzzle.ts'
import type { OwnWishes } from '../../../src/families/making.ts'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { makeMaker, makeSolver, NO_WISHES } from '../../../src/index.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { makeOne } from '../../support/made.ts'

function made(shape: string, count: number, own: OwnWishes = {}, minimal = false) {
  const make = makeMaker(hidoku, hidoku.notation.parseShape(shape), { ...NO_WISHES, own, minimal })
  return Array.from({ length: count }, (_, index) => makeOne(make, `hidoku/${index}`))
}

const endsOf = (givens: readonly number[]) =>
  givens.filter((value) => value === 1 || value === countNumbers(givens)).length

describe('Hidokus made', () => {
  it.each<[string, OwnWishes]>([
    ['6x6', {}],
    ['5x7/rook', {}],
    ['7x7', { blocked: 9 }],
    ['7x7/rook', { blocked: 6 }],
    ['6x6', { freeEnds: true }],
  ])('%s %o: have one solution, which they state', (shape, own) => {
    for (const { puzzle, solution } of made(shape, 12, own)) {
      const { status, solutions } = makeSolver({ strength: 'basic' })(hidoku, puzzle)
      expect([status, solutions]).toEqual(['unique', [solution]])
      expect(puzzle.givens.filter((given) => given === BLOCKED).length).toBe(own.blocked ?? 0)
    }
  })

  it('keep the first and the last number, even in a minimal puzzle', () => {
    for (const minimal of [false, true]) {
      for (const { puzzle } of made('6x6', 20, { blocked: 3 }, minimal)) expect(endsOf(puzzle.givens)).toBe(2)
    }
  })

  it('keep them in symmetric puzzles, each with the opposite given', () => {
    const shape = hidoku.notation.parseShape('6x6')
    const make = makeMaker(hidoku, shape, { ...NO_WISHES, symmetry: 'rotate180' })
    for (let seed = 0; seed < 20; seed++) {
      const { givens } = makeOne(make, `symmetric/${seed}`).puzzle
      expect(endsOf(givens)).toBe(2)
      expect(givens.map((value) => value > 0)).toEqual(givens.map((value) => value > 0).reverse())
    }
  })

  it('sometimes lose them with --free-ends', () => {
    const ends = made('6x6', 20, { freeEnds: true }).map(({ puzzle }) => endsOf(puzzle.givens))
    expect(Math.min(...ends)).toBe(0)
  })

  it('have few givens', () => {
    const clues = made('10x10', 25).map((one) => one.clues)
    expect(clues.toSorted((a, b) => a - b)[12]).toBeLessThanOrEqual(34)
  })

  it('do not call their ends removable', () => {
    const [{ puzzle, solution }] = made('6x6', 1)
    const gone = hidoku.rules
      .removals(puzzle as HidokuPuzzle, solution)
      .map(({ excluded }) => excluded?.value)
    expect(gone).not.toContain(1)
    expect(gone).not.toContain(36)
    expect(gone).toHaveLength(puzzle.givens.filter((value) => value > 0).length - 2)
  })

  it('read the number of blocked cells', () => {
    const parse = hidoku.making.options.find(({ key }) => key === 'blocked')?.parse
    expect([parse?.('0'), parse?.('12')]).toEqual([0, 12])
    for (const text of ['', '-1', 'x', '1.5', '1000']) expect(() => parse?.(text)).toThrow(PuzzleError)
  })
})
