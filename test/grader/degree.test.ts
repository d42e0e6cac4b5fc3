import { describe, expect, it } from 'vitest'
import { calibrate, type Reference } from '../../src/grader/calibrate.ts'
import { CALIBRATIONS } from '../../src/grader/calibrations.ts'
import { calibrationOf, degreeOf, GATE, KNOT_DEGREES } from '../../src/grader/degree.ts'
import { BORDERS, STAR_LIMITS, starsOf } from '../../src/grader/stars.ts'
import { FAMILIES, findFamily, makeRng } from '../../src/index.ts'

describe('stars', () => {
  it('are those of the published scale', () => {
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

/** Puzzles of which a share needs no assumption; assumptions are easier than they seem, for the gate to do something. */
function referenceRun(count: number, shareOfSingles: number): Reference[] {
  const rng = makeRng(`run/${shareOfSingles}`)
  return Array.from({ length: count }, (_, index) => ({
    difficulty: 3 + ((rng() >>> 0) / 2 ** 32) * 5,
    hardest: index < count * shareOfSingles ? 0 : 1 + (index % 9),
  }))
}

const starsIn = (run: readonly Reference[]) => {
  const calibration = calibrate(run)
  return run.map(({ difficulty, hardest }) => starsOf(degreeOf(calibration, difficulty, hardest > 0)))
}

const countStars = (stars: readonly number[]) =>
  [1, 2, 3, 4, 5].map((star) => stars.filter((one) => one === star).length)

describe('a calibration', () => {
  it('cuts its own run into fifths', () => {
    for (const share of [0.6, 1]) {
      const counts = countStars(starsIn(referenceRun(1000, share)))
      // Knots are rounded, so a puzzle next to a border may come to stand on its other side.
      expect(counts.every((count) => Math.abs(count - 200) <= 1)).toBe(true)
    }
  })

  it('lets nothing that needs an assumption have one or two stars', () => {
    for (const share of [0, 0.002, 0.006, 0.02, 0.1, 0.3, 0.5, 0.98]) {
      const run = referenceRun(500, share)
      const stars = starsIn(run)
      run.forEach(({ hardest }, index) => {
        if (hardest > 0) expect(stars[index]).toBeGreaterThan(2)
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

  it('gives the measured degrees of a family with a measure of its own, rank by rank', () => {
    const run = referenceRun(400, 0.2).map((one) => ({ ...one, measured: Math.exp(one.difficulty) }))
    const calibration = calibrate(run)
    const degrees = run.map(({ difficulty, hardest }) => degreeOf(calibration, difficulty, hardest > 0))
    const measured = run.map((one) => one.measured)
    expect(Math.max(...degrees)).toBeCloseTo(Math.max(...measured), 1)
    expect(Math.min(...degrees)).toBeCloseTo(Math.min(...measured), 1)
  })

  it('puts everything that needs an assumption behind everything that does not', () => {
    const calibration = calibrate(referenceRun(200, 0.3))
    for (const easy of [-5, 3, 8, 100]) {
      for (const hard of [-5, 3, 8, 100]) {
        expect(degreeOf(calibration, easy, false)).toBeLessThan(degreeOf(calibration, hard, true))
      }
    }
  })

  it('is ascending, beyond its ends too', () => {
    const calibration = calibrate(referenceRun(200, 0.3))
    for (const needsAssumption of [false, true]) {
      let last = -Infinity
      for (let difficulty = -5; difficulty < 30; difficulty += 0.01) {
        const degree = degreeOf(calibration, difficulty, needsAssumption)
        // Far behind the seam the steps get too small for numbers.
        if (difficulty < 8 || needsAssumption) expect(degree).toBeGreaterThan(last)
        else expect(degree).toBeGreaterThanOrEqual(last)
        last = degree
      }
      if (needsAssumption) expect(last).toBeGreaterThan(KNOT_DEGREES.at(-1) as number)
    }
  })

  it('has its borders at its knots', () => {
    expect(BORDERS.every((border) => KNOT_DEGREES.includes(border))).toBe(true)
    expect(KNOT_DEGREES[GATE]).toBe(BORDERS[1])
    expect(KNOT_DEGREES).toEqual(KNOT_DEGREES.toSorted((a, b) => a - b))
  })
})

describe('the table of calibrations', () => {
  it.each(FAMILIES.map(({ name }) => [name]))('has all shapes that %s names, each ascending', (name) => {
    const { grading } = findFamily(name)
    const table = CALIBRATIONS[name] ?? {}
    expect(Object.keys(table), `npm run calibrate -- ${name}`).toEqual(grading.calibrated)
    for (const text of grading.calibrated) {
      const { knots, degrees = KNOT_DEGREES, seam, puzzles } = table[text]
      expect(findFamily(name).notation.parseShape(text).text).toBe(text)
      expect([knots.length, degrees.length]).toEqual([KNOT_DEGREES.length, KNOT_DEGREES.length])
      for (const list of [knots, degrees]) {
        expect(list.every((value, index) => index === 0 || value > list[index - 1])).toBe(true)
      }
      expect(seam.every(Number.isFinite)).toBe(true)
      expect(puzzles).toBeGreaterThan(0)
    }
  })
})

describe('the calibration of a shape that has none', () => {
  const calibration = (at: number) => ({
    puzzles: 1,
    seam: [at, at] as const,
    knots: KNOT_DEGREES.map((_, knot) => at + knot),
  })
  const table = {
    '6x6': calibration(2),
    '9x9': calibration(6),
    '6x6/rook': calibration(20),
    '9x9/rook': calibration(30),
  }
  const of = (text: string) => calibrationOf(table, findFamily('hidoku').notation.parseShape(text))

  it('lies between those of its kind', () => {
    const { seam, knots } = of('7x7')
    const share = Math.log(49 / 36) / Math.log(81 / 36)
    expect(seam[0]).toBeCloseTo(2 + 4 * share)
    expect(knots[0]).toBeCloseTo(seam[0])
    expect(of('7x7/rook').seam[1]).toBeCloseTo(20 + 10 * share)
  })

  it('is the nearest where it has no neighbour on both sides', () => {
    expect(of('4x4')).toBe(table['6x6'])
    expect(of('12x12/rook')).toBe(table['9x9/rook'])
    expect(of('9x9')).toBe(table['9x9'])
  })

  it('is a guess where the family has none at all', () => {
    const guess = calibrationOf({}, findFamily('hidoku').notation.parseShape('7x7'))
    expect(guess.knots.length).toBe(KNOT_DEGREES.length)
  })
})
