import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { makeRng } from '../../../src/kernel/rng.ts'
import { errorOf, spans as lines } from '../../support/reading.ts'
import { latinSquares, NORVIG, randomPuzzle, span } from './boards.ts'

const square = latinSquares(4)[123]
const puzzles = fc.integer().map((seed) => randomPuzzle(makeRng(String(seed)), square))
const four = kenken.notation.parseShape('4x4')

describe('reading', () => {
  it("parses Norvig's notation", () => {
    const puzzle = kenken.notation.parse([span('3: 3 + A1 a2; 2/B1 C1; 3=A3; 2  -  b2 ,B3;6 × c2 C3')])
    expect(puzzle.shape.text).toBe('3x3')
    expect(puzzle.givens).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(puzzle.cages).toEqual([
      { operator: '+', target: 3, cells: [0, 1] },
      { operator: '/', target: 2, cells: [3, 6] },
      { operator: '=', target: 3, cells: [2] },
      { operator: '-', target: 2, cells: [4, 5] },
      { operator: 'x', target: 6, cells: [7, 8] },
    ])
  })

  it('accepts other signs, the size of the shape, and line ends anywhere', () => {
    const expected = kenken.notation.parse([
      span('4: 24x A1 A2 A3 A4; 2/ B1 B2; 12x B3 B4 C3 C4; 10+ C1 C2 D1 D2; 3+ D3 D4'),
    ])
    for (const text of [
      '24X A1 A2 A3 A4; 2÷ B1 B2; 12* B3 B4 C3 C4; 10+ C1 C2 D1 D2; 3+ D3 D4;',
      '24 ×\nA1 A2 A3\nA4; 2 / B1 B2; 12\nx B3 B4 C3 C4; 10+ C1 C2 D1 D2\n; 3+ D3 D4',
      '4:\n24x A1 A2 A3 A4\n2/ B1 B2\n12x B3 B4 C3 C4\n10+ C1 C2 D1 D2\n3+ D3 D4',
      '4 :24xA1,A2,A3,A4;2/B1,B2;12xB3,B4,C3,C4;10+C1,C2,D1,D2;3+D3,D4',
    ]) {
      expect(kenken.notation.parse(lines(text), four)).toEqual(expected)
    }
  })

  it("has Norvig's seventh puzzle as its example, over several lines", () => {
    const example = kenken.notation.example.trim().split('\n')
    expect(kenken.notation.parse(lines(example.map((line) => line.trim()).join('\n')))).toEqual(
      kenken.notation.parse([span(NORVIG[6][0])]),
    )
  })

  it('accepts any sign for a single cell, as in 8 - b3 of the tenth puzzle', () => {
    expect(kenken.notation.parse([span(NORVIG[9][0])]).cages[6]).toEqual({
      operator: '-',
      target: 8,
      cells: [10],
    })
  })

  it('is inverse to formatting', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        expect(kenken.notation.parse([span(kenken.notation.format(puzzle))])).toEqual(puzzle)
        expect(kenken.notation.parseClues(span(kenken.notation.formatClues(puzzle)), puzzle.shape)).toEqual(
          puzzle,
        )
      }),
    )
    expect(
      kenken.notation.formatClues(
        kenken.notation.parse([span('3: 3 + A1 a2; 2/B1 C1; 3=A3; 2-b2 B3;6 × c2 C3')]),
      ),
    ).toBe('3+A1,A2;2/B1,C1;3=A3;2-B2,B3;6xC2,C3')
  })

  it('recognises its own lines', () => {
    expect(kenken.notation.lineRole('6: 11 + A1 B1; 2 / A2 A3')).toBe('first')
    expect(kenken.notation.lineRole('6:11+A1,B1')).toBe('first')
    expect(kenken.notation.lineRole('12 : nonsense')).toBe('first')
    expect(kenken.notation.lineRole('4:_a_7a4_a3,s2d2m4m3s1d2a5a5')).toBe('whole')
    expect(kenken.notation.lineRole('240 x C1 C2')).toBe(undefined)
    expect(kenken.notation.lineRole('53..7....')).toBe(undefined)
    expect(kenken.notation.recognizes(lines('6: 11 ? A1'))).toBe('surely')
    expect(kenken.notation.recognizes(lines('11+A1,B1;2/A2,A3'))).toBe('surely')
    expect(kenken.notation.recognizes(lines('1 2 3\n2 3 1'))).toBeUndefined()
    expect(kenken.notation.recognizes(lines('.,3,|6'))).toBeUndefined()
  })
})

const RIGHT = '3: 3+ A1 A2; 2/ B1 C1; 3= A3; 2- B2 B3; 6x C2 C3'

