// The planned files of a site. The key of a file is a hash of its sources: as long as the key is the same, the file need not be made
// again.

import type { CalendarDate, CalendarMonth } from '../calendarDates.ts'
import { PUBLIC_FILES, SOLUTION_FILES } from '../making/puzzleFiles.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { dateIn, type ReleaseTimes, solutionsAt } from '../releaseTimes.ts'
import { atomFeed, jsonFeed } from './feedFormats.ts'
import type { FeedTools } from './feedItem.ts'
import { dayPage, type PublishedDay, slotPage } from './feedPages.ts'
import { type FeedPage, framedPageText, pageText, type SiteParts } from './pageShell.ts'
import { embedPage, puzzlePageOf, type Surroundings } from './puzzlePages.ts'

/** A file of a site. */
export type SiteEntry =
  /** A file of a puzzle, by its SHA-256 in the ledger. */
  | { readonly path: string; readonly sum: string }
  /** A file that is made again when its key changes. */
  | {
      readonly path: string
      readonly key: string
      make(): string
      /** The puzzle that the page shows. Such a page is proved before it goes public. */
      readonly shows?: SeriesPuzzle | undefined
    }

/** The number of hexadecimal digits of a puzzle's key. */
const FACTS = 20

/** Plans the files of a site. */
export interface EntryMaker {
  /** The parts that all pages share. */
  readonly parts: SiteParts
  /** The key of a file that is made from the given sources and from those that all files share. */
  keyOf(...on: readonly unknown[]): string
  /** The key of the facts that pages show about a puzzle. */
  factsOf(puzzle: PublishedPuzzle): string
  /** The keys of the puzzles of a date. */
  factsOfDay(day: PublishedDay): readonly string[]
  /** Plans a file. */
  made(path: string, key: string, make: () => string): SiteEntry
  /** Plans a page, which may show a puzzle. */
  page(path: string, key: string, make: () => FeedPage, shows?: SeriesPuzzle): SiteEntry
  /** Plans a page for frames on other sites. */
  framed(path: string, key: string, make: () => FeedPage, shows: SeriesPuzzle): SiteEntry
}

/** Makes an entry maker. `common` are the sources that all files share. */
export function makeEntryMaker(
  parts: SiteParts,
  common: readonly unknown[],
  sha256: (text: string) => string,
): EntryMaker {
  const all = sha256(JSON.stringify(common))
  const page =
    (textOf: typeof pageText): EntryMaker['page'] =>
    (path, key, make, shows) => ({
      path: `${path}index.html`,
      key,
      make: () => textOf(make(), parts),
      shows,
    })
  const known = new WeakMap<PublishedPuzzle, string>()
  const keyOfFacts = (puzzle: PublishedPuzzle) => {
    const key = known.get(puzzle) ?? sha256(JSON.stringify(factsOf(puzzle))).slice(0, FACTS)
    known.set(puzzle, key)
    return key
  }
  return {
    parts,
    factsOf: keyOfFacts,
    factsOfDay: ({ puzzles }) => puzzles.map(keyOfFacts),
    keyOf: (...on) => sha256(JSON.stringify([all, ...on])),
    made: (path, key, make) => ({ path, key, make }),
    page: page(pageText),
    framed: page(framedPageText),
  }
}

/** The facts that pages show about a puzzle. */
function factsOf(puzzle: PublishedPuzzle): readonly unknown[] {
  const { date, slot, id, grade, revision, correction, rerunOf, published } = puzzle
  return [date, slot.name, slot.title, id, grade, revision, correction, rerunOf, published]
}

// Plans the files of a date: for each puzzle its files in the ledger, its page and its page for frames; and the page of the date.

/** A date of a feed. */
export interface SeriesDay {
  /** The date. */
  readonly date: string
  /** Its puzzles, in the order of their slots. */
  readonly puzzles: readonly SeriesPuzzle[]
}

