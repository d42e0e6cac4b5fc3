// Puzzles that exist already: those that a book is to be made of, and those that must not be in it.

import { PuzzleError } from '../../families/error.ts'
import type { AnyFamily } from '../../families/registry.ts'
import type { Read } from '../../formats/reader.ts'
import { keyOfPuzzle } from '../../formats/record.ts'
import { type KeySet, makeKeySet } from '../../maker/keys.ts'
import { readEntries } from '../input.ts'

/** A puzzle of a file. */
export interface FilePuzzle extends Read {
  readonly file: string
}

/** Reads all puzzles of some files. Throws a PuzzleError for the first that cannot be read; its message names the file. */
export async function readFilePuzzles(files: readonly string[]): Promise<FilePuzzle[]> {
  const puzzles: FilePuzzle[] = []
  // Without any file it would be standard input that is read.
  for (const name of files) {
    await readEntries(
      [name],
      {},
      (entry, file) => {
        if ('error' in entry) throw placedError(entry.error, file, entry.line)
        puzzles.push({ ...entry, file })
      },
      async () => {},
    )
  }
  return puzzles
}

function placedError({ code, message, line, column }: PuzzleError, file: string, first: number): PuzzleError {
  const place = [file, line ?? first, column].filter((part) => part !== undefined && part !== 0).join(':')
  return new PuzzleError(code, `${place}: ${message}`)
}

/** The puzzles of each family that a book has, or must not have. */
export interface Seen {
  of(family: AnyFamily): KeySet
  /** Notes a puzzle; false if it was there already, perhaps turned or renumbered. */
  add(puzzle: Read): boolean
}

export function makeSeen(): Seen {
  const sets = new Map<AnyFamily, KeySet>()
  function of(family: AnyFamily): KeySet {
    let set = sets.get(family)
    if (!set) {
      set = makeKeySet()
      sets.set(family, set)
    }
    return set
  }
  return { of, add: ({ family, puzzle }) => of(family).add(keyOfPuzzle(family, puzzle)) }
}
