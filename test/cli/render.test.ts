// Pictures from the command line. Two separate processes test the wiring; all other tests run the command in
// this process.

import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXIT } from '../../src/cli/shared/output.ts'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import { readPng } from '../support/png.ts'
import { runWords } from '../support/program.ts'

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
const SMALL = 'sudoku:4x4:1..4..2..3..4..1'
const SEVERAL = 'sudoku:4x4:................'

let folder: string
beforeAll(() => {
  folder = newFolder()
})

/** The result of a separate process for puzzles on its standard input. */
function renderApart(input: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'render', ...args], {
    input,
    maxBuffer: 1 << 26,
    timeout: 30_000,
  })
  return { bytes: stdout, stdout: stdout.toString(), stderr: stderr.toString(), status }
}

/** The result of the command for a file with these puzzles. */
async function render(input: string, ...args: string[]) {
  const file = join(folder, 'puzzles.txt')
  writeFileSync(file, input)
  return runWords(['render', ...args, file])
}

const hasPipes = !spawnSync('mkfifo', ['--version']).error

const MILLIMETRE = 72 / 25.4

/** Five Sudokus that differ in one cell. */
const DIFFERENT = [0, 1, 2, 3, 4].map((open) => {
  const givens = Array.from(SUDOKU).flatMap((cell, place) => (cell === '.' ? [] : [place]))
  return Array.from(SUDOKU, (cell, place) => (place === givens[open] ? '.' : cell)).join('')
})

/** The pages of a PDF of these puzzles. */
async function pdf(input: string, ...args: string[]) {
  const out = join(folder, 'pages.pdf')
  expect(await render(input, ...args, '--out', out)).toMatchObject({ stderr: '', status: 0 })
  return pagesOf(await openPdf(readFileSync(out)))
}

const millimetresOf = (svg: string) => Number(/ width="([\d.]+)mm"/.exec(svg)?.[1])

