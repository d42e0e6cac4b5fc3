// Every mistake in a text of another program is reported in one sentence, with its place. `notationErrors.json` has texts and
// what is said of each, at least in part.

import { describe, expect, it } from 'vitest'
import { findFamily, readPuzzles } from '../../src/index.ts'
import { runWords } from '../support/program.ts'
import mistakes from './notationErrors.json' with { type: 'json' }

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
const rowsOf = (cells: string) => cells.match(/.{9}/g) ?? []
const game = (data: string) => `<opensudoku>\n<game data="${data}"/>\n</opensudoku>`
const ipuz = (fields: object) => JSON.stringify({ version: 'http://ipuz.org/v2', ...fields })
const SUDOKU_KIND = ['http://ipuz.org/sudoku#1']

/** The first error of a text, as `LINE:COLUMN: MESSAGE`. */
function errorOf(text: string): string {
  for (const entry of readPuzzles(text)) {
    if ('error' in entry) return `${entry.error.line}:${entry.error.column}: ${entry.error.message}`
  }
  return 'no error'
}

describe('sentences', () => {
  it.each(mistakes)('$says', ({ text, says }) => {
    expect(errorOf(text)).toContain(says)
  })

  it('names the place in the text if cells conflict', () => {
    expect(errorOf(`3x3:5_5zzza`)).toContain('1:7: ')
    expect(errorOf(`4.2 ${LINE.replace('.', '5')} x`)).toContain('1:7: ')
    expect(errorOf(`[Puzzle]\n${rowsOf(LINE.replace('.', '5')).join('\n')}`)).toContain('2:3: ')
  })

  it.each([1, 1000])('reads no tag of more than 100,000 characters, in %i lines', (lines) => {
    const tagOf = (length: number) => {
      const note = ` note="${'x'.repeat(length / lines - ' note=""\n'.length)}"`
      return `<opensudoku>\n<game${Array(lines).fill(note).join('\n')} data="${SOLUTION}"/>\n</opensudoku>`
    }
    expect(errorOf(tagOf(99_000))).not.toContain('a tag of more than')
    expect(errorOf(tagOf(101_000))).toContain('a tag may have at most 100000 characters')
  })

  it('rejects a family that was not requested', () => {
    const [entry] = readPuzzles('2x2:a3e3_1e2a', { family: findFamily('kenken') })
    expect('error' in entry && entry.error.message).toBe('expected kenken, got sudoku')
  })
})

describe('a text between others', () => {
  it('ends at its own end, and the texts after it are read', () => {
    const texts = [
      `#AAuthor\n[Puzzle]\n${rowsOf(LINE).join('\n')}\n[State]\n${rowsOf(SOLUTION).join('\n')}\n`,
      `quizzes,solutions\n${LINE},${SOLUTION}\n`,
      game(LINE.replaceAll('.', '0')),
      ipuz({ kind: SUDOKU_KIND, puzzle: rowsOf(LINE.replaceAll('.', '0')).map((row) => Array.from(row)) }),
      LINE,
      `sudoku:9x9:${LINE}`,
    ]
    const all = [...texts, ...texts.toReversed()]
    expect(
      readPuzzles(all.join('\n')).map((entry) =>
        'error' in entry ? entry.error.message : entry.family.notation.formatClues(entry.puzzle),
      ),
    ).toEqual(all.map(() => LINE))
  })

  it('keeps its stated solution, which verify checks', async () => {
    const right = await runWords(['verify'], `quizzes,solutions\n${LINE},${SOLUTION}\n`)
    expect(right).toMatchObject({
      status: 0,
      stdout: 'standard input:2: sudoku 9x9: well-formed, and the solution is unique\n',
    })
    const wrong = await runWords(['verify'], `${LINE} ${SOLUTION.replace('5', '6')}\n`)
    expect(wrong).toMatchObject({
      status: 1,
      stdout: 'standard input:1: sudoku 9x9: unique, but the solution in its record is wrong\n',
    })
  })
})

describe('convert', () => {
  it('writes a document of several puzzles, and reports those that it cannot express', async () => {
    const done = await runWords(
      ['convert', '--to', 'opensudoku'],
      `${LINE}\nsudoku:4x4:1.....2..3.....4\n${LINE}\n`,
    )
    expect(done.status).toBe(1)
    expect(done.stderr).toContain('opensudoku supports only 9x9 boards, not 4x4')
    expect(readPuzzles(done.stdout)).toHaveLength(2)
  })

  it.each([
    ['f-puzzles', 'a KenKen cannot be written as f-puzzles: the cages of f-puzzles forbid repeated digits'],
    ['sdk', 'a KenKen cannot be written as sdk: sdk is a notation for Sudoku only'],
  ])('rejects a KenKen as %s', async (name, sentence) => {
    const done = await runWords(['convert', '--to', name], '4:__a3_ab_a_3aa_,m6m4s1d2d2a6s1\n')
    expect(done).toMatchObject({ status: 1, stdout: '' })
    expect(done.stderr).toContain(sentence)
  })

  it('writes nothing for an empty input', async () => {
    expect((await runWords(['convert', '--to', 'opensudoku'], 'nothing here\n')).stdout).toBe('')
  })
})
