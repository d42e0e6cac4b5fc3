// Lists the files of a site, which depend only on plan, ledger, words, package and instant. The files are listed in the order
// in which they are to be written: linked files come before the pages that link to them.

import { group } from 'd3-array'
import { findFamily } from '../../families/registry.ts'
import type { PlayerFiles } from '../../page/playerFiles.ts'
import { serviceWorker } from '../../page/serviceWorker.ts'
import { addDays, type CalendarDate, monthOf } from '../calendarDates.ts'
import { wordLanguage } from '../feedMetadata.ts'
import type { FeedWords } from '../feedWordsAndDateTexts.ts'
import type { Ledger } from '../ledger.ts'
import type { Schedule } from '../plan/scheduleTypes.ts'
import { publicPuzzles, type SeriesPuzzle } from '../publicPuzzles.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { PUBLIC_FILES, SOLUTION_FILES } from '../puzzleFileNames.ts'
import { type Instant, instantText, publicAt } from '../releaseTimes.ts'
import { atomFeed, jsonFeed } from './atomAndJsonFeed.ts'
import {
  dayEntries,
  type EntryMaker,
  LATEST_DAYS,
  makeEntryMaker,
  type SeriesDay,
  type SiteEntry,
  slotEntries,
} from './dayAndSlotFiles.ts'
import { iCalendar } from './iCalendar.ts'
import { archivePage, missingPage, monthPage, monthsOf, type NextRelease, todayPage } from './indexPages.ts'
import { pageText, type SiteParts } from './pageShell.ts'
import { solutionsPage } from './puzzlePages.ts'
import { siteAssets } from './siteAssets.ts'
import { datedPages, leadingPages, robotsText, sitemapIndexText, sitemapText } from './sitemap.ts'
import { daysOf, latestDates } from './writeLatestJson.ts'

/** The sources of a site. */
interface SiteSources {
  /** The plan. */
  readonly schedule: Schedule
  /** The ledger. */
  readonly ledger: Ledger
  /** The instant as of which the site is made. */
  readonly now: Instant
  /** The number of days by which puzzles are published early. */
  readonly ahead: number
  /** The texts of its pages. */
  readonly words: FeedWords
  /** The text of the editor's style sheet. */
  readonly style?: string | undefined
  /** A hash of this package's sources. */
  readonly build: string
  /** The files of the player, and functions for hashes. */
  readonly tools: PlayerFiles & { sha256(text: string): string }
}

/** The number of dates in feeds. */
const FEED_DAYS = 14
/** The number of dates in the calendar. */
const CALENDAR_DAYS = 62

/** Lists the files of a site lazily: a site of ten years has 186,000 files, and few of them change. */
export function* siteEntries(sources: SiteSources): Generator<SiteEntry> {
  const { schedule, ledger, now, ahead, words, style, build, tools } = sources
  const { meta, times } = schedule
  const puzzles = publicPuzzles(schedule, ledger, now, ahead)
  const days = daysOf(puzzles)
  const families = [...new Set(puzzles.map(({ id }) => id.slice(0, id.indexOf(':'))))].sort()
  const assets = siteAssets(
    tools,
    families.map((name) => findFamily(name)),
    wordLanguage(meta),
    style,
  )
  const paths = assets.files.map(({ path }) => path)
  const bySlot = group(puzzles, ({ slot }) => slot.name)
  const neighbours = new Map(Array.from(bySlot.values()).flatMap(neighboursIn))
  // Slots that left the plan stay in the archive.
  const planned = schedule.slots.filter(({ name }) => bySlot.has(name))
  const all = [...planned, ...Array.from(bySlot.values(), ([{ slot }]) => slot)]
  const slots = [...new Map(all.map(({ name, title }) => [name, { name, title }])).values()]
  const slotNames = [...new Set([...schedule.slots, ...slots].map(({ name }) => name))]
  const parts: SiteParts = { meta, words, assets, slotNames }
  const maker = makeEntryMaker(parts, [build, meta, words, paths, slotNames], tools.sha256)
  const { keyOf, factsOf, factsOfDay, made, page } = maker
  // Dates that are published early are in front of the one that is today for a reader.
  const shown = LATEST_DAYS + ahead
  const latest = days.slice(-shown).reverse()
  const months = monthsOf(days.map(({ date }) => date))
  const feedDays = days.slice(-FEED_DAYS)
  const feedTools = { words, sha256: tools.sha256 }
  const recent = feedDays.flatMap((day) => day.puzzles)
  const recentKey = keyOf('recent', recent.map(factsOf))
  const content = (path: string) => ({ puzzles: recent, path, homePath: '', iconPath: assets.icon })
  const calendar = days.slice(-CALENDAR_DAYS).flatMap((day) => day.puzzles)
  const solvedDay = days.findLast((day) => day.puzzles.some(({ isSolved }) => isSolved))
  const embed = tools.read('embed.js')
  const worker = serviceWorker([assets.style, assets.daily], tools.hash(keyOf()))

  for (const file of assets.files) yield made(file.path, file.path, () => file.content)
  yield made('embed.js', keyOf('embed.js', tools.hash(embed)), () => embed)
  for (const [index, day] of days.entries()) {
    yield* dayEntries(day, [days[index - 1], days[index + 1]], neighbours, times, maker)
  }
  if (solvedDay) {
    const key = keyOf('solutions', factsOfDay(solvedDay))
    yield page('solutions/', key, () => solutionsPage(solvedDay, parts))
  }
  yield* monthEntries(days, months, maker)
  yield page('archive/', keyOf('archive', months, slots), () => archivePage(months, slots, parts))
  for (const slot of slots) {
    yield* slotEntries(slot, bySlot.get(slot.name) ?? [], shown, feedDays[0].date, months, feedTools, maker)
  }
  yield made('404.html', keyOf('missing'), () => pageText(missingPage(parts), parts))
  yield made('_headers', keyOf('headers'), headersFile)
  yield* sitemapEntries(puzzles, maker)
  yield made('manifest.webmanifest', keyOf('manifest'), () => manifestOf(parts))
  yield made('calendar.ics', keyOf('calendar', calendar.map(factsOf)), () =>
    iCalendar(meta, calendar, words, 'calendar.ics'),
  )
  yield made('feed.json', recentKey, () => jsonFeed(meta, content('feed.json'), feedTools))
  yield made('atom.xml', recentKey, () => atomFeed(meta, content('atom.xml'), feedTools))
  const first = latest.length === days.length ? latest.at(-1)?.date : undefined
  const next = nextRelease(schedule, latest[0]?.date ?? schedule.start, ahead)
  yield page('', keyOf('today', latest.map(factsOfDay), first, solvedDay !== undefined, next), () =>
    todayPage(latest, { first, hasSolutions: solvedDay !== undefined, next }, parts),
  )
  yield made('sw.js', keyOf('worker', worker), () => worker)
  const latestPuzzles = latest.flatMap((day) => day.puzzles)
  yield made('latest.json', keyOf('latest', latest.map(factsOfDay)), () => latestDates(meta, latestPuzzles))
}

