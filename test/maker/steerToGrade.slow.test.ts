// Tests puzzles made to a chosen difficulty.

import { describe, expect, it } from 'vitest'
import {
  FAMILIES,
  findFamily,
  type Grade,
  isMade,
  makeGrader,
  makeMaker,
  makeSolver,
  NO_WISHES,
  parseOrder,
  redundantClues,
} from '../../src/index.ts'
import { degreesOf } from '../../src/maker/orderValues.ts'
import { starsToAskFor } from '../../src/maker/reachableStars.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'
import { recipeOf } from '../support/recipeOf.ts'

const maker = (name: string, shape: string, asked: string) => {
  const recipe = recipeOf(name, asked, shape)
  return makeMaker(recipe.family, recipe.shape, recipe.order)
}

/** Without a calibration, stars mean little, and most orders cannot be met. */
const CALIBRATED = FAMILIES.filter(({ grading }) => grading.calibrated.length > 0)

describe.each(CALIBRATED.map(({ name }) => [name] as const))('%s', (name) => {
  const family = findFamily(name)
  const { quickShape: shape } = fixtureOf(name)
  const has = starsToAskFor(family, family.notation.parseShape(shape))

  it('has the ordered stars, as its grade states', () => {
    const grader = makeGrader()
    for (const stars of has) {
      const make = maker(name, shape, `stars=${stars}`)
      const { puzzle, solution, grade, clues, attempts } = makeOne(make, 'a')
      expect(grade?.stars, `${stars} stars`).toBe(stars)
      expect(grader(family, puzzle)).toEqual(grade)
      expect(makeSolver()(family, puzzle)).toMatchObject({
        status: 'unique',
        solutions: [solution.map((value) => Math.max(value, 0))],
      })
      expect(clues).toBe(family.making.countClues(puzzle))
      expect(attempts).toBeGreaterThan(0)
    }
  })

  it('has a degree in the ordered range', () => {
    const make = maker(name, shape, 'degree=100..300')
    for (const seed of ['a', 'b', 'c']) {
      const { degree } = makeOne(make, seed).grade as Grade
      expect(degree).toBeGreaterThanOrEqual(99.5)
      expect(degree).toBeLessThan(300.5)
    }
  })

  it('has the ordered tier, as its grade states', () => {
    const grader = makeGrader()
    for (const asked of ['singles', 'techniques..']) {
      const make = maker(name, shape, `tier=${asked}`)
      for (const seed of ['a', 'b']) {
        const { puzzle, grade } = makeOne(make, seed)
        expect(grade?.tier === 'singles', `${asked} ${seed}`).toBe(asked === 'singles')
        expect(grader(family, puzzle)).toEqual(grade)
      }
    }
  })
})

describe('an order of stars', () => {
  it('is met even if the first runs of a measure are misleading', () => {
    // For a Survo on the way, two runs give 10, and a hundred give 146.
    expect(makeOne(maker('survo', '4x4', 'stars=1'), 'heuristics/1').grade?.stars).toBe(1)
  })

  it('can be combined with minimal puzzles', () => {
    for (const stars of [3, 5]) {
      const make = maker('sudoku', '6x6', `minimal,stars=${stars}`)
      const { puzzle, solution, minimal, grade } = makeOne(make, 'm')
      expect([minimal, grade?.stars]).toEqual([true, stars])
      const { redundant } = redundantClues(findFamily('sudoku'), puzzle, solution, makeSolver())
      expect(redundant).toEqual([])
    }
  })

  it('can be combined with numbers of clues, up to a single open cell', () => {
    const { clues, grade } = makeOne(maker('sudoku', '9x9', 'clues=30..34,stars=1..2'), 'c')
    expect(clues).toBeGreaterThanOrEqual(30)
    expect(clues).toBeLessThanOrEqual(34)
    expect(grade?.stars).toBeLessThanOrEqual(2)
    expect(makeOne(maker('sudoku', '9x9', 'clues=80,stars=1'), 'c').clues).toBe(80)
    expect(makeOne(maker('survo', '2x2', 'clues=3,stars=1'), 'c').clues).toBe(3)
  })

  it('is never met by a board without an open cell', () => {
    expect(maker('sudoku', '4x4', 'clues=16,stars=1')('c', 3)).toEqual({ attempts: 3 })
  })

  it('keeps the symmetry of the givens', () => {
    const { puzzle } = makeOne(maker('sudoku', '9x9', 'symmetry=rotate180,stars=2'), 's')
    const pattern = puzzle.givens.map((given) => given > 0)
    expect(pattern).toEqual(pattern.toReversed())
  })

  it('ends if it cannot be met', () => {
    expect(maker('sudoku', '4x4', 'minimal,clues=12,stars=5')('x', 20)).toEqual({ attempts: 20 })
    expect(isMade(maker('sudoku', '9x9', 'stars=1,degree=700..800')('x'))).toBe(false)
  })

  it('starts with other kinds of puzzles for few stars than for many', () => {
    // A KenKen of one star has mostly cages of two cells; a wish for larger ones is still respected.
    const cells = (asked: string) => {
      const { puzzle, clues } = makeOne(maker('kenken', '5x5', asked), 'k')
      return puzzle.givens.length / clues
    }
    expect(cells('stars=1')).toBeLessThan(cells('stars=5'))
  })
})

describe('an order of a tier', () => {
  it('can be combined with stars', () => {
    const { grade } = makeOne(maker('sudoku', '9x9', 'tier=techniques,stars=3..4'), 'y')
    expect(grade?.tier).toBe('techniques')
    expect([3, 4]).toContain(grade?.stars)
    expect(grade?.hardestTechnique).toMatch(/^[a-z-]+$/)
  })

  it('is met by the ends of a range or a tier between', () => {
    const { grade } = makeOne(maker('sudoku', '9x9', 'tier=techniques..chains'), 'r')
    expect(['techniques', 'chains']).toContain(grade?.tier)
  })

  it('ends if it cannot be met', () => {
    expect(maker('sudoku', '4x4', 'tier=nested')('x', 5)).toEqual({ attempts: 5 })
    // A puzzle of one star needs no assumption.
    expect(maker('sudoku', '6x6', 'stars=1,tier=nested')('x', 2)).toEqual({ attempts: 2 })
  })
})

describe('the degrees of an order', () => {
  it('are those of its stars and its range together', () => {
    const of = (asked: string) => {
      const { least, most } = degreesOf(parseOrder(findFamily('sudoku'), asked))
      return [least, most]
    }
    expect(of('')).toEqual([0, Infinity])
    expect([1, 2, 3, 4, 5].map((stars) => of(`stars=${stars}`))).toEqual([
      [0, 30.5],
      [30.5, 150.5],
      [150.5, 600.5],
      [600.5, 1500.5],
      [1500.5, Infinity],
    ])
    expect(of('stars=2..4')).toEqual([30.5, 1500.5])
    expect(of('degree=151..600')).toEqual([150.5, 600.5])
    expect(of('degree=700..')).toEqual([699.5, Infinity])
    expect(of('stars=3,degree=100..200')).toEqual([150.5, 200.5])
    expect(degreesOf(NO_WISHES)).toEqual({ least: 0, most: Infinity })
  })
})

it('raises a ceiling that leaves too many clues, instead of filling another board', () => {
  const make = maker('magic', '5x5', 'stars=1')
  const attempts = Array.from({ length: 15 }, (_, seed) => makeOne(make, `raised/${seed}`).attempts)
  expect(attempts).toEqual(Array(15).fill(1))
})
