// Checks records of a corpus one by one on an executor, and all of them for twins.

import type { CheckedRecord, CheckOptions } from '../../corpus/checkRecord.ts'
import { makeFormFinder } from '../../corpus/puzzleKeys.ts'
import type { Repeats } from '../../corpus/takePuzzles.ts'
import { makeTaker } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { type Key, makeKeySet } from '../../maker/puzzleKeys.ts'
import { type Executor, resultValue } from '../executor.ts'
import type { CheckTask } from './checkWorker.ts'
import { type CorpusSource, keyFileOf } from './corpusSource.ts'
import { makeKeyFinder } from './keyedRecords.ts'
import { recordLines } from './recordLines.ts'

/** Options for checking the records of a corpus. */
interface CheckRecords extends CheckOptions {
  /** The positions of the records that are checked; all if undefined. */
  readonly chosen: ReadonlySet<number> | undefined
  /** The keys that agree. */
  readonly repeats: Repeats
  /** Carries out the checks. */
  readonly executor: Executor
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets each fault, a sentence that begins with its place. */
  readonly onFault: (sentence: string) => void
  /** Called for each record that was checked. */
  readonly onChecked: () => void
}

/** What was verified. */
export interface Verified {
  /** The number of puzzles. */
  readonly puzzles: number
  /** The number of records that were checked one by one. */
  readonly checked: number
  /** The number of those whose puzzles were made again. */
  readonly madeAgain: number
  /** The number of records whose search ended at its limit. */
  readonly undecided: number
  /** Whether twins were looked for: in files without keys only if all records are checked. */
  readonly hasTwinsChecked: boolean
}

const WORKER = new URL('./checkWorker.js', import.meta.url)

const TWIN = 'a twin of an earlier record'

/** Checks the records. */
export async function checkRecords(source: CorpusSource, options: CheckRecords): Promise<Verified> {
  const { chosen, isThorough, stated, node, executor, signal, onFault, onChecked } = options
  // Without files of keys, twins are found by the keys of the checks, of which 64 bits are enough.
  const isKeyed = source.kind !== 'file'
  const seen = isKeyed || chosen ? undefined : makeKeySet()
  const places: string[] = []
  let checked = 0
  let undecided = 0
  let madeAgain = 0
  let puzzles = 0

  /** Reads all records, looks for twins among them, and yields those that are to be checked. */
  async function* tasks(): AsyncGenerator<CheckTask> {
    const isTwin = makeTwinFinder(options.repeats)
    const keys = makeKeyFinder()
    try {
      for await (const { text, file, line } of recordLines(source, { signal })) {
        const place = `${file.path}:${line}`
        const key = keys.keyOf(file, line - 1)
        if (isTwin(text, puzzles)) onFault(`${place}: ${TWIN}`)
        const isChosen = chosen?.has(puzzles) ?? true
        puzzles++
        if (!isChosen) continue
        places.push(place)
        yield [text, key]
      }
    } finally {
      keys.close()
    }
    const keyed = source.files.reduce((sum, file) => sum + (keyFileOf(file)?.keys ?? 0), 0)
    if (isKeyed && keyed !== puzzles && !signal.aborted) {
      onFault(`${source.path}: expected as many keys as records, got ${keyed} for ${puzzles}`)
    }
  }

  const data: CheckOptions = { isThorough, stated, node }
  const job = { module: WORKER, data, tasks: tasks(), signal }
  for await (const result of executor<CheckedRecord, CheckTask>(job)) {
    const place = places.shift()
    const { faults, isUndecided, isMadeAgain, key } = resultValue(result)
    for (const fault of faults) onFault(`${place}: ${fault}`)
    if (seen && key !== undefined && !seen.add(halfOf(key))) onFault(`${place}: ${TWIN}`)
    checked++
    if (isUndecided) undecided++
    if (isMadeAgain) madeAgain++
    onChecked()
  }
  const hasTwinsChecked = source.kind === 'finished' || seen !== undefined
  return { puzzles, checked, madeAgain, undecided, hasTwinsChecked }
}

/** Makes a function that tells whether a record is a twin of an earlier one, by the keys that agree. */
function makeTwinFinder(repeats: Repeats): (text: string, position: number) => boolean {
  const taker = makeTaker([Infinity], repeats)
  const formOf = makeFormFinder()
  return (text, position) => {
    try {
      return taker.decide(0, position, () => formOf(text)) === 'twin'
    } catch (error) {
      // The check of the record itself tells what is wrong with it.
      if (error instanceof PuzzleError) return false
      throw error
    }
  }
}

/** The first 64 bits of a key. */
function halfOf(key: string): Key {
  return [Number.parseInt(key.slice(0, 8), 16) | 0, Number.parseInt(key.slice(8, 16), 16) | 0]
}
