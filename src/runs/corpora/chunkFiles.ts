// The files of the chunks of a corpus, which are the truth: a queue only decides who works.
//
//   chunks/000012.jsonl   the records, one line each
//   chunks/000012.keys    the keys, 16 bytes each, in the same order
//   chunks/000012.sha256  the hashes of both, as `sha256sum --check` reads them; written last
//
// A chunk is done when its hashes are there, with the others. Made again it has the same bytes; other bytes are an alarm.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ChunkContent } from '../../corpus/chunkContent.ts'
import type { ManifestChunk } from '../../corpus/manifest.ts'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { hashFile, sha256 } from '../sha256.ts'
import { errorCode, inFile, unreadable } from '../systemErrors.ts'
import { changedFile, writeOnce } from '../writeFiles.ts'

/** The kinds of files of a chunk, in the order in which they are written. */
const KINDS = ['jsonl', 'keys', 'sha256'] as const
type ChunkFileKind = (typeof KINDS)[number]

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
  /** Finds the same without keeping renewals of leases waiting, however long the folder and slow its disk. */
  findDone(): Promise<ReadonlySet<number>>
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

/** The numbers of the chunks that have a file of a kind, ascending, by the names in a folder. */
function chunksNamed(names: readonly string[], kind: string): number[] {
  const pattern = new RegExp(`^(\\d{6,})\\.${kind}$`)
  return names
    .flatMap((name) => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}

/** The files of the chunks of a corpus in a folder, which need not exist. */
export function chunkFiles(corpus: string): ChunkFiles {
  const folder = join(corpus, 'chunks')
  const path: ChunkFiles['path'] = (number, kind) => join(folder, `${chunkName(number)}.${kind}`)
  const isDone = (number: number) => KINDS.every((kind) => lookAt(path(number, kind)) !== undefined)
  return {
    folder,
    path,
    isDone,
    listDone: () => wholeChunks(namesIn(folder)),
    findDone: async () => new Set(wholeChunks(await findNames(folder))),
    write: (number, content) => writeChunk(path, number, content),
    sha256Of: (number) => (isDone(number) ? statedHash(path(number, 'sha256')) : undefined),
    entryOf: (number) => entryOf(path, number),
  }
}

/** The numbers of the chunks that have all their files. */
function wholeChunks(names: readonly string[]): number[] {
  const [first, ...others] = KINDS.map((kind) => chunksNamed(names, kind))
  const sets = others.map((numbers) => new Set(numbers))
  return first.filter((number) => sets.every((set) => set.has(number)))
}

function writeChunk(path: ChunkFiles['path'], number: number, { lines, keys }: ChunkContent): string {
  const name = chunkName(number)
  const hash = sha256(lines)
  const hashes = `${hash}  ${name}.jsonl\n${sha256(keys)}  ${name}.keys\n`
  const contents = { jsonl: lines, keys, sha256: hashes }
  for (const kind of KINDS) {
    if (writeOnce(path(number, kind), contents[kind]) === 'other') throw changedFile(path(number, kind))
  }
  return hash
}

/** The hash of the records in a file of hashes; undefined if there is none. */
function statedHash(place: string): string | undefined {
  try {
    return /^[0-9a-f]{64}(?= )/.exec(readFileSync(place, 'utf8'))?.[0]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new PuzzleError('unreadable', `${place}: ${unreadable(error).message}`)
  }
}

function entryOf(path: ChunkFiles['path'], number: number): ManifestChunk {
  const hash = statedHash(path(number, 'sha256'))
  const bytes = sizeOf(path(number, 'jsonl'))
  const keys = sizeOf(path(number, 'keys'))
  if (hash !== undefined && bytes !== undefined && keys !== undefined && keys % KEY_BYTES === 0) {
    return { number, puzzles: keys / KEY_BYTES, bytes, sha256: hash }
  }
  const files = path(number, 'jsonl').replace(/jsonl$/, '*')
  const message = `${files}: the files of the chunk are not whole; remove them, and make the corpus again`
  throw new PuzzleError('conflict', message)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    return noNames(folder, error)
  }
}

async function findNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    return noNames(folder, error)
  }
}

/** A folder that is not there yet has no names. */
function noNames(folder: string, error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return []
  throw new PuzzleError('unreadable', `${folder}: ${unreadable(error).message}`)
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}

// The hashes of a chunk, and whether its files still have them.

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
    const isSame = hash === stated.get(basename(path)) && (kind === 'keys' || hash === (expected ?? hash))
    if (!isSame) return `${path}: changed since it was made, its SHA-256 is not the stated one; ${REMEDY}`
  }
  return undefined
}

const REMEDY = 'remove the files of the chunk, and make the corpus again'

/** The hashes in a file as `sha256sum` writes it, by the names of the files. */
function statedHashes(path: string): ReadonlyMap<string, string> {
  try {
    const lines = Array.from(readFileSync(path, 'utf8').matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm))
    return new Map(lines.map(([, hash, name]) => [name, hash]))
  } catch (error) {
    throw inFile(path, unreadable(error))
  }
}
