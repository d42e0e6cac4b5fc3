// Twin counts that take some time: all grids of 6x6, and grades of many puzzles.

import { describe, expect, it } from 'vitest'
import { isMade, makeGrader, makeMaker, makeRng } from '../../src/index.ts'
import { countSquareClasses } from '../families/latinsquare/squareClasses.ts'
import { countGridClasses } from '../families/sudoku/gridClasses.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from '../support/fixtures.ts'

describe('full Sudokus', () => {
  // 28,200,960 grids, 720 times fewer without relabelled copies, and 49 that are not twins (Russell and
  // Jarvis, Mathematics of Sudoku II, 2006).
  it.each(['6x6', '6x6/3x2'])('of %s are of 49 kinds', { timeout: 120_000 }, (text) => {
    expect(countGridClasses(text)).toEqual({ grids: 39_168, classes: 49 })
  })
})

describe('full Latin squares', () => {
  // The "types" of Brendan McKay, Alison Meynert and Wendy Myrvold, Small Latin squares, quasigroups and loops (2007).
  it('of order 6 are of 17 kinds', { timeout: 120_000 }, () => {
    expect(countSquareClasses(6)).toBe(17)
  })
})

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const family = familyUnderTest(name)
  const { gradedShapes, twin } = fixtureOf(name)

  it.each(gradedShapes)('%s: twins have the same grade', { timeout: 600_000 }, (text) => {
    const rng = makeRng('many graded twins')
    const grader = makeGrader()
    const make = makeMaker(family, family.notation.parseShape(text))
    const made = Array.from({ length: 40 }, (_, index) => make(`twins/${index}`)).filter(isMade)
    expect(made.length).toBeGreaterThan(0)
    for (const one of made) {
      const grade = grader(family, one.puzzle)
      for (let time = 0; time < 5; time++) expect(grader(family, twin(rng, one).puzzle)).toEqual(grade)
    }
  })
})
