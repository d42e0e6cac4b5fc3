// The keys of a chunk: for each puzzle, in order, the first 128 bits of the SHA-256 of its essential canonical
// form. Twins share a key. Among a thousand million puzzles two different ones share a key with a chance of
// 1 in 10^21, so the pass that drops repeated puzzles reads keys and seldom a puzzle.

import type { Hash } from '../bench/corpus.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { canonical } from '../grader/canonicalForm.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'

/** The number of bytes of a key. */
export const KEY_BYTES = 16

/**
 * The text whose hash is the key of a puzzle with this solution: family, shape and essential canonical clues.
 * If finding all twins is too much work, only puzzles with the same looks share it.
 */
export function keyText(
  family: Pick<Family, 'name' | 'notation' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
): string {
  return puzzleName(family, canonical(family, puzzle, solution, 'essential'))
}

/** The key of a puzzle with this solution, in hexadecimal. `hash` is SHA-256. */
export function chunkKey(
  family: Pick<Family, 'name' | 'notation' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
  hash: Hash,
): string {
  return hash(keyText(family, puzzle, solution)).slice(0, 2 * KEY_BYTES)
}
