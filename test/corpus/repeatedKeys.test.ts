import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangesText } from '../../src/corpus/corpusProgress.ts'
import { countPasses, groupsOf, makeRepeatFinder } from '../../src/corpus/dropDuplicates.ts'

/** The repeats of keys, each of which a number stands for, in some passes over arrays of some length. */
function repeatsOf(keys: readonly (readonly number[])[], passes: number, pieces: number) {
  // Fewer keys are announced than come, so that the table must grow.
  const finder = makeRepeatFinder(1, passes)
  for (let pass = 0; pass < passes; pass++) {
    const look = finder.startPass(pass)
    for (let from = 0; from < keys.length; from += pieces) {
      look(Uint32Array.from(keys.slice(from, from + pieces).flat()), from)
    }
  }
  return finder.repeats()
}

const word = fc.oneof(fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1), fc.nat(2 ** 32 - 1))
const few = fc.array(fc.tuple(word, word, word, word), { minLength: 1, maxLength: 8 })

describe('repeated keys', () => {
  it('are those that a map finds, in any number of passes', () => {
    const cases = few.chain((known) =>
      fc.tuple(
        fc.array(fc.oneof(fc.constantFrom(...known), fc.tuple(word, word, word, word)), { maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 20 }),
      ),
    )
    fc.assert(
      fc.property(cases, ([keys, passes, pieces]) => {
        const first = new Map<string, number>()
        const expected = keys.flatMap((key, position) => {
          const before = first.get(String(key))
          if (before === undefined) first.set(String(key), position)
          return before === undefined ? [] : [[position, before]]
        })
        const { positions, firsts } = repeatsOf(keys, passes, pieces)
        expect(Array.from(positions, (position, index) => [position, firsts[index]])).toEqual(expected)
        const groupOf = groupsOf({ positions, firsts })
        const leaders = new Set(expected.map(([, leader]) => leader))
        keys.forEach((key, position) => {
          const leader = first.get(String(key)) as number
          expect(groupOf(position)).toBe(leaders.has(leader) ? leader : undefined)
        })
      }),
    )
  })

  it('are found among more keys than a table was made for', () => {
    const count = 50_000
    const keys = Array.from({ length: count }, (_, index) => {
      const number = index % (count - 10)
      return [number * 2654435761, number * 40503, number, 7].map((each) => each >>> 0)
    })
    const { positions, firsts } = repeatsOf(keys, 3, 1000)
    expect(positions).toEqual(Array.from({ length: 10 }, (_, index) => count - 10 + index))
    expect(firsts).toEqual(Array.from({ length: 10 }, (_, index) => index))
  })

  it('take more passes for more keys, but not for very many', () => {
    expect(countPasses(0)).toBe(1)
    expect(countPasses(10_000_000)).toBe(10)
    expect(countPasses(4_000_000_000)).toBe(64)
  })
})

describe('numbers in few words', () => {
  it('are ranges, of which ten are listed', () => {
    expect(rangesText([3])).toBe('3')
    expect(rangesText([3, 7, 8, 9, 12, 13])).toBe('3, 7 to 9, 12 to 13')
    const every = Array.from({ length: 30 }, (_, index) => 2 * index)
    expect(rangesText(every)).toBe('0, 2, 4, 6, 8, 10, 12, 14, 16, 18 and 20 more')
  })
})
