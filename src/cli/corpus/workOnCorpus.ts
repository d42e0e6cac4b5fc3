// The commands that work through a corpus, show their progress, and can be stopped: finish, verify, merge, split and
// sample.

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Finished } from '../../corpus/manifest.ts'
import type { SplitPart } from '../../corpus/splitParts.ts'
import { count } from '../../families/notationText.ts'
import { CORPUS_FILE } from '../../runs/corpora/corpusSource.ts'
import { finishCorpus } from '../../runs/corpora/finishCorpus.ts'
import { mergeCorpora } from '../../runs/corpora/mergeCorpora.ts'
import type { Watched } from '../../runs/corpora/progress.ts'
import { sampleCorpus } from '../../runs/corpora/sampleCorpus.ts'
import { splitCorpus } from '../../runs/corpora/splitCorpus.ts'
import { type Verified, verifyCorpus } from '../../runs/corpora/verifyCorpus.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threads.ts'
import { EXIT, flush, print, STANDARD_OUTPUT, toStandardOutput } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { interruptedBy } from '../shared/stopped.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { warnUnfinished } from './askCorpus.ts'

/** The options that some of these commands share. */
interface Options {
  readonly seed: string
  readonly out: string
  readonly workers?: number
  readonly quiet?: boolean | undefined
}

/** Does work that signals end early; then it has no exit code of its own, and `stopped` tells of it. */
function watching(
  { quiet = false }: Pick<Options, 'quiet'>,
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

const tell = (sentence: string) => process.stderr.write(`${sentence}\n`)

/** `10000 puzzles; dropped: 3 twins, 7 more than were wanted` */
function finishedText({ puzzles, dropped: { twins = 0, surplus = 0 } }: Finished): string {
  const more = surplus > 0 ? `, ${surplus} more than were wanted` : ''
  return `${count(puzzles, 'puzzle')}; dropped: ${count(twins, 'twin')}${more}`
}

/** Finishes the corpus in a folder. Returns the exit code. Throws a PuzzleError. */
export function finish(
  folder: string,
  options: Pick<Options, 'quiet'> & { readonly allowFewer?: boolean },
): Promise<number> {
  tightenHeap()
  return watching(options, async (watched) => {
    const result = await finishCorpus(folder, { allowFewer: options.allowFewer ?? false, ...watched })
    if (!result) return undefined
    if ('tooFew' in result) {
      for (const sentence of result.tooFew) tell(`${folder}: ${sentence}`)
      return EXIT.limit
    }
    const there = result.isThere ? 'there already, ' : ''
    if (!options.quiet) tell(`${join(folder, CORPUS_FILE)}: ${there}${finishedText(result.finished)}`)
    return EXIT.fine
  })
}

/** Merges the corpora in folders. Returns the exit code. Throws a PuzzleError. */
export function merge(
  folders: readonly string[],
  { out, quiet }: Pick<Options, 'out' | 'quiet'>,
): Promise<number> {
  tightenHeap()
  return watching({ quiet }, async (watched) => {
    const finished = await mergeCorpora(folders, out, watched)
    if (!finished) return undefined
    if (!quiet) tell(`${join(out, CORPUS_FILE)}: ${finishedText(finished)}`)
    return EXIT.fine
  })
}

/** Splits a corpus, and tells how many puzzles each part has. Returns the exit code. Throws a PuzzleError. */
export function split(
  path: string,
  { workers = availableParallelism(), quiet, ...order }: Options & { readonly parts: readonly SplitPart[] },
): Promise<number> {
  return watching({ quiet }, async (watched) => {
    const written = await splitCorpus(path, { ...order, executor: makeThreads(workers), ...watched })
    if (!written) return undefined
    warnUnfinished(path, quiet)
    for (const part of quiet ? [] : written) tell(`${part.path}: ${count(part.puzzles, 'puzzle')}`)
    return EXIT.fine
  })
}

/** Takes a sample. Returns the exit code. Throws a PuzzleError. */
export function sample(
  path: string,
  { number: size, per, seed, out, quiet }: Options & { readonly number: number; readonly per?: string },
): Promise<number> {
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

/** As many faults are printed; one changed line may be the cause of millions. */
const MOST_FAULTS = 100

/** Verifies a corpus, and prints its faults. Returns the exit code. Throws a PuzzleError. */
export function verify(
  path: string,
  options: Omit<Options, 'out'> & { readonly sample: number; readonly all?: boolean },
): Promise<number> {
  const { sample: size, seed, all, workers = availableParallelism(), quiet } = options
  let faults = 0
  const onFault = (sentence: string) => {
    if (++faults <= MOST_FAULTS) print(sentence)
  }
  const work = async (watched: Watched) => {
    const executor = makeThreads(workers)
    const checked = all ? 'all' : { size, seed }
    const verified = await verifyCorpus(path, { checked, executor, onFault, ...watched })
    if (faults > MOST_FAULTS) print(`and ${count(faults - MOST_FAULTS, 'further fault')}`)
    await flush()
    if (!verified) return undefined
    if (!quiet) tell(`${path}: ${summary(verified, faults)}`)
    if (faults > 0) return EXIT.badInput
    return verified.undecided > 0 ? EXIT.limit : EXIT.fine
  }
  return watching({ quiet }, work, 'stopped')
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
