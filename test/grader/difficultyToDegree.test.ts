import { describe, expect, it } from 'vitest'
import { calibrate, calibrateTogether, type Reference } from '../../src/grader/calibrate.ts'
import { CALIBRATIONS } from '../../src/grader/calibrations.ts'
import { calibrationOf, degreeOf, GATE, KNOT_DEGREES } from '../../src/grader/difficultyToDegree.ts'
import { BORDERS, STAR_LIMITS, starsOf } from '../../src/grader/stars.ts'
import { FAMILIES, findFamily, makeRng } from '../../src/index.ts'

describe('stars', () => {
  it('match the published scale', () => {
    expect([0, 30, 31, 150, 151, 600, 601, 1500, 1501, 1e9].map(starsOf)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ])
  })

  it('have borders between whole degrees', () => {
    STAR_LIMITS.forEach((limit, index) => {
      expect([starsOf(limit + 0.4), starsOf(limit + 0.5)]).toEqual([index + 1, index + 2])
    })
  })
})

/**
 * Puzzles of which a share is free of chains. Chains are given to easy puzzles, so that the gate has an
 * effect.
 */
function referenceRun(count: number, shareFree: number): Reference[] {
  const rng = makeRng(`run/${shareFree}`)
  return Array.from({ length: count }, (_, index) => ({
    difficulty: 3 + ((rng() >>> 0) / 2 ** 32) * 5,
    takesChains: index >= count * shareFree,
    scanning: 2,
  }))
}

const starsIn = (run: readonly Reference[]) => {
  const calibration = calibrate(run)
  return run.map(({ difficulty, takesChains }) => starsOf(degreeOf(calibration, difficulty, takesChains)))
}

const countStars = (stars: readonly number[]) =>
  [1, 2, 3, 4, 5].map((star) => stars.filter((one) => one === star).length)

describe('a calibration', () => {
  it('cuts its own run into fifths', () => {
    for (const share of [0.4, 0.6, 1]) {
      const counts = countStars(starsIn(referenceRun(1000, share)))
      // Knots are rounded, so a puzzle next to a border may land on the other side, at both borders of a
      // band.
      expect(Math.max(...counts.map((count) => Math.abs(count - 200))), `${share}`).toBeLessThanOrEqual(2)
    }
  })

  it('gives no puzzle with a chain one or two stars', () => {
    for (const share of [0, 0.002, 0.006, 0.02, 0.1, 0.3, 0.5, 0.98]) {
      const run = referenceRun(500, share)
      const stars = starsIn(run)
      run.forEach(({ takesChains }, index) => {
        if (takesChains) expect(stars[index]).toBeGreaterThan(2)
      })
      expect(starsOf(degreeOf(calibrate(run), -5, true))).toBeGreaterThan(2)
      const [one, two, three, four, five] = countStars(stars)
      if (share < 0.4) {
        expect(Math.abs(one + two - 500 * share)).toBeLessThanOrEqual(1)
        expect(Math.abs(one - two)).toBeLessThanOrEqual(2)
      }
      expect(Math.abs(four - 100)).toBeLessThanOrEqual(1)
      expect(Math.abs(five - 100)).toBeLessThanOrEqual(1)
      expect(one + two + three + four + five).toBe(500)
    }
  })

  it('does not raise a puzzle with a chain that is hard anyway', () => {
    const calibration = calibrate(referenceRun(500, 0.7))
    expect(degreeOf(calibration, 7.9, true)).toBe(degreeOf(calibration, 7.9, false))
    expect(degreeOf(calibration, 3.1, true)).toBeGreaterThan(degreeOf(calibration, 3.1, false))
  })

  it('gives the puzzle of each rank the measured degree of that rank, if a family measures degrees itself', () => {
    const run = referenceRun(400, 1).map((one) => ({ ...one, measured: Math.exp(one.difficulty) }))
    const calibration = calibrate(run)
    const degrees = run.map(({ difficulty }) => degreeOf(calibration, difficulty, false))
    const measured = run.map((one) => one.measured)
    expect(Math.max(...degrees)).toBeCloseTo(Math.max(...measured), 1)
    expect(Math.min(...degrees)).toBeCloseTo(Math.min(...measured), 1)
  })

  it('is ascending, also beyond its ends', () => {
    const calibration = calibrate(referenceRun(200, 0.3))
    for (const takesChains of [false, true]) {
      let last = -Infinity
      for (let difficulty = -5; difficulty < 30; difficulty += 0.01) {
        const degree = degreeOf(calibration, difficulty, takesChains)
        expect(degree).toBeGreaterThan(last)
        last = degree
      }
      expect(last).toBeGreaterThan(KNOT_DEGREES.at(-1) as number)
    }
  })

  it('has its borders at its knots', () => {
    expect(BORDERS.every((border) => KNOT_DEGREES.includes(border))).toBe(true)
    expect(KNOT_DEGREES[GATE]).toBe(BORDERS[1])
    expect(KNOT_DEGREES).toEqual(KNOT_DEGREES.toSorted((a, b) => a - b))
  })
})

