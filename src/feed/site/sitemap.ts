// Sitemaps for search engines (sitemaps.org): one file for each year, one for the pages that link to puzzles, an index of these
// files, and `robots.txt` with the address of the index. A sitemap may have 50,000 addresses; a year has fewer.

import { group } from 'd3-array'
import { html } from '../../page/html.ts'
import { monthOf } from '../calendarDates.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { plainText } from './feedItemIdsAndTexts.ts'
import { daysOf, lastChange, newestFirst } from './writeLatestJson.ts'

/** A page for search engines. */
interface SitemapPage {
  /** The path from the site's root: empty for the home page. */
  readonly path: string
  /** The time of the last change, as an instant of RFC 3339, if known. */
  readonly changed?: string | undefined
}

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
  return daysOf(newestFirst(puzzles)).flatMap((day) => [
    { path: `${day.date}/`, changed: lastChange(day.puzzles) },
    ...day.puzzles.map((puzzle) => ({ path: pathOf(puzzle), changed: lastChange([puzzle]) })),
  ])
}

/** Writes the sitemap of some pages. */
export function sitemapText(meta: SeriesMeta, pages: readonly SitemapPage[]): string {
  return xmlOf(meta, pages, 'urlset', 'url')
}

/** Writes the index of sitemaps. */
export function sitemapIndexText(meta: SeriesMeta, files: readonly SitemapPage[]): string {
  return xmlOf(meta, files, 'sitemapindex', 'sitemap')
}

function xmlOf(meta: SeriesMeta, pages: readonly SitemapPage[], root: string, element: string): string {
  const entries = pages.map(
    ({
      path,
      changed,
    }) => html`<${element}><loc>${addressOf(meta, path)}</loc>${changed && html`<lastmod>${changed}</lastmod>`}</${element}>
`,
  )
  return plainText(
    html`<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</${root}>
`.text,
  )
}

/** Writes `robots.txt`, which allows everything. Robots look for this file only at the root of a host. */
export function robotsText(meta: SeriesMeta): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(meta, 'sitemap.xml')}\n`
}
