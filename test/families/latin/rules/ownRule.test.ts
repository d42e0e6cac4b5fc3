// An editor's own rules: shapes with them, their notes, and puzzles under a rule of neighbours.

import { expect, it } from 'vitest'
import { findFamily, LANGUAGES, makeGrader, parsePuzzle } from '../../../../src/index.ts'
import { makeSolver } from '../../../../src/solver/solve.ts'

const sudoku = findFamily('sudoku')
const shapeOf = (text: string) => sudoku.notation.parseShape(text)

it('own rules stand behind the others, each once', () => {
  expect(shapeOf('6x6+neighbours(a+b<>7)+lines(a<b)+X+lines(a<b)').text).toBe(
    '6x6+x+lines(a<b)+neighbours(a+b<>7)',
  )
  expect(shapeOf('6x6+LINES([12]*)').text).toBe('6x6+lines([12]*)')
})

it.each([
  ['9x9+lines(a>)', '"a>" is not a relation between a and b: a number is missing at the end'],
  ['9x9+lines(1', 'is not a rule'],
  ['9x9+curves(a<b)', 'or one of your own, such as lines(|a-b|>=4)'],
  ['9x9+lines(a<b)+lines(12)', 'another rule has the same signs as "lines(a<b)"; leave one out'],
  ['9x9+dots(a=b)+strict-dots(a<b)', 'another rule has the same signs as'],
  ['16x16+lines(a<b)', 'no 16x16 board has the rule "lines(a<b)"'],
])('refuses %s', (text, message) => {
  expect(() => shapeOf(text)).toThrow(message)
})

it('a clue of an own rule that cannot be read says where', () => {
  const text = `sudoku 6x6\n${'......\n'.repeat(6)}lines(a>) A1 A2`
  expect(() => parsePuzzle(text)).toThrow('"a>" is not a relation')
})

it.each(LANGUAGES)('the notes of own rules state them (%s)', (language) => {
  const { puzzle } = parsePuzzle(`sudoku:4x4+dots(a=2b)+lines([12]*)+neighbours(a+b<>9):${'.'.repeat(16)}`)
  const notes = sudoku.drawing.notes?.(puzzle) ?? []
  expect(notes.map(({ facts }) => facts.rule)).toEqual(['a = 2b', '[12]*', 'a + b ≠ 9'])
  for (const { kind } of notes) expect(sudoku.words[language]?.notes?.[kind]).toContain('{rule}')
})

it('a puzzle under a rule of neighbours keeps its solution when it is graded', () => {
  // Its only twins are turned or mirrored: numbers counted from the other end would break the rule.
  const name =
    'sudoku:9x9+neighbours(a+b<>7):..3...6.7......8..6...2.........6....57.........1....9..8.....3......5.....5...6.'
  const { puzzle } = parsePuzzle(name)
  const looks = sudoku.rules.canonical.looks(puzzle)
  expect(makeSolver()(sudoku, looks, { solutions: 2 }).count).toBe(1)
  expect(makeGrader()(sudoku, puzzle)).toMatchObject({ stars: 5 })
})
