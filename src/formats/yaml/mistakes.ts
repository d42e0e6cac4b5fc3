// Mistakes in a file that somebody wrote, with their places in its text. What is wrong with its meaning is noted, and the
// planning goes on, so that all mistakes are reported at once.

import { PuzzleError } from '../../families/error.ts'
import type { Path } from './complaints.ts'

/** A place in a text; both are counted from 1. */
export interface Place {
  /** The line. */
  readonly line: number
  /** The column. */
  readonly column: number
}

/** Where a part of a file stands, or the nearest part around it; undefined for what has no text. */
export type Located = (path: Path) => Place | undefined

/** All that is wrong, in the order of the text. */
export interface Mistakes {
  /** At least one where something is wrong. */
  readonly mistakes: readonly PuzzleError[]
}

/** Where planning notes what it cannot do. */
export interface Notebook extends Mistakes {
  /** Notes a mistake in the part of the file that this path leads to. */
  add(path: Path, message: string): void
  /** Returns what the reading returns, or undefined where it throws a PuzzleError, which is noted. */
  read<T>(path: Path, reading: () => T): T | undefined
}

/** An empty notebook. */
export function makeNotebook(at: Located): Notebook {
  const mistakes: PuzzleError[] = []
  const add = (path: Path, message: string) => {
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

/** Mistakes in the order of the text. */
export function inTextOrder(mistakes: readonly PuzzleError[]): PuzzleError[] {
  return mistakes.toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  )
}
