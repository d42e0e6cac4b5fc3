// The files of a slot: its page, its feeds, and the page of the reader's day for the pages of others.

import type { CalendarDate, CalendarMonth } from '../calendarDates.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import { atomFeed } from './atomFeed.ts'
import type { EntryMaker, SiteEntry } from './entryMaker.ts'
import type { FeedTools } from './feedItem.ts'
import { slotPage } from './feedPages.ts'
import { jsonFeed } from './jsonFeed.ts'
import { embedPage } from './puzzlePages.ts'

/** Puzzles of a slot, and what its files say beside them. */
interface SlotContent {
  /** The slot. */
  readonly slot: SlotTitle
  /** Its puzzles, the earliest first. */
  readonly puzzles: readonly SeriesPuzzle[]
  /** The first date that feeds have. */
  readonly feedsFrom: CalendarDate
  /** So many dates an embedded page has. */
  readonly latest: number
  /** The months of the archive. */
  readonly months: readonly CalendarMonth[]
}

/** Puzzles that the page of a slot lists. */
const LISTED = 31

/** The files of a slot. */
export function slotEntries(
  { slot, puzzles, feedsFrom, latest, months }: SlotContent,
  feedTools: FeedTools,
  { keyOf, factsOf, made, page, framed, parts }: EntryMaker,
): SiteEntry[] {
  const path = `${slot.name}/`
  const list = puzzles.slice(-LISTED).reverse()
  const recent = puzzles.filter(({ date }) => date >= feedsFrom)
  const there = puzzles.filter(({ correction }) => !correction?.isWithdrawn)
  const embedded = there.slice(-latest).reverse()
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
