// The error for a picture that is not accepted.

import { PuzzleError } from '../../families/puzzleError.ts'

/** The error that says what is wrong with a picture, and in which line of its file. */
export function wrong(message: string, line?: number): PuzzleError {
  return new PuzzleError('picture', message, line === undefined ? undefined : { line })
}
