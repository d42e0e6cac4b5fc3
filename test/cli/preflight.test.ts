// Preflight of a file from the command line. One separate process tests the wiring; all other tests run the
// command in this process.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { makePdf, write } from '../support/pdfFile.ts'
import { runWords } from '../support/program.ts'

const folder = newFolder()
const good = join(folder, 'good.pdf')
const bad = join(folder, 'bad.pdf')
const cut = join(folder, 'cut.pdf')

/** The result of the command. */
const run = (...args: string[]) => runWords(['preflight', ...args])

beforeAll(async () => {
  const page = (size: number) => (drawing: PDFKit.PDFDocument) => write(drawing, 'A page', 100, 100, size)
  const sound = await makePdf(Array.from({ length: 24 }, () => page(10)))
  writeFileSync(good, sound)
  writeFileSync(cut, sound.slice(0, 5000))
  writeFileSync(bad, await makePdf(Array.from({ length: 24 }, () => page(5))))
})

describe('preflight', () => {
  it('prints a table of its findings and exits with 0 for a sound file', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'preflight', good], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('good.pdf: checked for print, since it has neither links nor an outline\n')
    expect(stdout).toMatch(/^ok {5}page size +152\.4 x 228\.6 mm \(6 x 9 in\): 6x9, no bleed$/m)
    expect(stdout).toMatch(/^ok {5}smallest type +10 pt, on page 1: “A page”/m)
    expect(stdout).toMatch(/^- {6}solutions +not checked: no puzzle numbers found; [^-]*--recipe$/m)
    expect(stdout).toMatch(/\nNo problems found in what was checked\.\n$/)
  })

  it('prints the first five faults of each kind, and exits with 1', async () => {
    const { stdout, status } = await run(bad, '--profile', 'print')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^wrong {2}smallest type +5 pt/m)
    expect(stdout.match(/^ +page \d+: “A page” in type of 5 pt/gm)).toHaveLength(5)
    expect(stdout).toMatch(/^ +smallest type: and 19 more$/m)
    expect(stdout).not.toContain('No problems found')
  })

  it('checks a cover by trim, pages and paper', async () => {
    const template = join(folder, 'template.pdf')
    const order = ['--trim', '6x9', '--pages', '200', '--paper', 'cream']
    await runWords(['cover', ...order, '--out', template])
    const { stdout, status } = await run(template, '--cover', ...order)
    expect([status, stdout.split('\n')[0]]).toEqual([0, `${template}: checked as a cover`])
    expect(stdout).toMatch(/^- {6}barcode +not checked: a template has guides there$/m)
    const other = await run(template, '--cover', '--trim', '6x9', '--pages', '200')
    expect([other.status, other.stdout.match(/^wrong.*/gm)?.length]).toEqual([1, 2])
    expect((await run(template, '--cover', '--trim', '6x9')).stderr).toContain(
      '--cover needs --trim and --pages',
    )
    expect((await run(template, '--pages', '200')).stderr).toContain('need --cover')
  })

  it('tells that a cover needs an even number of pages', async () => {
    const template = join(folder, 'odd.pdf')
    await runWords(['cover', '--trim', '6x9', '--pages', '122', '--out', template])
    const { stdout, status } = await run(template, '--cover', '--trim', '6x9', '--pages', '121')
    expect(status).toBe(1)
    expect(stdout.replace(/\n\s+/g, ' ')).toMatch(
      /^wrong {2}number of pages +1 each leaf has two pages, so a book has an even number of pages, such as 122, not 121$/m,
    )
  })

  it('suggests --cover for a single page as large as a whole cover', async () => {
    const template = join(folder, 'wrap.pdf')
    const order = ['--trim', '6x9', '--pages', '200']
    await runWords(['cover', ...order, '--out', template])
    const hint =
      /^The sheet has the size of a whole cover of 6x9; to check it as one, use --cover with --trim and --pages\.$/m
    const { stdout } = await run(template)
    expect(stdout).toMatch(hint)
    expect(stdout).toMatch(/^ +1 page; a book needs an even number$/m)
    expect((await run(template, '--trim', '6x9')).stdout).toMatch(hint)
    for (const args of [[good], [template, '--trim', '5x8'], [template, '--cover', ...order]])
      expect((await run(...args)).stdout).not.toContain('whole cover of')
  })

  it('compares the page size with a trim, given by name or by width and height', async () => {
    expect((await run(good, '--trim', '152.4x228.6mm')).status).toBe(0)
    for (const trim of ['a5', '160x230mm']) {
      const { stdout, status } = await run(good, '--trim', trim)
      expect([status, /^wrong {2}page size/m.test(stdout)]).toEqual([1, true])
    }
    expect((await run(good, '--bleed')).status).toBe(1)
    expect((await run(good, '--puzzles', '3')).stdout).toContain('expected 3')
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
    const found = async (...args: string[]) => JSON.parse((await run(book, '--json', ...args)).stdout).puzzles
    expect([await found(), await found('--recipe', recipe)]).toEqual([0, 1])
    expect((await run(book, '--recipe', recipe)).stdout).toMatch(/^ok {5}solutions +1 puzzle with a number$/m)
    writeFileSync(recipe, 'titel: Nombres\npuzzles: [a]\n')
    const { stderr, status } = await run(book, '--recipe', recipe)
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(`${recipe}:1:1: `)])
  })

  it('prints the report as a line of JSON', async () => {
    const { stdout } = await run(bad, '--json')
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(stdout)).toMatchObject({
      file: bad,
      pages: 24,
      trim: '6x9',
      smallestType: { points: 5 },
    })
  })

  it('reports in one line why a file cannot be read', async () => {
    expect(await run(cut)).toEqual({
      stdout: '',
      stderr: `${cut}: truncated: it does not end with %%EOF; copy or write it again\n`,
      status: 1,
    })
    const none = join(folder, 'none.pdf')
    expect(await run(none)).toEqual({ stdout: '', stderr: `${none}: no such file\n`, status: 1 })
    expect((await run(folder)).stderr).toBe(`${folder}: is a directory, not a file\n`)
  })
})
