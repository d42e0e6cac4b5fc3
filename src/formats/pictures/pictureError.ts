// The error for a picture that is refused.

import { PuzzleError } from '../../families/puzzleError.ts'

/** What is wrong with a picture, and in which line of it. */
export function wrong(message: string, line?: number): PuzzleError {
  return new PuzzleError('picture', message, line === undefined ? undefined : { line })
}
