// Verifies a corpus, and prints its faults.

import { availableParallelism } from 'node:os'
import { count } from '../../families/notationText.ts'
import type { Verified } from '../../runs/corpora/checkRecords.ts'
import { verifyCorpus } from '../../runs/corpora/verifyCorpus.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threads.ts'
import { EXIT, flush, print } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { interruptedBy } from '../shared/stopped.ts'

/** The options of `corpus verify`. */
interface VerifyPathOptions {
  readonly sample: number
  readonly seed: string
  readonly all?: boolean
  readonly workers?: number
  readonly quiet?: boolean
}

/** As many faults are printed; one changed line may be the cause of millions. */
const MOST_FAULTS = 100

/** Verifies a corpus. Returns the exit code. Throws a PuzzleError. */
export function verifyPath(
  path: string,
  { sample, seed, all = false, workers = availableParallelism(), quiet = false }: VerifyPathOptions,
): Promise<number> {
  return interruptible(async (signal) => {
    let faults = 0
    const verified = await verifyCorpus(path, {
      checked: all ? 'all' : { size: sample, seed },
      executor: makeThreads(workers),
      signal,
      startCount: (what, total) => startCount(what, total, 0, quiet),
      onFault(sentence) {
        faults++
        if (faults <= MOST_FAULTS) print(sentence)
      },
    })
    if (faults > MOST_FAULTS) print(`and ${count(faults - MOST_FAULTS, 'further fault')}`)
    await flush()
    if (!verified) {
      process.stderr.write('stopped\n')
      return interruptedBy(signal.reason)
    }
    if (!quiet) process.stderr.write(`${path}: ${summary(verified, faults)}\n`)
    if (faults > 0) return EXIT.badInput
    return verified.undecided > 0 ? EXIT.limit : EXIT.fine
  })
}

function summary(
  { puzzles, checked, madeAgain, undecided, hasTwinsChecked }: Verified,
  faults: number,
): string {
  const parts = [
    count(puzzles, 'puzzle'),
    `${checked} checked one by one`,
    ...(madeAgain > 0 ? [`${madeAgain} made again`] : []),
    ...(undecided > 0 ? [`${undecided} undecided, for the limit of the search`] : []),
    hasTwinsChecked ? 'all compared for twins' : 'not compared for twins',
    faults === 0 ? 'no faults' : count(faults, 'fault'),
  ]
  return parts.join('; ')
}
