import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { survo } from '../../../src/families/survo/index.ts'
import { fillSurvo } from '../../../src/families/survo/randomFullBoard.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { errorOf, spans } from '../../support/reading.ts'

const POST = '.  6  .  . | 30\n 8  .  .  . | 18\n .  .  3  . | 30\n27 16 10 25'
const RIGHT = '. 6 . . | 30\n8 . . . | 18\n. . 3 . | 30\n27 16 10 25'
const shape = survo.notation.parseShape('3x4')

/** A random puzzle: the sums of a random board, with some of its numbers as givens. */
const side = fc.integer({ min: 2, max: 8 })
const puzzles = fc
  .record({ rows: side, columns: side, seed: fc.integer() })
  .map(({ rows, columns, seed }) => {
    const rng = makeRng(String(seed))
    const { puzzle, solution } = fillSurvo(rng, survo.notation.parseShape(`${rows}x${columns}`))
    return { ...puzzle, givens: solution.map((value) => (below(rng, 2) === 0 ? value : 0)) }
  })

describe('Survo text', () => {
  it('reads the table of the post', () => {
    expect(survo.notation.parse(spans(POST))).toEqual({
      shape,
      givens: [0, 6, 0, 0, 8, 0, 0, 0, 0, 0, 3, 0],
      rowSums: [30, 18, 30],
      columnSums: [27, 16, 10, 25],
    })
  })

  it('reads zeros and lines as empty cells, a bar and a total after the column sums', () => {
    const puzzle = survo.notation.parse(spans(POST))
    const zeros = '__ 6 0 00|30\n8 _ _ _|18\n0 0 3 .|30\n27 16 10 25'
    for (const corner of ['', ' |', ' | 78'])
      expect(survo.notation.parse(spans(zeros + corner))).toEqual(puzzle)
  })

  it('reads and writes the clues of a name', () => {
    const clues = ',6,,/8,,,/,,3,|30,18,30|27,16,10,25'
    const puzzle = survo.notation.parse(spans(POST))
    expect(survo.notation.formatClues(puzzle)).toBe(clues)
    expect(survo.notation.parseClues({ text: clues, line: 1, column: 1 }, shape)).toEqual(puzzle)
  })

  it('writes the table with its sums', () => {
    const puzzle = survo.notation.parse(spans(POST))
    expect(survo.notation.format(puzzle)).toBe(
      ' .  6  .  . | 30\n 8  .  .  . | 18\n .  .  3  . | 30\n27 16 10 25',
    )
  })

  it('parses its own output', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const lines = spans(survo.notation.format(puzzle))
        expect(survo.notation.parse(lines)).toEqual(puzzle)
        expect(survo.notation.parse(lines, puzzle.shape)).toEqual(puzzle)
        expect(survo.notation.recognizes(lines)).toBe('surely')
        const clues = survo.notation.formatClues(puzzle)
        expect(survo.notation.parseClues({ text: clues, line: 3, column: 5 }, puzzle.shape)).toEqual(puzzle)
      }),
    )
  })

  it.each([
    ['. 6 . . | 30', '. 6 . | 30', 'length 1:1 row 1 has 3 cells; a row of a 3x4 board has 4'],
    ['. 6 . . | 30', '. 6 . . 7 | 30', 'length 1:9 row 1 has 5 cells; a row of a 3x4 board has 4'],
    ['. 6 . . | 30', '. 6 . . 30', 'sum 1:1 row 1 needs "|" and its sum after its cells'],
    ['. 6 . . | 30', '. 6 . . | 30 1', 'sum 1:1 row 1 needs "|" and its sum after its cells'],
    ['8 . . . | 18', '8 . 13 . | 18', 'value 2:5 "13" is not a number from 1 to 12'],
    ['8 . . . | 18', '8 . x . | 18', 'value 2:5 "x" is not a number from 1 to 12'],
    ['8 . . . | 18', '8 . 6 . | 18', 'conflict 2:5 the board has 6 twice (r1c2, r2c3)'],
    [
      '. 6 . . | 30\n8 . . . | 18',
      '. 6 . . | 9\n8 . . . | 39',
      'sum 1:11 "9" is not the sum of row 1: 4 different numbers of 1 to 12 add up to a sum from 10 to 42',
    ],
    [
      '27 16 10 25',
      '27 16 10 34',
      'sum 4:10 "34" is not the sum of column 4: 3 different numbers of 1 to 12 add up to a sum from 6 to 33',
    ],
    [
      '. . 3 . | 30',
      '. . 3 . | 31',
      'sum 3:11 the row sums add up to 79; they must add up to 78, as the numbers 1 to 12 do',
    ],
    [
      '27 16 10 25',
      '27 16 10 24',
      'sum 4:10 the column sums add up to 77; they must add up to 78, as the numbers 1 to 12 do',
    ],
    ['27 16 10 25', '27 16 10', 'length 4:1 3 column sums; a 3x4 board has 4'],
    ['27 16 10 25', '27 16 10 25 3', 'length 4:13 5 column sums; a 3x4 board has 4'],
    [
      '27 16 10 25',
      '27 16 10 25 | 77',
      'sum 4:15 the last line must have 4 column sums; only the total 78 may follow them',
    ],
    ['27 16 10 25', '27 16 10 25 | 78 1', 'length 4:18 only the total may follow the column sums'],
    [
      RIGHT,
      '8 1 5 4 | 30\n. . . . | 18\n. . . . | 30\n27 16 10 25',
      'conflict 1:7 row 1 adds up to 18, not 30 (r1c1, r1c2, r1c3, r1c4)',
    ],
    [RIGHT, '. . | 3', 'length 1:1 a Survo table has at least two rows and a last line of column sums'],
  ])('refuses %j made %j', (part, wrong, error) => {
    const text = spans(RIGHT.replace(part, wrong))
    expect(errorOf(() => survo.notation.parse(text))).toBe(error)
    if (text.length > 1) expect(survo.notation.recognizes(text)).toBe('surely')
  })

  it.each([
    [',6,,/8,,,/,,3,|30,18,30', 'length 2:9 the clues of a Survo must be CELLS|ROW SUMS|COLUMN SUMS'],
    [',6,,/8,,/,,3,|30,18,30|27,16,10,25', 'length 2:14 row 2 has 3 cells; a row of a 3x4 board has 4'],
    [',6,,/8,,,/,,3,|30,30|27,16,10,25', 'length 2:24 2 row sums; a 3x4 board has 3'],
    [',6,,/8,,,/,,99,|30,18,30|27,16,10,25', 'value 2:21 "99" is not a number from 1 to 12'],
  ])('rejects the clues %s', (text, error) => {
    expect(errorOf(() => survo.notation.parseClues({ text, line: 2, column: 9 }, shape))).toBe(error)
  })

  it('rejects a table that does not have the given shape', () => {
    expect(errorOf(() => survo.notation.parse(spans(POST), survo.notation.parseShape('4x4')))).toBe(
      'length 3:2 3 rows; a 4x4 board has 4',
    )
  })

  it.each(['1x4', '3', '3x', '21x2', '8x9', '3x4/5', '0x0', '99999999999x2'])(
    'refuses the shape %s',
    (text) => {
      expect(() => survo.notation.parseShape(text)).toThrow(
        /not a Survo shape; expected ROWSxCOLUMNS, with sides of 2 to 20/,
      )
    },
  )

  it('leaves other notations alone', () => {
    for (const text of [
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      '1 . | . 2\n. . | . .\n----+----\n. . | . .\n3 . | . 4',
      '__,1,2\n3,##,4',
      '4: 3+ a1 b1',
      '1 2 3\n4 5 6\n7 8 9',
    ]) {
      expect(survo.notation.recognizes(spans(text))).toBeUndefined()
    }
  })
})
