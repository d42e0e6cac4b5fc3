// Takes the puzzles of a corpus from chunks that are done, and writes them to its folder.

import type { ManifestChunk } from '../../corpus/manifest.ts'
import type { Chunk } from '../../corpus/planChunks.ts'
import type { PuzzleTally } from '../../corpus/takePuzzles.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import { chunkFault } from './chunkHashes.ts'
import type { KeyedFile } from './copyTaken.ts'
import type { Watched } from './watched.ts'
import { type Taken, writeTaken } from './writeTaken.ts'

/** The chunks to take puzzles from. */
interface ChunksToTake {
  /** The folder of the corpus. */
  readonly folder: string
  /** The files of the chunks. */
  readonly files: ChunkFiles
  /** The chunks, in the order of their numbers. */
  readonly chunks: readonly Chunk[]
  /** The number of puzzles that each set needs. */
  readonly counts: readonly number[]
  /** The entry of a chunk in the manifest, if it is there: what the chunk must be. */
  stated(number: number): ManifestChunk | undefined
  /** Whether the numbers of puzzles that were taken are those that are wanted. */
  accept(tallies: readonly Readonly<PuzzleTally>[]): boolean
}

/** Takes the puzzles. Returns nothing if the signal ended the work; throws a PuzzleError if a chunk was changed. */
export function takeChunks(
  { folder, files, chunks, counts, stated, accept }: ChunksToTake,
  watched: Watched,
): Promise<Taken | undefined> {
  const numbers = new Map<KeyedFile, number>()
  const keyed = chunks.map(({ number, set }): KeyedFile => {
    const keyFile = {
      path: files.path(number, 'keys'),
      keys: (stated(number) ?? files.entryOf(number)).puzzles,
    }
    const file = { path: files.path(number, 'jsonl'), keyFile, setOf: () => set }
    numbers.set(file, number)
    return file
  })
  const check = (file: KeyedFile) => {
    const number = numbers.get(file) as number
    return chunkFault(files, number, stated(number)?.sha256)
  }
  return writeTaken({ folder, files: keyed, counts, check, accept }, watched)
}
