// Reads the records of a corpus with their keys: from the files of keys where there are any, otherwise computed
// on an executor.

import { keyOfForm, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { stratumOf } from '../../corpus/sampleStrata.ts'
import {
  hashedFraction,
  makeSplit,
  type SplitPart,
  type StratifiedPuzzle,
  stratifiedParts,
} from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { type Executor, resultValue } from '../executor.ts'
import { sha256 } from '../sha256.ts'
import { atFile } from '../systemErrors.ts'
import type { CorpusSource } from './corpusSource.ts'
import type { KeyAnswer } from './keyWorker.ts'
import { parseRecord, placeOf, type RecordLine, recordLines } from './readRecordLines.ts'

const WORKER = new URL('./keyWorker.js', import.meta.url)

/**
 * Yields each record in order, with its key in hexadecimal. `executor` computes the keys that no file holds. Throws a
 * PuzzleError for a record that has no puzzle with one solution.
 */
async function* keyedRecords(
  source: CorpusSource,
  executor: Executor,
  signal: AbortSignal,
): AsyncGenerator<readonly [record: RecordLine, key: string]> {
  if (source.files.every(({ keys }) => keys !== undefined)) {
    for await (const record of recordLines(source, { signal, withKeys: true })) {
      if (record.key !== undefined) yield [record, record.key]
      else {
        const message = `${placeOf(record)}: the record has no key in ${record.file.keys}; finish the corpus again`
        throw new PuzzleError('conflict', message)
      }
    }
    return
  }
  const waiting: RecordLine[] = []
  async function* tasks(): AsyncGenerator<string> {
    for await (const record of recordLines(source, { signal })) {
      waiting.push(record)
      yield record.text
    }
  }
  const job = { module: WORKER, data: undefined, tasks: tasks(), signal }
  for await (const result of executor<KeyAnswer, string>(job)) {
    const record = waiting.shift() as RecordLine
    const answer = resultValue(result)
    if ('fault' in answer) throw new PuzzleError('record', `${placeOf(record)}: ${answer.fault}`)
    yield [record, answer.key]
  }
}

/** The parts, and the seed that decides, together with the key of a puzzle, to which part the puzzle belongs. */
export interface Split {
  readonly parts: readonly SplitPart[]
  readonly seed: string
  /**
   * One of `STRATUM_NAMES`: every stratum is divided into exact shares. Without strata, each puzzle is
   * assigned at random, so the shares are only approximate.
   */
  readonly per?: string | undefined
}

/**
 * Yields each record in order, with the index of its part. With strata, it reads the corpus twice, and calls
 * `onRead` for each record of the first pass. Throws a PuzzleError.
 */
export async function* dividedRecords(
  source: CorpusSource,
  { split, executor, signal, onRead }: DivisionOrder,
): AsyncGenerator<readonly [record: RecordLine, part: number]> {
  const { parts, seed, per } = split
  if (per === undefined) {
    const partOf = makeSplit(parts, seed, sha256)
    for await (const [record, key] of keyedRecords(source, executor, signal)) yield [record, partOf(key)]
    return
  }
  const puzzles: StratifiedPuzzle[] = []
  for await (const [line, key] of keyedRecords(source, executor, signal)) {
    puzzles.push(atFile(placeOf(line), () => stratified(split, per, key, parseRecord(line))))
    onRead()
  }
  const chosen = stratifiedParts(parts, puzzles)
  let position = 0
  for await (const record of recordLines(source, { signal })) yield [record, chosen[position++]]
}

/** How a corpus is divided. */
interface DivisionOrder {
  readonly split: Split
  readonly executor: Executor
  readonly signal: AbortSignal
  readonly onRead: () => void
}

const stratified = ({ seed }: Split, per: string, key: string, record: PuzzleRecord): StratifiedPuzzle => ({
  fraction: hashedFraction(`${seed}\n${key}`, sha256),
  stratum: stratumOf(record, per),
})

/**
 * Finds the index of a record's part; called for all records in their order, with the line from which the
 * record was read if there is one.
 */
type PartFinder = (record: PuzzleRecord, line?: KeyedLine) => number

type KeyedLine = Pick<RecordLine, 'text' | 'key'>

/**
 * Returns a function that finds the parts of records as `corpus split` does: by the keys of the lines, or
 * else by computed keys. `readAll`, which calls back with all records, is only needed for strata.
 */
export async function makePartFinder(
  split: Split,
  readAll: (onRecord: (record: PuzzleRecord, line?: KeyedLine) => void) => Promise<void>,
): Promise<PartFinder> {
  const { parts, seed, per } = split
  const formOf = makeFormFinder()
  const keyOf = (record: PuzzleRecord, line?: KeyedLine) =>
    line?.key ?? keyOfForm(formOf(line?.text ?? JSON.stringify(record)), sha256)
  if (per === undefined) {
    const partOfKey = makeSplit(parts, seed, sha256)
    return (record, line) => partOfKey(keyOf(record, line))
  }
  const puzzles: StratifiedPuzzle[] = []
  await readAll((record, line) => puzzles.push(stratified(split, per, keyOf(record, line), record)))
  const chosen = stratifiedParts(parts, puzzles)
  let position = 0
  return () => chosen[position++]
}
