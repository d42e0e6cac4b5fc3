// The complete site of a small feed: every page is valid HTML, every link leads to a file, equal keys mean
// equal files, and no file has a future puzzle, an early solution or a secret.

import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseInstant } from '../../src/feed/releaseTimes.ts'
import { tellsSolution } from '../../src/feed/solutionDigits.ts'
import { readFeedFolder } from '../../src/runs/feed/feedFolder.ts'
import { lookIntoLedger } from '../../src/runs/feed/ledgerFile.ts'
import { entriesOf } from '../../src/runs/feed/siteFilesAtInstant.ts'
import { buildSmallFeed, SMALL_FEED, solutionIn } from '../support/builtFeed.ts'
import { newFolder } from '../support/folder.ts'
import { ledgerEntries, sumsBelow } from '../support/tinyFeed.ts'

const BASE = 'https://example.org/puzzles/'
const SECRET = '07'.repeat(32)

let folder: string
let site: string
let paths: readonly string[]

beforeAll(async () => {
  folder = join(newFolder(), 'feed')
  site = join(newFolder(), 'site')
  await buildSmallFeed(folder, site, BASE)
  paths = Object.keys(sumsBelow(site))
})

const text = (path: string) => readFileSync(join(site, path), 'utf8')
const isPage = (path: string) => path.endsWith('.html')
const isText = (path: string) => !/\.(png|pdf)$/.test(path)

const PAGES = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // `<!doctype html>` is valid in lower case, too.
    'doctype-style': 'off',
    // Page titles contain the title of the feed, which editors choose.
    'long-title': 'off',
  },
})

it('has every kind of page', () => {
  const { today, yesterday } = SMALL_FEED
  const folders = ['', `${today}/`, `${today}/kenken/`, `${yesterday}/magic-embed/`, `${today}/sudoku/embed/`]
  folders.push('sudoku/', 'sudoku/embed/', 'archive/', 'archive/2025-03/', 'solutions/')
  const pages = folders.map((path) => `${path}index.html`)
  expect(paths).toEqual(expect.arrayContaining([...pages, '404.html']))
})

it('has valid HTML on every page', () => {
  for (const path of paths.filter(isPage)) {
    const mistakes = PAGES.validateStringSync(text(path)).results.flatMap(({ messages }) => messages)
    expect(mistakes, path).toEqual([])
  }
})

/** The addresses in a file: links of pages, and absolute addresses of the site in any text. */
function linksIn(path: string): string[] {
  // A calendar folds long lines.
  const content = text(path).replaceAll('\r\n ', '')
  const absolute = content.match(/https:\/\/example\.org\/puzzles\/[^\s"'<>\\,;&)]*/g) ?? []
  if (isPage(path)) {
    // A template of the player's own code is not a link.
    const html = content.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>')
    const links = Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, link]) => link)
    return [...links, ...absolute]
  }
  if (path === 'manifest.webmanifest') {
    const { start_url, scope, icons } = JSON.parse(content)
    return [start_url, scope, ...icons.map(({ src }: { src: string }) => src), ...absolute]
  }
  return absolute
}

/** The file and the anchor that a link names. */
function targetOf(path: string, link: string): { file: string; anchor: string } {
  const { pathname, hash } = new URL(link, new URL(path, BASE))
  const full = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  return { file: posix.relative(new URL(BASE).pathname, full), anchor: hash.slice(1) }
}

it('has a file behind every link of pages, feeds, calendar, sitemaps and manifest', () => {
  const linking = paths.filter((path) => isPage(path) || /\.(json|xml|ics|txt|webmanifest)$/.test(path))
  const broken: string[] = []
  let count = 0
  for (const path of linking) {
    for (const link of linksIn(path)) {
      if (link.startsWith('data:')) continue
      count++
      const { file, anchor } = targetOf(path, link)
      if (!paths.includes(file)) broken.push(`${path}: ${link}`)
      else if (anchor && !text(file).includes(`id="${anchor}"`))
        broken.push(`${path}: ${link} has no such anchor`)
    }
  }
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(500)
})

describe('the entries of a site', () => {
  const entriesAt = (now: string) => {
    const feed = readFeedFolder(folder)
    return [...entriesOf({ feed, now: parseInstant(now), ahead: 0, site }, lookIntoLedger(feed))]
  }

  it('with equal keys have equal texts at any instant', () => {
    const texts = new Map<string, string>()
    const repeated = new Set<string>()
    for (const now of [
      '2025-03-29T12:00:00Z',
      '2025-03-30T09:00:00Z',
      SMALL_FEED.now,
      '2025-04-02T12:00:00Z',
    ]) {
      for (const entry of entriesAt(now)) {
        if ('sum' in entry) continue
        const key = `${entry.path} ${entry.key}`
        const known = texts.get(key)
        if (known !== undefined) repeated.add(key)
        texts.set(key, String(entry.make()))
        if (known !== undefined) expect(texts.get(key), entry.path).toBe(known)
      }
    }
    expect(repeated.size).toBeGreaterThan(20)
  })

  it('are exactly the files of a build', () => {
    const planned = entriesAt(SMALL_FEED.now).map(({ path }) => path)
    expect([...planned, '.puzzlewright-feed'].sort()).toEqual([...paths].sort())
  })
})

describe('no public file', () => {
  const entries = () => ledgerEntries(folder)

  it('has the secret, a seed or a made name', () => {
    const seeds = entries().flatMap(({ made }) => /#([0-9a-f]{64})/.exec(made ?? '')?.[1] ?? [])
    expect(seeds.length).toBeGreaterThan(10)
    for (const path of paths.filter(isText)) {
      const content = text(path)
      for (const secret of [SECRET, ...seeds]) expect(content.includes(secret), path).toBe(false)
    }
  })

  it('has the solution of a date whose solutions are not public', () => {
    for (const { date, slot, id, reason } of entries()) {
      if (date === SMALL_FEED.yesterday || reason === 'withdrawn' || !id) continue
      const { solution } = solutionIn(folder, date, slot)
      const values = solution.map(Number)
      for (const path of paths.filter((one) => isText(one) && one.startsWith(`${date}/${slot}/`))) {
        expect(path).not.toMatch(/solution\./)
        // A solution with fewer than 16 cells may occur in a file by chance.
        if (values.length >= 16) expect(tellsSolution(text(path), values), path).toBe(false)
      }
    }
  })

  it('has a withdrawn, a replaced or a future puzzle', () => {
    const all = entries()
    const placeOf = ({ date, slot }: { date: string; slot: string }) => `${date}/${slot}`
    const current = new Map(all.map((entry) => [placeOf(entry), entry]))
    const gone = all.flatMap((entry) => (current.get(placeOf(entry)) === entry ? [] : entry.id))
    expect(gone).toHaveLength(2)
    for (const path of paths.filter(isText)) {
      for (const id of gone) expect(text(path).includes(id), `${path}: ${id}`).toBe(false)
    }
    const dated = paths.filter((path) => /^\d{4}-/.test(path))
    expect(dated.filter((path) => path.slice(0, 10) > SMALL_FEED.tomorrow)).toEqual([])
  })
})
