// Boards in answers: replies as language models write them, lists, and texts without a board of the right size.

import { describe, expect, it } from 'vitest'
import { findAnswer } from '../../src/formats/findAnswer.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'

const FOUR = { rows: 4, columns: 4 }
const BOARD = [1, 2, 4, 3, 3, 4, 2, 1, 4, 3, 1, 2, 2, 1, 3, 4]
const OTHER = '4 3 2 1\n2 1 4 3\n3 4 1 2\n1 2 3 4'

describe('a 4x4 board', () => {
  it.each([
    [
      'rows of a list',
      [
        [1, 2, 4, 3],
        [3, 4, 2, 1],
        [4, 3, 1, 2],
        [2, 1, 3, 4],
      ],
    ],
    ['a flat list', BOARD],
    ['a list of texts', BOARD.map(String)],
    ['rows', '1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4'],
    ['rows with line ends of Windows', '1 2 4 3\r\n3 4 2 1\r\n4 3 1 2\r\n2 1 3 4\r\n'],
    ['digits', '1243\n3421\n4312\n2134'],
    ['digits with borders', '12|43\n34|21\n--+--\n43|12\n21|34'],
    ['one line', 'The answer is 1243342143122134.'],
    ['brackets in one line', 'So: [[1, 2, 4, 3], [3, 4, 2, 1], [4, 3, 1, 2], [2, 1, 3, 4]]. Done!'],
    ['JSON in a fence', '```json\n{"solution": [[1,2,4,3],\n[3,4,2,1],\n[4,3,1,2],\n[2,1,3,4]]}\n```'],
    [
      'a block of code in prose',
      'First, r1c1 is 1.\n```\n1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4\n```\nAll rows have 1 to 4.',
    ],
    [
      'a table',
      '| 1 | 2 | 4 | 3 |\n|---|---|---|---|\n| 3 | 4 | 2 | 1 |\n| 4 | 3 | 1 | 2 |\n| 2 | 1 | 3 | 4 |',
    ],
    [
      'a table with names of columns',
      '| A | B | C | D |\n|:-:|:-:|:-:|:-:|\n| 1 | 2 | 4 | 3 |\n| 3 | 4 | 2 | 1 |\n| 4 | 3 | 1 | 2 |\n| 2 | 1 | 3 | 4 |',
    ],
    [
      'a table with numbered rows and columns',
      '| | 1 | 2 | 3 | 4 |\n|-|-|-|-|-|\n| 1 | 1 | 2 | 4 | 3 |\n| 2 | 3 | 4 | 2 | 1 |\n| 3 | 4 | 3 | 1 | 2 |\n| 4 | 2 | 1 | 3 | 4 |',
    ],
    ['named rows', 'Row 1: 1 2 4 3\nRow 2: 3 4 2 1\nRow 3: 4 3 1 2\nRow 4: 2 1 3 4'],
    ['a numbered list', '1. 1, 2, 4, 3\n2. 3, 4, 2, 1\n3. 4, 3, 1, 2\n4. 2, 1, 3, 4'],
    ['rows after words', 'The answer is: 1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4'],
    ['rows after a line of other numbers', 'Sums: 10 10 10 10\n1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4'],
    [
      'rows as prompts have them',
      '    c1 c2 c3 c4\nr1   1  2  4  3\nr2   3  4  2  1\nr3   4  3  1  2\nr4   2  1  3  4',
    ],
    [
      'rows as prompts have them, with sums',
      '    S1 S2 S3 S4\nZ1  1 2 4 3 | 10\nZ2  3 4 2 1 | 10\nZ3  4 3 1 2 | 10\nZ4  2 1 3 4 | 10\n    10 10 10 10',
    ],
    ['bold numbers', '**1** 2 **4** 3\n3 4 2 **1**\n4 3 1 2\n2 1 3 4'],
    ['sums behind and below', '1 2 4 3 | 10\n3 4 2 1 | 10\n4 3 1 2 | 10\n2 1 3 4 | 10\n10 10 10 10'],
    [
      'a drawing',
      '┏━┯━┯━┯━┓\n┃1│2│4│3┃\n┠─┼─┼─┼─┨\n┃3│4│2│1┃\n┠─┼─┼─┼─┨\n┃4│3│1│2┃\n┠─┼─┼─┼─┨\n┃2│1│3│4┃\n┗━┷━┷━┷━┛',
    ],
    [
      'the last of two boards',
      `A first try:\n${OTHER}\nThat breaks column 2. Instead:\n1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4`,
    ],
    ['the last board of one block', `${OTHER}\n\n1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4`],
  ])('in %s', (_, answer) => {
    expect(findAnswer(answer, FOUR)).toMatchObject({ values: BOARD })
  })

  it('may have empty cells', () => {
    const values = [1, 0, 4, 3, 3, 0, 2, 1, 4, 0, 1, 2, 2, 0, 3, 4]
    for (const empty of ['.', '_', '?', 'x', '#']) {
      const answer = `1 ${empty} 4 3\n3 ${empty} 2 1\n4 ${empty} 1 2\n2 ${empty} 3 4`
      expect(findAnswer(answer, FOUR)).toMatchObject({ values })
    }
    expect(findAnswer([1, null, 4, 3, 3, null, 2, 1, 4, null, 1, 2, 2, null, 3, 4], FOUR)).toMatchObject({
      values,
    })
  })

  it.each([
    ['three rows', '1 2 4 3\n3 4 2 1\n4 3 1 2', '4 rows of 4 numbers; found 3 rows of this length'],
    ['prose', 'I cannot solve this puzzle; r1c1 = 1.', '4 rows of 4 numbers'],
    ['a board of another size', '1 2 3\n2 3 1\n3 1 2', '4 rows of 4 numbers'],
    [
      'rows apart',
      '1 2 4 3\nthen\n3 4 2 1\nthen\n4 3 1 2\nthen\n2 1 3 4',
      '4 rows of 4 numbers; found 1 row of this length',
    ],
    ['a longer line of digits', '11243342143122134', '4 rows of 4 numbers'],
    ['no text', '', '4 rows of 4 numbers'],
  ])('is missed in %s', (_, answer, reason) => {
    expect(findAnswer(answer, FOUR)).toEqual({ reason: `the answer has no board with ${reason}` })
  })

  it.each([
    [null],
    [17],
    [{}],
    [[1, 2]],
    [[BOARD.slice(0, 8), BOARD.slice(8)]],
    [[[1.5, 2, 3, 4]]],
    [BOARD.map(() => -1)],
  ])('is missed in %j', (answer) => {
    const reason = 'the answer must be a text, a list of 16 numbers, or 4 rows of 4 numbers'
    expect(findAnswer(answer, FOUR)).toEqual({ reason })
  })
})

