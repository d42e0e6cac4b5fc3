// Plans the files of a slot: its page, its feeds, and its page for frames with the puzzle of the reader's day.

import type { CalendarDate, CalendarMonth } from '../calendarDates.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { atomFeed } from './atomFeed.ts'
import type { EntryMaker, SiteEntry } from './entryMaker.ts'
import type { FeedTools } from './feedItem.ts'
import { slotPage } from './feedPages.ts'
import { jsonFeed } from './jsonFeed.ts'
import { embedPage } from './puzzlePages.ts'

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
