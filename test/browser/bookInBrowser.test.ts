// Whole books made in a browser have the bytes of those that the command line writes, on any number of workers.
// PUZZLEWRIGHT_BOOKS=all makes all example books, which takes some minutes.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookAnswer, BookRequest } from '../../src/studio/book/bookTask.ts'
import { runBuilt } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { BROWSERS, type Browser, isInstalled, launch } from './support/browsers.ts'
import { servedSite } from './support/inChromium.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const STUDIO = join(ROOT, 'dist/studio')
const EXAMPLES = join(ROOT, 'examples')

/** The example books that take a few seconds. */
const QUICK = ['large-print', 'only-plus', 'pocket-sudoku']

const recipes = [
  join(EXAMPLES, 'sample-book.yaml'),
  ...readdirSync(join(EXAMPLES, 'books')).map((file) => join(EXAMPLES, 'books', file)),
].filter((path) => process.env.PUZZLEWRIGHT_BOOKS === 'all' || QUICK.includes(basename(path, '.yaml')))

/** A German book with a cover, whose symbols are pictures: outlines and pixels, in colours and half transparent. */
const PICTURED = `title: Formen und Zahlen
language: de
seed: formen
trim: 6x9
puzzlesPerPage: 2
cover: plain
sections:
  - { family: sudoku, shape: 4x4, count: 8, symbols: pictures }
  - { family: kenken, shape: 4x4, count: 4, stars: 1..3 }
  - { family: survo, shape: 2x3, count: 4 }
`
/** The sides of pictures in pixels: enough for print. */
const SIDE = 240
const picture = (path: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="${path}"/></svg>`)
const PICTURES: Readonly<Record<string, Buffer>> = {
  'pictures/1-roof.svg': picture('M1 9L5 1L9 9Z'),
  'pictures/2-box.svg': picture('M2 2H8V8H2Z'),
  'pictures/3-glow.png': pixels((x, y) => [x, 90, y % 256, 255]),
  'pictures/4-fog.png': pixels((x, y) => [0, 0, 0, (x + y) % 256]),
}

function pixels(colourOf: (x: number, y: number) => readonly number[]): Buffer {
  const png = new PNG({ width: SIDE, height: SIDE })
  png.data = Buffer.from(
    Array.from({ length: SIDE ** 2 }, (_, at) => colourOf(at % SIDE, Math.floor(at / SIDE))).flat(),
  )
  return PNG.sync.write(png)
}

/** The digest of a file, as the page computes it. */
const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** What the command line writes for a recipe. */
function written(recipe: string) {
  const out = join(newFolder(), 'book.pdf')
  const { status, stderr } = runBuilt(['book', recipe, '--out', out, '--quiet'])
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const [cover, records] = ['cover.pdf', 'puzzles.jsonl'].map((end) => out.replace(/pdf$/, end))
  return {
    pdf: digest(out),
    records: existsSync(records) ? readFileSync(records, 'utf8') : '',
    ...(existsSync(cover) && { cover: digest(cover) }),
  }
}

type Files = Readonly<Record<string, Buffer>>

interface Made {
  readonly answer: BookAnswer & { readonly records?: string }
  readonly stages: readonly string[]
  readonly pdf?: string
  readonly cover?: string
}

/** How long a book may take on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 600_000, interval: 200 } as const

/** What a page gets for a request, with digests in the place of files; `stopAfter` is the stage after which it says stop. */
async function made(
  browser: Browser,
  request: Omit<BookRequest, 'ask'>,
  { files = {}, stopAfter = '' }: { readonly files?: Files; readonly stopAfter?: string } = {},
) {
  const page = await browser.newPage()
  try {
    await page.goto(here.site.url)
    const given = Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')])
    await page.evaluate(`() => {
      const files = Object.fromEntries(${JSON.stringify(given)}.map(([name, text]) =>
        [name, Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]))
      const digest = async (bytes) => Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
        (byte) => byte.toString(16).padStart(2, '0')).join('')
      const stages = []
      const worker = new Worker('/book.js', { type: 'module' })
      worker.onerror = ({ message }) => { globalThis.made = { stages, fault: message ?? 'unknown' } }
      worker.onmessage = async ({ data }) => {
        if (data.answer === 'progress') {
          if (stages.at(-1) !== data.stage) stages.push(data.stage)
          if (data.stage === '${stopAfter}' && data.done > 0) worker.postMessage({ ask: 'stop' })
          return
        }
        const { pdf, cover, ...answer } = data
        const digests = { ...(pdf && { pdf: await digest(pdf) }), ...(cover && { cover: await digest(cover.pdf) }) }
        globalThis.made = { answer, stages, ...digests }
      }
      worker.postMessage({ ask: 'make', files, ...${JSON.stringify(request)} })
    }`)
    return await vi.waitUntil(() => page.evaluate<Made | null>('globalThis.made ?? null'), PATIENCE)
  } finally {
    await page.close()
  }
}

const here = servedSite(async (folder) => {
  cpSync(STUDIO, folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Books</title>')
})

/** The files of a made book, as `written` returns them. */
function filesOf({ pdf, cover, answer: { records } }: Made) {
  return { pdf, records, ...(cover !== undefined && { cover }) }
}

describe.each(BROWSERS)('a book with pictures and a cover in %s', (name) => {
  it.skipIf(!isInstalled(name))(
    'has the bytes of the command line',
    async () => {
      const folder = newFolder()
      mkdirSync(join(folder, 'pictures'))
      for (const [file, bytes] of Object.entries(PICTURES)) writeFileSync(join(folder, file), bytes)
      writeFileSync(join(folder, 'book.yaml'), PICTURED)
      const browser = await launch(name)
      try {
        const book = await made(browser, { recipe: PICTURED }, { files: PICTURES })
        expect(filesOf(book)).toEqual(written(join(folder, 'book.yaml')))
        expect(book.answer).toMatchObject({ answer: 'done', facts: { puzzles: 16, problems: [] } })
        expect(book.stages).toEqual(['making', 'proving', 'printing'])
      } finally {
        await browser.close()
      }
    },
    PATIENCE.timeout,
  )
})

describe.skipIf(!isInstalled('chromium'))('in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch('chromium')
  })
  afterAll(() => browser?.close())

  it.each(recipes.map((path) => [basename(path, '.yaml'), path]))(
    'the example %s has the bytes of the command line',
    async (_, path) => {
      const book = await made(browser, { recipe: readFileSync(path, 'utf8') })
      expect(filesOf(book)).toEqual(written(path))
      expect(book.answer).toMatchObject({ facts: { problems: [], lacking: path.includes('books') ? 0 : 2 } })
    },
    PATIENCE.timeout,
  )

  const SMALL =
    'title: Small\ntrim: 6x9\nseed: s\nsections: [{ family: kenken, shape: 4x4, count: 9 }, { family: hidoku, shape: 4x4, count: 9 }]'

  it('makes the same book on any number of workers, checked or not', async () => {
    const [one, three] = await Promise.all([
      made(browser, { recipe: SMALL, workers: 1, isChecked: false }),
      made(browser, { recipe: SMALL, workers: 3 }),
    ])
    expect(filesOf(one)).toEqual(filesOf(three))
    expect(one.answer).not.toHaveProperty('facts.problems')
    expect(three.answer).toHaveProperty('facts.problems', [])
  })

  it('tells all mistakes of a recipe with their places', async () => {
    const recipe = 'title: Wrong\ntrim: 1x1\nsections:\n  - { family: sudoko, count: 3 }'
    const { answer } = await made(browser, { recipe })
    const mistakes = [
      { line: 2, column: 7 },
      { line: 4, column: 15 },
    ]
    expect(answer).toMatchObject({ answer: 'error', mistakes })
  })

  it('makes a book of given puzzles, without those of other files, with the bytes of the command line', async () => {
    const id = (clues: string) => `${JSON.stringify({ id: `sudoku:4x4:${clues}` })}\n`
    const files = {
      'given.jsonl': Buffer.from(['1.....2..3.....4', '.1.23..........1'].map(id).join('')),
      'unwanted.txt': Buffer.from('survo:2x3:,,/4,,|8,13|6,7,8\n'),
    }
    const recipe = 'title: Given\npuzzles: [given.jsonl]\nnotIn: [unwanted.txt]\ntrim: 6x9\n'
    const folder = newFolder()
    for (const [name, content] of Object.entries({ ...files, 'book.yaml': recipe }))
      writeFileSync(join(folder, name), content)
    const book = await made(browser, { recipe }, { files })
    expect(filesOf(book)).toEqual(written(join(folder, 'book.yaml')))
    expect(book.stages).toEqual(['grading', 'proving', 'printing'])
    // The same puzzle, turned by half a turn, is the second one of the book.
    const twin = { ...files, 'unwanted.txt': Buffer.from('sudoku:4x4:1..........32.1.\n') }
    const { answer } = await made(browser, { recipe, language: 'it' }, { files: twin })
    expect(answer).toMatchObject({
      answer: 'error',
      mistakes: [
        {
          message: expect.stringMatching(/^given\.jsonl:2: this puzzle or a twin of it is in a file/),
          said: expect.stringContaining('che la ricetta esclude'),
          puzzles: [2],
        },
      ],
    })
  })

  it('names files that are missing: pictures, and puzzles', async () => {
    const missing = await made(browser, { recipe: PICTURED })
    expect(missing.answer).toMatchObject({
      answer: 'error',
      mistakes: [{ message: 'the file "pictures" is missing; add it to the recipe' }],
    })
    const { answer } = await made(browser, { recipe: 'title: Found\npuzzles: [a.txt]' })
    expect(answer).toMatchObject({
      answer: 'error',
      mistakes: [
        {
          message: 'the file "a.txt" is missing; add it to the recipe',
          said: 'The recipe names the file “a.txt”, which the studio does not have.',
        },
      ],
    })
  })

  it('says why a puzzle cannot be made', async () => {
    const recipe = 'title: All\nsections: [{ family: survo, shape: 2x2, count: 200 }]'
    const { answer } = await made(browser, { recipe })
    expect(answer).toMatchObject({
      answer: 'error',
      mistakes: [{ message: expect.stringContaining('hardly any more such puzzles exist; ask for fewer') }],
    })
  })

  it('stops when it is told to', async () => {
    const { answer } = await made(browser, { recipe: SMALL }, { stopAfter: 'making' })
    expect(answer).toEqual({ answer: 'stopped' })
  })
})
