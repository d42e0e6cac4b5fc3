// Pictures as they come out of the command line.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPdf } from '../support/pdf.ts'
import { readPng } from '../support/png.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
const SEVERAL = 'sudoku:4x4:................'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'puzzlewright-render-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function render(input: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'render', ...args], {
    input,
    maxBuffer: 1 << 26,
  })
  return { bytes: stdout, stdout: stdout.toString(), stderr: stderr.toString(), status }
}

const millimetresOf = (svg: string) => Number(/ width="([\d.]+)mm"/.exec(svg)?.[1])

describe('render', () => {
  it('draws text if nothing else is asked for, the givens alone or the solution', () => {
    const puzzle = render(SUDOKU)
    expect(puzzle).toMatchObject({ stderr: '', status: 0 })
    expect(puzzle.stdout).toContain('┃ 5 │ 3 │   ┃')
    expect(render(SUDOKU, '--solution').stdout).toContain('┃ 5 │ 3 │ 4 ┃')
  })

  it('draws an SVG of the size that is asked for, in cells of 9 mm otherwise', () => {
    const { stdout, status } = render(SURVO, '--format', 'svg', '--size', '75')
    expect(status).toBe(0)
    expect(millimetresOf(stdout)).toBe(75)
    expect(stdout).toMatch(/<title>Survo 3x4<\/title>/)
    const plain = millimetresOf(render(SUDOKU, '--format', 'svg').stdout)
    expect(plain - 9 * 9).toBeGreaterThan(0)
    expect(plain - 9 * 9).toBeLessThan(2)
  })

  it('writes a PNG to the file that tells the format, whose folder it makes, or to a pipe', () => {
    const out = join(folder, 'deep/board.png')
    expect(render(SURVO, '--out', out, '--size', '50.8', '--dpi', '100')).toMatchObject({
      stdout: '',
      status: 0,
    })
    expect(readPng(readFileSync(out)).width).toBe(200)
    expect(readdirSync(join(folder, 'deep'))).toEqual(['board.png'])
    const { bytes } = render(SURVO, '--format', 'png', '--size', '50.8', '--dpi', '100')
    expect(readPng(bytes).width).toBe(200)
  })

  it('gives each of several pictures a file of its own in a folder', () => {
    const out = join(folder, 'boards/')
    expect(render(`${SURVO}\n${SUDOKU}`, '--format', 'svg', '--out', out).status).toBe(0)
    expect(render(`${SURVO}\n${SUDOKU}`, '--format', 'svg', '--solution', '--out', out).status).toBe(0)
    const names = ['0001-survo-solution', '0001-survo', '0002-sudoku-solution', '0002-sudoku']
    expect(readdirSync(out).sort()).toEqual(names.map((name) => `${name}.svg`).sort())
    expect(readFileSync(join(out, '0001-survo-solution.svg'), 'utf8')).toContain(
      '<title>Survo 3x4, solution</title>',
    )
  })

  it('gives each of several puzzles a page of a PDF', async () => {
    const out = join(folder, 'boards.pdf')
    expect(render(`${SURVO}\n${SUDOKU}`, '--solution', '--out', out).status).toBe(0)
    const document = await openPdf(readFileSync(out))
    expect(document.numPages).toBe(2)
    const { items } = await (await document.getPage(2)).getTextContent()
    const digits = items.flatMap((item: { str?: string }) => (item.str?.trim() ? [item.str] : []))
    expect(digits.length).toBe(81)
  })
})

describe('render refuses', () => {
  it('what is no puzzle or has no single solution, and draws the others', () => {
    const { stdout, stderr, status } = render(`${SEVERAL}\n${SURVO}\nsudoku:9x9:1`, '--solution')
    expect(status).toBe(1)
    const [several, wrong] = stderr.split('\n')
    expect(several).toBe('standard input:1: no solution to draw: there are several solutions')
    expect(wrong).toMatch(/^standard input:3:\d+: /)
    expect(stdout).toContain('12')
  })

  it('boards that are too small to be read, and says what would do', () => {
    const { stderr, status } = render(SUDOKU, '--format', 'svg', '--size', '20')
    expect(status).toBe(1)
    const least = /--size (\d+) or more/.exec(stderr)?.[1] as string
    expect(render(SUDOKU, '--format', 'svg', '--size', least).status).toBe(0)
  })

  it('pictures that no memory holds', () => {
    const { stderr, status } = render(SUDOKU, '--format', 'png', '--size', '2000', '--dpi', '2400')
    expect(status).toBe(1)
    expect(stderr).toMatch(/a picture of \d+ x \d+ pixels is too large\n$/)
  })

  it.each([
    ['several pictures without a folder', [SURVO, SUDOKU], ['--format', 'svg']],
    ['a size beyond all measure', [SURVO], ['--size', '1e9']],
    ['a name that tells no format', [SURVO], ['--out', 'board.gif']],
    ['a folder for what is one file', [SURVO], ['--format', 'pdf', '--out', 'boards/']],
  ])('%s, as wrong usage', (_, puzzles, args) => {
    const { stdout, stderr, status } = render(puzzles.join('\n'), ...args)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toMatch(/^error: .+\n/)
  })

  it('a place where no file can be, in one line', () => {
    const out = join(folder, 'gone')
    symlinkSync(join(folder, 'nowhere'), out)
    const { stderr, status } = render(SURVO, '--out', join(out, 'board.svg'))
    expect(status).toBe(1)
    expect(stderr).toMatch(/^.*board\.svg: it cannot be written: .+\n$/)
    expect(existsSync(join(out, 'board.svg'))).toBe(false)
  })
})
