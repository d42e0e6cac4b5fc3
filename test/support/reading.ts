// Helpers for tests of notations.

import { expect } from 'vitest'
import { PuzzleError, type Span } from '../../src/families/puzzleError.ts'

/** The lines of a text as `parse` gets them: trimmed, empty ones left out. */
export function spans(text: string): Span[] {
  return text.split('\n').flatMap((line, index) => {
    const column = line.length - line.trimStart().length + 1
    return line.trim() === '' ? [] : { text: line.trim(), line: index + 1, column }
  })
}

/** The PuzzleError that a function throws, as `code line:column message`. */
export function errorOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(PuzzleError)
    const { code, line, column, message } = error as PuzzleError
    return `${code} ${line}:${column} ${message}`
  }
  throw new Error('nothing was thrown')
}
