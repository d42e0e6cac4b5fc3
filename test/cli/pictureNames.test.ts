// The names of a book's pictures: patterns, dates, and what is refused.

import { InvalidArgumentError } from 'commander'
import { expect, it } from 'vitest'
import { expectPictureNames, pictureFiles } from '../../src/cli/book/pictureNames.ts'
import { PuzzleError } from '../../src/families/puzzleError.ts'
import { bookOf, designOf, puzzlesOf } from '../book/layoutBooks.ts'

const book = (count: number) => bookOf(designOf(), puzzlesOf(count).slice(0, count))

it('numbers have zeros in front, and solutions end in -solution', () => {
  const files = pictureFiles(book(12), 'png', { pattern: '{number}' })
  expect(files[0]).toEqual({ puzzle: '01.png', solution: '01-solution.png' })
  expect(files[11]).toEqual({ puzzle: '12.png', solution: '12-solution.png' })
})

it('dates follow day by day, across the end of a year with a leap day to come', () => {
  const names = expectPictureNames({ pattern: '{date}_{board}.{stars}', firstDate: '2027-12-31' })
  const files = pictureFiles(book(61), 'svg', names)
  expect(files[0].puzzle).toBe('2027-12-31_puzzle.1.svg')
  expect(files[1].solution).toMatch(/^2028-01-01_solution\.\d\.svg$/)
  expect(files[60].puzzle).toMatch(/^2028-02-29_/)
})

it('families and short ids fill their gaps', () => {
  const one = book(1)
  const [{ family, shortId }] = one.sections[0].puzzles
  const [{ puzzle }] = pictureFiles(one, 'svg', expectPictureNames({ pattern: '{family}-{id}' }))
  expect(puzzle).toBe(`${family.name}-${shortId}.svg`)
})

it('two puzzles with the same short id are refused, with the remedy', () => {
  const { design, sections } = book(2)
  const [first, second] = sections.flatMap(({ puzzles }) => puzzles)
  const twins = [first, { ...second, shortId: first.shortId.toLowerCase() }]
  const clash = { design, sections: [{ ...sections[0], puzzles: twins }] }
  const naming = () => pictureFiles(clash, 'svg', { pattern: '{id}' })
  expect(naming).toThrow(PuzzleError)
  expect(naming).toThrow(/puzzles 1 and 2 would both be named \w+\.svg; add \{number\}$/)
  expect(pictureFiles(clash, 'svg', { pattern: '{id}-{number}' })).toHaveLength(2)
})

it.each([
  ['{nr}', 'unknown {nr}; expected {number}, {date}, {id}, {family}, {stars}, {board}'],
  ['{numbr}', 'unknown {numbr}; did you mean {number}?'],
  ['puzzle', 'all pictures would have the same name; add {number}, {date} or {id}'],
  ['{family}-{stars}', 'add {number}, {date} or {id}'],
  ['../{number}', 'must have only letters A to Z'],
  ['/tmp/{number}', 'must have only letters A to Z'],
  ['a\\{number}', 'must have only letters A to Z'],
  ['-{number}', 'not begin with "-"'],
  ['.{number}', 'not begin with "-" or "."'],
  ['{number} {stars}', 'must have only letters A to Z'],
  ['{number', 'must have only letters A to Z'],
  ['', 'must have only letters A to Z'],
  ['{number}.svg', 'leave out the ending; --image-format chooses it'],
  ['{number}.', 'not a valid file name on every system; choose another name'],
  ['con.{number}', 'not a valid file name on every system; choose another name'],
  [`${'x'.repeat(100)}{id}`, 'must have at most 100 characters'],
  ['{date}', '{date} needs --first-date, such as 2027-01-30'],
])('the pattern %j is refused', (pattern, sentence) => {
  expect(() => expectPictureNames({ pattern })).toThrow(InvalidArgumentError)
  expect(() => expectPictureNames({ pattern })).toThrow(sentence)
})

it('a first date without a gap for it is refused', () => {
  expect(() => expectPictureNames({ pattern: '{number}', firstDate: '2027-01-01' })).toThrow(
    '--first-date needs {date} in --image-names',
  )
})
