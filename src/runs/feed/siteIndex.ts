// What the last build wrote into a site: of each file what it was made of, its size and its time, so that the next build need not read
// it. The index is private and can be lost: then every file is looked at once more.
//
//   puzzlewright site 1 9b0f... site
//   1f0c6a2b9d3e4a57 2931 1798765200000 2027-01-30/sudoku/puzzle.svg

import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { writeWhole } from '../writeWhole.ts'

/** What is known of a file that was written. */
export interface KnownFile {
  /** What it was made of: the beginning of a hash. */
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** When it was written, in milliseconds. */
  readonly time: number
}

/** What a build has left. */
export interface SiteIndex {
  /** Its files by their paths. */
  readonly files: Map<string, KnownFile>
  /** What the last build was to write, as `stateOfSite` has it; nothing where it did not come to its end. */
  readonly state?: string | undefined
}

const HEAD = 'puzzlewright site 1'
const BEGUN = '-'

/** Reads the index of a site; one that is not there, or is of another site, knows nothing. */
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
  // Of ten years there are 186,000 lines: no lists of them, nor of their words.
  for (let end = text.indexOf('\n', start); end >= 0; end = text.indexOf('\n', start)) {
    const size = text.indexOf(' ', start) + 1
    const time = text.indexOf(' ', size) + 1
    const name = text.indexOf(' ', time) + 1
    files.set(text.slice(name, end), {
      key: text.slice(start, size - 1),
      size: Number(text.slice(size, time - 1)),
      time: Number(text.slice(time, name - 1)),
    })
    start = end + 1
  }
  return { files, state: state === BEGUN ? undefined : state }
}

/** Writes the index of a site. */
export function writeSiteIndex(path: string, site: string, { files, state = BEGUN }: SiteIndex): void {
  let text = `${headOf(path, site, state)}\n`
  for (const [name, { key, size, time }] of files) text += `${key} ${size} ${time} ${name}\n`
  writeWhole(path, Buffer.from(text, 'latin1'))
}

/** A feed may be moved with its site. */
function headOf(path: string, site: string, state: string): string {
  return `${HEAD} ${state} ${encodeURI(relative(dirname(path), site))}`
}
