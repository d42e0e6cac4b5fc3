// The smaller files of a site, and the data in its pages: caching rules, ids of items, the latest dates, sitemaps, and
// structured data, which is checked with a schema of schema.org's types.

import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../src/feed/calendarDates.ts'
import { PUBLIC_FILES, SOLUTION_FILES } from '../../../src/feed/puzzleFileNames.ts'
import { itemId, slotFeedId } from '../../../src/feed/site/feedItemIdsAndTexts.ts'
import { todayPage } from '../../../src/feed/site/indexPages.ts'
import type { SiteParts } from '../../../src/feed/site/pageShell.ts'
import { structuredData } from '../../../src/feed/site/puzzlePages.ts'
import { headersFile } from '../../../src/feed/site/siteFiles.ts'
import {
  datedPages,
  leadingPages,
  robotsText,
  sitemapIndexText,
  sitemapText,
} from '../../../src/feed/site/sitemap.ts'
import { daysOf, latestDates } from '../../../src/feed/site/writeLatestJson.ts'
import { FAMILIES } from '../../../src/index.ts'
import { jsonInHtml } from '../../../src/page/html.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import type { Language } from '../../../src/words/languages.ts'
import {
  corrected,
  eventfulDays,
  FIRST_DATE,
  META,
  publishedDays,
  sha256,
  TOOLS,
  withdrawn,
} from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'
import GAME_SCHEMA from './game.schema.json' with { type: 'json' }

const BASE = META.base
const [sudoku] = publishedDays(1)

/**
 * Applies the rules of a text as the hosts do: all rules that match a path apply, and values of one header
 * are joined.
 */
function headersOf(path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, pattern, lines] of headersFile().matchAll(/^(\/.*)\n((?: {2}.*\n)+)/gm)) {
    const fits = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')
    if (!new RegExp(`^${fits}$`).test(path)) continue
    for (const [, name, value] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) {
      found[name] = name in found ? `${found[name]}, ${value}` : value
    }
  }
  return found
}

describe('_headers', () => {
  it('every line belongs to a rule', () => {
    expect(headersFile().replaceAll(/^(\/.*)\n((?: {2}[\w-]+: .*\n)+)/gm, '')).toBe('')
  })

  it('no rule has more asterisks than hosts allow', () => {
    const patterns = headersFile().match(/^\/.*$/gm) ?? []
    expect(patterns.filter((pattern) => pattern.split('*').length > 2)).toEqual([])
  })

  it('assets are cached for a year by a single rule', () => {
    const { 'Cache-Control': kept } = headersOf('/assets/player-7283c16851.js')
    expect(kept).toBe('public, max-age=31536000, immutable')
  })

  it.each([...PUBLIC_FILES, ...SOLUTION_FILES])('%s of a date is cached for a day', (name) => {
    expect(headersOf(`/2027-01-30/sudoku/${name}`)['Cache-Control']).toBe('public, max-age=86400')
  })

  it.each(['/', '/2027-01-30/', '/2027-01-30/sudoku/', '/sudoku/embed/', '/feed.json', '/latest.json'])(
    '%s is revalidated, and may be in a frame',
    (path) => {
      const headers = headersOf(path)
      expect(headers['Cache-Control']).toBeUndefined()
      expect(headers['X-Content-Type-Options']).toBe('nosniff')
      expect(Object.keys(headers).filter((name) => /frame|policy$/i.test(name))).toEqual(['Referrer-Policy'])
    },
  )
})

const UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('ids of items', () => {
  it('are UUIDs of version 8 (RFC 9562, section 5.8)', () => {
    for (let day = 0; day < 300; day++) {
      expect(itemId(META, { ...sudoku, date: addDays(sudoku.date, day) }, sha256)).toMatch(UUID)
    }
  })

  it('have all digits of the hash except those of version and variant', () => {
    const hash = sha256(JSON.stringify([META.id, sudoku.date, sudoku.slot.name])).slice(0, 32)
    const id = itemId(META, sudoku, sha256).replace('urn:uuid:', '').replaceAll('-', '')
    const kept = (text: string) => text.slice(0, 12) + text.slice(13, 16) + text.slice(17)
    expect(kept(id)).toBe(kept(hash))
    expect(Number.parseInt(id[16], 16) & 3).toBe(Number.parseInt(hash[16], 16) & 3)
  })

  it('never change for the same feed', () => {
    expect(itemId(META, { date: '2027-01-30', slot: { name: 'sudoku', title: '' } }, sha256)).toBe(
      'urn:uuid:f72a9ac8-2469-81ce-9f7b-0509ba270749',
    )
    expect(slotFeedId(META, 'sudoku', sha256)).toBe('urn:uuid:3d6d6731-575e-88af-a250-c007c87550a8')
  })

  it('do not depend on address, title or revision', () => {
    const id = itemId(META, sudoku, sha256)
    const moved = { ...META, base: 'https://other.example/', title: 'Other', slug: 'other', author: 'Other' }
    expect(itemId(moved, sudoku, sha256)).toBe(id)
    const changed = { ...corrected(sudoku), slot: { ...sudoku.slot, title: 'Other' }, family: FAMILIES[1] }
    expect(itemId(META, changed, sha256)).toBe(id)
  })

  it('differ from date to date, slot to slot, feed to feed, and from ids of feeds', () => {
    const other = { ...META, id: 'b5b3f3a0-6a3c-4f0e-8f65-5b3a0a1c2d3e' }
    const ids = [META, other].flatMap((meta) => [
      ...publishedDays(3).map((one) => itemId(meta, one, sha256)),
      ...FAMILIES.map(({ name }) => slotFeedId(meta, name, sha256)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const readLatest = (...[meta, puzzles]: Parameters<typeof latestDates>) =>
  JSON.parse(latestDates(meta, puzzles))

describe('latest.json', () => {
  it('has its dates newest first, with their release times', () => {
    const { title, language, url, dates } = readLatest(
      META,
      publishedDays(5).filter(({ date }) => date > '2027-01-30'),
    )
    expect({ title, language, url }).toEqual({ title: META.title, language: 'en', url: BASE })
    expect(dates.map(({ date, published }: Record<string, string>) => `${date} ${published}`)).toEqual([
      '2027-02-02 2027-02-01T10:00:00Z',
      '2027-02-01 2027-01-31T10:00:00Z',
      '2027-01-31 2027-01-30T10:00:00Z',
    ])
  })

  it('has no dates if none is public', () => {
    expect(readLatest(META, []).dates).toEqual([])
  })

  it('has all puzzles of a date in order, with their facts', () => {
    const puzzles = publishedDays(1)
    expect(readLatest(META, puzzles).dates[0].puzzles).toEqual(
      puzzles.map(({ family, puzzle, grade }) => ({
        slot: family.name,
        title: family.title,
        family: family.name,
        shape: puzzle.shape.text,
        stars: grade?.stars,
        url: `${BASE}2027-01-29/${family.name}/`,
        revision: 0,
      })),
    )
    expect(puzzles.length).toBe(FAMILIES.length)
  })

  it('marks withdrawn puzzles, without further facts', () => {
    const [one] = readLatest(META, [withdrawn(sudoku)]).dates[0].puzzles
    expect(one).toEqual({
      slot: 'sudoku',
      title: 'Sudoku',
      family: 'sudoku',
      url: `${BASE}2027-01-29/sudoku/`,
      revision: 1,
      withdrawn: true,
    })
  })

  it('has no solutions, seeds or clues, and is the same when written again', () => {
    const text = latestDates(META, publishedDays(3))
    expect(text).not.toMatch(/solution|seed|made/)
    for (const { id } of publishedDays(3)) expect(text).not.toContain(id)
    expect(latestDates(META, publishedDays(3))).toBe(text)
  })
})

function readSitemap(xml: string, root: 'urlset' | 'sitemapindex' = 'urlset') {
  readStrictly(xml)
  expect(xml).toContain(`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`)
  const places = Array.from(
    xml.matchAll(/<(url|sitemap)><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/\1>/g),
    ([, , address, changed]) => ({ address, changed }),
  )
  expect(xml.match(/<loc>/g) ?? []).toHaveLength(places.length)
  return places
}

const changesOf = (xml: string) => new Map(readSitemap(xml).map(({ address, changed }) => [address, changed]))

describe('a sitemap', () => {
  it('of puzzles has their pages and those of their dates, each once with its last change', () => {
    const text = sitemapText(META, datedPages(eventfulDays()))
    const changes = changesOf(text)
    expect(changes.size).toBe(readSitemap(text).length)
    expect(changes.size).toBe(3 + 3 * FAMILIES.length)
    expect(changes.get(`${BASE}2027-01-29/`)).toBe('2027-02-03T08:15:00Z')
    expect(changes.get(`${BASE}2027-01-29/sudoku/`)).toBe('2027-02-03T08:15:00Z')
    expect(changes.get(`${BASE}2027-01-29/magic/`)).toBe('2027-01-28T10:00:00Z')
    expect(changes.get(`${BASE}2027-01-31/`)).toBe('2027-01-30T10:00:00Z')
  })

  it('of pages that link to puzzles has the home page and one page for each month, with their last changes', () => {
    const changes = changesOf(sitemapText(META, leadingPages(eventfulDays())))
    expect([...changes]).toEqual([
      [BASE, '2027-01-30T10:00:00Z'],
      [`${BASE}archive/2027-01/`, '2027-02-03T08:15:00Z'],
    ])
    const months = leadingPages(publishedDays(5)).map(({ path }) => path)
    expect(months.toSorted()).toEqual(['', 'archive/2027-01/', 'archive/2027-02/'])
  })

  it('of a feed without puzzles has the home page', () => {
    expect(readSitemap(sitemapText(META, leadingPages([])))).toEqual([{ address: BASE, changed: undefined }])
  })

  it('has addresses by the rules of RFC 3986 and XML', () => {
    const text = sitemapText({ ...META, base: "https://paper.example/a&b's ü/" }, [{ path: 'x/' }])
    expect(readSitemap(text)[0].address).toBe('https://paper.example/a&amp;b&#39;s%20%C3%BC/x/')
  })
})

it('an index names the other sitemaps', () => {
  const files = [{ path: 'one.xml' }, { path: 'two.xml', changed: '2027-01-01T00:00:00Z' }]
  expect(readSitemap(sitemapIndexText(META, files), 'sitemapindex')).toEqual(
    files.map(({ path, changed }) => ({ address: BASE + path, changed })),
  )
})

it('robots.txt allows everything and names the sitemap', () => {
  expect(robotsText(META)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${BASE}sitemap.xml\n`)
})

const validate = new Ajv({ strict: true, strictRequired: false, allErrors: true }).compile(GAME_SCHEMA)

function dataOf(...[meta, puzzle, words]: Parameters<typeof structuredData>) {
  const { text: json } = jsonInHtml(structuredData(meta, puzzle, words))
  expect(json).not.toContain('<')
  const data = JSON.parse(json)
  validate(data)
  expect(validate.errors ?? []).toEqual([])
  return data
}

describe('structured data', () => {
  it.each(publishedDays(1).map((puzzle) => [puzzle.family.name, puzzle] as const))(
    'of %s',
    (name, puzzle) => {
      const stars = puzzle.grade?.stars ?? 0
      expect(dataOf(META, puzzle, TOOLS.words)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Game',
        name: `${puzzle.family.title}, 29 January 2027`,
        url: `${BASE}2027-01-29/${name}/`,
        image: `${BASE}2027-01-29/${name}/card.png`,
        keywords: [['Gentle', 'Easy', 'Medium', 'Hard', 'Fiendish'][stars - 1]],
        genre: puzzle.family.words.en.name,
        inLanguage: 'en',
        isAccessibleForFree: true,
        datePublished: '2027-01-28T10:00:00Z',
        isPartOf: { '@type': 'CreativeWorkSeries', name: 'The Quiet Numbers', url: BASE },
        publisher: { '@type': 'Organization', name: 'Ada Quill' },
      })
    },
  )

  it('states a correction and its time', () => {
    expect(dataOf(META, corrected(sudoku), TOOLS.words)).toMatchObject({
      dateModified: '2027-02-03T08:15:00Z',
      correction: {
        '@type': 'CorrectionComment',
        text: 'Corrected on 3 February 2027: A given was missing.',
        datePublished: '2027-02-03T08:15:00Z',
      },
    })
  })

  it('of a withdrawn puzzle has neither picture nor difficulty', () => {
    const data = dataOf(META, withdrawn(sudoku), TOOLS.words)
    expect(data).not.toHaveProperty('image')
    expect(data).not.toHaveProperty('keywords')
    expect(data.correction.text).toBe('Withdrawn on 3 February 2027: It had two solutions.')
  })

  it('has no difficulty without a grade, and names the feed without an author', () => {
    const { author: _, ...meta } = META
    const data = dataOf(meta, { ...sudoku, grade: undefined }, TOOLS.words)
    expect(data).not.toHaveProperty('keywords')
    expect(data.publisher.name).toBe('The Quiet Numbers')
  })
})

describe("today's page", () => {
  const days = daysOf(publishedDays(2)).reverse()
  const pageOf = (language: Language, first?: string) => {
    const parts = {
      meta: META,
      words: catalogue.feed[language],
      assets: {},
      slotNames: ['sudoku'],
    } as unknown as SiteParts
    return todayPage(days, { first, hasSolutions: false, next: undefined }, parts).content.text
  }

  it.each([
    ['en', 'The first puzzles appear on 29 January 2027.'],
    ['de', 'Die ersten Rätsel erscheinen am 29. Januar 2027.'],
  ] as const)('states the first date of the feed in %s, hidden until a script shows it', (language, text) => {
    expect(pageOf(language, FIRST_DATE)).toContain(`data-not-begun hidden>${text}`)
  })

  it('without the first date does not claim that one of its dates is the first', () => {
    expect(pageOf('en')).not.toContain('data-not-begun')
    expect(pageOf('en')).not.toContain('undefined')
  })
})
