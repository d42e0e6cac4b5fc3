import { describe, expect, it } from 'vitest'
import { storedGrade } from '../../src/formats/storedGrade.ts'
import { FAMILIES, GRADE_VERSION, type Grade, makeGrader, parsePuzzle, puzzleName } from '../../src/index.ts'
import damages from './gradeDamages.json' with { type: 'json' }

const examples = FAMILIES.map((family) => {
  const { puzzle } = parsePuzzle(family.notation.example, { family })
  return {
    family,
    id: puzzleName(family, puzzle),
    grade: makeGrader({ trials: 5 })(family, puzzle) as Grade,
  }
})

const exampleOf = (name: string) =>
  examples.find(({ family }) => family.name === name) as (typeof examples)[0]

/** The grade that is taken from a record. */
const taken = (id: string, grade: unknown, runs?: number, techniques?: string) =>
  storedGrade(parsePuzzle(JSON.stringify({ id, grade })), { runs, techniques })

describe('a stored grade', () => {
  it.each(examples)('of $family.name is used unchanged', ({ id, grade }) => {
    expect(grade.version).toBe(GRADE_VERSION)
    expect(taken(id, grade)).toEqual(grade)
    expect(taken(id, { ...grade, atLeast: true })).toEqual({ ...grade, atLeast: true })
  })

  it.each(examples)('of $family.name is rejected without one of its fields', ({ id, grade }) => {
    for (const field of Object.keys(grade)) {
      const { [field as keyof Grade]: _, ...rest } = grade
      expect(taken(id, rest) !== undefined, field).toBe(field === 'md')
    }
  })

  it.each([
    ...damages.fields,
    { version: GRADE_VERSION - 1 },
    { version: GRADE_VERSION + 1 },
    { version: String(GRADE_VERSION) },
    { version: undefined },
  ])('is rejected if it is damaged or of another version: %o', (damage) => {
    const { id, grade } = exampleOf('sudoku')
    const sound = { ...grade, tier: 'singles', hardestTechnique: null }
    expect(taken(id, sound)).toBeDefined()
    expect(taken(id, { ...sound, ...damage })).toBeUndefined()
  })

  it.each(damages.measures)('of a Survo is rejected if its measure is damaged: %o', (md) => {
    const { id, grade } = exampleOf('survo')
    expect(taken(id, { ...grade, md })).toBeUndefined()
  })

  it.each([null, 3, 'easy', [], {}])('is rejected if it is %o', (grade) => {
    expect(taken(examples[0].id, grade)).toBeUndefined()
  })

  it('must have the requested number of runs, if it is measured', () => {
    for (const { family, id, grade } of examples) {
      const isMeasured = family.grading.trial !== undefined
      expect(taken(id, grade, grade.md?.runs ?? 7)).toEqual(grade)
      expect(taken(id, grade, 99) === undefined).toBe(isMeasured)
      const { md: _, ...estimated } = grade
      expect(taken(id, estimated, 0)).toEqual(estimated)
      expect(taken(id, estimated, 99) === undefined).toBe(isMeasured)
    }
  })

  it('must allow the requested techniques', () => {
    const { id, grade } = exampleOf('sudoku')
    const restricted = { ...grade, techniquesAllowed: 'no-uniqueness' }
    expect(taken(id, restricted)).toEqual(restricted)
    expect(taken(id, restricted, undefined, 'no-uniqueness')).toEqual(restricted)
    expect(taken(id, restricted, undefined, 'all')).toBeUndefined()
    expect(taken(id, restricted, undefined, 'x-wing')).toBeUndefined()
    expect(taken(id, grade, undefined, 'all')).toEqual(grade)
    expect(taken(id, grade, undefined, 'no-uniqueness')).toBeUndefined()
    expect(taken(id, { ...grade, techniquesAllowed: 'all' })).toBeUndefined()
    expect(taken(id, { ...grade, techniquesAllowed: ['x-wing'] })).toBeUndefined()
  })

  it('belongs to the puzzle of the id: the grade of another family or shape is rejected', () => {
    for (const one of examples) {
      for (const other of examples) {
        if (one !== other && one.grade.calibration !== null) {
          expect(taken(other.id, one.grade), `${one.id} at ${other.id}`).toBeUndefined()
        }
      }
    }
  })
})
