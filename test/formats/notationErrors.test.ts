// Every mistake in a text of another program is reported in one sentence, with its place.

import { describe, expect, it } from 'vitest'
import { addConvert } from '../../src/cli/convert/convert.ts'
import { addVerify } from '../../src/cli/verify/verify.ts'
import { findFamily, readPuzzles } from '../../src/index.ts'
import { runCommand } from '../support/command.ts'

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
const game = (data: string) => `<opensudoku>\n<game data="${data}"/>\n</opensudoku>`
const ipuz = (fields: object) => JSON.stringify({ version: 'http://ipuz.org/v2', ...fields })
const SUDOKU_KIND = ['http://ipuz.org/sudoku#1']
const EMPTY_BOARD = Array.from({ length: 9 }, () => new Array(9).fill(0))

/** The first error of a text, as `LINE:COLUMN: MESSAGE`. */
function errorOf(text: string): string {
  for (const entry of readPuzzles(text)) {
    if ('error' in entry) return `${entry.error.line}:${entry.error.column}: ${entry.error.message}`
  }
  return 'no error'
}

describe('sentences', () => {
  it.each([
    [
      ipuz({ kind: ['http://ipuz.org/crossword#1'] }),
      'ipuz kind crossword is not supported; expected sudoku or calcudoku',
    ],
    [
      ipuz({ kind: ['http://ipuz.org/sudoku/killersudoku#1'] }),
      'ipuz kind sudoku/killersudoku is not supported',
    ],
    [ipuz({ puzzle: [] }), 'an ipuz document without a kind is not supported'],
    [ipuz({ kind: SUDOKU_KIND }), '"puzzle" must be 1 to 25 rows of cells'],
    [ipuz({ kind: SUDOKU_KIND, puzzle: EMPTY_BOARD.with(3, [1]) }), '"puzzle" must be 9 rows of 9 cells'],
    [
      ipuz({ kind: SUDOKU_KIND, puzzle: EMPTY_BOARD.with(3, new Array(9).fill('x')) }),
      '"x" is not a value of a 9x9 board',
    ],
    [ipuz({ kind: SUDOKU_KIND, boxes: false, puzzle: EMPTY_BOARD }), 'without boxes is not supported'],
    [ipuz({ kind: SUDOKU_KIND, cages: [], puzzle: EMPTY_BOARD }), 'with cages is not supported'],
    [
      ipuz({ kind: SUDOKU_KIND, zones: [{ rect: [0, 0, 2, 2] }], puzzle: EMPTY_BOARD }),
      '"zones" must be boxes of one form',
    ],
    [ipuz({ kind: ['http://ipuz.org/sudoku/calcudoku#1'], puzzle: EMPTY_BOARD }), '"cages" must be a list'],
    [
      '{\n"version": "http://ipuz.org/v2",\n"kind": ]\n}',
      '1:1: the ipuz document that begins here is not valid JSON',
    ],
    ['{\n"version": "http://ipuz.org/v2",', '1:1: the ipuz document that begins here has no end'],
    [
      `${ipuz({ kind: SUDOKU_KIND, puzzle: EMPTY_BOARD })} more`,
      'expected nothing after the end of the ipuz document',
    ],
    ['3x3j:a1', 'Solo with jigsaw (j) is not supported; expected plain Sudoku'],
    ['3x3xdt:a1', 'Solo with diagonals (x) is not supported'],
    ['3x3k:zzzc,_17', 'Solo with killer (k) is not supported'],
    ['3x3dt#123456', 'a random seed does not contain a puzzle; expected a game ID with a colon'],
    [
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#4x4du%23149435502448981',
      'a random seed',
    ],
    ['https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#6dn#123', 'a random seed'],
    ['3x3:a1', '1:5: the game ID has 2 cells; a 9x9 board has 81'],
    ['3x3:a10', '1:6: "10" is not a value from 1 to 9'],
    ['3x3:a!', '1:6: "!" is not a cell'],
    ['https://puzz.link/p?sudoku/7/7/1g', 'a 7x7 Sudoku is not supported; expected 4, 6, 9, 16, 25'],
    ['https://puzz.link/p?sudoku/4/4/5g', '1:32: 5 is not a value from 1 to 4'],
    ['https://puzz.link/p?sudoku/4/4/zz', 'the address has 40 cells; a 4x4 board has 16'],
    ['https://puzz.link/p?sudoku/4/4/1g', 'the address has 2 cells; a 4x4 board has 16'],
    [
      `https://www.sudokuwiki.org/sudoku.htm?bd=${LINE.slice(1)}`,
      '1:42: expected 81 digits after "bd=", got 80 characters',
    ],
    ['https://www.sudokuwiki.org/sudoku.htm?bd=S9B9e9e06', 'the packed form S9... is not supported'],
    ['https://www.f-puzzles.com/?load=xyz', 'is not a packed board'],
    [`:0000:x:${LINE.slice(1)}:::`, '1:9: expected 81 cells in the third field, got 80'],
    [`:0000:x:${LINE.replace('5', '?')}:::`, '1:9: "?" is not a cell'],
    [`${LINE.slice(1)} # easy`, '1:1: expected 81 characters, got 80'],
    [`${LINE} ${LINE.replace('5', '.')}`, '1:83: a second puzzle in the same line; expected one'],
    [`quizzes,solutions\n${LINE.slice(1)},${SOLUTION}`, '2:1: 80 cells in a line'],
    [`id,puzzle\n1`, '2:1: a row of 1 column; the puzzle is in column 2'],
    [`puzzle,solution\n${LINE},123`, '2:1: the solution has 3 cells; expected 81'],
    [game('123'), '2:1: expected the data of 81 cells in a game, got 3'],
    [game(`x${LINE.slice(1)}`), 'is not the data of a game'],
    [game('version: 1 5|0|1|'), 'expected 81 cells of 3 or 4 fields in a game, got 3 fields'],
    [game('&bomb;'), 'the entity &bomb; is not supported'],
    ['<opensudoku>', '1:1: the XML document that begins here has no end; expected </opensudoku>'],
    ['<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>', 'an XML document type is not supported'],
    ['<?xml version="1.0"?>\n<svg>', '2:1: an XML document of "svg" is not supported; expected opensudoku'],
    ['[Puzzle]\n53..7', '2:1: expected the rows of a Sudoku, got 1'],
    ['[Puzzle]', '1:1: expected the rows of a Sudoku, got 0'],
    ['*-----------*\n|53.|.7.|...|\n|6..|195|...|', '2 rows, not the 9 of a 9x9 board'],
  ])('%s', (text, sentence) => {
    expect(errorOf(text)).toContain(sentence)
  })

  it('names the place in the text if cells conflict', () => {
    expect(errorOf(`3x3:5_5zzza`)).toContain('1:7: ')
    expect(errorOf(`4.2 ${LINE.replace('.', '5')} x`)).toContain('1:7: ')
    expect(errorOf(`[Puzzle]\n${(LINE.replace('.', '5').match(/.{9}/g) ?? []).join('\n')}`)).toContain(
      '2:3: ',
    )
  })

  it('rejects a family that was not requested', () => {
    const [entry] = readPuzzles('2x2:a3e3_1e2a', { family: findFamily('kenken') })
    expect('error' in entry && entry.error.message).toBe('expected kenken, got sudoku')
  })
})

