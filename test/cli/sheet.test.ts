// Sheets and their keys from the command line. The PDFs are read back by pdf.js: numbers are found by their places in
// the boards, so nothing is taken from the program but the files.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { runProgram } from '../../src/cli/program.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { makeSolver, parsePuzzle } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { type Box, openPdf, type PageSeen, pagesOf } from '../support/pdf.ts'
import { runWords, wordsOf } from '../support/program.ts'

const CODE = /^[B-Y]{3}$/

let folder: string
let run: typeof runProgram
beforeAll(async () => {
  folder = newFolder()
  // From the build: its threads load built modules.
  run = (await import(resolve(import.meta.dirname, '../../dist/program/program.js'))).runProgram
})

const sheet = (...args: string[]) => runWords(['sheet', ...args, '--workers', '1', '--quiet'], '', run)

const read = async (name: string) => pagesOf(await openPdf(readFileSync(join(folder, name))))

const textsOf = ({ phrases }: PageSeen) => phrases.map(({ text }) => text.trim())

/** The numbers of a square board by their places; `.` for an empty cell. */
function cellsIn({ phrases }: PageSeen, { left, top, right, bottom }: Box, side: number): string {
  const cells: string[] = Array(side * side).fill('.')
  for (const phrase of phrases) {
    const x = (phrase.left + phrase.right) / 2
    if (x < left || x > right || phrase.middle < top || phrase.middle > bottom) continue
    const [column, row] = [(x - left) / (right - left), (phrase.middle - top) / (bottom - top)]
    cells[Math.floor(row * side) * side + Math.floor(column * side)] = phrase.text.trim()
  }
  return cells.join('')
}

/** The boards of a page, row by row. */
const boardsOf = ({ boards }: PageSeen) =>
  boards.toSorted((one, other) =>
    Math.abs(one.top - other.top) > 5 ? one.top - other.top : one.left - other.left,
  )

/** The solutions of a key by their codes, in the order in which they stand there. */
function keyOf(pages: readonly PageSeen[], side: number): Map<string, string[]> {
  const key = new Map<string, string[]>()
  for (const page of pages) {
    const codes = page.phrases.filter(({ text }) => CODE.test(text.trim()))
    for (const box of boardsOf(page)) {
      const above = codes.filter(({ middle, left }) => middle < box.top && left < box.left + 5)
      const [own] = above.toSorted((one, other) => other.middle - one.middle || other.left - one.left)
      const code = own?.text.trim() ?? ''
      key.set(code, [...(key.get(code) ?? []), cellsIn(page, box, side)])
    }
  }
  return key
}

