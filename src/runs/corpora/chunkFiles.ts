// The files of the chunks of a corpus, which are the truth: a queue only decides who works.
//
//   chunks/000012.jsonl   the records, one line each
//   chunks/000012.keys    the keys, 16 bytes each, in the same order
//   chunks/000012.sha256  the hashes of both, as `sha256sum --check` reads them; written last
//
// A chunk is done when its hashes are there. Made again it has the same bytes; other bytes are an alarm.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkContent } from '../../corpus/chunkContent.ts'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import type { ManifestChunk } from '../../corpus/manifest.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { errorCode, unreadable } from '../systemErrors.ts'
import { changedFile, writeOnce } from '../writeOnce.ts'

/** The kinds of files of a chunk. */
type ChunkFileKind = 'jsonl' | 'keys' | 'sha256'

/** The files of the chunks in the folder of a corpus. */
export interface ChunkFiles {
  /** The folder `chunks`. */
  readonly folder: string
  /** The path of a file of a chunk. */
  path(number: number, kind: ChunkFileKind): string
  /** Whether a chunk is done. */
  isDone(number: number): boolean
  /** The numbers of all chunks that are done, ascending. */
  listDone(): number[]
  /**
   * Writes the files of a chunk, and returns the hash of its records. Files that are there stay. Throws a
   * PuzzleError with the code `conflict` if they have other bytes.
   */
  write(number: number, content: ChunkContent): string
  /** The hash of the records of a chunk; undefined if it is not done. */
  sha256Of(number: number): string | undefined
  /** The entry of a finished chunk in the manifest. Throws a PuzzleError if it is not whole. */
  entryOf(number: number): ManifestChunk
}

/** The name of a chunk in its files: six digits. */
export function chunkName(number: number): string {
  return String(number).padStart(6, '0')
}

/** The files of the chunks of a corpus in a folder, which need not exist. */
export function chunkFiles(corpus: string): ChunkFiles {
  const folder = join(corpus, 'chunks')
  const path = (number: number, kind: ChunkFileKind) => join(folder, `${chunkName(number)}.${kind}`)

  function sha256Of(number: number): string | undefined {
    try {
      return /^[0-9a-f]{64}(?= )/.exec(readFileSync(path(number, 'sha256'), 'utf8'))?.[0]
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined
      throw new PuzzleError('unreadable', `${path(number, 'sha256')}: ${unreadable(error).message}`)
    }
  }

  return {
    folder,
    path,
    sha256Of,
    isDone: (number) => lookAt(path(number, 'sha256')) !== undefined,
    listDone: () =>
      namesIn(folder)
        .flatMap((name) => /^(\d{6,})\.sha256$/.exec(name)?.[1] ?? [])
        .map(Number),
    write(number, { lines, keys }) {
      const name = chunkName(number)
      const hash = sha256(lines)
      const hashes = `${hash}  ${name}.jsonl\n${sha256(keys)}  ${name}.keys\n`
      const contents = { jsonl: lines, keys, sha256: hashes }
      for (const kind of ['jsonl', 'keys', 'sha256'] as const) {
        if (writeOnce(path(number, kind), contents[kind]) === 'other') throw changedFile(path(number, kind))
      }
      return hash
    },
    entryOf(number) {
      const hash = sha256Of(number)
      const bytes = sizeOf(path(number, 'jsonl'))
      const keys = sizeOf(path(number, 'keys'))
      if (hash === undefined || bytes === undefined || keys === undefined || keys % KEY_BYTES !== 0) {
        const message = `${join(folder, chunkName(number))}.*: the files of the chunk are not whole; remove them, and make the corpus again`
        throw new PuzzleError('conflict', message)
      }
      return { number, puzzles: keys / KEY_BYTES, bytes, sha256: hash }
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw new PuzzleError('unreadable', `${folder}: ${unreadable(error).message}`)
  }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}