describe('a text between others', () => {
  it('ends at its own end, and the texts after it are read', () => {
    const texts = [
      `#AAuthor\n[Puzzle]\n${(LINE.match(/.{9}/g) ?? []).join('\n')}\n[State]\n${(SOLUTION.match(/.{9}/g) ?? []).join('\n')}\n`,
      `quizzes,solutions\n${LINE},${SOLUTION}\n`,
      game(LINE.replaceAll('.', '0')),
      ipuz({
        kind: SUDOKU_KIND,
        puzzle: (LINE.match(/.{9}/g) ?? []).map((row) => Array.from(row.replaceAll('.', '0'))),
      }),
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
    const right = await runCommand(addVerify, ['verify'], `quizzes,solutions\n${LINE},${SOLUTION}\n`)
    expect(right).toMatchObject({
      status: 0,
      stdout: 'standard input:2: sudoku 9x9: well-formed, and the solution is unique\n',
    })
    const wrong = await runCommand(addVerify, ['verify'], `${LINE} ${SOLUTION.replace('5', '6')}\n`)
    expect(wrong).toMatchObject({
      status: 1,
      stdout: 'standard input:1: sudoku 9x9: unique, but the solution that its record states is wrong\n',
    })
  })
})

describe('convert', () => {
  it('writes a document of several puzzles, and reports those that it cannot express', async () => {
    const done = await runCommand(
      addConvert,
      ['convert', '--to', 'opensudoku'],
      `${LINE}\nsudoku:4x4:1.....2..3.....4\n${LINE}\n`,
    )
    expect(done.status).toBe(1)
    expect(done.stderr).toContain('opensudoku has 9x9 boards only, not 4x4')
    expect(readPuzzles(done.stdout)).toHaveLength(2)
  })

  it.each([
    ['f-puzzles', 'a KenKen cannot be written as f-puzzles: the cages of f-puzzles forbid repeated digits'],
    ['sdk', 'a KenKen cannot be written as sdk: sdk can express sudoku only'],
  ])('rejects a KenKen as %s', async (name, sentence) => {
    const done = await runCommand(addConvert, ['convert', '--to', name], '4:__a3_ab_a_3aa_,m6m4s1d2d2a6s1\n')
    expect(done).toMatchObject({ status: 1, stdout: '' })
    expect(done.stderr).toContain(sentence)
  })

  it('writes nothing for an empty input', async () => {
    expect((await runCommand(addConvert, ['convert', '--to', 'opensudoku'], 'nothing here\n')).stdout).toBe(
      '',
    )
  })
})
