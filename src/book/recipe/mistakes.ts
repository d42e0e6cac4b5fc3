// Mistakes of a recipe's meaning: each is noted with its place, and the planning goes on, so that all are told at once.

import { PuzzleError } from '../../families/error.ts'
import type { Located } from './parse.ts'
import type { Path } from './validate.ts'

export interface Notebook {
  readonly mistakes: readonly PuzzleError[]
  add(path: Path, message: string): void
  /** What a reading comes to; nothing where it throws a PuzzleError, which is noted. */
  read<T>(path: Path, reading: () => T): T | undefined
}

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
