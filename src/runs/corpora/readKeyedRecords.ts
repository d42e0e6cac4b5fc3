// Reads the records of a corpus with their keys: from the files of keys where there are any, otherwise computed
// on an executor.

import { keyOfForm, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { makeSplit, type SplitPart } from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { type Executor, resultValue } from '../executor.ts'
import { sha256 } from '../sha256.ts'
import type { CorpusSource } from './corpusSource.ts'
import type { KeyAnswer } from './keyWorker.ts'
import { placeOf, type RecordLine, recordLines } from './readRecordLines.ts'

const WORKER = new URL('./keyWorker.js', import.meta.url)

/**
 * Yields each record in order, with its key in hexadecimal. `executor` computes the keys that no file holds. Throws a
 * PuzzleError for a record that has no puzzle with one solution.
 */
export async function* keyedRecords(
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

/** The parts, and the seed that decides with the keys which puzzle is in which. */
export interface Split {
  readonly parts: readonly SplitPart[]
  readonly seed: string
}

/**
 * Returns a function that gives the index of the part of a record as `corpus split` does, from the line that it was read
 * from, which has its key, or computes the key.
 */
export function makePartFinder({ parts, seed }: Split) {
  const partOfKey = makeSplit(parts, seed, sha256)
  const formOf = makeFormFinder()
  return (record: PuzzleRecord, line?: Pick<RecordLine, 'text' | 'key'>): number =>
    partOfKey(line?.key ?? keyOfForm(formOf(line?.text ?? JSON.stringify(record)), sha256))
}
