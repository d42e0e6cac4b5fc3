// An edition of a feed's site: its files as of an instant, and what is checked of each before it goes public.

import { readFileSync } from 'node:fs'
import { PuzzleError } from '../../families/puzzleError.ts'
import { makeUnpublishedFinder } from '../../feed/findUnpublished.ts'
import type { Ledger } from '../../feed/ledger.ts'
import { type Instant, instantText, lastPublic, publicAt } from '../../feed/releaseTimes.ts'
import type { SiteEntry } from '../../feed/site/dayAndSlotFiles.ts'
import { siteEntries } from '../../feed/site/siteFiles.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { PLAYER_TOOLS } from '../readPlayerFiles.ts'
import { sha256 } from '../sha256.ts'
import type { FeedFolder } from './feedFolder.ts'
import { secretForms } from './feedSecret.ts'
import { takeFromStock } from './filesByHash.ts'

/** A site as of an instant. */
export interface Edition {
  /** The feed. */
  readonly feed: FeedFolder
  /** The instant. */
  readonly now: Instant
  /** The number of days that are published before they are due. */
  readonly ahead: number
  /** The folder of the site. */
  readonly site: string
}

/** The hash of this package's sources: another version may write other pages. */
const BUILD = readFileSync(new URL('../../../dist/sources.sha256', import.meta.url), 'utf8').trim()

/** Throws a PuzzleError before the first date is public: the feed has not begun, or the clock is wrong. */
export function expectBegun({ feed: { schedule }, now, ahead }: Edition): void {
  const { start, times } = schedule
  if (lastPublic(now, times, ahead) >= start) return
  const first = publicAt(start, times)
  throw new PuzzleError(
    'value',
    `nothing is public as of ${instantText(now)}; the first date, ${start}, is public from ${instantText(first)} (see --as-of)`,
  )
}

/** The files of a site. */
export function entriesOf({ feed, now, ahead }: Edition, ledger: Ledger): Generator<SiteEntry> {
  const tools = { ...PLAYER_TOOLS, sha256 }
  return siteEntries({ ...feed, ledger, now, ahead, build: BUILD, tools })
}

/** The content of a file. Throws a PuzzleError if the stock lacks it. */
export function contentOf(entry: SiteEntry, { place }: FeedFolder): string | Uint8Array {
  return 'sum' in entry ? takeFromStock(place('stock'), entry.sum) : entry.make()
}

let prover: ReturnType<typeof loadProver> | undefined

/** Loads the code that proves pages, which most builds do not need because no page has changed. */
async function loadProver() {
  const { provePublished } = await import('../../feed/provePuzzleFiles.ts')
  const { loadTypeface } = await import('../../render/loadTypeface.ts')
  return { provePublished, typeface: loadTypeface() }
}

/** Throws a PuzzleError if a page does not show its puzzle. */
export async function expectProved(entry: SiteEntry, page: string | Uint8Array): Promise<void> {
  if ('sum' in entry || !entry.shows) return
  prover ??= loadProver()
  const { provePublished, typeface } = await prover
  const { id } = entry.shows
  const { family } = parsePuzzle(id)
  const fault = await provePublished({ family, id, typeface, 'index.html': String(page) })
  if (fault !== undefined) throw new PuzzleError('conflict', `${entry.path}: failed its proof: ${fault}`)
}

/** Returns a function that says what a file of a site gives away before its time; undefined if nothing. */
export function unpublishedFinder({ feed, now, ahead }: Edition, ledger: Ledger) {
  const { schedule } = feed
  const find = makeUnpublishedFinder({ schedule, ledger, now, ahead, secrets: secretForms(feed) })
  return (content: string | Uint8Array) => find(Buffer.from(content).toString('latin1'))
}
