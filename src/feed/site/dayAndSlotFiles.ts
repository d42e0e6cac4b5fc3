// Plans the files of a site. The key of a file is a hash of its sources: as long as the key stays the same, the file need not
// be made again.

import type { CalendarDate, CalendarMonth } from '../calendarDates.ts'
import type { SeriesPuzzle } from '../publicPuzzles.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { CERTIFICATE_FILE, PUBLIC_FILES, SOLUTION_FILES } from '../puzzleFileNames.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { dateIn, type ReleaseTimes, solutionsAt } from '../releaseTimes.ts'
import { atomFeed, jsonFeed } from './atomAndJsonFeed.ts'
import type { FeedTools } from './feedItemIdsAndTexts.ts'
import { dayPage, slotPage } from './indexPages.ts'
import { type FeedPage, pageText, type SiteParts } from './pageShell.ts'
import { embedPage, puzzlePageOf, type Surroundings } from './puzzlePages.ts'
import type { PublishedDay } from './writeLatestJson.ts'

/** A file of a site. */
export type SiteEntry =
  /** A file of a puzzle, by its SHA-256 in the ledger. */
  | { readonly path: string; readonly sum: string }
  /** A file that is made again when its key changes. */
  | {
      readonly path: string
      readonly key: string
      make(): string | Uint8Array
      /** The puzzle that the page shows, if it shows one: such a page is proved before it goes public. */
      readonly shows?: SeriesPuzzle | undefined
    }

/** The number of hexadecimal digits of the key of a puzzle's facts. */
const FACTS = 20

/** Makes the functions that plan the files of a site. `common` are the sources that all files share. */
export function makeEntryMaker(
  parts: SiteParts,
  common: readonly unknown[],
  sha256: (text: string) => string,
) {
  const all = sha256(JSON.stringify(common))
  const known = new WeakMap<PublishedPuzzle, string>()
  /** The key of the facts that pages show about a puzzle. */
  const factsOf = (puzzle: PublishedPuzzle) => {
    const key = known.get(puzzle) ?? sha256(JSON.stringify(shownFacts(puzzle))).slice(0, FACTS)
    known.set(puzzle, key)
    return key
  }
  return {
    /** The parts that all pages share. */
    parts,
    factsOf,
    /** The keys of the puzzles of a date. */
    factsOfDay: ({ puzzles }: PublishedDay) => puzzles.map(factsOf),
    /** The key of a file that is made from the sources `on` and from the sources that all files share. */
    keyOf: (...on: readonly unknown[]) => sha256(JSON.stringify([all, ...on])),
    /** Plans a file. */
    made: (path: string, key: string, make: () => string | Uint8Array): SiteEntry => ({ path, key, make }),
    /** Plans a page, which may show a puzzle. */
    page: (path: string, key: string, make: () => FeedPage, shows?: SeriesPuzzle): SiteEntry => ({
      path: `${path}index.html`,
      key,
      make: () => pageText(make(), parts),
      shows,
    }),
  }
}

/** The functions that plan the files of a site. */
export type EntryMaker = ReturnType<typeof makeEntryMaker>

/** The facts that pages show about a puzzle. */
function shownFacts(puzzle: PublishedPuzzle): readonly unknown[] {
  const { date, slot, id, grade, revision, correction, rerunOf, published } = puzzle
  return [date, slot.name, slot.title, id, grade, revision, correction, rerunOf, published]
}

// Plans the files of a date: for each puzzle its files in the ledger, its page and its page for frames; and the page of the date.

/** A date of a feed. */
export type SeriesDay = PublishedDay<SeriesPuzzle>

/** For each puzzle, the dates of the previous and the next puzzle of its slot. */
type Neighbours = ReadonlyMap<PublishedPuzzle, Pick<Surroundings, 'before' | 'after'>>

/** Plans the files of a date; its page links to `before` and `after`, the previous and the next date. */
export function dayEntries(
  day: SeriesDay,
  [before, after]: readonly [SeriesDay | undefined, SeriesDay | undefined],
  neighbours: Neighbours,
  times: ReleaseTimes,
  maker: EntryMaker,
): SiteEntry[] {
  const { keyOf, factsOfDay, page, parts } = maker
  const key = keyOf('day', factsOfDay(day), before?.date, after?.date)
  return [
    ...day.puzzles.flatMap((puzzle, index) => {
      const around: Surroundings = {
        ...neighbours.get(puzzle),
        following: day.puzzles.slice(index + 1).find(hasPuzzle),
        others: day.puzzles.filter((other) => other !== puzzle),
        solution: solutionOf(puzzle, times),
      }
      return puzzleEntries(puzzle, around, maker)
    }),
    page(`${day.date}/`, key, () => dayPage(day, before?.date, after?.date, parts)),
  ]
}

