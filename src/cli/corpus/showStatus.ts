// Tells what of a corpus is made.

import { fromCanonical } from '../../corpus/corpusRecipe.ts'
import { countChunks } from '../../corpus/planChunks.ts'
import { chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { readManifest } from '../../runs/corpora/corpusFolder.ts'
import { EXIT, flush, print } from '../shared/output.ts'

/** Prints the status. Returns the exit code. Throws a PuzzleError. */
export async function showStatus(folder: string, _options: { readonly json?: boolean }): Promise<number> {
  const manifest = readManifest(folder)
  const all = countChunks(fromCanonical(manifest.recipe))
  const done = chunkFiles(folder).listDone().length
  print(`${done} of ${all} chunks`)
  await flush()
  return done === all ? EXIT.fine : EXIT.limit
}