/** The most days without puzzles after which the next ones are announced. */
const LONGEST_PAUSE = 31

/** The first date with puzzles after a date, and when they go public; undefined if the plan has none soon. */
function nextRelease(
  { slots, times, puzzleOf }: Schedule,
  after: CalendarDate,
  ahead: number,
): NextRelease | undefined {
  for (let days = 1; days <= LONGEST_PAUSE; days++) {
    const date = addDays(after, days)
    if (slots.some(({ name }) => puzzleOf(date, name)))
      return { date, at: instantText(publicAt(addDays(date, -ahead), times)) }
  }
  return undefined
}

/** Plans the pages of the months, newest first. */
function monthEntries(
  days: readonly SeriesDay[],
  months: readonly string[],
  { keyOf, factsOfDay, page, parts }: EntryMaker,
): SiteEntry[] {
  const byMonth = group(days, ({ date }) => monthOf(date))
  return months.map((month, index) => {
    const ofMonth = byMonth.get(month) ?? []
    const [after, before] = [months[index - 1], months[index + 1]]
    const key = keyOf('month', ofMonth.map(factsOfDay), before, after)
    return page(`archive/${month}/`, key, () => monthPage(month, ofMonth, before, after, parts))
  })
}

/** Plans the files for search engines. Each year has its own sitemap, so that a new day changes only one of them. */
function sitemapEntries(
  puzzles: readonly SeriesPuzzle[],
  { keyOf, factsOf, made, parts: { meta } }: EntryMaker,
): SiteEntry[] {
  const years = group(puzzles, ({ date }) => `sitemap-${date.slice(0, 'YYYY'.length)}.xml`)
  const leading = 'sitemap-months.xml'
  const paths = [...years.keys(), leading]
  const files = paths.map((path) => ({ path }))
  return [
    made('robots.txt', keyOf('robots'), () => robotsText(meta)),
    ...Array.from(years, ([path, ofYear]) =>
      made(path, keyOf('year', ofYear.map(factsOf)), () => sitemapText(meta, datedPages(ofYear))),
    ),
    made(leading, keyOf('leading', puzzles.map(factsOf)), () => sitemapText(meta, leadingPages(puzzles))),
    made('sitemap.xml', keyOf('sitemap', paths), () => sitemapIndexText(meta, files)),
  ]
}

/** For each puzzle of a slot, the dates of the previous and the next puzzle. */
function neighboursIn(puzzles: readonly PublishedPuzzle[]) {
  return puzzles.map(
    (puzzle, index) =>
      [puzzle, { before: puzzles[index - 1]?.date, after: puzzles[index + 1]?.date }] as const,
  )
}

function manifestOf({ meta, assets }: SiteParts): string {
  const icons = [{ src: assets.icon, sizes: 'any', type: 'image/svg+xml' }]
  const { title, language } = meta
  return `${JSON.stringify({ name: title, short_name: title, lang: language, start_url: './', scope: './', display: 'minimal-ui', icons })}\n`
}

// Writes `_headers`: the caching rules for static hosts (Netlify, Cloudflare Pages). docs/feed.md has the same rules for nginx and Caddy.
//
// Every rule that matches a path applies, and values of the same header are joined by commas: so no path may match two rules
// with Cache-Control, and a rule may have only one asterisk. With both hosts, browsers revalidate all other files by their
// ETag.

/** Writes `_headers`. */
export function headersFile(): string {
  const dated = [...PUBLIC_FILES, ...SOLUTION_FILES].map(
    (name) => `/:date/:slot/${name}
  Cache-Control: public, max-age=86400
`,
  )
  return `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
${dated.join('')}`
}
