// Collects the mistakes in a recipe or plan, with their places in the text. Reading continues after a mistake, so that all
// mistakes are reported at once.

import { PuzzleError } from '../../families/puzzleError.ts'
import type { FieldPath } from './schemaValidator.ts'

/** A place in a text. Lines and columns count from 1. */
export interface Place {
  /** The line. */
  readonly line: number
  /** The column. */
  readonly column: number
}

/** Finds the place of a part of a file, or of the smallest part around it that the file has; undefined without a text. */
export type Located = (path: FieldPath) => Place | undefined

/** The mistakes in a file, in the order of its text. */
export interface Mistakes {
  /** The mistakes. */
  readonly mistakes: readonly PuzzleError[]
}

/** Collects mistakes while a file is read. */
export interface Notebook extends Mistakes {
  /** Adds a mistake in the part of the file at a path. */
  add(path: FieldPath, message: string): void
  /** Calls `reading` and returns its result. A PuzzleError becomes a mistake, and the result is undefined. */
  read<T>(path: FieldPath, reading: () => T): T | undefined
}

/** Makes an empty notebook. */
export function makeNotebook(at: Located): Notebook {
  const mistakes: PuzzleError[] = []
  const add = (path: FieldPath, message: string) => {
    mistakes.push(new PuzzleError('recipe', message, at(path)))
  }
  return {
    mistakes,
    add,
    read(path, reading) {
      try {
        return reading()
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        add(path, error.message)
        return undefined
      }
    },
  }
}

/** Sorts mistakes in the order of the text. */
export function inTextOrder(mistakes: readonly PuzzleError[]): PuzzleError[] {
  return mistakes.toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  )
}
