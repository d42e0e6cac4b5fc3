// Grades the puzzles of files, in the order of the input. The first puzzles are graded in this thread; if that takes
// longer than starting worker threads, these grade the rest.

import { availableParallelism } from 'node:os'
import { memo } from '../../families/memo.ts'
import type { Entry, Read, ReadOptions } from '../../formats/readRecord.ts'
import type { AllowedTechniques } from '../../grader/allowedTechniques.ts'
import { type Grade, makeGrader } from '../../grader/grade.ts'
import {
  type Graded,
  type Graders,
  gradeInOrder,
  makeOutcomes,
  type Outcome,
} from '../../runs/gradeInOrder.ts'
import type { GradingOptions } from '../../runs/gradeWorker.ts'
import { hearInterrupts, type Interrupt, type Interruption } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { readEntries } from '../shared/input.ts'
import { flush } from '../shared/output.ts'
import { type Progress, startProgress } from '../shared/progress.ts'
import type { Unread } from '../shared/puzzleTextAndJson.ts'
import { interruptedBy } from '../shared/stoppedError.ts'

interface Wanted extends GradingOptions {
  readonly files: readonly string[]
  readonly reading: ReadOptions
  /** Returns the stored grade of a puzzle if it may be kept. */
  readonly stored: (entry: Read) => Grade | undefined
  /** Returns the techniques that another grade of a puzzle may use; all if undefined. */
  readonly allowedFor: (entry: Read) => AllowedTechniques | undefined
  /** The number of threads; one per core if left out. */
  readonly workers?: number | undefined
  readonly quiet: boolean
}

/** Receives the outcome of each entry, in the order of the input. */
interface Listener {
  onGraded(entry: Read, file: string, graded: Graded): void
  onUnreadable(entry: Unread, file: string): void
}

/** An entry that waits for its grade, with the number of bytes by which it advances the progress bar. */
interface Item {
  readonly entry: Entry
  readonly file: string
  readonly bytes: number
  /** Holds the grade of the entry, if the entry is a puzzle. */
  readonly outcome?: Outcome | undefined
}

/** The milliseconds of grading in this thread after which worker threads are started. */
const MILLISECONDS_ALONE = 100

/** Grades all puzzles. Returns the signal that ended the work early, if one did. */
export async function gradeFiles(wanted: Wanted, listener: Listener): Promise<Interruption | undefined> {
  const { files, reading, stored, allowedFor, workers = availableParallelism(), quiet, trials } = wanted
  const options: GradingOptions = { trials }
  const grade = makeAlone(options)
  const outcomeOf = makeOutcomes(stored, allowedFor)
  const stop = new AbortController()
  const { signal } = stop
  let read: Pick<Item, 'entry' | 'file'>[] = []
  let spent = 0
  let bytesDone = 0
  let progress: Progress | undefined
  let graders: Graders<Item> | undefined
  let interrupt: Interrupt | undefined

  function settle({ entry, file, bytes, outcome }: Item): void {
    if ('error' in entry) listener.onUnreadable(entry, file)
    else listener.onGraded(entry, file, outcome?.graded as Graded)
    bytesDone += bytes
    progress?.advance(bytes)
  }

  function gradeAlone(item: Item): void {
    const began = performance.now()
    const { entry, outcome } = item
    if (outcome && !('error' in entry)) outcome.graded ??= grade(entry, outcome.techniques)
    settle(item)
    spent += performance.now() - began
  }

  /**
   * Starts worker threads that grade the rest. Signals are handled only from here on: while this thread grades, a long
   * grading would delay their handling.
   */
  function startGraders(): Graders<Item> {
    if (!quiet) progress = startProgress(files)
    progress?.advance(bytesDone)
    const heard = hearInterrupts()
    interrupt = heard
    heard.signal.addEventListener('abort', () => {
      // The exit code if the process ends while input that never comes is awaited; Node's own would be 13.
      process.exitCode = interruptedBy(heard.signal.reason)
      stop.abort(heard.signal.reason)
    })
    return gradeInOrder({ executor: makeThreads(workers), options, settle, flush, signal })
  }

  async function afterChunk(bytes: number): Promise<void> {
    const items = read.map(({ entry, file }) => {
      const outcome = 'error' in entry ? undefined : outcomeOf(entry)
      return { entry, file, bytes: bytes / read.length, outcome }
    })
    read = []
    for (const [index, item] of items.entries()) {
      if (!graders && spent > MILLISECONDS_ALONE && index < items.length - 1) graders = startGraders()
      if (graders) graders.add(item)
      else gradeAlone(item)
    }
    await (graders ? graders.room() : flush())
  }

  try {
    const onEntry = (entry: Entry, file: string) => read.push({ entry, file })
    await readEntries(files, { ...reading, signal }, onEntry, afterChunk)
    await graders?.end()
    return signal.aborted ? signal.reason : undefined
  } finally {
    interrupt?.release()
    progress?.stop()
  }
}

/** Makes a function that grades in this thread. As in worker threads, a crash becomes an outcome of the puzzle. */
function makeAlone({ trials }: GradingOptions): (entry: Read, techniques?: AllowedTechniques) => Graded {
  const graderWith = memo(String, (techniques?: AllowedTechniques) => makeGrader({ trials, techniques }))
  return ({ family, puzzle }, techniques) => {
    try {
      return graderWith(techniques)(family, puzzle)
    } catch (error) {
      return { crash: (error as Error).message }
    }
  }
}
