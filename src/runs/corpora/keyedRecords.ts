// Reads the records of a corpus with their keys: from the files of keys where there are any, otherwise computed
// on an executor.

import { PuzzleError } from '../../families/error.ts'
import type { Executor } from '../executor.ts'
import { type CorpusFile, type CorpusSource, keyFileOf } from './corpusSource.ts'
import { type KeyReader, readKeys } from './keyReader.ts'
import type { KeyAnswer } from './keyWorker.ts'
import { type RecordLine, recordLines } from './recordLines.ts'
import { doRecordTasks } from './recordTasks.ts'

const WORKER = new URL('./keyWorker.js', import.meta.url)

/** How records are read with their keys. */
interface KeyedRecords {
  /** Computes the keys that no file holds. */
  readonly executor: Executor
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets each record in order, with its key in hexadecimal. */
  readonly onRecord: (record: RecordLine, key: string) => void
}

/** Reads the records. Throws a PuzzleError for a record that has no puzzle with one solution. */
export async function readKeyedRecords(
  source: CorpusSource,
  { executor, signal, onRecord }: KeyedRecords,
): Promise<void> {
  if (source.files.every(({ keys }) => keys !== undefined)) {
    const keyOf = makeKeyFinder()
    try {
      for await (const record of recordLines(source, { signal })) {
        const key = keyOf(record.file, record.line - 1)
        if (key === undefined) throw withoutKey(record)
        onRecord(record, key)
      }
    } finally {
      keyOf(undefined, 0)
    }
    return
  }
  await doRecordTasks<RecordLine, KeyAnswer, string>({
    executor,
    module: WORKER,
    data: undefined,
    items: recordLines(source, { signal }),
    taskOf: ({ text }) => text,
    signal,
    onResult(answer, record) {
      if ('fault' in answer) {
        throw new PuzzleError('record', `${record.file.path}:${record.line}: ${answer.fault}`)
      }
      onRecord(record, answer.key)
    },
  })
}

function withoutKey({ file, line }: RecordLine): PuzzleError {
  const message = `${file.path}:${line}: the record has no key in ${file.keys}; finish the corpus again`
  return new PuzzleError('conflict', message)
}

/**
 * Returns a function that gives the key of each record, in hexadecimal; lines count from 0 and ascend. Without a
 * file it closes the last one.
 */
export function makeKeyFinder(): (file: CorpusFile | undefined, line: number) => string | undefined {
  let open: { readonly file: CorpusFile; readonly reader: KeyReader; readonly keys: number } | undefined
  return (file, line) => {
    if (file !== open?.file) {
      open?.reader.close()
      const keyFile = file && keyFileOf(file)
      open = file && keyFile && { file, reader: readKeys(keyFile), keys: keyFile.keys }
    }
    return open && line < open.keys ? open.reader.at(line).toString('hex') : undefined
  }
}
