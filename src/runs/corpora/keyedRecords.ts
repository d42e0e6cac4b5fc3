// Reads the records of a corpus with their keys: from the files of keys where there are any, otherwise computed
// on an executor.

import { keyOfForm, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { makeSplit, type SplitPart } from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/error.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { type Executor, resultValue } from '../executor.ts'
import { sha256 } from '../sha256.ts'
import { type CorpusFile, type CorpusSource, keyFileOf } from './corpusSource.ts'
import { type KeyReader, readKeys } from './keyFiles.ts'
import type { KeyAnswer } from './keyWorker.ts'
import { type RecordLine, recordLines } from './recordLines.ts'

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
    const keys = makeKeyFinder()
    try {
      for await (const record of recordLines(source, { signal })) {
        const key = keys.keyOf(record.file, record.line - 1)
        if (key === undefined) throw withoutKey(record)
        onRecord(record, key)
      }
    } finally {
      keys.close()
    }
    return
  }
  const waiting: RecordLine[] = []
  async function* texts(): AsyncGenerator<string> {
    for await (const record of recordLines(source, { signal })) {
      waiting.push(record)
      yield record.text
    }
  }
  for await (const result of executor<KeyAnswer, string>({
    module: WORKER,
    data: undefined,
    tasks: texts(),
    signal,
  })) {
    const record = waiting.shift() as RecordLine
    const answer = resultValue(result)
    if ('fault' in answer) {
      throw new PuzzleError('record', `${record.file.path}:${record.line}: ${answer.fault}`)
    }
    onRecord(record, answer.key)
  }
}

function withoutKey({ file, line }: RecordLine): PuzzleError {
  const message = `${file.path}:${line}: the record has no key in ${file.keys}; finish the corpus again`
  return new PuzzleError('conflict', message)
}

/** Makes a finder of the keys of records in the files that hold them. It opens one file at a time. */
export function makeKeyFinder() {
  let open: { readonly file: CorpusFile; readonly reader: KeyReader; readonly keys: number } | undefined
  /** Closes the last file. */
  function close(): void {
    open?.reader.close()
    open = undefined
  }
  return {
    /** The key of a record, in hexadecimal, if its file has one. Lines count from 0, and ascend in each file. */
    keyOf(file: CorpusFile, line: number): string | undefined {
      if (file !== open?.file) {
        close()
        const keyFile = keyFileOf(file)
        open = keyFile && { file, reader: readKeys(keyFile), keys: keyFile.keys }
      }
      return open && line < open.keys ? open.reader.at(line).toString('hex') : undefined
    },
    close,
  }
}

// Finds the part of a split that each puzzle of a corpus is in, as `corpus split` does. Finished corpora have the
// keys of their puzzles; for others they are computed.

/** The parts, and the seed that decides with the keys which puzzle is in which. */
export interface Split {
  readonly parts: readonly SplitPart[]
  readonly seed: string
}

/** Makes a finder of parts. */
export function makePartFinder({ parts, seed }: Split) {
  const partOfKey = makeSplit(parts, seed, sha256)
  const formOf = makeFormFinder()
  const keys = makeKeyFinder()
  return {
    /** The index of the part of a record, read from this line of a file. Lines must come in order. */
    partOf(record: PuzzleRecord, line?: RecordLine): number {
      const key = line && keys.keyOf(line.file, line.line - 1)
      return partOfKey(key ?? keyOfForm(formOf(line?.text ?? JSON.stringify(record)), sha256))
    },
    /** Closes the files of keys. */
    close: keys.close,
  }
}
