// Finds the part of a split that each puzzle of a corpus is in, as `corpus split` does. Finished corpora have the
// keys of their puzzles; for others they are computed.

import { keyOfForm, makeFormFinder } from '../../corpus/recordForm.ts'
import { makeSplit, type SplitPart } from '../../corpus/splitParts.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { sha256 } from '../sha256.ts'
import { makeKeyFinder } from './keyedRecords.ts'
import type { RecordLine } from './recordLines.ts'

/** The parts, and the seed that decides with the keys which puzzle is in which. */
export interface Split {
  readonly parts: readonly SplitPart[]
  readonly seed: string
}

/** Finds parts. */
interface PartFinder {
  /** The index of the part of a record, read from this line of a file. Lines must come in order. */
  partOf(record: PuzzleRecord, line?: RecordLine): number
  /** Closes the files of keys. */
  close(): void
}

/** Makes a finder of parts. */
export function makePartFinder({ parts, seed }: Split): PartFinder {
  const partOfKey = makeSplit(parts, seed, sha256)
  const formOf = makeFormFinder()
  const keys = makeKeyFinder()
  return {
    partOf(record, line) {
      const key = line && keys.keyOf(line.file, line.line - 1)
      return partOfKey(key ?? keyOfForm(formOf(line?.text ?? JSON.stringify(record)), sha256))
    },
    close: keys.close,
  }
}
