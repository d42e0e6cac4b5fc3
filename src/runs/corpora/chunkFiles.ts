// The files of the chunks of a corpus. They alone decide which chunks are done; a queue only decides who works on which
// chunk.
//
//   chunks/000012.jsonl   the records, one line each
//   chunks/000012.keys    the keys, 16 bytes each, in the same order
//   chunks/000012.sha256  the hashes of both, as `sha256sum --check` reads them; written last
//
// A chunk is done when all three files exist. A chunk that is made again has the same bytes; other bytes are an alarm.

import { existsSync, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ChunkContent } from '../../corpus/chunkContent.ts'
import type { ManifestChunk } from '../../corpus/manifest.ts'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeOnce } from '../atomicWrite.ts'
import { lookAt } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { hashFile, sha256 } from '../sha256.ts'
import { errorCode, inFile, unreadable } from '../systemErrors.ts'

/** The kinds of files of a chunk, in the order in which they are written. */
const KINDS = ['jsonl', 'keys', 'sha256'] as const
type ChunkFileKind = (typeof KINDS)[number]

/** The name of a chunk in its files: six digits. */
export function chunkName(number: number): string {
  return String(number).padStart(6, '0')
}

/** The files of the chunks in the folder of a corpus. */
export type ChunkFiles = ReturnType<typeof chunkFiles>

/** The files of the chunks of a corpus in a folder, which need not exist. */
export function chunkFiles(corpus: string) {
  const folder = join(corpus, 'chunks')
  const path = (number: number, kind: ChunkFileKind) => join(folder, `${chunkName(number)}.${kind}`)
  const isDone = (number: number) => KINDS.every((kind) => lookAt(path(number, kind)) !== undefined)
  const statedHash = (number: number) =>
    statedHashes(path(number, 'sha256'))?.get(`${chunkName(number)}.jsonl`)
  /** A folder that does not exist yet has no files. */
  const noNames = (error: unknown): never[] => {
    if (errorCode(error) === 'ENOENT') return []
    throw inFile(folder, unreadable(error))
  }
  return {
    /** The folder `chunks`. */
    folder,
    /** The path of a file of a chunk. */
    path,
    /** Whether a chunk is done. */
    isDone,
    /** The numbers of all chunks that are done, ascending. */
    listDone(): number[] {
      try {
        return wholeChunks(readdirSync(folder))
      } catch (error) {
        return noNames(error)
      }
    },
    /**
     * Finds the same numbers without delaying renewals of leases, however many files the folder has and
     * however slow its disk is.
     */
    findDone: async (): Promise<ReadonlySet<number>> =>
      new Set(wholeChunks(await readdir(folder).catch(noNames))),
    /**
     * Writes the files of a chunk, and returns the hash of its records. Existing files are not replaced.
     * Throws a PuzzleError with the code `conflict` if they have other bytes.
     */
    write(number: number, { lines, keys }: ChunkContent): string {
      const name = chunkName(number)
      const hash = sha256(lines)
      const hashes = `${hash}  ${name}.jsonl\n${sha256(keys)}  ${name}.keys\n`
      const contents = { jsonl: lines, keys, sha256: hashes }
      for (const kind of KINDS) {
        const place = path(number, kind)
        if (writeOnce(place, contents[kind]) !== 'other') continue
        const message = `${place}: making it again gave different bytes, so it was left unchanged; find out which machine differs (log.jsonl), remove ${basename(place)} or the folder, and make it again`
        throw new PuzzleError('conflict', message)
      }
      return hash
    },
    /** The hash of the records of a chunk; undefined if it is not done. */
    sha256Of: (number: number) => (isDone(number) ? statedHash(number) : undefined),
    /**
     * The entry of a finished chunk in the manifest. Throws a PuzzleError if the files of the chunk are
     * incomplete.
     */
    entryOf(number: number): ManifestChunk {
      const hash = statedHash(number)
      const [bytes, keys] = (['jsonl', 'keys'] as const).map((kind) => lookAt(path(number, kind))?.size)
      if (hash !== undefined && bytes !== undefined && keys !== undefined && keys % KEY_BYTES === 0) {
        return { number, puzzles: keys / KEY_BYTES, bytes, sha256: hash }
      }
      const files = path(number, 'jsonl').replace(/jsonl$/, '*')
      const message = `${files}: the files of the chunk are incomplete; remove them, and make the corpus again`
      throw new PuzzleError('conflict', message)
    },
  }
}

/** The numbers of the chunks that have all their files, ascending, by the names in a folder. */
function wholeChunks(names: readonly string[]): number[] {
  const files = names.flatMap((name) => {
    const [, number, kind] = /^(\d{6,})\.([a-z0-9]+)$/.exec(name) ?? []
    return KINDS.includes(kind as ChunkFileKind) ? [Number(number)] : []
  })
  const found = files.sort((one, other) => one - other)
  return found.filter((number, index) => index >= 2 && found[index - 2] === number)
}

/** The maximum size in bytes of the file with the hashes of a chunk. */
const LONGEST_HASHES = 1 << 16

/** The hashes in a file as `sha256sum` writes it, by the names of the files; undefined if there is none. */
function statedHashes(path: string): ReadonlyMap<string, string> | undefined {
  try {
    const lines = Array.from(
      readRegularFile(path, LONGEST_HASHES)
        .toString()
        .matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm),
    )
    return new Map(lines.map(([, hash, name]) => [name, hash]))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw inFile(path, error instanceof PuzzleError ? error : unreadable(error))
  }
}

/** Returns what is wrong with the files of a chunk that is done, if anything. `expected` is the hash in the manifest. */
export async function chunkFault(
  files: ChunkFiles,
  number: number,
  expected: string | undefined,
): Promise<string | undefined> {
  const stated = statedHashes(files.path(number, 'sha256'))
  for (const kind of ['jsonl', 'keys'] as const) {
    const path = files.path(number, kind)
    if (!existsSync(path)) return `${path}: no such file; ${REMEDY}`
    const hash = await hashFile(path)
    const isSame = hash === stated?.get(basename(path)) && (kind === 'keys' || hash === (expected ?? hash))
    if (!isSame)
      return `${path}: changed since it was made: its SHA-256 differs from the recorded one; ${REMEDY}`
  }
  return undefined
}

const REMEDY = 'remove the files of the chunk, and make the corpus again'
