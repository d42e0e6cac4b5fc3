// Reads the records of a corpus one after the other, however many there are: the memory it takes is that of a
// piece of a file and a line.

import { createReadStream } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { MANIFEST_START } from '../../formats/puzzleReader.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import type { CorpusFile, CorpusSource } from './corpusSource.ts'

/** A record and its place. */
export interface RecordLine {
  /** The record as it is written, without the line end. */
  readonly text: string
  /** The file that it is in. */
  readonly file: CorpusFile
  /** The number of its line in the file, from 1. */
  readonly line: number
}

/** Options for reading records. */
interface RecordLinesOptions {
  /** Ends the reading early. */
  readonly signal?: AbortSignal | undefined
  /** Gets the number of bytes of each piece that was read, to show progress. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** The size of the pieces that are read. */
const PIECE = 1 << 18

/** The maximum number of bytes of a line; records are far shorter. */
const LONGEST_LINE = 1 << 20

/**
 * Yields the records of a corpus in order. Leaves out empty lines and the manifests that `bench corpus`
 * writes. Throws a PuzzleError if a file cannot be read.
 */
export async function* recordLines(
  { files }: Pick<CorpusSource, 'files'>,
  options: RecordLinesOptions = {},
): AsyncGenerator<RecordLine> {
  for (const file of files) {
    let line = 0
    for await (const text of linesOf(file.path, options)) {
      line++
      if (text !== '' && !text.startsWith(MANIFEST_START)) yield { text, file, line }
    }
    if (options.signal?.aborted) return
  }
}

/** Parses a record. Throws a PuzzleError with its place if it is not one. */
export function parseRecord({ text, file, line }: RecordLine): PuzzleRecord {
  let record: Partial<PuzzleRecord> | null
  try {
    record = JSON.parse(text)
  } catch {
    throw new PuzzleError('record', `${file.path}:${line}: the record is not valid JSON on one line`)
  }
  if (typeof record?.id === 'string') return record as PuzzleRecord
  throw new PuzzleError('record', `${file.path}:${line}: a record needs an "id", the name of its puzzle`)
}

/** Yields the lines of a file without their ends; the last one may lack its end. */
async function* linesOf(path: string, { signal, onBytes }: RecordLinesOptions): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let lines = 0
  const stream = createReadStream(path, { highWaterMark: PIECE })
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      if (signal?.aborted) return
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      let from = 0
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
        // Each line is a string of its own: a part of a longer string would keep all of it in memory.
        yield bytes.toString('utf8', from, end)
        lines++
        from = end + 1
      }
      rest = bytes.subarray(from)
      if (rest.length > LONGEST_LINE) throw tooLong(path, lines + 1)
      onBytes?.(piece.length)
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : inFile(path, unreadable(error))
  }
  if (rest.length > 0) yield rest.toString()
}

const NEWLINE = 0x0a

function tooLong(path: string, line: number): PuzzleError {
  return new PuzzleError('record', `${path}:${line}: the line is longer than 1 MB, so it is not a record`)
}