describe('calibrations of several shapes together', () => {
  const shift = (run: readonly Reference[], by: number) =>
    run.map((one) => ({ ...one, difficulty: one.difficulty + by, scanning: one.scanning + by }))
  const run = referenceRun(300, 0.8)
  const easier = run.map((one) => ({ ...one, difficulty: one.difficulty - 2 }))
  const together = calibrateTogether({ a: run, b: shift(run, 3), c: easier }, ['a', 'b'])

  it('share their borders, relative to the scanning effort of each size', () => {
    const { a, b, c } = together
    a.knots.forEach((knot, index) => {
      expect(b.knots[index]).toBeCloseTo(knot + 3)
      expect(c.knots[index]).toBeCloseTo(knot)
    })
  })

  it('cut the pooled runs into fifths', () => {
    const stars = run.map(({ difficulty, takesChains }) =>
      starsOf(degreeOf(together.a, difficulty, takesChains)),
    )
    expect(countStars(stars).every((count) => Math.abs(count - 60) <= 1)).toBe(true)
  })

  it('state how far the puzzles of each shape reach', () => {
    const least = Math.min(...easier.filter((one) => !one.takesChains).map(({ difficulty }) => difficulty))
    expect(together.c.reach?.[0]).toBeCloseTo(least)
    expect(together.c.reach?.[1]).toBeLessThan(together.a.reach?.[1] as number)
  })
})

describe('the table of calibrations', () => {
  it.each(FAMILIES.map(({ name }) => [name]))('has all shapes that %s names, each ascending', (name) => {
    const { grading } = findFamily(name)
    const table = CALIBRATIONS[name] ?? {}
    expect(Object.keys(table), `npm run calibrate -- ${name}`).toEqual(grading.calibrated)
    for (const text of grading.calibrated) {
      const { knots, degrees = KNOT_DEGREES, puzzles } = table[text]
      expect(findFamily(name).notation.parseShape(text).text).toBe(text)
      expect([knots.length, degrees.length]).toEqual([KNOT_DEGREES.length, KNOT_DEGREES.length])
      for (const list of [knots, degrees]) {
        expect(list.every((value, index) => index === 0 || value > list[index - 1])).toBe(true)
      }
      expect(puzzles).toBeGreaterThan(0)
    }
  })
})

describe('the calibration of a shape without its own', () => {
  const calibration = (at: number) => ({
    puzzles: 1,
    knots: KNOT_DEGREES.map((_, knot) => at + knot),
  })
  const table = {
    '6x6': calibration(2),
    '9x9': calibration(6),
    '6x6/rook': calibration(20),
    '9x9/rook': calibration(30),
  }
  const of = (text: string) => calibrationOf(table, findFamily('hidoku').notation.parseShape(text))

  it('lies between those of its neighbours in size', () => {
    const share = Math.log(49 / 36) / Math.log(81 / 36)
    expect(of('7x7').knots[0]).toBeCloseTo(2 + 4 * share)
    expect(of('7x7/rook').knots[5]).toBeCloseTo(25 + 10 * share)
  })

  it('is the nearest without neighbours on both sides', () => {
    expect(of('4x4')).toBe(table['6x6'])
    expect(of('12x12/rook')).toBe(table['9x9/rook'])
    expect(of('9x9')).toBe(table['9x9'])
  })

  it('is a guess for a family without any calibration', () => {
    const guess = calibrationOf({}, findFamily('hidoku').notation.parseShape('7x7'))
    expect(guess.knots.length).toBe(KNOT_DEGREES.length)
  })
})
