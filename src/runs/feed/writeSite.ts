// Writes a site: what has changed, each file by an atomic rename, what others lead to first. Files that are not the feed's are never
// touched: where one stands in the way nothing is written.

import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { SiteEntry } from '../../feed/site/entryMaker.ts'
import { lookAt, pathsBelow } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { writeWhole } from '../writeWhole.ts'
import { isDatedFile } from './datedFiles.ts'
import { type KnownFile, readSiteIndex, type SiteIndex, writeSiteIndex } from './siteIndex.ts'
import { takeFromStock } from './stock.ts'

/** Where a site is written. */
interface SiteWork {
  /** The site. */
  readonly site: string
  /** Its index. */
  readonly index: string
  /** The stock. */
  readonly stock: string
  /** The UUID of the feed. */
  readonly feed: string
  /** Its first date. */
  readonly start: CalendarDate
  /** Proves what is about to go public; says what is wrong with it. */
  prove(entry: SiteEntry, content: string): Promise<string | undefined>
  /** Ends it early. */
  readonly signal: AbortSignal
}

/** What came of it. */
interface SiteOutcome {
  /** How many files the site has. */
  readonly files: number
  /** How many were written. */
  readonly written: number
  /** How many were removed: no longer public, or withdrawn. */
  readonly removed: number
  /** Whether the signal ended it. */
  readonly isInterrupted: boolean
}

/** In a site, whose it is. */
export const SITE_MARK = '.puzzlewright-feed'

/** Of a file that a build was about to write. */
const NOT_KNOWN: KnownFile = { key: '-', size: 0, time: 0 }

/** So many hexadecimal digits of a hash tell what a file was made of. */
const KEY_LENGTH = 16

/** What a file was made of, as an index has it. */
function keyOfEntry(entry: SiteEntry): string {
  return ('sum' in entry ? entry.sum : entry.key).slice(0, KEY_LENGTH)
}

/** What all files of a site are made of: a site that was made of something else waits for a build. */
export function stateOfSite(entries: Iterable<SiteEntry>): string {
  const state = createHash('sha256')
  for (const entry of entries) state.update(`${keyOfEntry(entry)} ${entry.path}\n`)
  return state.digest('hex')
}

/** What is in a file. Throws a PuzzleError where the stock lacks it. */
export function contentOf(entry: SiteEntry, stock: string): string | Buffer {
  return 'sum' in entry ? takeFromStock(stock, entry.sum) : entry.make()
}

/** What there is to be done: what changed, and what is no longer part of the site. */
function compare(entries: Iterable<SiteEntry>, known: ReadonlyMap<string, KnownFile>, site: string) {
  const changed: SiteEntry[] = []
  const gone = new Set(known.keys())
  let files = 0
  function* look() {
    for (const entry of entries) {
      files++
      gone.delete(entry.path)
      if (!isUnchanged(entry, known.get(entry.path), lookAt(join(site, entry.path)))) changed.push(entry)
      yield entry
    }
  }
  const state = stateOfSite(look())
  return { changed, gone: [...gone].filter((path) => !path.startsWith('assets/')), files, state }
}

/** Writes a site. Throws a PuzzleError where a file of somebody else's stands in the way, or cannot be written. */
export async function writeSite(entries: Iterable<SiteEntry>, work: SiteWork): Promise<SiteOutcome> {
  const { site, index, stock, feed, signal } = work
  const isOurs = markOf(site) === feed
  const { files: known, state: before } = knownOf(work, isOurs)
  const { changed, gone, files: all, state } = compare(entries, known, site)
  if (!isOurs) expectNoForeign(changed, site, stock)
  if (changed.length + gone.length === 0 && isOurs && before === state) {
    return { files: all, written: 0, removed: 0, isInterrupted: false }
  }
  // Whatever may be written is known beforehand: after a kill there may be a withdrawal, and then it has to go.
  const files = known
  for (const { path } of changed) files.set(path, NOT_KNOWN)
  let written = 0
  let isDone = false
  if (!isOurs) writeWhole(join(site, SITE_MARK), feed)
  writeSiteIndex(index, site, { files })
  try {
    for (const path of gone) {
      // What must not be read any more goes first.
      if (lookAt(join(site, path))?.isFile()) rmSync(join(site, path), { force: true })
      files.delete(path)
    }
    for (const entry of changed) {
      if (signal.aborted) return { files: all, written, removed: gone.length, isInterrupted: true }
      const content = contentOf(entry, stock)
      if (typeof content === 'string') await expectProved(entry, content, work)
      const path = join(site, entry.path)
      if (!hasContent(path, content)) {
        writeWhole(path, content)
        written++
      }
      const { size, mtimeMs } = lstatSync(path)
      files.set(entry.path, { key: keyOfEntry(entry), size, time: Math.floor(mtimeMs) })
    }
    isDone = true
  } finally {
    writeSiteIndex(index, site, { files, state: isDone ? state : undefined })
  }
  return { files: all, written, removed: gone.length, isInterrupted: false }
}

/** The UUID of the feed whose site it is. */
export function markOf(site: string): string | undefined {
  try {
    return readFileSync(join(site, SITE_MARK), 'utf8')
  } catch {
    return undefined
  }
}

function isUnchanged(entry: SiteEntry, known: KnownFile | undefined, found: Stats | undefined): boolean {
  if (!known || !found?.isFile()) return false
  return (
    known.key === keyOfEntry(entry) && known.size === found.size && known.time === Math.floor(found.mtimeMs)
  )
}

/** What is known of a site: nothing of one that was never ours, and of one whose index was lost what is called like files of puzzles. */
function knownOf({ site, index, start }: SiteWork, isOurs: boolean): SiteIndex {
  if (!isOurs) return { files: new Map() }
  const known = readSiteIndex(index, site)
  if (known.files.size > 0) return known
  return {
    files: new Map(
      pathsBelow(site)
        .filter((path) => isDatedFile(path) && path >= start)
        .map((path) => [path, NOT_KNOWN]),
    ),
  }
}

/** In a folder that was never this feed's nothing is overwritten. */
function expectNoForeign(entries: readonly SiteEntry[], site: string, stock: string): void {
  const mark = markOf(site)
  if (mark !== undefined) {
    throw new PuzzleError(
      'conflict',
      `${site} is the site of another feed, ${mark}: choose a folder with --out`,
    )
  }
  for (const entry of entries) {
    const path = wayTo(site, entry.path)
    const found = lookAt(path)
    if (!found || (found.isFile() && hasContent(path, contentOf(entry, stock)))) continue
    throw new PuzzleError(
      'conflict',
      `${path} is there and was not written by this feed: move it, or choose a folder with --out`,
    )
  }
}

/** Where a file is to be, or what stands in the place of a folder on the way there. */
function wayTo(site: string, path: string): string {
  const parts = path.split('/')
  const ways = parts.map((_, index) => join(site, ...parts.slice(0, index + 1)))
  return ways.slice(0, -1).find((way) => lookAt(way)?.isFile()) ?? join(site, path)
}

async function expectProved(entry: SiteEntry, content: string, { prove }: SiteWork): Promise<void> {
  const fault = await prove(entry, content)
  if (fault !== undefined)
    throw new PuzzleError('conflict', `${entry.path} is not what it should be: ${fault}`)
}

function hasContent(path: string, content: string | Buffer): boolean {
  const found = lookAt(path)
  return (
    found?.isFile() === true &&
    found.size === Buffer.byteLength(content) &&
    sha256(readFileSync(path)) === sha256(content)
  )
}
