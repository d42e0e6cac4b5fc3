// Prompts: puzzles of all families and rules as questions in every language.

import { describe, expect, it } from 'vitest'
import { CANARY, makePromptRows, PROMPT_COLUMNS } from '../../src/corpus/prompts/promptRows.ts'
import { answerText, promptText } from '../../src/corpus/prompts/promptText.ts'
import { cellName } from '../../src/families/cellNamesAndFaults.ts'
import { LATIN_RULES } from '../../src/families/latin/rules/ruleTable.ts'
import { findAnswer } from '../../src/formats/findAnswer.ts'
import { readName } from '../../src/formats/readNameOrRecord.ts'
import type { PuzzleRecord } from '../../src/index.ts'
import { FAMILIES, findFamily, makeMaker, parseOrder } from '../../src/index.ts'
import { describePuzzle } from '../../src/maker/puzzleRecord.ts'
import { makeAnswerJudge } from '../../src/solver/judgeAnswer.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { makeOne } from '../support/made.ts'

/** Small shapes of families whose boards are not squares of five. */
const SMALL: Readonly<Record<string, string>> = { sudoku: '6x6', survo: '3x4', magic: '4x4' }
/** Rules that need other boards than the small ones. */
const OTHERS: Readonly<Record<string, readonly [family: string, shape: string]>> = {
  hyper: ['sudoku', '9x9'],
  jigsaw: ['latinsquare', '5x5'],
  skyscrapers: ['latinsquare', '5x5'],
  inequality: ['latinsquare', '5x5'],
}

const BOARDS = [
  ...FAMILIES.map(({ name }) => [name, SMALL[name] ?? '5x5'] as const),
  ['hidoku', '5x5/rook'] as const,
  ['magic', '3x3/5..13'] as const,
  ...LATIN_RULES.map(({ name }) => {
    const [family, shape] = OTHERS[name] ?? ['sudoku', '6x6']
    return [family, `${shape}+${name}`] as const
  }),
  ['sudoku', '6x6+lines(|a-b|>=2)'] as const,
]

function madeOf(name: string, shape: string) {
  const family = findFamily(name)
  const made = makeOne(
    makeMaker(family, family.notation.parseShape(shape), parseOrder(family, '')),
    'prompts',
  )
  return { family, ...made }
}

describe.each(BOARDS)('a prompt of %s %s', (name, shape) => {
  const { family, puzzle, solution } = madeOf(name, shape)

  it('is complete in every language', () => {
    for (const language of LANGUAGES) {
      const text = promptText(family, puzzle, language)
      expect(text).not.toMatch(/\{|undefined|null|NaN| $/m)
      for (const value of puzzle.givens) if (value > 0) expect(text).toMatch(new RegExp(`\\b${value}\\b`))
    }
  })

  it('names the cells of every clue', () => {
    const text = promptText(family, puzzle, 'en')
    for (const { cells, joint } of family.teaching?.clues?.(puzzle) ?? []) {
      const named = cells.map((cell) => cellName(puzzle.shape, cell))
      expect(text).toContain(named.join(joint === undefined ? ', ' : ` ${joint} `))
    }
  })

  it('has an answer that is found and right', () => {
    const found = findAnswer(answerText(puzzle.shape, solution), puzzle.shape)
    expect('values' in found && makeAnswerJudge()(family, puzzle, found.values)).toEqual({ right: true })
  })
})

it('shows the board with names of rows and columns, and the sums beside it', () => {
  const { family, puzzle } = read('survo:3x3:,6,/8,,/,,3|13,18,14|17,18,10')
  expect(promptText(family, puzzle, 'en')).toContain(
    ['    c1 c2 c3', 'r1   .  6  . | 13', 'r2   8  .  . | 18', 'r3   .  .  3 | 14', '    17 18 10'].join(
      '\n',
    ),
  )
})

it('has blocked cells in the question and in the answer', () => {
  const { family, puzzle } = read('hidoku:2x2:1,#/,3')
  expect(promptText(family, puzzle, 'de')).toContain('    S1 S2\nZ1   1  #\nZ2   .  3')
  expect(answerText(puzzle.shape, [1, null, 2, 3])).toBe('1 #\n2 3')
})

function read(id: string) {
  return readName({ text: id, line: 1, column: 1 }, {})
}

it('has a row with all columns, and a grade only if the record has one', () => {
  const { family, puzzle, solution } = madeOf('sudoku', '4x4')
  const record = describePuzzle(family, puzzle, solution) as unknown as PuzzleRecord
  const rowOf = makePromptRows('en')
  const row = rowOf(record)
  const { id } = record
  expect(rowOf({ id } as PuzzleRecord).answer).toBe(row.answer)
  expect(() => rowOf({ id: 'sudoku:4x4:1...............' } as PuzzleRecord)).toThrow('exactly one solution')
  expect(Object.keys(row)).toEqual(PROMPT_COLUMNS.map(({ name }) => name))
  expect(row).toMatchObject({ rung: null, degree: null, stars: null, rows: 4, canary: CANARY })
})
