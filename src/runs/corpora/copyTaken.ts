// Copies the puzzles that a corpus takes, from files of records with their keys. Records are copied as bytes;
// only where keys agree is a record read.

import type { FormFinder } from '../../corpus/recordForm.ts'
import type { PuzzleTaker } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import type { CorpusWriter } from './corpusWriter.ts'
import { readKeys } from './keyReader.ts'
import type { KeyFile } from './keyRepeats.ts'
import { lineBlocks, lineEnd } from './lineBlocks.ts'

/** A file of records with their keys. */
export interface KeyedFile {
  /** The path of the records. */
  readonly path: string
  /** The file of their keys. */
  readonly keyFile: KeyFile
  /** The number of the set that the puzzle of a line is for; lines count from 0. */
  readonly setOf: (line: number) => number
}

/** What copying needs. */
interface CopyTaken {
  /** Decides which puzzles are taken. */
  readonly taker: PuzzleTaker
  /** Returns the form that twins share. */
  readonly formOf: FormFinder
  /** Gets the puzzles that are taken. */
  readonly writer: CorpusWriter
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the number of puzzles that were looked at. */
  readonly onPuzzles?: (puzzles: number) => void
}

/**
 * Copies the puzzles of a file that are taken. `position` is that of its first puzzle among all. Throws a
 * PuzzleError if the file does not have a record for each key.
 */
export async function copyTaken(
  { path, keyFile, setOf }: KeyedFile,
  position: number,
  { taker, formOf, writer, signal, onPuzzles = () => {} }: CopyTaken,
): Promise<void> {
  const keys = readKeys(keyFile)
  let line = 0
  try {
    for await (const block of lineBlocks(path, { signal })) {
      const before = line
      let copied = 0
      let from = 0
      while (from < block.length) {
        const end = lineEnd(block, from)
        const form = () => formAt(formOf, block.toString('utf8', from, end), `${path}:${line + 1}`)
        if (line < keyFile.keys && taker.decide(setOf(line), position + line, form) === 'taken') {
          writer.addKey(keys.at(line))
        } else {
          if (from > copied) writer.addLines(block.subarray(copied, from))
          copied = end
        }
        from = end
        line++
      }
      if (from > copied) writer.addLines(block.subarray(copied))
      onPuzzles(line - before)
    }
  } finally {
    keys.close()
  }
  if (line === keyFile.keys || signal.aborted) return
  throw new PuzzleError('conflict', `${path}: expected ${keyFile.keys} records, as many as keys, got ${line}`)
}

function formAt(formOf: FormFinder, line: string, place: string): string {
  try {
    return formOf(line.trimEnd())
  } catch (error) {
    throw error instanceof PuzzleError ? new PuzzleError(error.code, `${place}: ${error.message}`) : error
  }
}
