// Preflight of a file from the command line.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf, write } from '../support/pdfFile.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')
const folder = mkdtempSync(join(tmpdir(), 'preflight-'))
const good = join(folder, 'good.pdf')
const bad = join(folder, 'bad.pdf')
const cut = join(folder, 'cut.pdf')

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'preflight', ...args], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

beforeAll(async () => {
  const page = (size: number) => (drawing: PDFKit.PDFDocument) => write(drawing, 'A page', 100, 100, size)
  const sound = await makePdf(Array.from({ length: 24 }, () => page(10)))
  writeFileSync(good, sound)
  writeFileSync(cut, sound.slice(0, 5000))
  writeFileSync(bad, await makePdf(Array.from({ length: 24 }, () => page(5))))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('preflight', () => {
  it('prints a table of what it found and answers 0 for a sound file', () => {
    const { stdout, stderr, status } = run(good)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('good.pdf: checked for print, since it has no links\n')
    expect(stdout).toMatch(/^ok {5}page size +152\.4 x 228\.6 mm \(6 x 9 in\): 6x9, no bleed$/m)
    expect(stdout).toMatch(/^ok {5}smallest type +10 pt, on page 1: “A page”/m)
    expect(stdout).toMatch(/^ok {5}solutions +no puzzle numbers found$/m)
    expect(stdout).toMatch(/\nNothing is wrong\.\n$/)
  })

  it('says what is wrong, the first five of a kind, and answers 1', () => {
    const { stdout, status } = run(bad, '--profile', 'print')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^wrong {2}smallest type +5 pt/m)
    expect(stdout.match(/^ +page \d+: “A page” in type of 5 pt/gm)).toHaveLength(5)
    expect(stdout).toMatch(/^ +smallest type: and 19 more$/m)
    expect(stdout).not.toContain('Nothing is wrong')
  })

  it('holds the file against a size, by name or in figures', () => {
    for (const trim of ['6X9', '6x9in', '152.4x228.6mm']) expect(run(good, '--trim', trim).status).toBe(0)
    for (const trim of ['a5', '8.5x11', '6x9mm']) {
      const { stdout, status } = run(good, '--trim', trim)
      expect([status, /^wrong {2}page size/m.test(stdout)]).toEqual([1, true])
    }
    expect(run(good, '--bleed').status).toBe(1)
    expect(run(good, '--puzzles', '3').stdout).toContain('there should be 3')
  })

  it('finds puzzles by the words of a recipe', async () => {
    const book = join(folder, 'livre.pdf')
    const recipe = join(folder, 'livre.yaml')
    const own =
      'title: Nombres\npuzzles: [a]\nwords: { number: "Grille {number}", solutionOn: "Solution p. {page}" }\n'
    const draw =
      (...texts: string[]) =>
      (drawing: PDFKit.PDFDocument) => {
        texts.forEach((text, index) => {
          write(drawing, text, 100, 100 + 60 * index)
        })
      }
    writeFileSync(book, await makePdf([draw('Grille 1', 'Solution p. 2', '1'), draw('Grille 1', ' ', '2')]))
    writeFileSync(recipe, own)
    const found = (...args: string[]) => JSON.parse(run(book, '--json', ...args).stdout).puzzles
    expect([found(), found('--recipe', recipe)]).toEqual([0, 1])
    writeFileSync(recipe, 'titel: Nombres\npuzzles: [a]\n')
    const { stderr, status } = run(book, '--recipe', recipe)
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(`${recipe}:1:1: `)])
  })

  it('prints the report as a line of JSON', () => {
    const { stdout } = run(bad, '--json')
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(stdout)).toMatchObject({
      file: bad,
      pages: 24,
      trim: '6x9',
      smallestType: { points: 5 },
    })
  })

  it('says in one line why a file cannot be read', () => {
    expect(run(cut)).toEqual({
      stdout: '',
      stderr: `${cut}: it is cut off: it does not end with %%EOF\n`,
      status: 1,
    })
    const { stderr, status } = run(join(folder, 'none.pdf'))
    expect([status, stderr.split('\n').length]).toEqual([1, 2])
    expect(stderr).toContain('none.pdf: there is no such file\n')
    expect(run(folder).stderr).toBe(`${folder}: this is a directory, not a file\n`)
  })

  it.each([[['--trim', '6']], [['--trim', '0x9']], [['--profile', 'web']], [['--puzzles', 'x']]])(
    'refuses %s as wrong usage',
    (args) => {
      expect(run(good, ...args).status).toBe(2)
    },
  )
})
