// The keys of a chunk: for each puzzle, in order, the first 128 bits of the SHA-256 of its essential canonical form.
// Twins share a key. The chance that any two different puzzles among a thousand million share a key is about 1 in
// 10^21, so the pass that drops twins reads the keys, and hardly ever a puzzle.

import type { Hash } from '../bench/corpus.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { readRecordLine } from '../formats/readNameOrRecord.ts'
import type { Read } from '../formats/readRecord.ts'
import { canonical } from '../grader/canonicalForm.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import { makeSolutionFinder } from '../solver/verify.ts'

/** The number of bytes of a key. */
export const KEY_BYTES = 16

/** The facets of a family that keys need. */
type KeyedFamily = Pick<Family, 'name' | 'notation' | 'rules'>

/**
 * The text whose hash is the key of a puzzle with this solution: family, shape and essential canonical clues. If
 * finding all twins is too much work, only puzzles with the same looks share this text.
 */
export function keyText(family: KeyedFamily, puzzle: Puzzle, solution: readonly number[]): string {
  return puzzleName(family, canonical(family, puzzle, solution, 'essential'))
}

/** The key of a puzzle with this solution, in hexadecimal. `hash` is SHA-256. */
export function chunkKey(
  family: KeyedFamily,
  puzzle: Puzzle,
  solution: readonly number[],
  hash: Hash,
): string {
  return keyOfForm(keyText(family, puzzle, solution), hash)
}

// Finds the form that a record's puzzle shares with all its twins, from the line of the record alone.

/**
 * Returns a function that finds the form of a record's puzzle, and throws a PuzzleError unless the puzzle has exactly
 * one solution. If the record has a solution, it is checked; otherwise the puzzle is solved.
 */
export function makeFormFinder(): (line: string) => string {
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
