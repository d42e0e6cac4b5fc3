import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CorpusSet } from '../../src/corpus/corpusRecipe.ts'
import { countChunks, drawsOf, planChunks } from '../../src/corpus/planChunks.ts'

const setOf = (draws: number, chunk: number) => ({ draws, chunk }) as CorpusSet

const SETS = fc.array(
  fc.record({ draws: fc.integer({ min: 1, max: 3000 }), chunk: fc.integer({ min: 1, max: 500 }) }),
  { minLength: 1, maxLength: 5 },
)

it('covers every number of every set once, in order, by chunks that are numbered on', () => {
  fc.assert(
    fc.property(SETS, (sizes) => {
      const sets = sizes.map(({ draws, chunk }) => setOf(draws, chunk))
      const chunks = planChunks({ sets })
      expect(chunks.map(({ number }) => number)).toEqual(chunks.map((_, index) => index))
      expect(countChunks({ sets })).toBe(chunks.length)
      sets.forEach(({ draws }, set) => {
        let next = 0
        for (const chunk of chunks.filter((one) => one.set === set)) {
          expect(chunk.from).toBe(next)
          expect(drawsOf(chunk)).toBeGreaterThan(0)
          next = chunk.to
        }
        expect(next).toBe(draws)
      })
    }),
  )
})

it('divides a set evenly, near the size of its chunks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 500 }), (draws, chunk) => {
      const sizes = planChunks({ sets: [setOf(draws, chunk)] }).map(drawsOf)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      // Rounding the number of chunks changes their size by half of it at most, or a puzzle.
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.ceil(1.5 * chunk))
      if (draws >= chunk) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.floor(chunk / 1.5))
    }),
  )
})

it('gives each set chunks of its own', () => {
  expect(planChunks({ sets: [setOf(5, 4), setOf(6, 3)] })).toEqual([
    { number: 0, set: 0, from: 0, to: 5 },
    { number: 1, set: 1, from: 0, to: 3 },
    { number: 2, set: 1, from: 3, to: 6 },
  ])
})
