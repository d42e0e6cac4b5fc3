// The index of a site: for each file of the last build a hash of its sources, its size and its time, so that the next build need not
// read the file. The index is private. If it is lost, the next build compares every file.
//
//   puzzlewright site 1 9b0f... site
//   1f0c6a2b9d3e4a57 2931 1798765200000 2027-01-30/sudoku/puzzle.svg

import { dirname, relative } from 'node:path'
import { PUBLIC_FILES, SOLUTION_FILES } from '../../feed/puzzleFileNames.ts'
import { writeKept } from '../atomicWrite.ts'
import { readRegularFile } from '../readRegularFile.ts'

/**
 * The entry of a file, as a line of the index: the first digits of a hash of its sources, its size in bytes, and the time
 * when it was written, in milliseconds since 1970.
 */
export type KnownFile = string

/**
 * The known files of a site. Ten years have 187,000 of them; with an object for each, they would take more memory than the rest of a
 * build. So each folder keeps its lines as one text.
 */
export class KnownFiles {
  readonly #linesOf = new Map<string, string>()
  #size = 0

  /** Takes the lines of an index. */
  constructor(lines = '') {
    let [folder, begin] = ['', 0]
    for (let start = 0; start < lines.length; this.#size++) {
      const end = lines.indexOf('\n', start)
      const path = lines.lastIndexOf(' ', end) + 1
      const length = Math.max(0, lines.lastIndexOf('/', end) + 1 - path)
      if (length !== folder.length || !lines.startsWith(folder, path)) {
        this.#append(folder, lines.slice(begin, start))
        folder = lines.slice(path, path + length)
        begin = start
      }
      start = end + 1
    }
    this.#append(folder, lines.slice(begin))
  }

  /** The number of files. */
  get size(): number {
    return this.#size
  }

  /** What is known of a file; undefined if nothing is. */
  get(path: string): KnownFile | undefined {
    const [lines, start, end] = this.#find(path)
    return start < 0 ? undefined : lines.slice(start, end - path.length - 2)
  }

  /** Notes what is known of a file. */
  set(path: string, known: KnownFile): void {
    this.delete(path)
    this.#append(folderOf(path), `${known} ${path}\n`)
    this.#size++
  }

  /** Forgets a file. */
  delete(path: string): void {
    const [lines, start, end] = this.#find(path)
    if (start < 0) return
    this.#linesOf.set(folderOf(path), lines.slice(0, start) + lines.slice(end))
    this.#size--
  }

  /** The paths of all files. */
  *paths(): Generator<string> {
    for (const lines of this.lines()) {
      for (const line of lines.split('\n').slice(0, -1)) yield line.slice(line.lastIndexOf(' ') + 1)
    }
  }

  /** The lines of an index, in pieces of several lines. */
  lines(): Iterable<string> {
    return this.#linesOf.values()
  }

  /** The lines of the folder of a file, and where its own line begins and ends; -1 if it has none. */
  #find(path: string): readonly [string, number, number] {
    const lines = this.#linesOf.get(folderOf(path)) ?? ''
    const at = lines.indexOf(` ${path}\n`)
    return [lines, at < 0 ? -1 : lines.lastIndexOf('\n', at) + 1, at + path.length + 2]
  }

  #append(folder: string, lines: string): void {
    if (lines !== '') this.#linesOf.set(folder, (this.#linesOf.get(folder) ?? '') + lines)
  }
}

/** The path up to the name of a file. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The index of a site. */
export interface SiteIndex {
  /** Its files. */
  readonly files: KnownFiles
  /** The `stateOfSite` that the last build wrote; undefined if that build did not finish. */
  readonly state?: string | undefined
}

const HEAD = 'puzzlewright site 1'
const BEGUN = '-'
/** The maximum size of an index in bytes: twenty times that of the index of ten years. */
const MOST_BYTES = 1 << 28

/** Reads the index of a site. A missing index, or the index of another site, is empty. */
export function readSiteIndex(path: string, site: string): SiteIndex {
  let text = ''
  try {
    text = readRegularFile(path, MOST_BYTES).toString('latin1')
  } catch {
    return { files: new KnownFiles() }
  }
  const start = text.indexOf('\n') + 1
  const head = text.slice(0, Math.max(0, start - 1))
  const [, state] = /^ (\S+) /.exec(head.slice(HEAD.length)) ?? []
  if (head !== headOf(path, site, state ?? BEGUN)) return { files: new KnownFiles() }
  return { files: new KnownFiles(text.slice(start)), state: state === BEGUN ? undefined : state }
}

/** Writes the index of a site. */
export function writeSiteIndex(path: string, site: string, { files, state = BEGUN }: SiteIndex): void {
  writeKept(path, inPieces(`${headOf(path, site, state)}\n`, files.lines()))
}

/** The number of characters after which a piece is written. */
const PIECE = 1 << 16

/**
 * Joins texts to pieces of at least `PIECE` characters. A single text of ten years would take as much memory
 * as the index itself.
 */
function* inPieces(first: string, parts: Iterable<string>): Generator<string> {
  let piece = first
  for (const part of parts) {
    piece += part
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
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
