// A file of a site as it is planned: what it is made of is its key, and as long as that is the same nobody has to make it again.

import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import type { SeriesPuzzle } from '../publishedPuzzles.ts'
import type { PublishedDay } from './feedPages.ts'
import { type FeedPage, framedPageText, pageText } from './pageShell.ts'
import type { SiteParts } from './siteParts.ts'

/** A file of a site. */
export type SiteEntry =
  /** One of the ledger's, by its SHA-256. */
  | { readonly path: string; readonly sum: string }
  /** One that is made whenever its key is another. */
  | {
      readonly path: string
      readonly key: string
      make(): string
      /** The puzzle whose page it is: before it goes public it is read back and proved. */
      readonly shows?: SeriesPuzzle | undefined
    }

/** So many hexadecimal digits stand for what is shown of a puzzle. */
const FACTS = 20

/** Plans files. */
export interface EntryMaker {
  /** What the pages share. */
  readonly parts: SiteParts
  /** The key of what is made of these, and of what all files are made of. */
  keyOf(...on: readonly unknown[]): string
  /** The key of what pages show of a puzzle; many pages show the same one. */
  factsOf(puzzle: PublishedPuzzle): string
  /** Those of the puzzles of a date. */
  factsOfDay(day: PublishedDay): readonly string[]
  /** A file. */
  made(path: string, key: string, make: () => string): SiteEntry
  /** A page, which may show a puzzle. */
  page(path: string, key: string, make: () => FeedPage, shows?: SeriesPuzzle): SiteEntry
  /** A page for the pages of others. */
  framed(path: string, key: string, make: () => FeedPage, shows: SeriesPuzzle): SiteEntry
}

/** Plans files of a site whose files are all made of `common`. */
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

/** What pages show of puzzles. */
function factsOf(puzzle: PublishedPuzzle): readonly unknown[] {
  const { date, slot, id, grade, revision, correction, rerunOf, published } = puzzle
  return [date, slot.name, slot.title, id, grade, revision, correction, rerunOf, published]
}
