// The index of a site: for each file of the last build a hash of its sources, its size and its time, so that the next build need not
// read the file. The index is private. If it is lost, the next build compares every file.
//
//   puzzlewright site 1 9b0f... site
//   1f0c6a2b9d3e4a57 2931 1798765200000 2027-01-30/sudoku/puzzle.svg

import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { PUBLIC_FILES, SOLUTION_FILES } from '../../feed/puzzleFileNames.ts'
import { writePrivate } from '../atomicWrite.ts'

/**
 * What the index has of a file, as its line has it: the first digits of a hash of its sources, its size in bytes, and the time when it
 * was written, in milliseconds since 1970.
 */
export type KnownFile = string

/** The index of a site. */
export interface SiteIndex {
  /** Its files by their paths. */
  readonly files: Map<string, KnownFile>
  /** The `stateOfSite` that the last build wrote; undefined if that build did not finish. */
  readonly state?: string | undefined
}

const HEAD = 'puzzlewright site 1'
const BEGUN = '-'

/** Reads the index of a site. A missing index, or the index of another site, is empty. */
export function readSiteIndex(path: string, site: string): SiteIndex {
  const files = new Map<string, KnownFile>()
  let text = ''
  try {
    text = readFileSync(path, 'latin1')
  } catch {
    return { files }
  }
  let start = text.indexOf('\n') + 1
  const head = text.slice(0, Math.max(0, start - 1))
  const [, state] = /^ (\S+) /.exec(head.slice(HEAD.length)) ?? []
  if (head !== headOf(path, site, state ?? BEGUN)) return { files }
  // Ten years have 186,000 lines: the loop makes no list of lines, and what it keeps are parts of the text.
  for (let end = text.indexOf('\n', start); end >= 0; end = text.indexOf('\n', start)) {
    const space = text.lastIndexOf(' ', end)
    files.set(text.slice(space + 1, end), text.slice(start, space))
    start = end + 1
  }
  return { files, state: state === BEGUN ? undefined : state }
}

/** The text of an index is made in pieces of this length: as one text, ten years would take four times its bytes. */
const PIECE = 1 << 16

/** Writes the index of a site. */
export function writeSiteIndex(path: string, site: string, { files, state = BEGUN }: SiteIndex): void {
  const pieces: Buffer[] = []
  let text = `${headOf(path, site, state)}\n`
  for (const [name, known] of files) {
    text += `${known} ${name}\n`
    if (text.length < PIECE) continue
    pieces.push(Buffer.from(text, 'latin1'))
    text = ''
  }
  writePrivate(path, Buffer.concat([...pieces, Buffer.from(text, 'latin1')]))
}

/** The first line. The path of the site is relative, so that a feed can be moved with its site. */
function headOf(path: string, site: string, state: string): string {
  return `${HEAD} ${state} ${encodeURI(relative(dirname(path), site))}`
}

// Recognises the files of dates and puzzles in a site by their paths, so that a build finds them even if its index was lost.

const NAMES: readonly string[] = [...PUBLIC_FILES, ...SOLUTION_FILES, 'index.html', 'embed/index.html']

/** Whether a path belongs to the page of a date or to a puzzle: `2027-01-30/sudoku/puzzle.svg`. */
export function isDatedFile(path: string): boolean {
  const [, name] = /^\d{4}-\d{2}-\d{2}\/(?:[a-z0-9-]+\/)?(.+)$/.exec(path) ?? []
  return name !== undefined && NAMES.includes(name)
}
