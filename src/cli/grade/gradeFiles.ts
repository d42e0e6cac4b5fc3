// Grades the puzzles of files, in the order of the input. The first ones are graded where they are read; where that takes
// longer than starting threads does, threads do the rest.

import { availableParallelism } from 'node:os'
import type { Entry, Read, ReadOptions } from '../../formats/reader.ts'
import type { Ungraded } from '../../grader/difficulty.ts'
import { type Grade, type GradeOptions, makeGrader } from '../../grader/grade.ts'
import { puzzleName } from '../../maker/record.ts'
import { interruptedBy } from '../../runs/interrupt.ts'
import { makeFeed, runTasks } from '../../runs/threads.ts'
import { readEntries } from '../shared/input.ts'
import { flush } from '../shared/output.ts'
import { type Progress, startProgress } from '../shared/progress.ts'
import type { Unread } from '../shared/puzzleReport.ts'

/** What a thread is told. */
export type GradingOptions = Pick<GradeOptions, 'trials'>

/** A grade, why there is none, or the message of what went wrong. */
export type Graded = Grade | Ungraded | { readonly crash: string }

export interface Wanted extends GradingOptions {
  readonly files: readonly string[]
  readonly reading: ReadOptions
  /** Threads; one a core if left out. */
  readonly workers?: number | undefined
  readonly quiet: boolean
}

/** Hears what became of each entry, in the order of the input. */
export interface Listener {
  onGraded(entry: Read, file: string, graded: Graded): void
  onUnreadable(entry: Unread, file: string): void
}

/** An entry that has its turn to come, and its share of the bytes that were read. */
interface Item {
  readonly entry: Entry
  readonly file: string
  readonly bytes: number
}

/** Grading that takes no longer than this is done before threads have started. */
const MILLISECONDS_ALONE = 100

/** How many entries may wait for their turn: enough to keep all threads busy, whatever few of them take long. */
const MOST_WAITING = 1000

export async function gradeFiles(wanted: Wanted, listener: Listener): Promise<void> {
  const { files, reading, workers = availableParallelism(), quiet, trials } = wanted
  const options: GradingOptions = trials === undefined ? {} : { trials }
  const grade = makeAlone(options)
  let read: Omit<Item, 'bytes'>[] = []
  let spent = 0
  let bytesDone = 0
  let progress: Progress | undefined
  let crew: Crew | undefined

  const interrupt = (signal: 'SIGINT' | 'SIGTERM') => {
    progress?.stop()
    process.exit(interruptedBy(signal))
  }

  function settle({ entry, file, bytes }: Item, graded?: Graded): void {
    if ('error' in entry) listener.onUnreadable(entry, file)
    else listener.onGraded(entry, file, graded as Graded)
    bytesDone += bytes
    progress?.advance(bytes)
  }

  function gradeAlone(item: Item): void {
    const began = performance.now()
    settle(item, 'error' in item.entry ? undefined : grade(item.entry))
    spent += performance.now() - began
  }

  function startCrew(): Crew {
    if (!quiet) progress = startProgress(files)
    progress?.advance(bytesDone)
    // The bar catches these signals, too, and would only end itself.
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    return makeCrew(options, workers, settle)
  }

  async function afterChunk(bytes: number): Promise<void> {
    const items = read.map((one) => ({ ...one, bytes: bytes / read.length }))
    read = []
    for (const [index, item] of items.entries()) {
      if (!crew && spent > MILLISECONDS_ALONE && index < items.length - 1) crew = startCrew()
      if (crew) crew.add(item)
      else gradeAlone(item)
    }
    await (crew ? crew.room() : flush())
  }

  try {
    await readEntries(files, reading, (entry, file) => read.push({ entry, file }), afterChunk)
    await crew?.end()
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    progress?.stop()
  }
}

/** Grades without threads. What would end a thread is a result here, too. */
function makeAlone(options: GradingOptions): (entry: Read) => Graded {
  const grader = makeGrader(options)
  return ({ family, puzzle }) => {
    try {
      return grader(family, puzzle)
    } catch (error) {
      return { crash: (error as Error).message }
    }
  }
}

/** Threads that grade. */
interface Crew {
  add(item: Item): void
  /** Waits until there is room for more. */
  room(): Promise<void>
  /** Waits until all is done. */
  end(): Promise<void>
}

function makeCrew(
  data: GradingOptions,
  threads: number,
  settle: (item: Item, graded?: Graded) => void,
): Crew {
  const feed = makeFeed<string>()
  const waiting: Item[] = []
  let failure: unknown
  let wake = () => {}

  function settleUnreadable(): void {
    while (waiting.length > 0 && 'error' in waiting[0].entry) settle(waiting.shift() as Item)
  }

  async function work(): Promise<void> {
    const worker = new URL('./worker.js', import.meta.url)
    for await (const result of runTasks<Grade | Ungraded, string>({ worker, data, threads, feed })) {
      settle(waiting.shift() as Item, 'crash' in result ? { crash: result.crash } : result.value)
      settleUnreadable()
      await flush()
      wake()
    }
  }

  const done = work()
  // Whoever waits for room hears of it, or for the end.
  done.catch((error) => {
    failure = error
    wake()
  })
  return {
    add(item) {
      waiting.push(item)
      if ('error' in item.entry) {
        if (waiting.length === 1) settleUnreadable()
      } else feed.add(puzzleName(item.entry.family, item.entry.puzzle))
    },
    async room() {
      await flush()
      while (waiting.length >= MOST_WAITING && failure === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure !== undefined) throw failure
    },
    async end() {
      feed.end()
      await done
    },
  }
}
