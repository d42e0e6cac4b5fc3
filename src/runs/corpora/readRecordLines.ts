// Reads the records of a corpus one after the other. However many there are, only a piece of a file and one line are in
// memory.

import { recordFault } from '../../corpus/checkRecordForm.ts'
import { type CorpusRow, isCompactRow, unsolvedRecord } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { exportKind } from '../../formats/exportKind.ts'
import { MANIFEST_START } from '../../formats/readPuzzlesByLine.ts'
import { jsonOf } from '../../formats/tryParseJson.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { type BlockOptions, lineBlocks, lineEnd, NEWLINE } from '../lineBlocks.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import { type CorpusFile, type CorpusSource, keyFileOf } from './corpusSource.ts'
import { readKeys } from './keyFiles.ts'

/** A record and its place. */
export interface RecordLine {
  /** The record as it is written, without the line end. */
  readonly text: string
  /** The file that holds the record. */
  readonly file: CorpusFile
  /** The number of its line in the file, from 1. */
  readonly line: number
  /** Its key in hexadecimal, if keys are read and its file has one. */
  readonly key?: string | undefined
}

/** Options for reading records. */
interface RecordOptions extends BlockOptions {
  /** Whether the keys of the records are read too. */
  readonly withKeys?: boolean
}

/** The place of a record: its file and the number of its line. */
export const placeOf = ({ file, line }: RecordLine) => `${file.path}:${line}`

/**
 * Yields the records of a corpus in order. Leaves out empty lines and the manifests that `bench corpus`
 * writes. Throws a PuzzleError if a file cannot be read.
 */
export async function* recordLines(
  { files }: Pick<CorpusSource, 'files'>,
  { withKeys = false, ...options }: RecordOptions = {},
): AsyncGenerator<RecordLine> {
  for (const file of files) {
    const keyFile = withKeys ? keyFileOf(file) : undefined
    const keys = keyFile && readKeys(keyFile)
    let line = 0
    try {
      for await (const text of linesOf(file.path, options)) {
        line++
        if (!/\S/.test(text) || text.startsWith(MANIFEST_START)) continue
        yield { text, file, line, key: keys?.at(line - 1)?.toString('hex') }
      }
    } finally {
      keys?.close()
    }
    if (options.signal?.aborted) return
  }
}

/**
 * Parses the line of a record, or of a compact row: then the record lacks its text and its solution. Throws a PuzzleError with
 * its place if it is neither.
 */
export function parseLine(line: RecordLine): { readonly record: PuzzleRecord; readonly row?: CorpusRow } {
  const expectNone = (fault: string | undefined) => {
    if (fault !== undefined) throw new PuzzleError('record', `${placeOf(line)}: ${fault}`)
  }
  const value = jsonOf(line.text)
  expectNone(
    value === undefined
      ? 'the record is not valid JSON; a record is one object on one line'
      : recordFault(value),
  )
  if (!isCompactRow(value)) return { record: withKind(value as PuzzleRecord) }
  const record = unsolvedRecord(value)
  expectNone(recordFault(record))
  return { record, row: value }
}

/** The record with its family and shape, which a line with an id alone leaves out. */
function withKind(record: PuzzleRecord): PuzzleRecord {
  if (record.family !== undefined && record.shape !== undefined) return record
  const [family, shape] = record.id.split(':')
  return { ...record, family, shape }
}

/** Parses a record. Throws a PuzzleError with its place if it is not one. */
export function parseRecord(line: RecordLine): PuzzleRecord {
  return parseLine(line).record
}

/** Precedes the end of a line in files from some systems. */
const RETURN = 0x0d

/** Yields the lines of a file without their ends. */
async function* linesOf(path: string, options: BlockOptions): AsyncGenerator<string> {
  for await (const block of recordBlocks(path, options)) {
    let from = 0
    while (from < block.length) {
      const end = lineEnd(block, from)
      const last = block[end - 1] === NEWLINE ? end - 1 : end
      // Each line is a string of its own: a part of a longer string would keep all of it in memory.
      yield block.toString('utf8', from, last > from && block[last - 1] === RETURN ? last - 1 : last)
      from = end
    }
  }
}

/** Throws a PuzzleError if a file begins like an export that holds no records, such as CSV. */
function expectRecords(path: string, block: Buffer): void {
  const kind = exportKind(block)
  if (kind !== undefined) throw new PuzzleError('record', `${path}: ${kind}`)
}

/** The maximum number of bytes of a line; records are far shorter. */
const LONGEST_LINE = 1 << 20

/** Yields the lines of a file of records in blocks. Throws a PuzzleError if it cannot be read. */
export async function* recordBlocks(path: string, options: BlockOptions): AsyncGenerator<Buffer> {
  const tooLong = () =>
    new PuzzleError('record', `${path}: a line is longer than 1 MB, so it is not a record`)
  try {
    let isFirst = true
    for await (const block of lineBlocks(path, { ...options, longest: LONGEST_LINE, tooLong })) {
      if (isFirst) expectRecords(path, block)
      isFirst = false
      yield block
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : inFile(path, unreadable(error))
  }
}

/** Counts the records of a corpus, by their keys if all files have them. */
export async function countRecords(source: CorpusSource, signal: AbortSignal): Promise<number> {
  const keyed = source.files.map(keyFileOf)
  if (keyed.every((file) => file !== undefined)) return keyed.reduce((sum, file) => sum + file.keys, 0)
  let records = 0
  for await (const _ of recordLines(source, { signal })) records++
  return records
}
