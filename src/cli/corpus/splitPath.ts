// Splits a corpus, and tells how many puzzles each part has.

import { availableParallelism } from 'node:os'
import type { SplitPart } from '../../corpus/splitParts.ts'
import { count } from '../../families/notationText.ts'
import { splitCorpus } from '../../runs/corpora/splitCorpus.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threads.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { restarted } from './finishedText.ts'
import { warnUnfinished } from './warnUnfinished.ts'

/** The options of `corpus split`. */
interface SplitPathOptions {
  readonly parts: readonly SplitPart[]
  readonly seed: string
  readonly out: string
  readonly workers?: number
  readonly quiet?: boolean
}

/** Splits a corpus. Returns the exit code. Throws a PuzzleError. */
export function splitPath(
  path: string,
  { parts, seed, out, workers = availableParallelism(), quiet = false }: SplitPathOptions,
): Promise<number> {
  return interruptible(async (signal) => {
    const written = await splitCorpus(path, {
      parts,
      seed,
      out,
      executor: makeThreads(workers),
      signal,
      startCount: (what, total) => startCount(what, total, 0, quiet),
    })
    if (!written) return restarted(signal)
    warnUnfinished(path, quiet)
    for (const part of quiet ? [] : written) {
      process.stderr.write(`${part.path}: ${count(part.puzzles, 'puzzle')}\n`)
    }
    return EXIT.fine
  })
}
