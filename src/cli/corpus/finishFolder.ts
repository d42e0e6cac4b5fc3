// Finishes a corpus, and tells how many puzzles were dropped.

import { join } from 'node:path'
import { CORPUS_FILE } from '../../runs/corpora/corpusSource.ts'
import { finishCorpus } from '../../runs/corpora/finishCorpus.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { finishedText, restarted } from './finishedText.ts'

/** The options of `corpus finish`. */
interface FinishFolderOptions {
  readonly allowFewer?: boolean
  readonly quiet?: boolean
}

/** Finishes the corpus in a folder. Returns the exit code. Throws a PuzzleError. */
export function finishFolder(
  folder: string,
  { allowFewer = false, quiet = false }: FinishFolderOptions,
): Promise<number> {
  tightenHeap()
  return interruptible(async (signal) => {
    const result = await finishCorpus(folder, {
      allowFewer,
      signal,
      startCount: (what, total) => startCount(what, total, 0, quiet),
    })
    switch (result.status) {
      case 'interrupted':
        return restarted(signal)
      case 'too-few': {
        for (const sentence of result.sentences) process.stderr.write(`${folder}: ${sentence}\n`)
        return EXIT.limit
      }
      default: {
        const there = result.status === 'there' ? 'there already, ' : ''
        if (!quiet) {
          process.stderr.write(`${join(folder, CORPUS_FILE)}: ${there}${finishedText(result.finished)}\n`)
        }
        return EXIT.fine
      }
    }
  })
}
