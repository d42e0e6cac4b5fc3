// Reads the records of a corpus one after the other, however many there are: the memory it takes is that of a
// piece of a file and a line.

import { PuzzleError } from '../../families/error.ts'
import { MANIFEST_START } from '../../formats/puzzleReader.ts'
import type { PuzzleRecord } from '../../maker/puzzleRecord.ts'
import type { CorpusFile, CorpusSource } from './corpusSource.ts'
import { type BlockOptions, lineBlocks, lineEnd, NEWLINE } from './lineBlocks.ts'

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
