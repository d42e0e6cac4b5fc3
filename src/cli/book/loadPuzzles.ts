// Puzzles that exist already: those that a book is to be made of, and those that must not be in it.

import type { PuzzleError } from '../../families/error.ts'
import type { Entry, Read } from '../../formats/entry.ts'
import { bytesText } from '../../runs/readStream.ts'
import { readEntries } from '../shared/input.ts'
import { EXIT } from '../shared/output.ts'
import { type Stopped, stoppedBy } from '../shared/stopped.ts'

/** A puzzle of a file. */
export interface FilePuzzle extends Read {
  /** Its file. */
  readonly file: string
}

/** How files are read. */
interface Loading {
  /** Bytes of all files together, at most. */
  readonly most: number
  /** Ends the reading early. */
  readonly signal: AbortSignal
}

/** Reads the puzzles of some files. What cannot be read ends it at once, and so does the signal; then it is said why. */
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
  // Without any file it would be standard input that is read.
  if (files.length > 0) await readEntries(files, { signal: either }, onEntry, afterChunk)
  if (trouble !== undefined) return { sentence: trouble, exit: EXIT.badInput }
  return signal.aborted ? stoppedBy(signal) : undefined
}

function placedSentence({ message, line, column }: PuzzleError, file: string, first: number): string {
  const place = [file, line ?? first, column].filter((part) => part !== undefined && part !== 0).join(':')
  return `${place}: ${message}`
}
