// Sitemaps for search engines (sitemaps.org): one file for each year, one for the pages that link to puzzles, an index of these files,
// and `robots.txt` with the address of the index. A year has fewer addresses than the 50,000 that a file may have.

import { group } from 'd3-array'
import { type Html, html } from '../../page/html.ts'
import { monthOf } from '../calendarDates.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { plainText } from './feedItem.ts'
import { lastChange, puzzlesByDate } from './latestDates.ts'

/** A page for search engines. */
interface SitemapPage {
  /** The path from the site's root: empty for the home page. */
  readonly path: string
  /** The time of the last change, as an instant of RFC 3339, if known. */
  readonly changed?: string | undefined
}

const SITEMAP = 'sitemap.xml'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The pages that link to puzzles, with their last changes: the home page and the months. */
export function leadingPages(puzzles: readonly PublishedPuzzle[]): SitemapPage[] {
  const months = group(puzzles, ({ date }) => monthOf(date))
  return [
    { path: '', changed: lastChange(puzzles.slice(-1)) },
    ...Array.from(months, ([month, ofMonth]) => ({
      path: `archive/${month}/`,
      changed: lastChange(ofMonth),
    })),
  ]
}

/** The pages of dates and puzzles, with their last changes. */
export function datedPages(puzzles: readonly PublishedPuzzle[]): SitemapPage[] {
  return puzzlesByDate(puzzles).flatMap(({ date, ofDate }) => [
    { path: `${date}/`, changed: lastChange(ofDate) },
    ...ofDate.map((puzzle) => ({ path: pathOf(puzzle), changed: lastChange([puzzle]) })),
  ])
}

/** Writes the sitemap of some pages. */
export function sitemapText(meta: SeriesMeta, pages: readonly SitemapPage[]): string {
  return xmlOf(html`<urlset xmlns="${NAMESPACE}">
${pages.map(
  (page) => html`<url>${placeOf(meta, page)}</url>
`,
)}</urlset>`)
}

/** Writes the index of sitemaps. */
export function sitemapIndexText(meta: SeriesMeta, files: readonly SitemapPage[]): string {
  return xmlOf(html`<sitemapindex xmlns="${NAMESPACE}">
${files.map(
  (file) => html`<sitemap>${placeOf(meta, file)}</sitemap>
`,
)}</sitemapindex>`)
}

/** Writes `robots.txt`, which allows everything. Robots look for it at the root of a host only. */
export function robotsText(meta: SeriesMeta): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(meta, SITEMAP)}\n`
}

function placeOf(meta: SeriesMeta, { path, changed }: SitemapPage): Html {
  return html`<loc>${addressOf(meta, path)}</loc>${changed && html`<lastmod>${changed}</lastmod>`}`
}

function xmlOf(content: Html): string {
  return plainText(
    html`<?xml version="1.0" encoding="utf-8"?>
${content}
`.text,
  )
}
