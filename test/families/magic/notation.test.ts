import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { range } from '../../../src/families/constraintProblem.ts'
import { magic } from '../../../src/families/magic/index.ts'
import { below, makeRng, shuffled } from '../../../src/kernel/rng.ts'
import { errorOf, spans } from '../../support/reading.ts'

const POST = '__ __ __ __ 15\n__ __ 25 17 __\n__ 26 __  5 __\n__ 18 __ __ 11\n__ __ 21 __ __'
const GIVENS = [0, 0, 0, 0, 15, 0, 0, 25, 17, 0, 0, 26, 0, 5, 0, 0, 18, 0, 0, 11, 0, 0, 21, 0, 0]
const shape = magic.notation.parseShape('5x5/5..29')

/** A random valid puzzle: some numbers of the range, each once, and no full line. */
const puzzles = fc
  .record({
    size: fc.integer({ min: 3, max: 8 }),
    first: fc.integer({ min: 1, max: 9999 }),
    seed: fc.integer(),
  })
  .map(({ size, first, seed }) => {
    const rng = makeRng(String(seed))
    const shape = magic.notation.parseShape(`${size}x${size}/${first}..${first + size * size - 1}`)
    const numbers = shuffled(rng, range(first, shape.last))
    // With empty diagonals, every line has an empty cell.
    const isOpen = (row: number, column: number) => row === column || row + column === size - 1
    const givens = numbers.map((number, cell) =>
      isOpen(Math.floor(cell / size), cell % size) || below(rng, 2) === 0 ? 0 : number,
    )
    return { shape, givens }
  })