it('a Survo whose first column is 1, 2, 3 keeps it', () => {
  const answer = '1 4 7 10 | 22\n2 5 8 11 | 26\n3 6 9 12 | 30\n6 15 24 33'
  const values = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12]
  expect(findAnswer(answer, { rows: 3, columns: 4 })).toMatchObject({ values })
})

it('never throws, and finds boards of the right size only', () => {
  const rng = makeRng('answers')
  const pieces = [
    '1',
    '12',
    ' ',
    '\n',
    '|',
    ',',
    '[',
    ']',
    '[[',
    ']]',
    '.',
    '```',
    'Row 1: ',
    '-',
    '0',
    '٣',
    '┃',
    '\r\n',
    'x',
    '_',
  ]
  for (let count = 0; count < 3000; count++) {
    const text = Array.from({ length: 1 + below(rng, 60) }, () => pieces[below(rng, pieces.length)])
    const found = findAnswer(text.join(''), { rows: 2, columns: 2 })
    if ('values' in found) expect(found.values).toHaveLength(4)
    else expect(found.reason).toContain('2 rows of 2 numbers')
  }
})

it('takes time in proportion to the length of a text', () => {
  const long = findAnswer('[['.repeat(100_000) + '1 2 '.repeat(100_000), FOUR)
  expect(long).toHaveProperty('reason')
})
