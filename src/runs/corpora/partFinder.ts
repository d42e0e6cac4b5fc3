// Finds the part of a split that each puzzle of a corpus is in. Finished corpora have the keys of their puzzles;
// for others they are computed.

import { closeSync, openSync, readSync } from 'node:fs'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import { keyOfForm, makeFormFinder } from '../../corpus/recordForm.ts'
import { makeSplit, type SplitPart } from '../../corpus/splitParts.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { sha256 } from '../sha256.ts'
import type { RecordLine } from './recordLines.ts'

/** Returns the index of the part of a record, read from this line of a file. Records must come in order. */
type PartFinder = (record: PuzzleRecord, line?: RecordLine) => number

/** Makes a finder of parts. */
export function makePartFinder({
  parts,
  seed,
}: {
  readonly parts: readonly SplitPart[]
  readonly seed: string
}): PartFinder {
  const partOf = makeSplit(parts, seed, sha256)
  const formOf = makeFormFinder()
  return (record, line) => {
    const keys = line?.file.keys
    const key =
      line && keys !== undefined
        ? keyAt(keys, line.line - 1)
        : keyOfForm(formOf(line?.text ?? JSON.stringify(record)), sha256)
    return partOf(key)
  }
}

/** The number of keys that are read at a time. */
const BLOCK = 1 << 14

let block: { readonly path: string; readonly from: number; readonly bytes: Buffer } | undefined

/** The key at an index of a file, in hexadecimal. */
function keyAt(path: string, index: number): string {
  const from = index - (index % BLOCK)
  if (block?.path !== path || block.from !== from) block = { path, from, bytes: readBlock(path, from) }
  const at = (index - from) * KEY_BYTES
  return block.bytes.toString('hex', at, at + KEY_BYTES)
}

function readBlock(path: string, from: number): Buffer {
  const bytes = Buffer.alloc(BLOCK * KEY_BYTES)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from * KEY_BYTES))
  } finally {
    closeSync(file)
  }
}
