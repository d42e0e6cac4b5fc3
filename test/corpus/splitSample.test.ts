import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeLeast, samplePositions } from '../../src/corpus/sampleStrata.ts'
import { makeSplit, parseSplitParts, stratifiedParts } from '../../src/corpus/splitParts.ts'
import { sha256 } from '../../src/runs/sha256.ts'

describe('parts of a split', () => {
  it('are names with shares', () => {
    const parts = [
      ['train', 80],
      ['test', 19.5],
      ['rest', 0.5],
    ].map(([name, percent]) => ({ name, percent }))
    expect(parseSplitParts('train=80%, test=19.5%,rest=0.5%')).toEqual(parts)
    // Decimal fractions that are not exact.
    expect(parseSplitParts('a=33.3%,b=33.3%,c=33.4%')).toHaveLength(3)
  })

  it.each([
    ['train=80%,test=10%', 'the parts must add up to 100 %, got 90 %'],
    ['train=80,test=20', 'expected parts as in train=80%,test=20%, got "train=80"'],
    ['../x=100%', 'expected parts as in'],
    ['a=50%,A=50%', 'the part "A" is named twice'],
    ['a=100%,b=0%', 'the part "b" must have more than 0 %'],
    ['', 'expected parts as in'],
    // Data hubs refuse such names of splits.
    ['hold-out=100%', 'a name has letters, digits and _'],
  ])('%s is refused', (text, sentence) => {
    expect(() => parseSplitParts(text)).toThrow(sentence)
  })

  it('have about their shares of many keys, and another seed divides otherwise', () => {
    const parts = parseSplitParts('train=70%,test=30%')
    const keys = Array.from({ length: 5000 }, (_, index) => sha256(String(index)).slice(0, 32))
    const split = (seed: string) => keys.map(makeSplit(parts, seed, sha256))
    const [one, other] = [split('one'), split('other')]
    const tested = one.filter((part) => part === 1).length
    // Six standard deviations.
    expect(Math.abs(tested - 1500)).toBeLessThan(6 * Math.sqrt(5000 * 0.7 * 0.3))
    expect(other).not.toEqual(one)
  })
})

describe('parts of strata', () => {
  const parts = parseSplitParts('train=70%,test=30%')
  const sizes = { common: 1000, rare: 10, single: 1 }
  const puzzles = Object.entries(sizes).flatMap(([stratum, size]) =>
    Array.from({ length: size }, (_, index) => ({
      stratum,
      fraction: Number.parseInt(sha256(`${stratum}${index}`).slice(0, 13), 16) / 16 ** 13,
    })),
  )

  it('have exact shares, in any order of the corpus', () => {
    const chosen = stratifiedParts(parts, puzzles)
    for (const [stratum, size] of Object.entries(sizes)) {
      const tested = puzzles.filter((puzzle, index) => puzzle.stratum === stratum && chosen[index] === 1)
      expect(tested).toHaveLength(Math.floor(0.3 * size + 0.5))
    }
    expect(stratifiedParts(parts, puzzles.toReversed()).toReversed()).toEqual(chosen)
  })

  it('keep twins together, whatever their strata', () => {
    const twins = [...puzzles, ...puzzles.map((puzzle) => ({ ...puzzle, stratum: 'twin' }))]
    const chosen = stratifiedParts(parts, twins)
    expect(chosen.slice(puzzles.length)).toEqual(chosen.slice(0, puzzles.length))
    expect(new Set(chosen).size).toBe(2)
  })
})

describe('samples', () => {
  it('hold the least numbers, and of equal ones the first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50), { maxLength: 4000, size: 'max' }),
        fc.integer({ min: 1, max: 40 }),
        (ranks, most) => {
          const least = makeLeast(most)
          for (const [position, rank] of ranks.entries()) least.add(rank, position)
          const sorted = ranks.map((rank, position) => ({ rank, position })).sort((a, b) => a.rank - b.rank)
          expect(least.positions()).toEqual(sorted.slice(0, most).map(({ position }) => position))
          expect(least.seen).toBe(ranks.length)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('of positions have the size that is asked for, each position equally often', () => {
    const counts = new Array<number>(10).fill(0)
    for (let seed = 0; seed < 2000; seed++) {
      const chosen = samplePositions(10, 3, String(seed))
      expect(chosen.size).toBe(3)
      for (const position of chosen) counts[position]++
    }
    for (const each of counts) expect(Math.abs(each - 600)).toBeLessThan(6 * Math.sqrt(2000 * 0.3 * 0.7))
    expect(samplePositions(3, 10, 's')).toEqual(new Set([0, 1, 2]))
    expect(samplePositions(0, 10, 's').size).toBe(0)
  })
})
