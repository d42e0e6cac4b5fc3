import { describe, expect, it } from 'vitest'
import {
  type CageChoice,
  cageChoices,
  isTelling,
  ranked,
} from '../../../src/families/kenken/chooseCageOperator.ts'
import { CHOICES } from '../../../src/families/kenken/makingOptions.ts'
import type { Operator } from '../../../src/families/kenken/puzzle.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { tuplesOf } from './naive.ts'

const clue = ({ cage }: CageChoice) => `${cage.target}${cage.operator}`

describe('candidates', () => {
  it('are a cage for each operator with a result; differences and quotients up to a number of cells', () => {
    const clues = (cells: readonly number[], maxDifference = 2) =>
      cageChoices(3, cells, [2, 1, 3], { operators: CHOICES, maxDifference }).map(clue)
    expect(clues([0, 1])).toEqual(['3+', '1-', '2x', '2/'])
    expect(clues([0, 2])).toEqual(['5+', '1-', '6x'])
    expect(clues([0, 1, 2])).toEqual(['6+', '6x'])
    expect(clues([0, 1, 2], 3)).toEqual(['6+', '0-', '6x'])
  })
})

describe('a target that reveals its numbers', () => {
  /** The sets of numbers that make the target, by trying everything. */
  function setsOf(size: number, operator: Operator, target: number, cells: readonly number[]): number {
    const values = Array.from({ length: size }, (_, index) => index + 1)
    const open = Array.from({ length: size * size }, () => values)
    const tuples = tuplesOf({ shape: { size } }, { operator, target, cells }, open)
    return new Set(tuples.map((tuple) => tuple.toSorted().join())).size
  }

  it('belongs to a single set: in a bent cage numbers may repeat', () => {
    // 7+ is 1 2 4 in a line; with a corner also 2 3 2 and 3 1 3. Queried in either order, in sizes not
    // queried before.
    expect([
      isTelling(8, { operator: '+', target: 7, cells: [0, 1, 2] }),
      isTelling(8, { operator: '+', target: 7, cells: [0, 1, 8] }),
    ]).toEqual([true, false])
    expect([
      isTelling(9, { operator: '+', target: 7, cells: [0, 1, 9] }),
      isTelling(9, { operator: '+', target: 7, cells: [0, 1, 2] }),
    ]).toEqual([false, true])
  })

  it.each([3, 4, 5])('of size %i is the same as by trying everything', (size) => {
    const pair = [0, 1]
    const triples = [
      [0, 1, 2],
      [0, 1, size],
      [1, size, size + 1],
    ]
    // Two cages that differ only in their columns: the first has three cells in one column.
    const fours = [
      [0, size, size + 1, 2 * size],
      [0, size, size + 1, 2 * size + 1],
      [0, 1, size, size + 1],
    ]
    const kinds = [pair, ...triples, ...fours]
    const asked: [boolean, string][] = []
    const tried: [boolean, string][] = []
    for (let target = 0; target <= size ** 3; target++) {
      for (const operator of CHOICES) {
        for (const cells of kinds) {
          const sets = setsOf(size, operator, target, cells)
          const name = `${target}${operator} ${cells.join()}`
          if (sets === 0) continue
          tried.push([sets === 1, name])
          asked.push([isTelling(size, { operator, target, cells }), name])
        }
      }
    }
    expect(asked).toEqual(tried)
    expect(asked.some(([is]) => is)).toBe(true)
  })
})

describe('the operator of a cage', () => {
  /** How often each operator comes first, in a thousand draws. */
  function firsts(found: readonly CageChoice[], used: ReadonlyMap<Operator, number>): Record<string, number> {
    const rng = makeRng('firsts')
    const counts: Record<string, number> = { '+': 0, '-': 0, x: 0, '/': 0 }
    for (let draw = 0; draw < 1000; draw++) counts[ranked(rng, found, used)[0].cage.operator]++
    return counts
  }
  const all = CHOICES.map(
    (operator): CageChoice => ({ cage: { operator, target: 2, cells: [0, 1] }, isTelling: false }),
  )

  it('is the least used one, but one quotient of four is skipped', () => {
    const most = new Map(CHOICES.map((operator) => [operator, 10]))
    expect(firsts(all, new Map(most).set('x', 0))).toEqual({ '+': 0, '-': 0, x: 1000, '/': 0 })
    const quotients = firsts(all, new Map(most).set('/', 0))['/']
    expect(Math.abs(quotients - 750)).toBeLessThan(60)
    expect(firsts(all.slice(3), most)['/']).toBe(1000)
  })

  it('rarely reveals the numbers', () => {
    const telling = [{ ...all[0], isTelling: true }, all[1], all[2]]
    const counts = firsts(telling, new Map())
    expect(counts['+']).toBe(0)
    expect(
      firsts(
        telling,
        new Map([
          ['-', 2],
          ['x', 2],
        ] as const),
      )['+'],
    ).toBeGreaterThan(50)
  })
})