describe('sheets for a class', () => {
  let pages: PageSeen[]
  let key: Map<string, string[]>
  const args = wordsOf('sudoku --shape 6x6 -n 6 --pupils 7 --seed a --stars 1..3 --rules')

  beforeAll(async () => {
    const out = join(folder, 'class.pdf')
    expect(await sheet(...args, '--out', out)).toMatchObject({ stdout: '', stderr: '', status: 0 })
    pages = await read('class.pdf')
    key = keyOf(await read('class.key.pdf'), 6)
    expect(existsSync(`${out}.part`)).toBe(false)
  })

  it('are one page each, with a code of their own, name, date and rules', () => {
    expect(pages).toHaveLength(7)
    const codes = pages.map((page) => textsOf(page).filter((text) => CODE.test(text)))
    expect(new Set(codes.map((own) => own.join())).size).toBe(7)
    for (const page of pages) {
      expect(textsOf(page)).toEqual(expect.arrayContaining(['Name', 'Date', '1', '2', '3', '4', '5', '6']))
      expect(textsOf(page).join(' ')).toContain('every box holds each number from 1 to 6 once.')
      expect(page.boards).toHaveLength(6)
      expect(page.annotations).toBe(0)
    }
  })

  it('have puzzles whose only solution is under the code of the sheet in the key', () => {
    const solve = makeSolver()
    expect([...key.keys()].sort()).toEqual(
      pages.map((page) => textsOf(page).find((text) => CODE.test(text)) ?? '').sort(),
    )
    for (const page of pages) {
      const code = textsOf(page).find((text) => CODE.test(text)) as string
      const solutions = boardsOf(page).map((box) => {
        const { family, puzzle } = parsePuzzle(`sudoku:6x6:${cellsIn(page, box, 6)}`)
        const { status, solutions } = solve(family, puzzle)
        expect(status).toBe('unique')
        return solutions[0].join('')
      })
      expect(key.get(code)).toEqual(solutions)
    }
  })

  it('have the codes of the key in alphabetical order', () => {
    expect([...key.keys()]).toEqual([...key.keys()].sort())
  })

  it('have no puzzle twice', () => {
    const puzzles = pages.flatMap((page) => boardsOf(page).map((box) => cellsIn(page, box, 6)))
    expect(new Set(puzzles).size).toBe(42)
  })

  it('say nothing that is not for pupils: no id, no seed, no address, no solution', () => {
    for (const page of pages) {
      const texts = textsOf(page)
      const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number)
      expect(Math.max(...numbers)).toBe(6)
      expect(texts.filter((text) => /[:/#@★]|http|sudoku/i.test(text))).toEqual([])
    }
  })

  it('are the same bytes when made again, and with another seed other puzzles', async () => {
    const before = readFileSync(join(folder, 'class.pdf'))
    const keyBefore = readFileSync(join(folder, 'class.key.pdf'))
    expect((await sheet(...args, '--out', join(folder, 'class.pdf'))).status).toBe(0)
    expect(readFileSync(join(folder, 'class.pdf')).equals(before)).toBe(true)
    expect(readFileSync(join(folder, 'class.key.pdf')).equals(keyBefore)).toBe(true)
    const other = args.map((word) => (word === 'a' ? 'b' : word))
    expect((await sheet(...other, '--out', join(folder, 'other.pdf'))).status).toBe(0)
    expect(readFileSync(join(folder, 'other.pdf')).equals(before)).toBe(false)
  })
})

describe('what an earlier run has left', () => {
  const args = wordsOf('sudoku --shape 4x4 -n 1 --stars 1 --seed a')
  const PART = '{"orders":[["sudoku:4x4#other@3",4]]}\n'

  it('is replaced if that run has ended', async () => {
    const out = join(folder, 'left.pdf')
    writeFileSync(`${out}.part`, PART)
    expect(await sheet(...args, '--out', out)).toMatchObject({ stderr: '', status: EXIT.fine })
    expect([existsSync(out), existsSync(`${out}.part`)]).toEqual([true, false])
  })

  it('stays while that run lasts', async () => {
    const out = join(folder, 'busy.pdf')
    writeFileSync(`${out}.part`, PART)
    writeFileSync(`${out}.lock`, `${process.ppid}\n`)
    const { stderr, status } = await sheet(...args, '--out', out)
    expect(stderr).toMatch(/^error: .*busy\.pdf: process \d+ is writing it[^\n]*\n$/)
    expect([status, readFileSync(`${out}.part`, 'utf8')]).toEqual([EXIT.badInput, PART])
  })
})

describe('sheets of a file', () => {
  const file = (...lines: readonly string[]) => {
    const path = join(folder, 'puzzles.txt')
    writeFileSync(path, `${lines.join('\n')}\n`)
    return path
  }
  const BIG = 'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
  const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'

  it('put all its puzzles on one sheet, without a code', async () => {
    const out = join(folder, 'file.pdf')
    const { status, stderr } = await sheet(
      file(BIG, SURVO),
      '--title',
      'Montag',
      '--language',
      'de',
      '--out',
      out,
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [page, ...more] = await read('file.pdf')
    expect(more).toEqual([])
    expect(textsOf(page)).toEqual(expect.arrayContaining(['Montag', 'Name', 'Datum', '1', '2', '30', '18']))
    expect(textsOf(page).filter((text) => CODE.test(text))).toEqual([])
    const [keyPage] = await read('file.key.pdf')
    expect(textsOf(keyPage)).toContain('Lösungen: Montag')
    const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    expect(boardsOf(keyPage).map((box) => cellsIn(keyPage, box, 9))).toContain(solution)
  })

  it('say once and in full what all puzzles have in common', async () => {
    const out = join(folder, 'dots.pdf')
    const { status } = await sheet(
      'sudoku',
      '--shape',
      '4x4+dots(a=2b)',
      '-n',
      '6',
      '--seed',
      'a',
      '--out',
      out,
    )
    expect(status).toBe(EXIT.fine)
    const [page] = await read('dots.pdf')
    const notes = textsOf(page).filter((text) => text.includes('grey dot'))
    expect(notes).toEqual(['A grey dot is between numbers a and b with a = 2b, in one order or the other.'])
  })

  it('share its puzzles out', async () => {
    const out = join(folder, 'shared.pdf')
    expect((await sheet(file(BIG, SURVO), '--pupils', '2', '--out', out)).status).toBe(0)
    expect(await read('shared.pdf')).toHaveLength(2)
  })

  it('put the rules on the back if the boards would get small', async () => {
    const out = join(folder, 'back.pdf')
    const size = ['--paper', '90x120mm', '--per-page', '1']
    expect((await sheet(file(BIG), '--rules', ...size, '--out', out)).status).toBe(0)
    const pages = await read('back.pdf')
    expect(pages.map((page) => textsOf(page).includes('Rules'))).toEqual([false, true])
    expect(pages.map((page) => page.boards.length)).toEqual([1, 0])
    expect(textsOf(pages[1])).toContain('2/2')
  })

  it.each([
    [
      'too few puzzles',
      [SURVO],
      ['--pupils', '2'],
      'puzzles.txt: 1 puzzle, but 2 pupils with 1 puzzle each need 2',
    ],
    ['too few for one sheet', [SURVO], ['-n', '3'], 'puzzles.txt: 1 puzzle, but the sheet needs 3'],
    [
      'a puzzle with several solutions',
      ['sudoku:4x4:................'],
      [],
      'puzzles.txt:1: cannot be printed: ',
    ],
    ['a puzzle twice', [SURVO, SURVO], [], 'puzzles.txt:2: this puzzle, or a twin of it, is already at '],
    ['other text', ['hello'], [], 'puzzles.txt:1'],
    ['no puzzle', [''], [], 'the text contains no puzzle'],
    ['a paper that is too small', [BIG], ['--paper', '50x60mm'], '9x9 Sudoku does not fit on 50x60mm: '],
    [
      'too many on a page',
      [BIG, SURVO],
      ['--per-page', '60'],
      '60 puzzles on a page of A4 would have cells of ',
    ],
  ])('refuse %s', async (_, lines, args, sentence) => {
    const out = join(folder, 'refused.pdf')
    const { status, stderr } = await sheet(file(...lines), ...args, '--out', out)
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(out)).toBe(false)
  })

  it('never overwrite a file of another program, nor sheets of another title, nor their own input', async () => {
    const out = join(folder, 'mine.pdf')
    writeFileSync(out, '%PDF-1.4 mine')
    expect(await sheet(file(BIG), '--out', out)).toMatchObject({
      status: EXIT.badInput,
      stderr: expect.stringMatching(/mine\.pdf exists and is not an earlier edition of these sheets/),
    })
    expect(readFileSync(out, 'utf8')).toBe('%PDF-1.4 mine')
    const titled = join(folder, 'titled.pdf')
    expect((await sheet(file(BIG), '--title', 'One', '--out', titled)).status).toBe(0)
    expect((await sheet(file(BIG), '--title', 'Two', '--out', titled)).status).toBe(EXIT.badInput)
    const key = join(folder, 'input.key.pdf')
    writeFileSync(key, BIG)
    expect(await sheet(key, '--out', join(folder, 'input.pdf'))).toMatchObject({ status: EXIT.usage })
  })
})
