import { describe, expect, it } from 'vitest'
import { findFamily, GRADE_VERSION, type Grade, generate, NO_WISHES, readPuzzles } from '../../src/index.ts'

describe('lines of JSON', () => {
  const family = findFamily('survo')
  const [good] = generate({ family, shape: family.notation.parseShape('2x2'), order: NO_WISHES }, 'lines')

  it.each([
    ['{"id": 5}', 'needs an "id"'],
    ['{"family":"sudoku"}', 'needs an "id"'],
    ['{"id":"53..7"}', 'not the name of a puzzle'],
    ['{"id":"sudoku:9x9:123"}', 'expected 81'],
    ['{"id":', 'not valid JSON'],
    [JSON.stringify({ ...good, family: 'sudoku' }), 'must be those of its "id", "survo:2x2"'],
    [JSON.stringify({ ...good, shape: '9x9' }), 'must be those of its "id"'],
    [JSON.stringify({ ...good, solution: [good.solution.flat()] }), 'not a full 2x2 board'],
    [JSON.stringify({ ...good, solution: good.solution.flat() }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1, 2, 3], [4]] }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1]] }), 'not a full 2x2 board'],
    [JSON.stringify({ ...good, solution: 'none' }), 'rows of numbers'],
    [JSON.stringify({ ...good, solution: [[1, 'x']] }), 'rows of numbers'],
  ])('%s is rejected, and the next line is read', (line, message) => {
    const entries = readPuzzles(`${line}\n${JSON.stringify(good)}\n`)
    expect(entries.length).toBe(2)
    const [first, second] = entries
    expect('error' in first && first.error.message).toContain(message)
    expect('error' in first && first.error.line).toBe(1)
    expect('error' in second).toBe(false)
  })

  it('report the place of a wrong id', () => {
    const [entry] = readPuzzles('{"family":"sudoku","id":"sudoku:4x4:12345678901234567"}')
    expect('error' in entry && entry.error.column).toBeGreaterThan(25)
  })

  /** The parts that are read from a record with this grade. */
  function gradeRead(grade: unknown) {
    const [entry] = readPuzzles(JSON.stringify({ ...good, grade }))
    if ('error' in entry) throw entry.error
    return entry.record?.grade
  }

  it('have the printed part of a grade, and its version', () => {
    const grade = good.grade as Grade
    const { degree, stars } = grade
    expect(gradeRead(grade)).toEqual({ degree, stars, version: GRADE_VERSION })
    const bound = { degree, stars, version: GRADE_VERSION, atLeast: true }
    expect(gradeRead({ ...grade, atLeast: true })).toEqual(bound)
    // A later version may say more.
    expect(gradeRead({ degree, stars, version: 99, more: 'x' })).toEqual({ degree, stars, version: 99 })
  })

  it('have grades of the first version if they state none', () => {
    const old = {
      ...{ degree: 23.7, stars: 1, nodesOpened: 1, averageBranchingFactor: 1 },
      ...{ effort: 9, hardestStep: 0, needs: 'singles', calibration: 'survo:2x2@1' },
    }
    for (const grade of [old, { ...old, version: 1 }]) {
      expect(gradeRead(grade)).toEqual({ degree: 23.7, stars: 1, version: 1 })
    }
  })

  it.each([
    ...[0, -1, 1.5, '2', null, true].map((version) => ({ version })),
    ...[5, '1'].map((stars) => ({ stars })),
    ...[-1, '10', null, undefined].map((degree) => ({ degree })),
  ])('have no grade if it is damaged: %o', (damage) => {
    expect(gradeRead({ degree: 10, stars: 1, version: GRADE_VERSION, ...damage })).toBeUndefined()
  })

  it.each([null, 3, 'easy', [], {}])('have no grade if it is %o', (grade) => {
    expect(gradeRead(grade)).toBeUndefined()
  })

  it('are read in all places that accept ids', () => {
    const text = `sudoku:4x4:1.....2..3.....4\n${JSON.stringify(good)}\n\n${good.id}\n`
    expect(
      readPuzzles(text).map((entry) => ('error' in entry ? entry.error.message : entry.family.name)),
    ).toEqual(['sudoku', 'survo', 'survo'])
  })
})
