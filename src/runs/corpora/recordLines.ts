// Reads the records of a corpus one after the other, however many there are: the memory it takes is that of a
// piece of a file and a line.

import { createReadStream } from 'node:fs'
import { recordFault } from '../../corpus/recordFault.ts'
import { type CorpusRow, isCompactRow, unsolvedRecord } from '../../corpus/rows.ts'
import { PuzzleError } from '../../families/error.ts'
import { jsonOf } from '../../formats/jsonText.ts'
import { MANIFEST_START } from '../../formats/puzzleReader.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import { type CorpusFile, type CorpusSource, keyFileOf } from './corpusSource.ts'

/** A record and its place. */
export interface RecordLine {
  /** The record as it is written, without the line end. */
  readonly text: string
  /** The file that it is in. */
  readonly file: CorpusFile
  /** The number of its line in the file, from 1. */
  readonly line: number
}

/**
 * Yields the records of a corpus in order. Leaves out empty lines and the manifests that `bench corpus`
 * writes. Throws a PuzzleError if a file cannot be read.
 */
export async function* recordLines(
  { files }: Pick<CorpusSource, 'files'>,
  options: BlockOptions = {},
): AsyncGenerator<RecordLine> {
  for (const file of files) {
    let line = 0
    for await (const text of linesOf(file.path, options)) {
      line++
      if (/\S/.test(text) && !text.startsWith(MANIFEST_START)) yield { text, file, line }
    }
    if (options.signal?.aborted) return
  }
}

/** A record, and the compact row that it was read from, if it was one. */
interface ParsedLine {
  /** The record; of a compact row without its text and its solution. */
  readonly record: PuzzleRecord
  /** The row. */
  readonly row?: CorpusRow
}

/** Parses the line of a record or of a compact row. Throws a PuzzleError with its place if it is neither. */
export function parseLine({ text, file, line }: RecordLine): ParsedLine {
  const fail = (message: string): never => {
    throw new PuzzleError('record', `${file.path}:${line}: ${message}`)
  }
  const value = jsonOf(text)
  if (value === undefined) return fail('the record is not valid JSON on one line')
  const fault = recordFault(value)
  if (fault !== undefined) return fail(fault)
  if (!isCompactRow(value)) return { record: withKind(value as PuzzleRecord) }
  const record = unsolvedRecord(value)
  const rowFault = recordFault(record)
  return rowFault === undefined ? { record, row: value } : fail(rowFault)
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
  for await (const block of lineBlocks(path, options)) {
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

// The number of records of a corpus.

/** Counts the records of a corpus, by their keys if all files have them. */
export async function countRecords(source: CorpusSource, signal: AbortSignal): Promise<number> {
  const keyed = source.files.map(keyFileOf)
  if (keyed.every((file) => file !== undefined)) return keyed.reduce((sum, file) => sum + file.keys, 0)
  let records = 0
  for await (const _ of recordLines(source, { signal })) records++
  return records
}

// Reads a file of lines in blocks of whole lines, so that many lines can be copied at once.

/** Options for reading a file of records. */
interface BlockOptions {
  /** Ends the reading early. */
  readonly signal?: AbortSignal | undefined
  /** Gets the number of bytes of each piece that was read, to show progress. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** The size of the pieces that are read. */
const PIECE = 1 << 18

/** The maximum number of bytes of a line; records are far shorter. */
const LONGEST_LINE = 1 << 20

/** The end of a line. */
const NEWLINE = 0x0a

/** The position after the line that begins at `from`, whose end may be missing. */
export function lineEnd(block: Buffer, from: number): number {
  const end = block.indexOf(NEWLINE, from)
  return end < 0 ? block.length : end + 1
}

/** Yields blocks of whole lines. The last line may lack its end. Throws a PuzzleError if the file cannot be read. */
export async function* lineBlocks(
  path: string,
  { signal, onBytes }: BlockOptions = {},
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
      if (signal?.aborted) return
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      const end = bytes.lastIndexOf(NEWLINE) + 1
      if (end > 0) yield bytes.subarray(0, end)
      rest = bytes.subarray(end)
      if (rest.length > LONGEST_LINE) {
        throw new PuzzleError('record', `${path}: a line is longer than 1 MB, so it is not a record`)
      }
      onBytes?.(piece.length)
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : inFile(path, unreadable(error))
  }
  if (rest.length > 0) yield rest
}
