// Reads puzzles from files: the puzzles of a book, and puzzles that must not be repeated.

import type { Entry, Read } from '../../formats/readRecord.ts'
import { makeUnwanted, type UnwantedPuzzles } from '../../maker/seenPuzzles.ts'
import { bytesText } from '../../runs/readStream.ts'
import { readEntries } from './input.ts'
import { badFile, EXIT } from './output.ts'
import { Stopped, stoppedBy } from './stoppedError.ts'

/** A puzzle and the file from which it was read. */
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

/** Reads the puzzles of files. Throws Stopped at the first unreadable entry, or when the signal is aborted. */
export async function readFilePuzzles(
  files: readonly string[],
  { most, signal }: Loading,
  onPuzzle: (puzzle: FilePuzzle) => void,
): Promise<void> {
  let left = most
  const onEntry = (entry: Entry, file: string) => {
    if ('error' in entry) throw badFile(file, [entry.error], entry.line)
    onPuzzle({ ...entry, file })
  }
  const afterChunk = async (bytes: number) => {
    left -= bytes
    if (left >= 0) return
    const sentence = `these files are too large: ${files.join(', ')}; they may have at most ${bytesText(most)} together`
    throw new Stopped(sentence, EXIT.badInput)
  }
  // Without files, `readEntries` would read standard input.
  if (files.length > 0) await readEntries(files, { signal }, onEntry, afterChunk)
  if (signal.aborted) throw stoppedBy(signal)
}

/** The maximum number of bytes in files of puzzles to avoid: about a million puzzles. */
const MOST_UNWANTED = 1 << 30

/** Reads the puzzles to avoid. Throws Stopped at the first unreadable entry, or when the signal is aborted. */
export async function readUnwanted(files: readonly string[], signal: AbortSignal): Promise<UnwantedPuzzles> {
  const unwanted = makeUnwanted()
  await readFilePuzzles(files, { most: MOST_UNWANTED, signal }, ({ family, puzzle, record }) =>
    unwanted.add(family, puzzle, record?.solution?.flat()),
  )
  return unwanted
}
