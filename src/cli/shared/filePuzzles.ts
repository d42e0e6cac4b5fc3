// Reads puzzles from files: the puzzles of a book, and puzzles that must not be repeated.

import type { PuzzleError } from '../../families/error.ts'
import type { Entry, Read } from '../../formats/readRecord.ts'
import type { UnwantedPuzzles } from '../../maker/seenPuzzles.ts'
import { bytesText } from '../../runs/readStream.ts'
import { readEntries } from './input.ts'
import { EXIT } from './output.ts'
import { type Stopped, stoppedBy } from './stopped.ts'

/** A puzzle and the file it was read from. */
export interface FilePuzzle extends Read {
  /** The file. */
  readonly file: string
}

/** Limits of reading. */
interface Loading {
  /** The maximum number of bytes of all files together. */
  readonly most: number
  /** Ends the reading early. */
  readonly signal: AbortSignal
}

/** Reads the puzzles of files. Stops at the first unreadable entry or at the signal, and returns why. */
export async function readFilePuzzles(
  files: readonly string[],
  { most, signal }: Loading,
  onPuzzle: (puzzle: FilePuzzle) => void,
): Promise<Stopped | undefined> {
  const enough = new AbortController()
  let trouble: string | undefined
  let left = most
  const stop = (sentence: string) => {
    trouble ??= sentence
    enough.abort()
  }
  const onEntry = (entry: Entry, file: string) => {
    if ('error' in entry) stop(placedSentence(entry.error, file, entry.line))
    else if (trouble === undefined) onPuzzle({ ...entry, file })
  }
  const afterChunk = async (bytes: number) => {
    left -= bytes
    if (left < 0) stop(`these files are too large: more than ${bytesText(most)} (${files.join(', ')})`)
  }
  const either = AbortSignal.any([signal, enough.signal])
  // Without files, readEntries would read standard input.
  if (files.length > 0) await readEntries(files, { signal: either }, onEntry, afterChunk)
  if (trouble !== undefined) return { sentence: trouble, exit: EXIT.badInput }
  return signal.aborted ? stoppedBy(signal) : undefined
}

/** The maximum number of bytes of files of puzzles to avoid: about a million puzzles. */
const MOST_UNWANTED = 1 << 30

/** Adds the puzzles of files to those to avoid. Stops at the first unreadable entry or at the signal, and returns why. */
export function readUnwanted(
  files: readonly string[],
  unwanted: UnwantedPuzzles,
  signal: AbortSignal,
): Promise<Stopped | undefined> {
  return readFilePuzzles(files, { most: MOST_UNWANTED, signal }, ({ family, puzzle, record }) =>
    unwanted.add(family, puzzle, record?.solution?.flat()),
  )
}

function placedSentence({ message, line, column }: PuzzleError, file: string, first: number): string {
  const place = [file, line ?? first, column].filter((part) => part !== undefined && part !== 0).join(':')
  return `${place}: ${message}`
}
