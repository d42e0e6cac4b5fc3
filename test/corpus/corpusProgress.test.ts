import { describe, expect, it } from 'vitest'
import { corpusProgress } from '../../src/corpus/corpusProgress.ts'
import { fromCanonical } from '../../src/corpus/corpusRecipe.ts'

const set = (family: string, shape: string, draws: number) => ({
  ...{ family, shape, order: '', grade: true },
  ...{ count: draws - 1, draws, chunk: 5 },
})

/** Chunks 0 and 1 are Sudokus, chunks 2 to 4 are Survos. */
const RECIPE = fromCanonical({ seed: 's', sets: [set('sudoku', '9x9', 10), set('survo', '3x4', 15)] })

describe('the progress of a corpus', () => {
  it('is that of its sets', () => {
    const done = [
      { number: 0, puzzles: 5 },
      { number: 3, puzzles: 3 },
    ]
    const { chunks, missing, sets } = corpusProgress(RECIPE, done, [])
    expect({ chunks, missing }).toEqual({ chunks: 5, missing: [1, 2, 4] })
    expect(sets).toMatchObject([
      { draws: 10, drawn: 5, puzzles: 5, givenUp: 0 },
      { draws: 15, drawn: 5, puzzles: 3, givenUp: 2 },
    ])
  })

  it('estimates the rest of each set by its own times', () => {
    const log = [
      { chunk: 0, seconds: 10 },
      { chunk: 3, seconds: 100 },
    ]
    const done = log.map(({ chunk: number }) => ({ number, puzzles: 5 }))
    expect(corpusProgress(RECIPE, done, log).secondsLeft).toBeCloseTo(5 * 2 + 10 * 20)
  })

  it('takes the expected times where there are none', () => {
    const { secondsLeft = 0, sets } = corpusProgress(RECIPE, [], [])
    expect(sets.every(({ seconds = 0 }) => seconds > 0)).toBe(true)
    expect(secondsLeft).toBeCloseTo(10 * (sets[0].seconds ?? 0) + 15 * (sets[1].seconds ?? 0))
  })

  it('is nothing to do at the end', () => {
    const done = [0, 1, 2, 3, 4].map((number) => ({ number, puzzles: 5 }))
    expect(corpusProgress(RECIPE, done, [])).toMatchObject({ missing: [], secondsLeft: 0 })
  })
})
