// What search engines read first (sitemaps.org): the addresses of a site, a file for each year and one for what leads to them,
// an index of these, and `robots.txt`, which says where that is. A year has fewer than the 50,000 addresses that a file may have.

import { type Html, html } from '../../page/html.ts'
import { monthOf } from '../calendarDates.ts'
import { groupBy } from '../groupBy.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { plainText } from './plainText.ts'
import { lastChange, puzzlesByDate } from './puzzlesInTime.ts'

/** A page that search engines may know. */
interface SitemapPage {
  /** Where it is from the site's root: empty for the first. */
  readonly path: string
  /** When what it shows last changed, as an instant of RFC 3339, where that is known. */
  readonly changed?: string | undefined
}

const SITEMAP = 'sitemap.xml'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The pages that lead to puzzles: the first and those of months, each as it last changed. */
export function leadingPages(puzzles: readonly PublishedPuzzle[]): SitemapPage[] {
  const months = groupBy(puzzles, ({ date }) => monthOf(date))
  return [
    { path: '', changed: lastChange(puzzles.slice(-1)) },
    ...Array.from(months, ([month, ofMonth]) => ({
      path: `archive/${month}/`,
      changed: lastChange(ofMonth),
    })),
  ]
}

/** The pages of dates and of puzzles, each as it last changed. */
export function datedPages(puzzles: readonly PublishedPuzzle[]): SitemapPage[] {
  return puzzlesByDate(puzzles).flatMap(({ date, ofDate }) => [
    { path: `${date}/`, changed: lastChange(ofDate) },
    ...ofDate.map((puzzle) => ({ path: pathOf(puzzle), changed: lastChange([puzzle]) })),
  ])
}

/** A sitemap of some pages. */
export function sitemapText(meta: SeriesMeta, pages: readonly SitemapPage[]): string {
  return xmlOf(html`<urlset xmlns="${NAMESPACE}">
${pages.map(
  (page) => html`<url>${placeOf(meta, page)}</url>
`,
)}</urlset>`)
}

/** The sitemap that names others. */
export function sitemapIndexText(meta: SeriesMeta, files: readonly SitemapPage[]): string {
  return xmlOf(html`<sitemapindex xmlns="${NAMESPACE}">
${files.map(
  (file) => html`<sitemap>${placeOf(meta, file)}</sitemap>
`,
)}</sitemapindex>`)
}

/** The text of `robots.txt`: all may be read. Robots look for it at the root of a host, nowhere else. */
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