describe('render', () => {
  it('draws text by default, with the givens alone or the solution', async () => {
    const puzzle = await render(SUDOKU)
    expect(puzzle).toMatchObject({ stderr: '', status: 0 })
    expect(puzzle.stdout).toContain('┃ 5 │ 3 │   ┃')
    expect((await render(SUDOKU, '--solution')).stdout).toContain('┃ 5 │ 3 │ 4 ┃')
  })

  it('draws an SVG of the given size, by default with cells of 9 mm', async () => {
    const { stdout, status } = await render(SURVO, '--format', 'svg', '--size', '75')
    expect(status).toBe(0)
    expect(millimetresOf(stdout)).toBe(75)
    expect(stdout).toMatch(/<title>Survo 3×4<\/title>/)
    const plain = millimetresOf((await render(SUDOKU, '--format', 'svg')).stdout)
    expect(plain - 9 * 9).toBeGreaterThan(0)
    expect(plain - 9 * 9).toBeLessThan(2)
  })

  it('writes a PNG if the file name ends in .png, and creates the folder', async () => {
    const out = join(folder, 'deep/board.png')
    expect(await render(SURVO, '--out', out, '--size', '50.8', '--dpi', '100')).toMatchObject({
      stdout: '',
      status: 0,
    })
    expect(readPng(readFileSync(out)).width).toBe(200)
    expect(readdirSync(join(folder, 'deep'))).toEqual(['board.png'])
  })

  it('writes several pictures into a folder, one file each', async () => {
    const out = join(folder, 'boards/')
    expect((await render(`${SURVO}\n${SUDOKU}`, '--format', 'svg', '--out', out)).status).toBe(0)
    expect((await render(`${SURVO}\n${SUDOKU}`, '--format', 'svg', '--solution', '--out', out)).status).toBe(
      0,
    )
    const names = ['0001-survo-solution', '0001-survo', '0002-sudoku-solution', '0002-sudoku']
    expect(readdirSync(out).sort()).toEqual(names.map((name) => `${name}.svg`).sort())
    expect(readFileSync(join(out, '0001-survo-solution.svg'), 'utf8')).toContain(
      '<title>Survo 3×4, solution</title>',
    )
  })

  it('writes several puzzles to a PDF, one page each', async () => {
    const out = join(folder, 'boards.pdf')
    expect((await render(`${SURVO}\n${SUDOKU}`, '--solution', '--out', out)).status).toBe(0)
    const document = await openPdf(readFileSync(out))
    expect(document.numPages).toBe(2)
    const { items } = await (await document.getPage(2)).getTextContent()
    const digits = items.flatMap((item: { str?: string }) => (item.str?.trim() ? [item.str] : []))
    expect(digits.length).toBe(81)
  })

  it('fills an A4 page with each board of a PDF, in the middle', async () => {
    const pages = await pdf(`${SMALL}\n${SUDOKU}\n${SURVO}`)
    expect(pages).toHaveLength(3)
    for (const { width, height, boards } of pages) {
      expect([width, height].map((side) => Math.round(side / MILLIMETRE))).toEqual([210, 297])
      const [{ left, right }] = boards
      expect(left).toBeGreaterThan(14 * MILLIMETRE)
      // The lines of a Survo end before its sums.
      if (pages[2].boards !== boards) expect(left).toBeCloseTo(width - right, 1)
    }
    const [small, sudoku] = pages.map(({ boards: [{ left, right }] }) => (right - left) / MILLIMETRE)
    expect(sudoku).toBeGreaterThan(175)
    // Cells of more than 30 mm would be for giants.
    expect(small).toBeCloseTo(120, 0)
  })

  it.each([
    [['--per-page', '4'], [4, 1], 80],
    [['--per-page', '2'], [2, 2, 1], 110],
    [['--per-page', '6', '--paper', 'letter'], [5], 70],
    [['--size', '60'], [5], 58],
    [['--size', '60', '--per-page', '2'], [2, 2, 1], 58],
    [['--per-page', '2', '--paper', '200x100mm'], [2, 2, 1], 80],
  ])('puts boards on pages evenly with %j', async (args, counts, least) => {
    const pages = await pdf(`${DIFFERENT.join('\n')}`, ...args)
    expect(pages.map(({ boards }) => boards.length)).toEqual(counts)
    for (const { boards, width, height } of pages) {
      for (const [index, board] of boards.entries()) {
        const side = (board.right - board.left) / MILLIMETRE
        expect(side).toBeGreaterThan(least)
        if (args[0] === '--size') expect(side).toBeLessThan(60.01)
        expect(Math.min(board.left, board.top)).toBeGreaterThan(6 * MILLIMETRE)
        expect(board.right).toBeLessThan(width - 6 * MILLIMETRE)
        expect(board.bottom).toBeLessThan(height - 6 * MILLIMETRE)
        for (const other of boards.slice(index + 1)) {
          const isApart = other.left > board.right + 20 || other.top > board.bottom + 20
          expect(isApart || board.left > other.right + 20 || board.top > other.bottom + 20).toBe(true)
        }
      }
    }
  })

  it('numbers the boards of a PDF with --labels', async () => {
    const pages = await pdf(`${DIFFERENT.join('\n')}`, '--per-page', '4', '--labels')
    const labels = pages.flatMap(({ phrases, boards }) =>
      phrases.filter(({ middle, left }) =>
        boards.every((box) => middle < box.top || middle > box.bottom || left < box.left || left > box.right),
      ),
    )
    expect(labels.map(({ text }) => text.trim())).toEqual(['1', '2', '3', '4', '5'])
  })

  it('separates the boards of a text file with a blank line', async () => {
    const out = join(folder, 'boards.txt')
    expect(await render(`${SMALL}\n${SURVO}`, '--out', out)).toMatchObject({ stdout: '', status: 0 })
    const text = readFileSync(out, 'utf8')
    expect(text.match(/\n\n/g)?.length).toBe(1)
    expect(text).toMatch(/━┛\n\n┏━/)
    expect(text).toMatch(/\d\n$/)
  })

  it('writes to the target of a symbolic link, and keeps the link', async () => {
    const [target, link] = [join(folder, 'target.svg'), join(folder, 'link.svg')]
    writeFileSync(target, 'old')
    symlinkSync('target.svg', link)
    expect(await render(SURVO, '--out', link)).toMatchObject({ stderr: '', status: 0 })
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(target, 'utf8')).toContain('<svg')
  })
})

