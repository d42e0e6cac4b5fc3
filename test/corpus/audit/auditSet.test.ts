// Audits find every planted fault.

import { describe, expect, it } from 'vitest'
import { makeAudit } from '../../../src/corpus/audit/auditSet.ts'
import { fieldsOf, readPuzzleValue } from '../../../src/corpus/audit/setFields.ts'
import { findFamily } from '../../../src/index.ts'
import { expectFaultsFound } from '../../support/plantedSet.ts'

it('finds all of 60 planted faults, and no others', () => expectFaultsFound(60))

const sudoku = findFamily('sudoku')
const shape = sudoku.notation.parseShape('4x4')
const GIVENS = [
  [1, 0, 0, 0],
  [0, 0, 2, 0],
  [0, 3, 0, 0],
  [0, 0, 0, 4],
]
const LINE = '1.....2..3.....4'

describe('a puzzle', () => {
  it.each([
    ['a line', LINE, {}],
    ['a name', `sudoku:4x4:${LINE}`, {}],
    ['rows', GIVENS, { family: sudoku }],
    ['rows with null', GIVENS.map((row) => row.map((cell) => cell || null)), { family: sudoku }],
    ['rows as text', JSON.stringify(GIVENS), { family: sudoku }],
    ['lines of rows', ['1...', '..2.', '.3..', '...4'], { family: sudoku }],
    [
      'a board in words',
      'Solve this:\n1 _ _ _\n_ _ 2 _\n_ 3 _ _\n_ _ _ 4\nThanks!',
      { family: sudoku, shape },
    ],
  ])('is read from %s', (_, value, options) => {
    expect(readPuzzleValue(value, options).puzzle.givens).toEqual(GIVENS.flat())
  })

  it.each([
    ['a number', 7, 'expected a puzzle'],
    ['nothing', '', 'the text contains no puzzle'],
    ['two', `${LINE}\n\n${LINE}`, 'the field has 2 puzzles; expected one'],
    ['words', 'no puzzle here', 'is not in any known notation'],
  ])('is not read from %s', (_, value, message) => {
    expect(() => readPuzzleValue(value, {})).toThrow(message)
  })
})

describe('the fields of a set', () => {
  it.each([
    [
      { id: `sudoku:4x4:${LINE}`, solution: [] },
      { puzzle: 'id', answer: 'solution' },
    ],
    [
      { id: 7, quizzes: LINE, solutions: '' },
      { puzzle: 'quizzes', answer: 'solutions' },
    ],
    [
      { question: '…', answer: '…', metadata: { puzzle: GIVENS } },
      { puzzle: 'metadata.puzzle', answer: 'answer' },
    ],
    [{ prompt: '…' }, undefined],
  ])('of %j are recognised', (row, fields) => {
    expect(fieldsOf(row)).toEqual(fields)
  })

  it('can be named', () => {
    expect(fieldsOf({ a: LINE, b: '' }, { puzzle: 'a', answer: 'b' })).toEqual({ puzzle: 'a', answer: 'b' })
  })
})

it('counts solutions and patterns of givens', () => {
  const { audit, report } = makeAudit({ reading: {}, limits: {} })
  const fields = { puzzle: 'puzzle' }
  for (const puzzle of [LINE, LINE, '4.....3..2.....1']) audit({ puzzle }, fields, 'x')
  expect(report()).toMatchObject({
    ...{ rows: 3, answers: 0, findings: { twin: 2 } },
    ...{ solutions: { different: 1, commonest: 3 }, places: { different: 1, commonest: 3 } },
  })
})
