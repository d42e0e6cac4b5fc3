// Writes the changed files of a site, each by an atomic rename, and linked files before the pages that link to them.
// Files that do not belong to the feed are never touched: if such a file or a link is in the way, nothing is written.

import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, type Stats } from 'node:fs'
import { join, posix } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Ledger } from '../../feed/ledger.ts'
import type { SiteEntry } from '../../feed/site/dayAndSlotFiles.ts'
import { writePublic } from '../atomicWrite.ts'
import { lookAt, pathsBelow } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { sha256 } from '../sha256.ts'
import { contentOf, type Edition, entriesOf, expectProved, unpublishedFinder } from './siteFilesAtInstant.ts'
import {
  isDatedFile,
  type KnownFile,
  KnownFiles,
  readSiteIndex,
  type SiteIndex,
  writeSiteIndex,
} from './siteIndex.ts'

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

/** The maximum number of bytes of this file. */
const LONGEST_MARK = 1 << 10

/** The index entry of a file that a build is about to write. */
const NOT_KNOWN: KnownFile = '- 0 0'

/** The number of hexadecimal digits of a hash that are kept in the index. */
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

/** Finds the files that changed, and the files that are no longer part of the site. */
function compare(edition: Edition, ledger: Ledger, known: KnownFiles) {
  const changed: SiteEntry[] = []
  let [files, familiar] = [0, 0]
  function* look() {
    for (const entry of entriesOf(edition, ledger)) {
      files++
      const before = known.get(entry.path)
      if (before !== undefined) familiar++
      if (!isUnchanged(entry, before, lookAt(join(edition.site, entry.path)))) changed.push(entry)
      yield entry
    }
  }
  const state = stateOfSite(look())
  // The paths are compared only if a file is gone, which is rare: the paths of ten years take much memory.
  const gone = familiar < known.size ? goneFiles(known, entriesOf(edition, ledger)) : []
  return { changed, gone, files, state }
}

/** The known files that are no longer part of a site. Old assets stay: pages in readers' caches load them. */
function goneFiles(known: KnownFiles, entries: Iterable<SiteEntry>): string[] {
  const gone = new Set(known.paths())
  for (const { path } of entries) gone.delete(path)
  return [...gone].filter((path) => !path.startsWith('assets/'))
}

/** Writes a site. Throws a PuzzleError if another file is in the way, or if a file cannot be written. */
export async function writeSite(edition: Edition, ledger: Ledger, signal: AbortSignal): Promise<SiteOutcome> {
  const { feed, site } = edition
  const { place, schedule } = feed
  const { id } = schedule.meta
  const isOurs = markOf(site) === id
  // If the site is new or belongs to another feed, no file of it is known.
  const { files, state: before }: SiteIndex = isOurs ? knownOf(edition) : { files: new KnownFiles() }
  const { changed, gone, files: all, state } = compare(edition, ledger, files)
  if (!isOurs) expectNoForeign(changed, edition)
  if (changed.length + gone.length === 0 && isOurs && before === state) {
    return { files: all, written: 0, removed: 0 }
  }
  expectNoLinks([...(isOurs ? [] : [SITE_MARK]), ...gone, ...changed.map(({ path }) => path)], site)
  const unpublished = unpublishedFinder(edition, ledger)
  // The index names every file before it is written. So, even after a kill, the next build finds the file and can
  // remove it if its puzzle was withdrawn.
  for (const { path } of changed) files.set(path, NOT_KNOWN)
  let written = 0
  let isDone = false
  if (!isOurs) writePublic(join(site, SITE_MARK), id)
  writeSiteIndex(place('index'), site, { files })
  try {
    for (const path of gone) {
      // Removals come first: these files must not be public any more.
      if (lookAt(join(site, path))?.isFile()) rmSync(join(site, path), { force: true })
      files.delete(path)
    }
    for (const entry of changed) {
      if (signal.aborted) return { files: all, written, removed: gone.length }
      const content = contentOf(entry, feed)
      await expectProved(entry, content)
      const early = unpublished(content)
      if (early !== undefined)
        throw new PuzzleError('conflict', `${entry.path}: not written, because it would publish ${early}`)
      const path = join(site, entry.path)
      if (!hasContent(path, content)) {
        writePublic(path, content)
        written++
      }
      files.set(entry.path, knownAs(entry, lstatSync(path)))
    }
    isDone = true
  } finally {
    writeSiteIndex(place('index'), site, { files, state: isDone ? state : undefined })
  }
  return { files: all, written, removed: gone.length }
}

/** The UUID of the feed that a site belongs to; undefined if there is none. */
export function markOf(site: string): string | undefined {
  try {
    return readRegularFile(join(site, SITE_MARK), LONGEST_MARK).toString()
  } catch {
    return undefined
  }
}

function isUnchanged(entry: SiteEntry, known: KnownFile | undefined, found: Stats | undefined): boolean {
  return known !== undefined && found?.isFile() === true && known === knownAs(entry, found)
}

/** The text about a written file in the index. */
function knownAs(entry: SiteEntry, { size, mtimeMs }: Stats): KnownFile {
  return `${keyOfEntry(entry)} ${size} ${Math.floor(mtimeMs)}`
}

/**
 * The index of a site. If the index was lost, all files that are named like files of dates and puzzles count
 * as those of the feed.
 */
function knownOf({ feed: { place, schedule }, site }: Edition): SiteIndex {
  const known = readSiteIndex(place('index'), site)
  if (known.files.size > 0) return known
  const ours = pathsBelow(site).filter((path) => isDatedFile(path) && path >= schedule.start)
  return { files: new KnownFiles(ours.map((path) => `${NOT_KNOWN} ${path}\n`).join('')) }
}

/** Throws a PuzzleError if writing a new site would overwrite other files. */
function expectNoForeign(entries: readonly SiteEntry[], { feed, site }: Edition): void {
  const mark = markOf(site)
  if (mark !== undefined) {
    const message = `${site}: belongs to another feed, ${mark}; choose another folder with --out`
    throw new PuzzleError('conflict', message)
  }
  for (const entry of entries) {
    const path = wayTo(site, entry.path)
    if (!lookAt(path) || hasContent(path, contentOf(entry, feed))) continue
    const message = `${path}: exists, and this feed did not write it; move it, or choose another folder with --out`
    throw new PuzzleError('conflict', message)
  }
}

/** Throws a PuzzleError if a link is on the way to a file: writing or removing the file would change the target of the link. */
function expectNoLinks(paths: readonly string[], site: string): void {
  const seen = new Set(['.'])
  for (const path of paths) {
    for (let part = path; !seen.has(part); part = posix.dirname(part)) {
      seen.add(part)
      if (!lookAt(join(site, part))?.isSymbolicLink()) continue
      throw new PuzzleError(
        'conflict',
        `${join(site, part)}: is a link, which a build does not follow; remove it`,
      )
    }
  }
}

/** The path of a file in a site, or of another file that is in the place of one of the folders on the way. */
function wayTo(site: string, path: string): string {
  const parts = path.split('/')
  const ways = parts.map((_, index) => join(site, ...parts.slice(0, index + 1)))
  return ways.slice(0, -1).find((way) => lookAt(way)?.isFile()) ?? join(site, path)
}

function hasContent(path: string, content: string | Uint8Array): boolean {
  const found = lookAt(path)
  return (
    found?.isFile() === true &&
    found.size === Buffer.byteLength(content) &&
    sha256(readFileSync(path)) === sha256(content)
  )
}