/** The dates of the previous and next puzzle of a slot, by puzzle. */
type Neighbours = ReadonlyMap<PublishedPuzzle, Pick<Surroundings, 'before' | 'after'>>

/** Plans the files of a date, between the previous and the next date. */
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
    ...day.puzzles.flatMap((puzzle) => {
      const around: Surroundings = {
        ...neighbours.get(puzzle),
        others: day.puzzles.filter((other) => other !== puzzle),
        solution: solutionOf(puzzle, times),
      }
      return puzzleEntries(puzzle, around, maker)
    }),
    page(`${day.date}/`, key, () => dayPage(day, before?.date, after?.date, parts)),
  ]
}

function puzzleEntries(puzzle: SeriesPuzzle, around: Surroundings, maker: EntryMaker): SiteEntry[] {
  const { keyOf, factsOf, page, framed, parts } = maker
  const { entry, isSolved, slot } = puzzle
  const path = pathOf(puzzle)
  const { before, after, others, solution } = around
  const key = keyOf('puzzle', factsOf(puzzle), before, after, others.map(factsOf), solution)
  const make = () => puzzlePageOf(puzzle, around, parts)
  // A withdrawn puzzle keeps its page, which has the editor's note.
  if (!hasPuzzle(puzzle)) return [page(path, key, make)]
  const names = [...PUBLIC_FILES, ...(isSolved ? SOLUTION_FILES : [])]
  return [
    ...names.map((name) => ({ path: path + name, sum: entry.files[name] })),
    page(path, key, make, puzzle),
    framed(
      `${path}embed/`,
      keyOf('embed', factsOf(puzzle)),
      () => embedPage(slot, [puzzle], `${path}embed/`, parts),
      puzzle,
    ),
  ]
}

/** Whether the solution of a puzzle is public, or when it will be. */
function solutionOf({ date, isSolved }: SeriesPuzzle, times: ReleaseTimes): Surroundings['solution'] {
  if (isSolved) return 'there'
  const at = solutionsAt(date, times)
  return at === undefined ? 'never' : { on: dateIn(times.zone, at) }
}

// Plans the files of a slot: its page, its feeds, and its page for frames with the puzzle of the reader's day.

/** The content of a slot's files. */
interface SlotContent {
  /** The slot. */
  readonly slot: SlotTitle
  /** Its puzzles, earliest first. */
  readonly puzzles: readonly SeriesPuzzle[]
  /** The first date in feeds. */
  readonly feedsFrom: CalendarDate
  /** The number of dates on the page for frames. */
  readonly latest: number
  /** The months of the archive. */
  readonly months: readonly CalendarMonth[]
}

/** The number of puzzles that the page of a slot lists. */
const LISTED = 31

/** Plans the files of a slot. */
export function slotEntries(
  { slot, puzzles, feedsFrom, latest, months }: SlotContent,
  feedTools: FeedTools,
  { keyOf, factsOf, made, page, framed, parts }: EntryMaker,
): SiteEntry[] {
  const path = `${slot.name}/`
  const list = puzzles.slice(-LISTED).reverse()
  const recent = puzzles.filter(({ date }) => date >= feedsFrom)
  const embedded = puzzles.filter(hasPuzzle).slice(-latest).reverse()
  const content = (name: string) => ({ puzzles: recent, slot, path: path + name, homePath: path })
  const feedKey = keyOf('feed', slot, recent.map(factsOf))
  return [
    ...embedded
      .slice(0, 1)
      .map((newest) =>
        framed(
          `${path}embed/`,
          keyOf('embed', slot, embedded.map(factsOf)),
          () => embedPage(slot, embedded, `${path}embed/`, parts),
          newest,
        ),
      ),
    page(path, keyOf('slot', slot, list.map(factsOf), months), () => slotPage(slot, list, months, parts)),
    made(`${path}feed.json`, feedKey, () => jsonFeed(parts.meta, content('feed.json'), feedTools)),
    made(`${path}atom.xml`, feedKey, () => atomFeed(parts.meta, content('atom.xml'), feedTools)),
  ]
}
