// Sitemaps: well-formed, every page once, and changes that come from the puzzles.

import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../../src/families/registry.ts'
import {
  datedPages,
  leadingPages,
  robotsText,
  sitemapIndexText,
  sitemapText,
} from '../../../src/feed/site/sitemap.ts'
import { eventfulDays, META, publishedDays } from '../support/publishedPuzzles.ts'
import { readStrictly } from '../support/strictXml.ts'

const BASE = META.base

function read(xml: string, root: 'urlset' | 'sitemapindex' = 'urlset') {
  readStrictly(xml)
  expect(xml).toContain(`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`)
  const places = Array.from(
    xml.matchAll(/<(url|sitemap)><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/\1>/g),
    ([, , address, changed]) => ({ address, changed }),
  )
  expect(xml.match(/<loc>/g) ?? []).toHaveLength(places.length)
  return places
}

const changesOf = (xml: string) => new Map(read(xml).map(({ address, changed }) => [address, changed]))

describe('a sitemap of puzzles', () => {
  it('has their pages and those of their dates, each once with its last change', () => {
    const text = sitemapText(META, datedPages(eventfulDays()))
    const changes = changesOf(text)
    expect(changes.size).toBe(read(text).length)
    expect(changes.size).toBe(3 + 3 * FAMILIES.length)
    expect(changes.get(`${BASE}2027-01-29/`)).toBe('2027-02-03T08:15:00Z')
    expect(changes.get(`${BASE}2027-01-29/sudoku/`)).toBe('2027-02-03T08:15:00Z')
    expect(changes.get(`${BASE}2027-01-29/magic/`)).toBe('2027-01-28T10:00:00Z')
    expect(changes.get(`${BASE}2027-01-31/`)).toBe('2027-01-30T10:00:00Z')
  })
})

describe('a sitemap of pages that link to puzzles', () => {
  it('has the home page and one page for each month, with their last changes', () => {
    const changes = changesOf(sitemapText(META, leadingPages(eventfulDays())))
    expect([...changes]).toEqual([
      [BASE, '2027-01-30T10:00:00Z'],
      [`${BASE}archive/2027-01/`, '2027-02-03T08:15:00Z'],
    ])
    const months = leadingPages(publishedDays(5)).map(({ path }) => path)
    expect(months.toSorted()).toEqual(['', 'archive/2027-01/', 'archive/2027-02/'])
  })

  it('of a feed without puzzles has the home page', () => {
    expect(read(sitemapText(META, leadingPages([])))).toEqual([{ address: BASE, changed: undefined }])
  })
})

describe('addresses', () => {
  it('are written by the rules of RFC 3986 and XML', () => {
    const text = sitemapText({ ...META, base: "https://paper.example/a&b's ü/" }, [{ path: 'x/' }])
    expect(read(text)[0].address).toBe('https://paper.example/a&amp;b&#39;s%20%C3%BC/x/')
  })
})

it('an index names the other sitemaps', () => {
  const files = [
    { path: 'sitemap-2027.xml' },
    { path: 'sitemap-months.xml', changed: '2027-01-01T00:00:00Z' },
  ]
  expect(read(sitemapIndexText(META, files), 'sitemapindex')).toEqual([
    { address: `${BASE}sitemap-2027.xml`, changed: undefined },
    { address: `${BASE}sitemap-months.xml`, changed: '2027-01-01T00:00:00Z' },
  ])
})

it('robots.txt allows everything and names the sitemap', () => {
  expect(robotsText(META)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${BASE}sitemap.xml\n`)
})
