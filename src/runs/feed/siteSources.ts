// Lists the files of a feed's site, and proves its pages before they go public.

import { readFileSync } from 'node:fs'
import type { Ledger } from '../../feed/ledger.ts'
import { provePublished } from '../../feed/provePuzzle.ts'
import type { Instant } from '../../feed/releaseTimes.ts'
import type { SiteEntry } from '../../feed/site/plannedFiles.ts'
import { siteEntries } from '../../feed/site/siteEntries.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { loadTypeface } from '../../render/fonts.ts'
import type { Typeface } from '../../render/typeface.ts'
import { PLAYER_TOOLS } from '../playerTools.ts'
import { sha256 } from '../sha256.ts'
import type { FeedFolder } from './feedFolder.ts'

/** The hash of this package's sources: another version may write other pages. */
const BUILD = readFileSync(new URL('../../../dist/sources.sha256', import.meta.url), 'utf8').trim()

/** The files of a feed's site as of an instant. */
export function entriesOf(
  feed: FeedFolder,
  ledger: Ledger,
  now: Instant,
  ahead: number,
): Generator<SiteEntry> {
  const { schedule, words, style } = feed
  return siteEntries({
    schedule,
    ledger,
    now,
    ahead,
    words,
    style,
    build: BUILD,
    tools: { ...PLAYER_TOOLS, sha256 },
  })
}

/** Prepares a function that proves the page of a puzzle, and returns what is wrong with it. */
export function makePageProof(): (entry: SiteEntry, content: string) => Promise<string | undefined> {
  let typeface: Typeface | undefined
  return async (entry, page) => {
    if ('sum' in entry || !entry.shows) return undefined
    typeface ??= loadTypeface()
    const { id } = entry.shows
    return provePublished({ family: parsePuzzle(id).family, id, page, typeface })
  }
}
