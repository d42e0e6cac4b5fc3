// Tests tightening with questions that a rule over the remaining clues answers.

import { describe, expect, it } from 'vitest'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { makeRng } from '../../src/index.ts'
import { type Decision, tighten } from '../../src/maker/tightenPuzzle.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed/${index}`)

/** The decision about a puzzle with these clues left after `gone` is removed. */
type Rule = (left: ReadonlySet<number>, gone: number, isLast: boolean) => Decision

interface Toy {
  readonly rule: Rule
  readonly clues?: number
  readonly isMonotone?: boolean
  readonly most?: number
  readonly seed?: string
}

const cluesOf = ({ givens }: Puzzle) => givens.flatMap((given, cell) => (given > 0 ? cell : []))

/** A row of clues that are removed one by one. */
function tightened({ rule, clues = 5, isMonotone = true, most = 1000, seed = 'seed' }: Toy) {
  const asked: { readonly gone: number; readonly isLast: boolean; readonly left: string }[] = []
  const start: Puzzle = {
    shape: { rows: 1, columns: clues, text: `1x${clues}` },
    givens: Array.from({ length: clues }, (_, cell) => cell + 1),
  }
  const removals = (puzzle: Puzzle) =>
    cluesOf(puzzle).map((cell) => ({
      clue: String(cell),
      puzzle: { ...puzzle, givens: puzzle.givens.with(cell, 0) },
    }))
  const decide = ({ clue, puzzle }: { clue: string; puzzle: Puzzle }, isLast: boolean) => {
    const gone = Number(clue)
    const left = cluesOf(puzzle)
    asked.push({ gone, isLast, left: left.join() })
    return rule(new Set(left), gone, isLast)
  }
  const { puzzle, isTight } = tighten(makeRng(seed), start, { removals, decide, isMonotone }, most)
  return {
    left: cluesOf(puzzle),
    isTight,
    asked,
    timesAsked: (clue: number) => asked.filter(({ gone }) => gone === clue).length,
  }
}

describe('tightening', () => {
  it('takes all possible removals in random order and asks each once', () => {
    const orders = SEEDS.map((seed) => {
      const { left, isTight, asked } = tightened({ rule: () => 'taken', seed })
      expect([left, isTight]).toEqual([[], true])
      return asked.map(({ gone }) => gone).join()
    })
    expect(new Set(orders).size).toBeGreaterThan(20)
    for (const order of orders) expect(order.split(',').sort()).toEqual(['0', '1', '2', '3', '4'])
  })

  it('does not ask a removal again that lost uniqueness, if the family is monotone', () => {
    const rule: Rule = (_, gone) => (gone === 0 ? 'not-unique' : 'taken')
    for (const seed of SEEDS) {
      const { left, isTight, timesAsked } = tightened({ rule, seed })
      expect([left, isTight, timesAsked(0)]).toEqual([[0], true, 1])
    }
  })

  it('asks such a removal again if it is not: it may be possible after another removal', () => {
    const rule: Rule = (left, gone) => (gone === 0 && left.has(1) ? 'not-unique' : 'taken')
    for (const seed of SEEDS) {
      expect(tightened({ rule, isMonotone: false, seed })).toMatchObject({ left: [], isTight: true })
    }
    // A family that claims to be monotone is believed.
    const kept = SEEDS.filter((seed) => tightened({ rule, seed }).left.length > 0)
    expect(kept.length).toBeGreaterThan(5)
  })

  it.each([true, false])('asks again for removals that were too hard, monotone or not (%s)', (isMonotone) => {
    const rule: Rule = (left, gone) => (gone === 0 && left.has(1) ? 'over' : 'taken')
    const again = SEEDS.map((seed) => {
      const { left, isTight, timesAsked } = tightened({ rule, isMonotone, seed })
      expect([left, isTight]).toEqual([[], true])
      return timesAsked(0)
    })
    expect(new Set(again)).toEqual(new Set([1, 2]))
  })

  it('is tight if every remaining removal is refused, whatever the order', () => {
    // One of the clues 0 to 2 and one of 3 to 5 are needed, and a puzzle with an odd sum of clues is too
    // hard.
    const rule: Rule = (left) => {
      const isUnique = [0, 1, 2].some((clue) => left.has(clue)) && [3, 4, 5].some((clue) => left.has(clue))
      if (!isUnique) return 'not-unique'
      return [...left].reduce((sum, clue) => sum + clue, 0) % 2 === 1 && left.size > 3 ? 'over' : 'taken'
    }
    const ends = SEEDS.map((seed) => {
      const { left, isTight } = tightened({ rule, clues: 7, seed })
      expect(isTight).toBe(true)
      for (const gone of left) {
        expect(rule(new Set(left.filter((clue) => clue !== gone)), gone, true)).not.toBe('taken')
      }
      return left.join()
    })
    expect(new Set(ends).size).toBeGreaterThan(3)
  })

  it('asks undecided removals again at the end, with higher limits', () => {
    const rule: Rule = (_, gone, isLast) => {
      if (gone === 0) return isLast ? 'taken' : 'undecided'
      return gone === 1 ? 'over' : 'taken'
    }
    for (const seed of SEEDS) {
      const { left, isTight, asked } = tightened({ rule, seed })
      expect([left, isTight]).toEqual([[1], true])
      const last = asked.findIndex(({ isLast }) => isLast)
      expect(asked[last]).toEqual({ gone: 0, isLast: true, left: '1' })
      // A removal that was too hard is tried again after the last one taken.
      expect(asked.at(-1)).toMatchObject({ gone: 1, left: '' })
    }
  })

  it('is tight if the higher limits decide all undecided removals, and not otherwise', () => {
    const settled: Rule = (_, gone, isLast) => (gone > 0 ? 'taken' : isLast ? 'not-unique' : 'undecided')
    const open: Rule = (_, gone) => (gone > 0 ? 'taken' : 'undecided')
    for (const seed of SEEDS) {
      expect(tightened({ rule: settled, seed })).toMatchObject({ left: [0], isTight: true })
      const { left, isTight, asked } = tightened({ rule: open, seed })
      expect([left, isTight]).toEqual([[0], false])
      expect(asked.filter(({ isLast }) => isLast)).toEqual([{ gone: 0, isLast: true, left: '' }])
    }
  })

  it('ends after a number of questions, and is then not tight', () => {
    for (const most of [0, 1, 3]) {
      const { left, isTight, asked } = tightened({ rule: () => 'taken', most })
      expect([left.length, isTight, asked.length]).toEqual([5 - most, false, most])
    }
    const refusing = tightened({ rule: () => 'over', most: 4 })
    expect(refusing).toMatchObject({ left: [0, 1, 2, 3, 4], isTight: false })
  })
})
