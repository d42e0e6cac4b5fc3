// The planned files of a site. The key of a file is a hash of its sources: as long as the key is the same, the file need not be made
// again.

import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import type { PublishedDay } from './feedPages.ts'
import { type FeedPage, framedPageText, pageText } from './pageShell.ts'
import type { SiteParts } from './siteParts.ts'

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
