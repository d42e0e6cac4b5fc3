// Merges corpora, and tells how many twins were dropped.

import { join } from 'node:path'
import { CORPUS_FILE } from '../../runs/corpora/corpusSource.ts'
import { mergeCorpora } from '../../runs/corpora/mergeCorpora.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { finishedText, restarted } from './finishedText.ts'

/** The options of `corpus merge`. */
interface MergeFoldersOptions {
  readonly out: string
  readonly quiet?: boolean
}

/** Merges the corpora in folders. Returns the exit code. Throws a PuzzleError. */
export function mergeFolders(
  folders: readonly string[],
  { out, quiet = false }: MergeFoldersOptions,
): Promise<number> {
  tightenHeap()
  return interruptible(async (signal) => {
    const merged = await mergeCorpora(folders, out, {
      signal,
      startCount: (what, total) => startCount(what, total, 0, quiet),
    })
    if (!merged) return restarted(signal)
    if (!quiet) process.stderr.write(`${join(out, CORPUS_FILE)}: ${finishedText(merged.finished)}\n`)
    return EXIT.fine
  })
}
