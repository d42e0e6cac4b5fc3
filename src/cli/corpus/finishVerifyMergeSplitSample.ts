// The commands that work through a corpus, show their progress, and can be stopped: finish, verify, merge, split and
// sample.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Finished } from '../../corpus/manifest.ts'
import { count } from '../../families/gridText.ts'
import { visible } from '../../families/puzzleError.ts'
import { CORPUS_FILE, openNamed } from '../../runs/corpora/corpusSource.ts'
import { finishCorpus } from '../../runs/corpora/finishCorpus.ts'
import { mergeCorpora } from '../../runs/corpora/mergeCorpora.ts'
import { sampleCorpus } from '../../runs/corpora/sampleCorpus.ts'
import type { Watched } from '../../runs/corpora/showStepProgress.ts'
import { splitCorpus } from '../../runs/corpora/splitCorpus.ts'
import { type Verified, verifyCorpus } from '../../runs/corpora/verifyCorpus.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, flush, print, STANDARD_OUTPUT, tell, toStandardOutput } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { interruptedBy } from '../shared/stoppedError.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'

/**
 * Warns if a folder has only chunks, but no finished corpus. Throws a PuzzleError if there is no corpus at the path.
 */
export function warnUnfinished(path: string, quiet = false): void {
  if (openNamed(path).kind !== 'chunks' || quiet) return
  const what = 'is not finished: chunks may be missing, and twins are not removed'
  tell(`warning: ${path} ${what}; next: corpus finish ${path}`)
}

/**
 * Does work that a signal can end early. Interrupted work returns undefined; then the text `stopped` is printed, and
 * the exit code tells the signal.
 */
function watching(
  { quiet = false }: { readonly quiet?: boolean | undefined },
  work: (watched: Watched) => Promise<number | undefined>,
  stopped = 'stopped, and nothing was written; to start again, repeat the same command',
): Promise<number> {
  return interruptible(async (signal) => {
    const exit = await work({ signal, startCount: (what, total) => startCount(what, total, 0, quiet) })
    if (exit !== undefined) return exit
    tell(stopped)
    return interruptedBy(signal.reason)
  })
}

/** `10000 puzzles; dropped: 3 twins, 7 more than the recipe asks for` */
function finishedText({ puzzles, dropped: { twins = 0, surplus = 0 } }: Finished): string {
  const more = surplus > 0 ? `, ${surplus} more than the recipe asks for` : ''
  return `${count(puzzles, 'puzzle')}; dropped: ${count(twins, 'twin')}${more}`
}

/** Finishes the corpus in a folder. Returns the exit code. Throws a PuzzleError. */
export function finish({ folder, allowFewer = false, quiet }: Typed<'corpus finish'>): Promise<number> {
  tightenHeap()
  return watching({ quiet }, async (watched) => {
    const result = await finishCorpus(folder, { allowFewer, ...watched })
    if (!result) return undefined
    if ('tooFew' in result) {
      for (const sentence of result.tooFew) tell(`${folder}: ${sentence}`)
      return EXIT.limit
    }
    const there = result.isThere ? 'there already, ' : ''
    if (!quiet) tell(`${join(folder, CORPUS_FILE)}: ${there}${finishedText(result.finished)}`)
    return EXIT.fine
  })
}

/** Merges the corpora in folders. Returns the exit code. Throws a PuzzleError. */
export function merge({ folders, out, quiet }: Typed<'corpus merge'>): Promise<number> {
  tightenHeap()
  return watching({ quiet }, async (watched) => {
    const finished = await mergeCorpora(folders, out, watched)
    if (!finished) return undefined
    if (!quiet) tell(`${join(out, CORPUS_FILE)}: ${finishedText(finished)}`)
    return EXIT.fine
  })
}

/** Splits a corpus, and prints how many puzzles each part has. Returns the exit code. Throws a PuzzleError. */
export function split(typed: Typed<'corpus split'>): Promise<number> {
  const { corpus: path, workers = availableParallelism(), quiet, ...order } = typed
  return watching({ quiet }, async (watched) => {
    const written = await splitCorpus(path, { ...order, executor: makeThreads(workers), ...watched })
    if (!written) return undefined
    warnUnfinished(path, quiet)
    for (const part of quiet ? [] : written) tell(`${part.path}: ${count(part.puzzles, 'puzzle')}`)
    return EXIT.fine
  })
}

/** Takes a sample. Returns the exit code. Throws a PuzzleError. */
export function sample(typed: Typed<'corpus sample'>): Promise<number> {
  const { corpus: path, number: size, per, seed, out, quiet } = typed
  const file = out === STANDARD_OUTPUT ? undefined : out
  if (file !== undefined) expectFile(file)
  return watching({ quiet }, async (watched) => {
    const order = { size, per, seed, out: file, open: toStandardOutput }
    const sampled = await sampleCorpus(path, { ...order, ...watched })
    if (!sampled) return undefined
    warnUnfinished(path, quiet)
    if ('tooFew' in sampled) {
      for (const sentence of sampled.tooFew) tell(`${path}: ${sentence}`)
      return EXIT.limit
    }
    const { puzzles, strata } = sampled
    const each = per === undefined ? '' : `, ${size} of each of ${strata.toSorted().join(', ')}`
    if (!quiet && file !== undefined) tell(`${out}: ${count(puzzles, 'puzzle')}${each}`)
    return EXIT.fine
  })
}

/** The default number of records that are checked. */
const USUAL_SAMPLE = 1000

/** The maximum number of faults to print, because a single changed line may cause millions of faults. */
const MOST_FAULTS = 100

/** Verifies a corpus, and prints its faults. Returns the exit code. Throws a PuzzleError. */
export function verify(options: Typed<'corpus verify'>): Promise<number> {
  const { corpus: path, sample: size = USUAL_SAMPLE, seed, all, certificates = false, quiet } = options
  const { workers = availableParallelism() } = options
  let faults = 0
  const onFault = (sentence: string) => {
    if (++faults <= MOST_FAULTS) print(visible(sentence))
  }
  const work = async (watched: Watched) => {
    const executor = makeThreads(workers)
    const checked = certificates ? 'certificates' : all ? 'all' : { size, seed }
    const verified = await verifyCorpus(path, { checked, executor, onFault, ...watched })
    if (faults > MOST_FAULTS) print(`and ${count(faults - MOST_FAULTS, 'further fault')}`)
    await flush()
    if (!verified) return undefined
    if (!quiet) tell(`${path}: ${summary(verified, faults, certificates)}`)
    if (faults > 0) return EXIT.badInput
    return verified.undecided > 0 ? EXIT.limit : EXIT.fine
  }
  return watching({ quiet }, work, 'stopped')
}

function summary(
  { puzzles, checked, madeAgain, otherGrades, undecided, hasTwinsChecked }: Verified,
  faults: number,
  byCertificates: boolean,
): string {
  const how =
    madeAgain < checked
      ? `${madeAgain} made again, ${checked - madeAgain} only checked`
      : `${madeAgain} made again`
  const parts = [
    count(puzzles, 'puzzle'),
    ...(byCertificates
      ? [`${count(checked, 'certificate')} checked without solving`]
      : [`${checked} checked one by one`, how]),
    ...(otherGrades > 0 ? [`${count(otherGrades, 'grade')} of other versions not compared`] : []),
    ...(undecided > 0 ? [`${undecided} undecided, because the search reached its limit`] : []),
    hasTwinsChecked ? 'all compared for twins' : 'not compared for twins',
    faults === 0 ? 'no faults' : count(faults, 'fault'),
  ]
  return parts.join('; ')
}
