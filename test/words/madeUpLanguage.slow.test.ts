// No text that readers see stands in code: in a made-up language, in which each text of the catalogue has marks, nothing
// without marks appears. Names of people, titles and addresses come from readers' own files.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { BoardWords, MenuWords } from '../../src/player/playerWords.ts'
import { openPdf, pagesOf } from '../support/pdf.ts'
import { installMadeUp, MADE_UP, unmarked } from './madeUp.ts'

const { folder, program, run } = await installMadeUp()

/** The texts of a PDF in the order in which they are drawn. */
async function pdfText(file: string): Promise<string> {
  const pages = await pagesOf(await openPdf(readFileSync(join(folder, file))))
  return pages.map(({ phrases }) => phrases.map(({ text }) => text).join(' ')).join('\n')
}

/** What readers of a page see, hear, or find in search results. */
function htmlText(html: string): string {
  const shown = html.replaceAll(/<(script|style|code)\b.*?<\/\1>/gs, '')
  const attributes = Array.from(
    shown.matchAll(/\s(?:alt|title|aria-label|placeholder|heading|label)="([^"]*)"/g),
    ([, text]) => text,
  )
  const entities = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#39;': "'" }
  return [shown.replaceAll(/<[^>]*>/g, ' '), ...attributes]
    .join('\n')
    .replaceAll(/&(?:quot|amp|lt|gt|#39);/g, (entity) => entities[entity as keyof typeof entities])
}

/** What readers of feeds see: titles, names and summaries in XML, JSON, calendars and pictures. */
function feedText(name: string, content: string): string {
  if (/\.(?:json|webmanifest)$/.test(name)) {
    const texts: string[] = []
    JSON.parse(content, (key, value) => {
      if (/^(?:title|description|name|short_name|content_html|content_text|summary)$/.test(key))
        texts.push(value)
      if (key === 'tags') texts.push(...value)
      return value
    })
    return texts.map(htmlText).join('\n')
  }
  if (name.endsWith('.ics')) {
    const lines = content
      .replaceAll('\r\n ', '')
      .matchAll(/^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME):(.*)$/gm)
    return Array.from(lines, ([, text]) => text.replaceAll('\\n', '\n')).join('\n')
  }
  const terms = Array.from(content.matchAll(/ term="([^"]*)"/g), ([, term]) => term)
  const elements = content.matchAll(/<(title|subtitle|name|content|desc|text)\b[^>]*>(.*?)<\/\1>/gs)
  // The content of an entry is HTML as text.
  return htmlText(htmlText([...terms, ...Array.from(elements, ([, , text]) => text)].join('\n')))
}

describe('marks', () => {
  it('show a text that has none, beside texts and around them', () => {
    expect(unmarked('«Name: «Ann»» Score «Date» 7 A1')).toEqual(['Score'])
  })

  it('show a text that somebody has written into code', async () => {
    const file = join(program, 'book/sheet/sheetPages.js')
    const code = readFileSync(file, 'utf8')
    const planted = code.replaceAll('words.date', "'Day'")
    expect(planted).not.toBe(code)
    writeFileSync(file, planted)
    expect((await sheetTexts('planted')).flatMap(unmarked)).toEqual(['Day'])
    writeFileSync(file, code)
  })
})

/** The texts of sheets and of their key, in files with this name. */
async function sheetTexts(name: string): Promise<string[]> {
  const order = 'sheet sudoku -n 2 --shape 4x4 --seed a --rules'.split(' ')
  run(...order, '--language', MADE_UP, '--out', `${name}.pdf`)
  const files = readdirSync(folder).filter((file) => file.startsWith(name) && file.endsWith('.pdf'))
  expect(files.length).toBe(2)
  return Promise.all(files.map(pdfText))
}

it('books', async () => {
  const sections = ['sudoku', 'kenken', 'survo', 'hidoku', 'magic', 'latinsquare'].map(
    (family) => `  - { family: ${family}, count: 2, stars: 1 }`,
  )
  const head = ['title: «T»', `language: ${MADE_UP}`, 'seed: a', 'author: «A»', 'year: 2030', 'details: true']
  const recipe = [...head, 'sections:', ...sections]
  writeFileSync(join(folder, 'book.yaml'), `${recipe.join('\n')}\n`)
  run('book', 'book.yaml', '--out', 'book.pdf', '--quiet')
  expect(unmarked(await pdfText('book.pdf'))).toEqual([])
})

it('sheets and keys', async () => {
  expect((await sheetTexts('class')).flatMap(unmarked)).toEqual([])
})

it('cover templates', async () => {
  run(...'cover --pages 60 --trim 6x9 --paper cream --out cover.pdf --language'.split(' '), MADE_UP)
  expect(unmarked(await pdfText('cover.pdf'))).toEqual([])
})

it('pages', () => {
  writeFileSync(join(folder, 'two.txt'), 'sudoku:4x4:.1.23..........1\nsudoku:4x4:.1.23..........1\n')
  run('page', 'two.txt', '--lang', MADE_UP, '--out', 'site')
  for (const name of readdirSync(join(folder, 'site')).filter((file) => file.endsWith('.html'))) {
    expect(unmarked(htmlText(readFileSync(join(folder, 'site', name), 'utf8'))), name).toEqual([])
  }
})

it('feeds', async () => {
  const plan = `title: «F»
description: «D»
slug: f
id: 6f1c2a52-8a3e-4c8e-9a55-2f6f1d3b7c10
language: ${MADE_UP}
start: 2025-03-30
base: https://example.org/
author: «A»
stock: 0
slots:
  - { slot: sudoku, title: «S», family: sudoku, shape: 4x4, stars: 1 }
  - { slot: hidoku, title: «H», family: hidoku, shape: 4x4, stars: 1 }
`
  run('feed', 'init', 'feed', '--words', MADE_UP)
  writeFileSync(join(folder, 'feed/feed.yaml'), plan)
  run('feed', 'build', 'feed', '--as-of', '2025-04-01T12:00:00Z', '--out', 'feed-site', '--quiet')
  const site = join(folder, 'feed-site')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(5)
  for (const name of pages)
    expect(unmarked(htmlText(readFileSync(join(site, name), 'utf8'))), name).toEqual([])
  for (const name of files.filter((file) => file.endsWith('.pdf'))) {
    expect(unmarked(await pdfText(join('feed-site', name))), name).toEqual([])
  }
  const others = files.filter((name) => /\.(?:xml|svg|json|ics|webmanifest)$/.test(name))
  const texts = new Map(others.map((name) => [name, feedText(name, readFileSync(join(site, name), 'utf8'))]))
  for (const [name, text] of texts) expect(unmarked(text), name).toEqual([])
  for (const name of ['atom.xml', 'feed.json', 'calendar.ics']) expect(texts.get(name)).toContain('«S»')
  for (const name of ['atom.xml', 'feed.json']) expect(texts.get(name)).toContain('«April»')
})

it('the words of the player', async () => {
  const wordsOf = async <T>(name: string) => {
    const file = join(program, `player/${name}-${MADE_UP}.js`)
    return ((await import(pathToFileURL(file).href)) as { words: T }).words
  }
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)
  const { language, player, name } = await wordsOf<BoardWords>('sudoku-words')
  const { help, howToPlay } = await wordsOf<MenuWords>('sudoku-menu')
  expect(language).toBe(MADE_UP)
  const seen = [player.buttons, name, help.buttons, howToPlay]
  expect(seen.flatMap(texts).flatMap(unmarked)).toEqual([])
})
