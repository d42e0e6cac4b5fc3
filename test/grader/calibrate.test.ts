import { describe, expect, it } from 'vitest'
import anchors from '../../src/grader/anchors.json' with { type: 'json' }
import { type Anchor, bordersByMeasure, bordersOf } from '../../src/grader/calibrate.ts'
import { CALIBRATIONS } from '../../src/grader/calibrations.ts'
import { BORDERS, STARS } from '../../src/grader/stars.ts'

/** An anchor whose difficulties are spread evenly. */
function evenly(stars: number, from: number, to: number): Anchor {
  const difficulties = Array.from({ length: 21 }, (_, step) => from + ((to - from) * step) / 20)
  return { stars, what: 'made up', puzzles: 100, difficulties }
}

describe('borders of anchors', () => {
  it('have as many of the easier puzzles above as of the harder ones below', () => {
    // At 9, the last tenth of 0..10 and the first tenth of 8..18 are on the wrong side.
    const [border] = bordersOf([
      evenly(1, 0, 10),
      evenly(2, 8, 18),
      evenly(3, 30, 31),
      evenly(4, 40, 41),
      evenly(5, 50, 51),
    ])
    expect(border).toBeCloseTo(9, 2)
  })

  it('are in the middle of a gap', () => {
    const borders = bordersOf([
      evenly(1, 0, 1),
      evenly(2, 2, 3),
      evenly(3, 5, 6),
      evenly(4, 10, 11),
      evenly(5, 20, 30),
    ])
    expect(borders.map((border) => Number(border.toFixed(2)))).toEqual([1.5, 4, 8, 15.5])
  })

  it('stand on both sides of the stars without an anchor, half as much effort apart', () => {
    const borders = bordersOf([evenly(1, 0, 1), evenly(3, 3, 4), evenly(4, 8, 9), evenly(5, 20, 30)])
    expect(borders.map((border) => Number(border.toFixed(2)))).toEqual([1.8, 2.2, 6, 14.5])
  })

  it('end where nineteen of twenty puzzles of the hardest anchor are below, if it has less than five stars', () => {
    const borders = bordersOf([evenly(1, 0, 1), evenly(2, 2, 3), evenly(3, 5, 6), evenly(4, 10, 20)])
    expect(borders[3]).toBeCloseTo(19.5)
  })

  it('are apart, even if anchors are the same', () => {
    const borders = bordersOf(STARS.map((stars) => evenly(stars, 0, 1)))
    expect(borders).toEqual([-0.1, 0.3, 0.7, 1.1])
  })

  it('move as little as possible where labels hardly differ', () => {
    // Between the anchors lie 1.5, 1.6, 1.9 and 10: the first three move to 1.27, 1.67 and 2.07.
    const sets = [
      evenly(1, 0, 1.4),
      evenly(2, 1.6, 1.6),
      evenly(3, 1.6, 1.6),
      evenly(4, 2.2, 4),
      evenly(5, 16, 20),
    ]
    expect(bordersOf(sets)).toEqual([1.2667, 1.6667, 2.0667, 10])
  })
})

describe('borders of a family that measures degrees', () => {
  it('are the difficulties of the same ranks', () => {
    const run = Array.from({ length: 2001 }, (_, index) => ({
      difficulty: index / 100,
      degree: 2 * (2000 - index),
    }))
    const borders = bordersByMeasure(run)
    BORDERS.forEach((border, index) => {
      expect(borders[index]).toBeCloseTo(border / 200, 1)
    })
  })

  it('go on beyond the run as fast as within it', () => {
    const run = Array.from({ length: 101 }, (_, index) => ({
      difficulty: index / 50,
      degree: Math.expm1(4 + index / 100),
    }))
    // Two units of difficulty for one of the logarithm.
    const borders = bordersByMeasure(run)
    expect(borders[3]).toBeCloseTo(2 * (Math.log1p(BORDERS[3]) - 4))
    expect(borders[0]).toBeCloseTo(2 * (Math.log1p(BORDERS[0]) - 4))
  })
})

describe('the table of anchors', () => {
  const tables: Record<string, { source: string; shapes: Record<string, Anchor[]> }> = anchors
  const named = Object.entries(tables).flatMap(([name, { shapes }]) =>
    Object.entries(shapes).map(([text, sets]) => ({ name, text, sets })),
  )

  it.each(named)('sets the borders of $name $text', ({ name, text, sets }) => {
    expect(CALIBRATIONS[name][text].borders).toEqual(bordersOf(sets))
    expect(sets[0].stars).toBe(1)
    expect(sets.map(({ stars }) => stars)).toEqual(
      STARS.filter((one) => sets.some(({ stars }) => stars === one)),
    )
    expect(sets.every(({ puzzles }) => puzzles >= 25)).toBe(true)
  })

  it('names its sources', () => {
    for (const { source } of Object.values(tables)) expect(source).toMatch(/^https:\/\/\S+: /)
  })
})
