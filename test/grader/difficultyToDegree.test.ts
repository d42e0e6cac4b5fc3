import { describe, expect, it } from 'vitest'
import { TIERS } from '../../src/families/inference.ts'
import { CALIBRATIONS } from '../../src/grader/calibrations.ts'
import {
  type Calibration,
  calibrationOf,
  degreeOf,
  hardestTierOf,
  leastStarsOf,
} from '../../src/grader/difficultyToDegree.ts'
import { BORDERS, STAR_LIMITS, STARS, starsOf } from '../../src/grader/stars.ts'
import { FAMILIES, findFamily } from '../../src/index.ts'

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

const calibration: Calibration = { borders: [5, 6, 8, 9] }
const steps = Array.from({ length: 3000 }, (_, step) => -5 + step / 100)

describe('a degree', () => {
  it('has the borders of stars at the borders of the calibration', () => {
    calibration.borders.forEach((border, index) => {
      expect(degreeOf(calibration, border, 'techniques')).toBeCloseTo(BORDERS[index])
    })
  })

  it('grows by the same factor for the same step of difficulty between two borders, and beyond the outer ones', () => {
    const factor = (from: number, to: number) =>
      degreeOf(calibration, to, 'techniques') / degreeOf(calibration, from, 'techniques')
    expect(factor(6.2, 6.4)).toBeCloseTo(factor(7.5, 7.7))
    expect(factor(2, 3)).toBeCloseTo(factor(5, 6))
    expect(factor(11, 12)).toBeCloseTo(factor(8, 9))
  })

  it('rises with the difficulty in each tier, and with the tier', () => {
    const degrees = TIERS.map((tier) => steps.map((difficulty) => degreeOf(calibration, difficulty, tier)))
    degrees.forEach((list, index) => {
      // Far below its floor or above its ceiling, a degree hardly differs from it.
      expect(list.every((degree, at) => at === 0 || degree >= list[at - 1])).toBe(true)
      // Powers and roots round.
      if (index > 0) {
        expect(list.every((degree, at) => degree >= degrees[index - 1][at] * (1 - 1e-12))).toBe(true)
      }
    })
  })

  it.each([
    ['singles', 1, 4],
    ['techniques', 1, 5],
    ['chains', 4, 5],
    ['nested', 5, 5],
  ] as const)('of a puzzle of the tier %s lies in %i to %i stars', (tier, least, most) => {
    const stars = steps.map((difficulty) =>
      starsOf(Number(degreeOf(calibration, difficulty, tier).toFixed(1))),
    )
    expect([Math.min(...stars), Math.max(...stars)]).toEqual([least, most])
  })

  it('has the least stars that a family asks for', () => {
    const own = { techniques: 3 }
    expect(starsOf(degreeOf(calibration, 0, 'techniques', own))).toBe(3)
    expect(starsOf(degreeOf(calibration, 0, 'chains', own))).toBe(4)
    expect(TIERS.map((tier) => leastStarsOf(tier, own))).toEqual([1, 3, 4, 5])
    expect(STARS.map((stars) => hardestTierOf(stars, own))).toEqual([
      'singles',
      'singles',
      'techniques',
      'chains',
      'nested',
    ])
  })
})

describe('the table of calibrations', () => {
  it.each(FAMILIES.map(({ name }) => [name]))('has all shapes that %s names, each ascending', (name) => {
    const { grading, notation } = findFamily(name)
    const table = CALIBRATIONS[name] ?? {}
    expect(Object.keys(table), `npm run calibrate -- ${name}`).toEqual(grading.calibrated)
    for (const text of grading.calibrated) {
      const { borders, stars = [] } = table[text]
      expect(notation.parseShape(text).text).toBe(text)
      expect(borders.length).toBe(BORDERS.length)
      expect(borders.every((border, index) => index === 0 || border > borders[index - 1])).toBe(true)
      expect(stars.length).toBeGreaterThan(0)
      expect(STARS.filter((one) => stars.includes(one))).toEqual(stars)
    }
  })

  it('has all stars at the usual shape of each family, except the hardest where boards are small or need guesses', () => {
    const lacking = FAMILIES.map(({ name, making }) => {
      const { stars = [] } = CALIBRATIONS[name][making.shape]
      return [name, STARS.filter((one) => !stars.includes(one))]
    })
    expect(Object.fromEntries(lacking)).toEqual({
      sudoku: [],
      kenken: [],
      survo: [],
      hidoku: [],
      magic: [5],
      latinsquare: [5],
    })
  })

  it('gives Latin squares the borders of Sudokus of their size', () => {
    const { latinsquare, sudoku } = CALIBRATIONS
    for (const text of ['4x4', '6x6', '8x8', '9x9']) {
      expect(latinsquare[text].borders).toEqual(sudoku[text].borders)
    }
    const [smaller, own, larger] = [sudoku['6x6'], latinsquare['7x7'], sudoku['8x8']].map(
      ({ borders }) => borders[0],
    )
    expect(own).toBeGreaterThan(smaller)
    expect(own).toBeLessThan(larger)
  })
})

describe('the calibration of a shape without its own', () => {
  const made = (at: number, stars: number[]) => ({ borders: [0, 1, 2, 3].map((index) => at + index), stars })
  const table = {
    '6x6': made(2, [1, 2]),
    '9x9': made(6, [2, 3]),
    '6x6/rook': made(20, [1]),
    '9x9/rook': made(30, [1]),
  }
  const of = (text: string) => calibrationOf(table, findFamily('hidoku').notation.parseShape(text))

  it('lies between those of its neighbours in size, and has the stars of both', () => {
    const share = Math.log(49 / 36) / Math.log(81 / 36)
    expect(of('7x7').borders[0]).toBeCloseTo(2 + 4 * share)
    expect(of('7x7').stars).toEqual([1, 2, 3])
    expect(of('7x7/rook').borders[3]).toBeCloseTo(23 + 10 * share)
  })

  it('follows the largest two beyond them, and has the stars of the largest', () => {
    const share = Math.log(144 / 36) / Math.log(81 / 36)
    expect(of('12x12').borders[0]).toBeCloseTo(2 + 4 * share)
    expect(of('12x12').stars).toEqual([2, 3])
  })

  it('is that of a shape with as many cells, or of the smallest', () => {
    expect(of('4x4')).toBe(table['6x6'])
    expect(of('9x4')).toBe(table['6x6'])
    expect(of('9x9')).toBe(table['9x9'])
  })

  it('is that of most of its rules, and of the last of several rules', () => {
    const { sudoku } = CALIBRATIONS
    const like = (text: string) => calibrationOf(sudoku, findFamily('sudoku').notation.parseShape(text))
    expect(like('9x9+x+hyper')).toBe(sudoku['9x9+x'])
    expect(like('9x9+x+killer')).toBe(sudoku['9x9+killer'])
    expect(like('6x6+x')).toBe(sudoku['6x6'])
    expect(like('9x9+hyper')).toBe(sudoku['9x9'])
  })

  it('is a guess for a family without any calibration', () => {
    const guess = calibrationOf({}, findFamily('hidoku').notation.parseShape('7x7'))
    expect(guess.borders.length).toBe(BORDERS.length)
    expect(guess.stars).toBeUndefined()
  })
})
