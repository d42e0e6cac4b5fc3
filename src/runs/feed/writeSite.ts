// Writes the changed files of a site, each by an atomic rename, and linked files before the pages that link to them. Files that do not
// belong to the feed are never touched: if one is in the way, nothing is written.

import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { SiteEntry } from '../../feed/site/plannedFiles.ts'
import { lookAt, pathsBelow } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { writeWhole } from '../writeFiles.ts'
import { isDatedFile, type KnownFile, readSiteIndex, type SiteIndex, writeSiteIndex } from './siteIndex.ts'
import { takeFromStock } from './stock.ts'

/** What writing a site needs. */
interface SiteWork {
  /** The folder of the site. */
  readonly site: string
  /** The path of its index. */
  readonly index: string
  /** The folder of the stock. */
  readonly stock: string
  /** The UUID of the feed. */
  readonly feed: string
  /** The first date of the feed. */
  readonly start: CalendarDate
  /** Proves a page before it is written; returns what is wrong with it. */
  prove(entry: SiteEntry, content: string): Promise<string | undefined>
  /** Stops the work early. */
  readonly signal: AbortSignal
}

/** The outcome of writing a site. */
interface SiteOutcome {
  /** The number of files of the site. */
  readonly files: number
  /** The number of files that were written. */
  readonly written: number
  /** The number of files that were removed: no longer public, or withdrawn. */
  readonly removed: number
}

/** The file of a site that has the UUID of its feed. */
export const SITE_MARK = '.puzzlewright-feed'

/** The index entry of a file that a build is about to write. */
const NOT_KNOWN: KnownFile = { key: '-', size: 0, time: 0 }

/** Hexadecimal digits of a hash that are kept in the index. */
const KEY_LENGTH = 16

/** The hash of a file's sources, as the index has it. */
function keyOfEntry(entry: SiteEntry): string {
  return ('sum' in entry ? entry.sum : entry.key).slice(0, KEY_LENGTH)
}

/** A hash of the sources of all files of a site. A site with another state is due for a build. */
export function stateOfSite(entries: Iterable<SiteEntry>): string {
  const state = createHash('sha256')
  for (const entry of entries) state.update(`${keyOfEntry(entry)} ${entry.path}\n`)
  return state.digest('hex')
}

/** The content of a file. Throws a PuzzleError if the stock lacks it. */
export function contentOf(entry: SiteEntry, stock: string): string | Buffer {
  return 'sum' in entry ? takeFromStock(stock, entry.sum) : entry.make()
}

/** Finds the files that changed, and the files that are no longer part of the site. */
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

/** Writes a site. Throws a PuzzleError if another file is in the way, or if a file cannot be written. */
export async function writeSite(entries: Iterable<SiteEntry>, work: SiteWork): Promise<SiteOutcome> {
  const { site, index, stock, feed, signal } = work
  const isOurs = markOf(site) === feed
  const { files, state: before } = knownOf(work, isOurs)
  const { changed, gone, files: all, state } = compare(entries, files, site)
  if (!isOurs) expectNoForeign(changed, site, stock)
  if (changed.length + gone.length === 0 && isOurs && before === state) {
    return { files: all, written: 0, removed: 0 }
  }
  // The index names every file before it is written: after a kill and a withdrawal the next build must find and remove it.
  for (const { path } of changed) files.set(path, NOT_KNOWN)
  let written = 0
  let isDone = false
  if (!isOurs) writeWhole(join(site, SITE_MARK), feed)
  writeSiteIndex(index, site, { files })
  try {
    for (const path of gone) {
      // Removals come first: these files must not be public any more.
      if (lookAt(join(site, path))?.isFile()) rmSync(join(site, path), { force: true })
      files.delete(path)
    }
    for (const entry of changed) {
      if (signal.aborted) return { files: all, written, removed: gone.length }
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
  return { files: all, written, removed: gone.length }
}

/** The UUID of the feed that a site belongs to; undefined if there is none. */
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

/** The index of a site. A site of another feed has none; if the index was lost, the files with names of puzzle files are ours. */
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

/** Throws a PuzzleError if writing a new site would overwrite other files. */
function expectNoForeign(entries: readonly SiteEntry[], site: string, stock: string): void {
  const mark = markOf(site)
  if (mark !== undefined) {
    throw new PuzzleError(
      'conflict',
      `${site}: belongs to another feed, ${mark}; choose another folder with --out`,
    )
  }
  for (const entry of entries) {
    const path = wayTo(site, entry.path)
    const found = lookAt(path)
    if (!found || (found.isFile() && hasContent(path, contentOf(entry, stock)))) continue
    throw new PuzzleError(
      'conflict',
      `${path}: exists, and this feed did not write it; move it, or choose another folder with --out`,
    )
  }
}

/** The path of a file, or of a file that is in the place of one of its folders. */
function wayTo(site: string, path: string): string {
  const parts = path.split('/')
  const ways = parts.map((_, index) => join(site, ...parts.slice(0, index + 1)))
  return ways.slice(0, -1).find((way) => lookAt(way)?.isFile()) ?? join(site, path)
}

async function expectProved(entry: SiteEntry, content: string, { prove }: SiteWork): Promise<void> {
  const fault = await prove(entry, content)
  if (fault !== undefined) throw new PuzzleError('conflict', `${entry.path}: failed its proof: ${fault}`)
}

function hasContent(path: string, content: string | Buffer): boolean {
  const found = lookAt(path)
  return (
    found?.isFile() === true &&
    found.size === Buffer.byteLength(content) &&
    sha256(readFileSync(path)) === sha256(content)
  )
}
