import { describe, expect, it } from 'vitest'
import { storedGrade } from '../../src/formats/storedGrade.ts'
import {
  FAMILIES,
  findFamily,
  GRADE_VERSION,
  type Grade,
  makeGrader,
  parsePuzzle,
  puzzleName,
} from '../../src/index.ts'

const examples = FAMILIES.map((family) => {
  const { puzzle } = parsePuzzle(family.notation.example, { family })
  return {
    family,
    id: puzzleName(family, puzzle),
    grade: makeGrader({ trials: 5 })(family, puzzle) as Grade,
  }
})

/** The grade that is taken from a record. */
const taken = (id: string, grade: unknown, runs?: number) =>
  storedGrade(parsePuzzle(JSON.stringify({ id, grade })), runs)

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
    { degree: -1 },
    { degree: '10' },
    { degree: null },
    { stars: 9 },
    { stars: '1' },
    { tier: 'luck' },
    { tier: null },
    { hardestTechnique: 'hidden-single' },
    { hardestTechnique: 3 },
    { tier: 'techniques', hardestTechnique: null },
    { tier: 'techniques', hardestTechnique: 'x-wing' },
    { techniques: [] },
    { techniques: null },
    { techniques: { 'no-such': 1 } },
    { techniques: { 'naked-single': 0 } },
    { techniques: { 'naked-single': 1.5 } },
    { nodesOpened: 0 },
    { averageBranchingFactor: 0.5 },
    { effort: -1 },
    { effort: 'much' },
    { hardestStep: 1.5 },
    { calibration: 3 },
    { calibration: 'sudoku:4x4@1' },
    { calibration: 'kenken:9x9@1' },
    { calibration: 'sudoku:9x9@x' },
    { md: { mean: 1, standardError: 1, runs: 1 } },
    { atLeast: false },
    { more: 1 },
    { version: GRADE_VERSION - 1 },
    { version: GRADE_VERSION + 1 },
    { version: String(GRADE_VERSION) },
    { version: undefined },
  ])('is rejected if it is damaged or of another version: %o', (damage) => {
    const { id, grade } = examples.find(
      ({ family }) => family === findFamily('sudoku'),
    ) as (typeof examples)[0]
    expect(taken(id, { ...grade, tier: 'singles', hardestTechnique: null })).toBeDefined()
    expect(taken(id, { ...grade, tier: 'singles', hardestTechnique: null, ...damage })).toBeUndefined()
  })

  it.each([
    null,
    3,
    { mean: 1, standardError: 1 },
    { mean: 1, standardError: 1, runs: '9' },
    { mean: 1, standardError: 1, runs: 9, more: 1 },
    { mean: 1, standardError: 1, runs: 9, atLeast: 1 },
  ])('of a Survo is rejected if its measure is damaged: %o', (md) => {
    const { id, grade } = examples.find(
      ({ family }) => family === findFamily('survo'),
    ) as (typeof examples)[0]
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
