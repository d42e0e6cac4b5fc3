// The command `book`: a book from a recipe, and the input that it rejects. test/slow/book.test.ts covers
// interruptions, options and the files beside a book.

import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { makeSolver, type PuzzleRecord, parsePuzzle } from '../../src/index.ts'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { LITTLE_BOOK } from '../support/littleBook.ts'
import { runWords } from '../support/program.ts'

it('makes a checked PDF from a recipe, and beside it the records in the order of the recipe', () => {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'little.yaml'), LITTLE_BOOK)
  const { stderr, status } = spawnSync(
    process.execPath,
    [MAIN, 'book', 'little.yaml', '--out', 'little.pdf'],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  expect(stderr).toMatch(/little\.pdf: \d+ pages, 7 puzzles, .* checked/)
  expect(status).toBe(0)
  expect(readdirSync(cwd).sort()).toEqual(['little.pdf', 'little.puzzles.jsonl', 'little.yaml'])
  const records: PuzzleRecord[] = readFileSync(join(cwd, 'little.puzzles.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records.map(({ family, grade }) => `${family} ${grade?.stars}`)).toEqual([
    ...['sudoku 1', 'sudoku 1', 'sudoku 2', 'sudoku 2'],
    ...['kenken 2', 'kenken 3', 'kenken 4'],
  ])
  // No two stars use the same full boards.
  expect(new Set(records.map(({ family, seed }) => `${family} ${seed}`)).size).toBe(7)
  const solve = makeSolver()
  for (const { id } of records) {
    const { family, puzzle } = parsePuzzle(id)
    expect(solve(family, puzzle).status).toBe('unique')
  }
})

describe('files that block a book', () => {
  const args = ['book', '--title', 'B', '--family', 'sudoku', '--count', '1', '-q', '--out']

  it.each([
    ['b.pdf', '%PDF-1.4 of another program', 'b.pdf exists and is not an earlier edition of this book'],
    ['b.pdf', 'my notes', 'b.pdf exists and is not an earlier edition of this book'],
    ['b.puzzles.jsonl', '{"id":"survo:2x2:,/,|3,7|4,6"}\n', 'holds other puzzles than those of this book'],
    ['b.puzzles.jsonl', 'my notes\n', 'holds other puzzles than those of this book'],
    ['b.puzzles.jsonl.part', 'my notes\n', 'is not from an interrupted run'],
  ])('stays: %s with %j', async (name, text, sentence) => {
    const folder = newFolder()
    writeFileSync(join(folder, name), text)
    const { stderr, status } = await runWords([...args, join(folder, 'b.pdf')])
    expect(stderr).toContain(sentence)
    expect(stderr).toMatch(/^error: .*remove it.*\n$/)
    expect(status).toBe(1)
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
    expect(readdirSync(folder)).toEqual([name])
  })

  it('include a link, whose target is not written', async () => {
    const folder = newFolder()
    symlinkSync(join(folder, 'precious'), join(folder, 'b.puzzles.jsonl.part'))
    const { stderr, status } = await runWords([...args, join(folder, 'b.pdf')])
    expect(stderr).toContain('is not a file')
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual(['b.puzzles.jsonl.part'])
  })
})

describe('endless input', () => {
  const folder = newFolder()
  const out = ['-q', '--out', join(folder, 'b.pdf')]

  it.each([
    ['a recipe', ['/dev/zero'], '/dev/zero: too large: a file may have at most 1 MB'],
    [
      'the puzzles that must not be repeated',
      ['--title', 'B', '--family', 'sudoku', '--count', '1', '--not-in', '/dev/zero'],
      '/dev/zero: this is not text: 16 MB without a line break',
    ],
    ['the puzzles of the book', ['--title', 'B', '--puzzles', '/dev/zero'], '/dev/zero: this is not text'],
    [
      'a font',
      [join(folder, 'font.yaml')],
      'the regular font /dev/zero: too large: a file may have at most 64 MB',
    ],
  ])('is refused as %s', async (_, args, sentence) => {
    writeFileSync(join(folder, 'font.yaml'), `${LITTLE_BOOK}font: { regular: /dev/zero, bold: /dev/zero }\n`)
    const { stderr, status } = await runWords(['book', ...args, ...out])
    expect(stderr).toContain(sentence)
    expect(status).toBe(1)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('stops waiting at %s', async (signal) => {
    const cwd = newFolder()
    const args = 'book --title B --family sudoku --count 1 --not-in pipe --out b.pdf'.split(' ')
    spawnSync('mkfifo', [join(cwd, 'pipe')])
    // The other end is open, too, so reading never ends.
    const pipe = openSync(join(cwd, 'pipe'), 'r+')
    const child = spawn(process.execPath, [MAIN, ...args], { cwd })
    let stderr = ''
    child.stderr.on('data', (text) => {
      stderr += text
    })
    const ended = new Promise((resolve) => child.on('exit', resolve))
    // The command handles signals once it has claimed its files, but its input never arrives.
    await vi.waitUntil(() => existsSync(join(cwd, 'b.puzzles.jsonl.lock')), { timeout: 20_000 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    child.kill(signal)
    expect(await ended).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(stderr).toBe('stopped; to resume, repeat the same command\n')
    expect(readdirSync(cwd)).toEqual(['pipe'])
    closeSync(pipe)
  })
})

describe('a solved board among its puzzles', () => {
  it.each([
    ['sudoku:4x4:1234341221434321'],
    ['kenken:3x3:1=A1;2=B1;3=C1;2=A2;3=B2;1=C2;3=A3;1=B3;2=C3'],
    ['hidoku:2x3:1,2,3/6,5,4'],
  ])('is rejected with file and line, and nothing is written: %s', async (solved) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'p.txt'), `sudoku:4x4:1.....2..3.....4\n\n${solved}\n`)
    const place = join(folder, 'p.txt')
    const args = ['--title', 'B', '--puzzles', place, '-q', '--out', join(folder, 'b.pdf')]
    const { stderr, stdout, status } = await runWords(['book', ...args])
    expect(stderr).toBe(`${place}:3: cannot be printed: nothing to fill: every cell is given\n`)
    expect([stdout, status]).toEqual(['', 1])
    expect(readdirSync(folder)).toEqual(['p.txt'])
  })
})
