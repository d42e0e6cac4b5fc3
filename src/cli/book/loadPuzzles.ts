// Puzzles that exist already: those that a book is to be made of, and those that must not be in it.

import type { PuzzleError } from '../../families/error.ts'
import type { Family } from '../../families/family.ts'
import type { Entry, Read } from '../../formats/reader.ts'
import { type KeySet, keyOfPuzzle, makeKeySet } from '../../maker/keys.ts'
import type { Stopped } from '../../runs/interrupt.ts'
import { readEntries } from '../shared/input.ts'
import { EXIT } from '../shared/output.ts'

/** A puzzle of a file. */
export interface FilePuzzle extends Read {
  readonly file: string
}

/** Reads all puzzles of some files; the first that cannot be read ends it. */
export async function readFilePuzzles(files: readonly string[]): Promise<FilePuzzle[] | Stopped> {
  const puzzles: FilePuzzle[] = []
  let stopped: Stopped | undefined
  const onEntry = (entry: Entry, file: string) => {
    if (!('error' in entry)) puzzles.push({ ...entry, file })
    else stopped ??= { sentence: placedSentence(entry.error, file, entry.line), exit: EXIT.badInput }
  }
  // Without any file it would be standard input that is read.
  if (files.length > 0) await readEntries(files, {}, onEntry, async () => {})
  return stopped ?? puzzles
}

function placedSentence({ message, line, column }: PuzzleError, file: string, first: number): string {
  const place = [file, line ?? first, column].filter((part) => part !== undefined && part !== 0).join(':')
  return `${place}: ${message}`
}

/** The puzzles of each family that a book has, or must not have. */
export interface Seen {
  of(family: Family): KeySet
  /** Notes a puzzle; false if it was there already, perhaps turned or renumbered. */
  add(puzzle: Read): boolean
}

export function makeSeen(): Seen {
  const sets = new Map<Family, KeySet>()
  function of(family: Family): KeySet {
    let set = sets.get(family)
    if (!set) {
      set = makeKeySet()
      sets.set(family, set)
    }
    return set
  }
  return { of, add: ({ family, puzzle }) => of(family).add(keyOfPuzzle(family, puzzle)) }
}