describe('magic board text', () => {
  it('reads and writes the grid of the post', () => {
    const puzzle = magic.notation.parse(spans(POST), shape)
    expect(puzzle).toEqual({ shape, givens: GIVENS })
    expect(magic.notation.format(puzzle)).toBe(
      ' .  .  .  . 15\n .  . 25 17  .\n . 26  .  5  .\n . 18  .  . 11\n .  . 21  .  .',
    )
    expect(magic.notation.recognizes(spans(POST))).toBe('surely')
  })

  it('uses 1 to n² if no range is given', () => {
    expect(magic.notation.parse(spans('2 . 6\n. 5 .\n0 _ __'))).toEqual({
      shape: { rows: 3, columns: 3, text: '3x3', size: 3, first: 1, last: 9, sum: 15 },
      givens: [2, 0, 6, 0, 5, 0, 0, 0, 0],
    })
  })

  it('parses its own output', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        expect(magic.notation.parse(spans(magic.notation.format(puzzle)), puzzle.shape)).toEqual(puzzle)
        const clues = magic.notation.formatClues(puzzle)
        expect(magic.notation.parseClues({ text: clues, line: 3, column: 5 }, puzzle.shape)).toEqual(puzzle)
        expect(magic.notation.recognizes(spans(magic.notation.format(puzzle)))).toBe('surely')
        expect(magic.notation.parseShape(puzzle.shape.text)).toEqual(puzzle.shape)
      }),
    )
  })

  it.each([
    [
      '. . .\n. 10 .\n. . .',
      'value 2:3 "10" is not a number from 1 to 9; to use another range, give --shape 3x3/5..13 or a first line "magic 3x3/5..13"',
    ],
    [
      '. . .\n. x .\n. . .',
      'value 2:3 "x" is not a number from 1 to 9; to use another range, give --shape 3x3/5..13 or a first line "magic 3x3/5..13"',
    ],
    ['. 9 .\n. 9 .\n. . .', 'conflict 2:3 the board has 9 twice (r1c2, r2c2)'],
    ['1 2 3\n. . .\n. . .', 'conflict 1:5 row 1 adds up to 6, not 15 (r1c1, r1c2, r1c3)'],
    ['1 . .\n2 . .\n3 . .', 'conflict 3:1 column 1 adds up to 6, not 15 (r1c1, r2c1, r3c1)'],
    ['1 . .\n. 2 .\n. . 3', 'conflict 3:5 the falling diagonal adds up to 6, not 15 (r1c1, r2c2, r3c3)'],
    ['. . 1\n. 2 .\n3 . .', 'conflict 3:1 the rising diagonal adds up to 6, not 15 (r1c3, r2c2, r3c1)'],
    ['. . .\n. . . 4\n. . .', 'length 2:7 row 2 has 4 cells; a row of a 3x3 board has 3'],
    ['. . .\n. .\n. . .', 'length 2:1 row 2 has 2 cells; a row of a 3x3 board has 3'],
    ['. . .\n. . .', 'length 2:1 2 rows; a 3x3 board has 3'],
  ])('refuses\n%s', (text, error) => {
    expect(errorOf(() => magic.notation.parse(spans(text)))).toBe(error)
  })

  it('rejects a range that is not the shape’s, and names the right one', () => {
    expect(errorOf(() => magic.notation.parse(spans(POST.replace('15', '30')), shape))).toBe(
      'value 1:13 "30" is not a number from 5 to 29; to use another range, give --shape 5x5/1..25 or a first line "magic 5x5/1..25"',
    )
  })

  it('rejects clues of another size', () => {
    const read = (text: string) => () =>
      magic.notation.parseClues({ text, line: 2, column: 11 }, magic.notation.parseShape('3x3'))
    expect(read('2,,6/,5,/,,')().givens).toEqual([2, 0, 6, 0, 5, 0, 0, 0, 0])
    expect(errorOf(read('2,,6/,5/,,'))).toBe('length 2:16 row 2 has 2 cells; a row of a 3x3 board has 3')
    expect(errorOf(read('2,,6/,5,'))).toBe('length 2:16 2 rows; a 3x3 board has 3')
    expect(errorOf(read('2,,6/,2,/,,'))).toBe('conflict 2:17 the board has 2 twice (r1c1, r2c2)')
  })

  it('knows its shapes', () => {
    expect(magic.notation.parseShape('5x5/5..29')).toEqual({
      rows: 5,
      columns: 5,
      text: '5x5/5..29',
      size: 5,
      first: 5,
      last: 29,
      sum: 85,
    })
    expect(magic.notation.parseShape('4x4/1..16').text).toBe('4x4')
    expect(magic.notation.parseShape('8x8/9999..10062').sum).toBe(80244)
    for (const text of ['2x2', '9x9', '3x4', '5x5/0..24', '3x3/10000..10008', '5', '5x5/', '5x5/5', 'x']) {
      expect(() => magic.notation.parseShape(text)).toThrow(/NxN for N from 3 to 8/)
    }
    expect(
      errorOf(() => magic.notation.parseShape('5x5/5..30', { text: '5x5/5..30', line: 4, column: 7 })),
    ).toBe('shape 4:7 5x5 cells hold the numbers 5..29, not 5..30')
  })

  it.each([
    ['. . .\n. 2 .\n. . .', 'surely'],
    ['. . . .\n. 2 . 16\n. . .\n. 3 . .', 'surely'],
    ['12 12 .\n. 30 .\n. . 2', 'surely'],
    ['. . .\n. 10 x\n. . .', 'perhaps'],
    ['2 2 .\n. . .\n. . .', 'perhaps'],
    ['1 2 . .\n. . 1 2\n. . . .\n. . . 4', 'perhaps'],
    ['1 2 3\n4 5 6', 'perhaps'],
  ])('recognizes\n%s\n%s', (text, recognition) => {
    expect(magic.notation.recognizes(spans(text))).toBe(recognition)
  })

  it('leaves other notations alone', () => {
    for (const text of [
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '1 . | . 2\n. . | . .\n----+----\n. . | . .\n3 . | . 4',
      '__,1,2\n3,##,4\n__,__,__',
      '4: 3+ a1 b1\n4: 3+ a1 b1',
      '. 6 . . | 30\n8 . . . | 18\n. . 3 . | 30\n27 16 10 25',
      '5',
    ]) {
      expect(magic.notation.recognizes(spans(text)), text).toBeUndefined()
    }
  })
})
