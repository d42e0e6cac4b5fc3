// Reads the puzzles of a complete text.

import type { PuzzleError } from '../families/puzzleError.ts'
import { makeReader } from './readPuzzlesByLine.ts'
import type { Entry, Read, ReadOptions } from './readRecord.ts'

/** Returns all puzzles of a text, and errors for unreadable puzzles, in the order of the text. */
export function readPuzzles(text: string, options: ReadOptions = {}): Entry[] {
  const entries: Entry[] = []
  const reader = makeReader(options, (entry) => entries.push(entry))
  for (const line of text.split(/\r?\n/)) reader.push(line)
  reader.end()
  return entries
}

/** Returns the first puzzle of a text. Throws a PuzzleError if it cannot be read. */
export function parsePuzzle(text: string, options: ReadOptions = {}): Read {
  const [entry] = readPuzzles(text, options)
  if ('error' in entry) throw entry.error satisfies PuzzleError
  return entry
}