describe('render refuses', () => {
  it('bad puzzles and puzzles with several solutions, but draws the others, also to a pipe', () => {
    const puzzles = `${SEVERAL}\n${SURVO}\nsudoku:9x9:1`
    const picture = ['--format', 'png', '--size', '50.8', '--dpi', '100']
    const { bytes, stderr, status } = renderApart(puzzles, '--solution', ...picture)
    expect(status).toBe(1)
    const [several, wrong] = stderr.split('\n')
    expect(several).toBe('standard input:1: no solution to draw: the puzzle has several solutions')
    expect(wrong).toMatch(/^standard input:3:\d+: /)
    const { width, height } = readPng(bytes)
    expect(width).toBe(200)
    // The picture is lower than it is wide, as only that of the Survo is.
    expect(height).toBeLessThan(190)
  })

  it('boards that are too small to be read, and names the smallest legible size', async () => {
    const { stderr, status } = await render(SUDOKU, '--format', 'svg', '--size', '20')
    expect(status).toBe(1)
    const least = /--size (\d+) or more/.exec(stderr)?.[1] as string
    expect((await render(SUDOKU, '--format', 'svg', '--size', least)).status).toBe(0)
  })

  it.each([
    [
      'too many on a page',
      ['--per-page', '60'],
      /^error: 60 boards on a page would have cells of 2\.\d mm, too small to read; A4 has room for \d\d\n$/,
    ],
    [
      'a width beyond the paper',
      ['--size', '200'],
      /^error: a board 200 mm wide does not fit on A4, which has room for 180 mm\n$/,
    ],
    [
      'too many of a size',
      ['--size', '60', '--per-page', '20'],
      /^error: 20 boards of this size do not fit on a page; A4 has room for 8\n$/,
    ],
  ])('boards of a PDF: %s', async (_, args, sentence) => {
    const { stderr, status } = await render(SUDOKU, ...args, '--out', join(folder, 'never.pdf'))
    expect(status).toBe(EXIT.badInput)
    expect(stderr).toMatch(sentence)
    expect(existsSync(join(folder, 'never.pdf'))).toBe(false)
  })

  it('pictures that are too large for memory', async () => {
    const { stderr, status } = await render(SUDOKU, '--format', 'png', '--size', '2000', '--dpi', '2400')
    expect(status).toBe(1)
    expect(stderr).toMatch(/a picture of \d+ x \d+ pixels is too large; use a smaller --dpi\n$/)
  })

  it('several pictures without a folder, as wrong usage', () => {
    const { stdout, stderr, status } = renderApart(`${SURVO}\n${SUDOKU}`, '--format', 'svg')
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toMatch(/^error: several puzzles need a folder: --out FOLDER/)
  })

  it.skipIf(!hasPipes)('a named pipe, and leaves it as it is', async () => {
    const out = join(folder, 'pipe.svg')
    spawnSync('mkfifo', [out])
    const { stderr, status } = await render(SURVO, '--out', out)
    expect(status).toBe(1)
    expect(stderr).toMatch(/pipe\.svg is a device or a pipe, not a file\n$/)
    expect(lstatSync(out).isFIFO()).toBe(true)
  })

  it.each(['png', 'pdf'])('a %s on a terminal', async (format) => {
    const { isTTY } = process.stdout
    try {
      process.stdout.isTTY = true
      const { stdout, stderr, status } = await render(SURVO, '--format', format)
      expect({ stdout, status }).toEqual({ stdout: '', status: EXIT.usage })
      expect(stderr).toBe(`error: a terminal cannot show a ${format.toUpperCase()}; name a file with --out\n`)
    } finally {
      process.stdout.isTTY = isTTY
    }
  })

  it('a path at which no file can be written, in one line', async () => {
    const out = join(folder, 'gone')
    symlinkSync(join(folder, 'nowhere'), out)
    const { stderr, status } = await render(SURVO, '--out', join(out, 'board.svg'))
    expect(status).toBe(1)
    expect(stderr).toMatch(/^error: .*board\.svg cannot be written: .+\n$/)
    expect(existsSync(join(out, 'board.svg'))).toBe(false)
  })
})
