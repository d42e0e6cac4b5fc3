// Notations of other programs that can express further rules keep them there and back; the others refuse them.

import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { writePuzzle } from '../../src/formats/notations/exchangeNotation.ts'
import { packText } from '../../src/formats/notations/lzString.ts'
import { EXCHANGE_NOTATIONS } from '../../src/formats/notations/notationRegistry.ts'
import { readPuzzles } from '../../src/formats/readPuzzles.ts'
import { findFamily, generate, NO_WISHES, parsePuzzle, puzzleName } from '../../src/index.ts'

const writers = EXCHANGE_NOTATIONS.flatMap(({ writer, ...notation }) =>
  writer && notation.families.includes('sudoku') ? [{ ...notation, writer }] : [],
)
const CLUES = `${'.'.repeat(30)}1.3${'.'.repeat(48)}`
const RULES = ['x', 'hyper', 'disjoint', 'anti-knight', 'anti-king', 'non-consecutive']

describe.each(writers)('$name', (notation) => {
  const rules = RULES.filter((rule) => notation.rules?.includes(rule))
  const written = (shape: string) => {
    const { family, puzzle } = parsePuzzle(`sudoku:${shape}:${CLUES}`)
    return writePuzzle(notation, family, puzzle)
  }
  const readBack = (text: string) =>
    readPuzzles(text).map((entry) =>
      'error' in entry ? entry.error.message : puzzleName(entry.family, entry.puzzle),
    )

  it.each(RULES)('%s', (rule) => {
    if (!rules.includes(rule)) {
      expect(() => written(`9x9+${rule}`)).toThrow(`which has no rule "${rule}"`)
      return
    }
    expect(readBack(written(`9x9+${rule}`))).toEqual([`sudoku:9x9+${rule}:${CLUES}`])
  })

  it.runIf(rules.length > 1)('several rules', () => {
    const shape = ['9x9', ...rules.slice(0, 2)].join('+')
    // Numbers that no rule forbids: the clues are in one row.
    const { family, puzzle } = parsePuzzle(`sudoku:${shape}:${'.'.repeat(80)}1`)
    expect(readBack(writePuzzle(notation, family, puzzle))).toEqual([puzzleName(family, puzzle)])
  })
})

const CLUED = LATIN_RULES.filter(({ clues }) => clues).map(({ name }) => name)

/**
 * The notations that state rules with clues for Sudokus. puzz.link has such rules only for Latin squares (puzzleKinds.test.ts).
 */
const clued = writers.filter(
  ({ name, rules = [] }) => name !== 'puzzlink' && CLUED.some((rule) => rules.includes(rule)),
)

describe.each(clued)('clues in $name', (notation) => {
  it.each(CLUED.filter((name) => notation.rules?.includes(name)))('%s', (name) => {
    // A board with regions has no boxes.
    const family = findFamily(name === 'jigsaw' ? 'latinsquare' : 'sudoku')
    const shape = family.notation.parseShape(`6x6+${name}`)
    const options = { count: 2, isGraded: false }
    for (const { id } of generate({ family, shape, order: NO_WISHES }, 'clues', options)) {
      const { puzzle } = parsePuzzle(id)
      const again = parsePuzzle(writePuzzle(notation, family, puzzle))
      expect(puzzleName(again.family, again.puzzle)).toBe(id)
    }
  })
})

describe('boards of f-puzzles with clues', () => {
  const grid = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => ({})))
  const read = (keys: object) => {
    const [entry] = readPuzzles(
      `https://www.f-puzzles.com/?load=${packText(JSON.stringify({ size: 6, grid, ...keys }))}`,
    )
    if ('error' in entry) return entry.error.message
    return puzzleName(entry.family, entry.puzzle).replace(`:${'.'.repeat(36)}`, '')
  }

  it.each([
    [{ killercage: [{ cells: ['R1C1', 'R1C2'] }] }, 'sudoku:6x6+killer;killer,0,A1,A2'],
    [
      {
        arrow: [
          {
            lines: [
              ['R2C2', 'R2C3'],
              ['R2C2', 'R3C2', 'R4C2'],
            ],
            cells: ['R2C2'],
          },
        ],
      },
      'sudoku:6x6+arrow;arrow,B2,B3;B2,C2,D2',
    ],
    [
      {
        littlekillersum: [
          { cell: 'R0C1', direction: 'DR', value: '12' },
          { cell: 'R7C5', direction: 'UL', value: 9 },
        ],
      },
      'sudoku:6x6+little-killer;little-killer,12,A2,E6;9,F4,C1',
    ],
    [{ thermometer: [{ lines: [['R3C3', 'R2C2', 'R1C1']] }] }, 'sudoku:6x6+thermo;thermo,C3,B2,A1'],
    [{ betweenline: [{ lines: [['R3C3', 'R2C2', 'R1C1']] }] }, 'sudoku:6x6+between;between,A1,B2,C3'],
    [{ difference: [{ cells: ['R1C1', 'R1C2'], value: '1' }] }, 'sudoku:6x6+kropki;kropki,white,A1,A2'],
    [
      { ratio: [{ cells: ['R1C1', 'R1C2'], value: '' }], negative: ['ratio'], nonconsecutive: true },
      'sudoku:6x6+strict-kropki;strict-kropki,black,A1,A2',
    ],
    [
      { xv: [{ cells: ['R1C1', 'R2C1'], value: 'V' }], negative: ['xv'] },
      'sudoku:6x6+strict-xv;strict-xv,v,A1,B1',
    ],
    [{ odd: [{ cell: 'R1C1' }], even: [{ cell: 'R6C6' }] }, 'sudoku:6x6+odd-even;odd-even,odd,A1;even,F6'],
    [
      { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [3, 1] }] },
      'sudoku:6x6+quadruples;quadruples,1-3,A1,A2,B1,B2',
    ],
    [
      {
        skyscraper: [
          { cell: 'R0C2', value: 3 },
          { cell: 'R4C7', value: '2' },
        ],
      },
      'sudoku:6x6+skyscrapers;skyscrapers,3,A2,F2;2,D6,D1',
    ],
  ])('%j', (keys, name) => {
    expect(read(keys)).toBe(name)
  })

  it.each([
    [
      { killercage: [{ cells: ['R1C1', 'R9C9'], value: '7' }] },
      'an entry of "killercage" is not a clue of a 6x6 board',
    ],
    [
      { arrow: [{ lines: [['R2C2', 'R2C3']], cells: ['R2C1', 'R2C2'] }] },
      'an entry of "arrow" is not a clue',
    ],
    [{ difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }] }, 'an entry of "difference" is not a clue'],
    [{ thermometer: ['x'] }, 'an entry of "thermometer" is not a clue'],
    [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'Z' }] }, 'an entry of "xv" is not a clue'],
    [{ sandwichsum: [{ cell: 'R0C0', value: '3' }] }, 'an entry of "sandwichsum" is not a clue'],
    [
      { negative: ['ratio'] },
      '"negative" may list "xv" and "ratio", each with at least one such clue on the board ("ratio" also needs "nonconsecutive"), not "ratio"',
    ],
    [
      { betweenline: [{ lines: [['R1C1', 'R1C2']] }] },
      'a between line needs at least one cell between its circles',
    ],
    [{ regionsumline: [{ lines: [['R1C1', 'R1C2']] }] }, 'f-puzzles with "regionsumline" is not supported'],
  ])('refuses %j', (keys, message) => {
    expect(read(keys)).toContain(message)
  })
})
