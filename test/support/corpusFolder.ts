// Makes the folders of small corpora in the process of the test, also of recipes with more puzzles than there
// are, which a reader of recipes refuses.

import { readFileSync } from 'node:fs'
import { type ChunkContent, collectChunk } from '../../src/corpus/chunkContent.ts'
import { type CorpusRecipe, fromCanonical } from '../../src/corpus/corpusRecipe.ts'
import { makeCorpusDraw } from '../../src/corpus/drawPuzzles.ts'
import { type Chunk, planChunks } from '../../src/corpus/planChunks.ts'
import { chunkFiles } from '../../src/runs/corpora/chunkFiles.ts'
import { beginCorpus, newManifest } from '../../src/runs/corpora/folderManifest.ts'
import { sha256 } from '../../src/runs/sha256.ts'

/** The lines of a file. */
export const linesIn = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

/** Makes a chunk. */
export function makeChunk(draw: ReturnType<typeof makeCorpusDraw>, { set, from, to }: Chunk): ChunkContent {
  const collected = collectChunk()
  for (let number = from; number < to; number++) {
    const puzzle = draw(set, number)
    if (puzzle) collected.add(puzzle)
  }
  return collected.content()
}

/** A set of a small corpus: how many puzzles it needs, and how many are drawn. */
export interface SmallSet {
  readonly family: string
  readonly shape: string
  readonly count: number
  readonly draws: number
  readonly grade?: boolean
}

/** Makes all chunks of a corpus. `change` may forge the content of a chunk before it is written. */
export function makeChunksIn(
  folder: string,
  seed: string,
  chunk: number,
  sets: readonly SmallSet[],
  change: (content: ChunkContent, chunk: Chunk) => ChunkContent = (content) => content,
): CorpusRecipe {
  const recipe = fromCanonical({
    seed,
    sets: sets.map((set) => ({ order: '', chunk, grade: false, ...set })),
  })
  beginCorpus(folder, newManifest(recipe, '0.1.0'))
  const files = chunkFiles(folder)
  const draw = makeCorpusDraw(recipe, sha256)
  for (const one of planChunks(recipe)) files.write(one.number, change(makeChunk(draw, one), one))
  return recipe
}