function puzzleEntries(puzzle: SeriesPuzzle, around: Surroundings, maker: EntryMaker): SiteEntry[] {
  const { keyOf, factsOf, page, parts } = maker
  const { entry, isSolved, slot } = puzzle
  const path = pathOf(puzzle)
  const { before, after, others, solution } = around
  const key = keyOf('puzzle', factsOf(puzzle), before, after, others.map(factsOf), solution)
  const make = () => puzzlePageOf(puzzle, around, parts)
  // A withdrawn puzzle keeps its page, which has the editor's note.
  if (!hasPuzzle(puzzle)) return [page(path, key, make)]
  const solved = SOLUTION_FILES.filter((name) => name !== CERTIFICATE_FILE || entry.files[name] !== undefined)
  const names = [...PUBLIC_FILES, ...(isSolved ? solved : [])]
  return [
    ...names.map((name) => ({ path: path + name, sum: entry.files[name] })),
    page(path, key, make, puzzle),
    embedEntry(path, keyOf('embed', factsOf(puzzle)), slot, [puzzle], maker),
  ]
}

/** Plans a page for frames on other sites. `puzzles` begins with the newest puzzle. */
function embedEntry(
  folder: string,
  key: string,
  slot: SlotTitle,
  puzzles: readonly SeriesPuzzle[],
  { page, parts }: EntryMaker,
): SiteEntry {
  const path = `${folder}embed/`
  return page(path, key, () => embedPage(slot, puzzles, path, parts), puzzles[0])
}

/** `there` if the solution of a puzzle is public; otherwise the date when it will be, or `never`. */
function solutionOf({ date, isSolved }: SeriesPuzzle, times: ReleaseTimes): Surroundings['solution'] {
  if (isSolved) return 'there'
  const at = solutionsAt(date, times)
  return at === undefined ? 'never' : { on: dateIn(times.zone, at) }
}

// Plans the files of a slot: its page, its feeds, and its page for frames with the puzzle of the reader's day.

/**
 * The number of dates on today's page, in slots' pages for frames and in `latest.json`, besides those that are published early:
 * because of time zones, readers' dates differ.
 */
export const LATEST_DAYS = 3

/** The number of puzzles that the page of a slot lists. */
const LISTED = 31

/**
 * Plans the files of a slot. `puzzles` are the puzzles of the slot, earliest first; `shown` is the number of the latest puzzles in
 * the page for frames; `feedsFrom` is the first date in feeds;
 * `months` are the months of the archive, newest first.
 */
export function slotEntries(
  slot: SlotTitle,
  puzzles: readonly SeriesPuzzle[],
  shown: number,
  feedsFrom: CalendarDate,
  months: readonly CalendarMonth[],
  feedTools: FeedTools,
  maker: EntryMaker,
): SiteEntry[] {
  const { keyOf, factsOf, made, page, parts } = maker
  const path = `${slot.name}/`
  const list = puzzles.slice(-LISTED).reverse()
  const recent = puzzles.filter(({ date }) => date >= feedsFrom)
  const embedded = puzzles.filter(hasPuzzle).slice(-shown).reverse()
  const content = (name: string) => ({ puzzles: recent, slot, path: path + name, homePath: path })
  const feedKey = keyOf('feed', slot, recent.map(factsOf))
  return [
    ...(embedded.length > 0
      ? [embedEntry(path, keyOf('embed', slot, embedded.map(factsOf)), slot, embedded, maker)]
      : []),
    page(path, keyOf('slot', slot, list.map(factsOf), months), () => slotPage(slot, list, months, parts)),
    made(`${path}feed.json`, feedKey, () => jsonFeed(parts.meta, content('feed.json'), feedTools)),
    made(`${path}atom.xml`, feedKey, () => atomFeed(parts.meta, content('atom.xml'), feedTools)),
  ]
}
