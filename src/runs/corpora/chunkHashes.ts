// The hashes of a chunk, and whether its files still have them.

import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inFile, unreadable } from '../systemErrors.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { hashFile } from './hashFile.ts'

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
