// Makes the folders of small corpora in the process of the test.

import type { ChunkContent } from '../../src/corpus/chunkContent.ts'
import type { CorpusRecipe } from '../../src/corpus/corpusRecipe.ts'
import { makeChunk, makeCorpusDraw } from '../../src/corpus/drawPuzzle.ts'
import { type Chunk, planChunks } from '../../src/corpus/planChunks.ts'
import { readCorpusRecipe } from '../../src/corpus/readCorpusRecipe.ts'
import { chunkFiles } from '../../src/runs/corpora/chunkFiles.ts'
import { beginCorpus, localVersions } from '../../src/runs/corpora/corpusFolder.ts'
import { sha256 } from '../../src/runs/sha256.ts'

/** Makes all chunks of a recipe. `change` may forge the content of a chunk before it is written. */
export function makeChunksIn(
  folder: string,
  text: string,
  change: (content: ChunkContent, chunk: Chunk) => ChunkContent = (content) => content,
  version = '0.1.0',
): CorpusRecipe {
  const read = readCorpusRecipe(text)
  if (!('recipe' in read)) throw new Error(read.mistakes.map(({ message }) => message).join('; '))
  const { recipe } = read
  beginCorpus(folder, recipe, localVersions(version))
  const files = chunkFiles(folder)
  const draw = makeCorpusDraw(recipe, sha256)
  for (const chunk of planChunks(recipe)) files.write(chunk.number, change(makeChunk(draw, chunk), chunk))
  return recipe
}