describe('bad puzzles', () => {
  it.each([
    [RIGHT, '3+ A1 A2', 'shape 1:1 a KenKen begins with its size and a colon, such as "6:"'],
    [RIGHT, '10: 3+ A1 A2', 'shape 1:1 "10" is not a KenKen size from 3 to 9'],
    [RIGHT, '2: 3+ A1 A2', 'shape 1:1 "2" is not a KenKen size from 3 to 9'],
    ['B2', 'C1', 'cage 1:34 the cell "C1" is in two cages'],
    ['A2', 'a1', 'cage 1:10 the cell "a1" is twice in this cage'],
    ['3= A3;', '', 'cage 1:3 1 cell (A3) is in no cage'],
    [RIGHT, '3: 6+ A1 A2 A3', 'cage 1:3 6 cells (B1, B2, B3, C1, …) are in no cage'],
    [RIGHT, '3:', 'cage 1:3 9 cells (A1, A2, A3, B1, …) are in no cage'],
    ['2/ B1 C1', '4+ B1 C3', 'cage 1:14 the cells of the cage 4+ are not connected along edges'],
    ['A1 A2', 'A3 B1', 'cage 1:4 the cells of the cage 3+ are not connected along edges'],
    ['3+', '6+', 'cage 1:4 no numbers from 1 to 3 make 6+ in these 2 cells'],
    ['6x', '5x', 'cage 1:41 no numbers from 1 to 3 make 5x in these 2 cells'],
    ['2/', '0/', 'cage 1:14 no numbers from 1 to 3 make 0/ in these 2 cells'],
    ['2-', '0-', 'cage 1:31 no numbers from 1 to 3 make 0- in these 2 cells'],
    ['3=', '4=', 'cage 1:24 no numbers from 1 to 3 make 4= in one cell'],
    [
      '6x',
      `1${'0'.repeat(30)}x`,
      'cage 1:41 "100000000000000000000000…" is above 9007199254740991, the largest target',
    ],
    ['2/', '2 %', 'operator 1:16 "%" is not an operator; expected + - x / ='],
    ['2/', '2 B1', 'operator 1:16 "B1" is not an operator; expected + - x / ='],
    [RIGHT, `${RIGHT};7`, 'operator 1:50 an operator is missing; expected + - x / ='],
    ['3+', '3=', 'operator 1:5 "=" is for cages of one cell; expected + - x or / here'],
    ['C2', 'D2', 'cage 1:44 "D2" is not a cell from A1 to C3'],
    ['C2', 'C4', 'cage 1:44 "C4" is not a cell from A1 to C3'],
    ['C2', 'C', 'cage 1:44 "C" is not a cell from A1 to C3'],
    ['C2', '12', 'cage 1:44 "12" is not a cell from A1 to C3'],
    [' A3', '', 'cage 1:24 the cage 3= has no cells'],
    ['; 2-', ';; 2-', 'cage 1:30 no cage comes before this ";"; expected one such as "11 + A1 B1"'],
    ['2/', '/', 'cage 1:14 "/" is not a target; expected a whole number'],
    [RIGHT, '3: \u0000\u0001', 'cage 1:4 "\u{fffd}" is not a target; expected a whole number'],
    [RIGHT, '3: 3+ A1 A2\n; 2/ B1 J1', 'cage 2:9 "J1" is not a cell from A1 to C3'],
  ])('are refused with %s made %s', (part, wrong, error) => {
    expect(errorOf(() => kenken.notation.parse(lines(RIGHT.replace(part, wrong))))).toBe(error)
  })

  it('are valid except for the mistake', () => {
    expect(kenken.notation.parse(lines(RIGHT)).cages).toHaveLength(5)
  })

  it('contradict the shape', () => {
    expect(errorOf(() => kenken.notation.parse(lines(RIGHT), four))).toBe(
      'shape 1:1 the size "3" does not match a 4x4 board',
    )
    expect(errorOf(() => kenken.notation.parseShape('10x10', span('10x10', 3, 8)))).toBe(
      'shape 3:8 "10x10" is not a KenKen shape; expected 3x3, 4x4, 5x5, 6x6, 7x7, 8x8, 9x9',
    )
  })

  it('of huge cages are detected by the possible numbers of rows and columns', () => {
    const cells = Array.from(
      { length: 81 },
      (_, cell) => `${'ABCDEFGHI'[Math.floor(cell / 9)]}${(cell % 9) + 1}`,
    )
    const all = (clue: string) => () => kenken.notation.parse(lines(`9: ${clue} ${cells.join(' ')}`))
    expect(all('405+')().cages).toHaveLength(1)
    for (const clue of ['404+', '406+', '9007199254740991x']) {
      expect(errorOf(all(clue))).toContain(`no numbers from 1 to 9 make ${clue} in these 81 cells`)
    }
  })
})
