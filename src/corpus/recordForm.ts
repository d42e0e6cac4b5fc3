// The form of a record's puzzle that all its twins share, from the line of the record alone.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError } from '../families/error.ts'
import type { Read } from '../formats/entry.ts'
import { readRecordLine } from '../formats/readName.ts'
import { makeSolutionFinder } from '../solver/verify.ts'
import { KEY_BYTES, keyText } from './chunkKeys.ts'

/** Returns the form of the puzzle of a record. Throws a PuzzleError if the record has no puzzle with one solution. */
export type FormFinder = (line: string) => string

/** Makes a finder of forms. A record's solution is checked; without one the puzzle is solved. */
export function makeFormFinder(): FormFinder {
  const solutionOf = makeSolutionFinder()
  return (line) => {
    const { family, puzzle, record } = readRecordText(line)
    const solution = solutionOf(family, puzzle, record?.solution?.flat())
    if (solution) return keyText(family, puzzle, solution)
    throw new PuzzleError('record', 'the puzzle of the record must have exactly one solution')
  }
}

/** Reads the puzzle of a record. Throws a PuzzleError. */
export function readRecordText(text: string): Read {
  return readRecordLine({ text, line: 1, column: 1 }, {})
}

/** The key of a form, in hexadecimal. `hash` is SHA-256. */
export function keyOfForm(form: string, hash: Hash): string {
  return hash(form).slice(0, 2 * KEY_BYTES)
}
