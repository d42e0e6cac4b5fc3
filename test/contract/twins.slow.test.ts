// The promises about twins in every family: all twins have the same key and exactly the same grade, and other
// puzzles have other keys.

import { describe, expect, it } from 'vitest'
import { makeGrader } from '../../src/grader/grade.ts'
import { boardFaults, type Made, makeMaker, makeRng, makeSolver } from '../../src/index.ts'
import { essentialClues } from '../support/canonical.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'

const PUZZLES = 100
const TWINS = 15

describe.each(FAMILIES_UNDER_TEST.map((family) => [family.name] as const))('%s', (name) => {
  const family = familyUnderTest(name)
  const { gradedShapes, twin } = fixtureOf(name)
  const shape = family.notation.parseShape(gradedShapes.at(-1) as string)

  function made(count: number): Made[] {
    const make = makeMaker(family, shape)
    return Array.from({ length: count }, (_, index) => makeOne(make, `twins/${index}`))
  }

  const formOf = ({ puzzle, solution }: Pick<Made, 'puzzle' | 'solution'>) =>
    essentialClues(family, puzzle, solution)

  it('has one form for all twins, and others for other puzzles', () => {
    const rng = makeRng('twins')
    const forms = new Set<string>()
    for (const one of made(PUZZLES)) {
      const form = formOf(one)
      forms.add(form)
      for (let time = 0; time < TWINS; time++) expect(formOf(twin(rng, one))).toBe(form)
    }
    expect(forms.size).toBeGreaterThan(PUZZLES * 0.9)
  })

  it('has a form that is a twin itself: with one solution, as many givens, and its own form', () => {
    const solver = makeSolver()
    for (const { puzzle, solution } of made(10)) {
      const form = family.rules.canonical.essential(puzzle, solution)
      if (!form) throw new Error('this is not too much work')
      const { status, solutions } = solver(family, form)
      expect(status).toBe('unique')
      expect(boardFaults(family, form, solutions[0])).toEqual([])
      expect(family.making.countClues(form)).toBe(family.making.countClues(puzzle))
      expect(formOf({ puzzle: form, solution: solutions[0] })).toBe(formOf({ puzzle, solution }))
    }
  })

  it('has one grade for all twins', () => {
    const rng = makeRng('graded twins')
    const grader = makeGrader({ trials: 20 })
    for (const one of made(12)) {
      const grade = grader(family, one.puzzle)
      for (let time = 0; time < 4; time++) expect(grader(family, twin(rng, one).puzzle)).toEqual(grade)
    }
  })
})
