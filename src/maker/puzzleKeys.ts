// A set of puzzles that takes little more than 8 bytes for each puzzle: a puzzle is stored as a 64-bit hash of its canonical
// text. In a set of a million puzzles, the chance that two different ones share a hash is 1 in 37 million; the later one would
// then be replaced as a duplicate.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'
import { canonical } from '../grader/canonicalForm.ts'

/** A hash in two halves of 32 bits. */
export type Key = readonly [high: number, low: number]

/**
 * Hashes a text twice, by FNV-1a (Fowler, Noll, Vo) and by a variant of it. Both hashes are mixed at the end
 * as in MurmurHash3.
 */
export function keyOf(text: string): Key {
  let high = 0x811c9dc5
  let low = 0x2f6b8f4d
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x5bd1e995)
    low ^= low >>> 15
  }
  return [mixed(high ^ text.length), mixed(low)]
}

/** The hash of a puzzle's id in 16 hexadecimal digits, under which a browser stores its game. */
export function puzzleHash(id: string): string {
  return keyOf(id)
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
}

/** The way in which duplicates in a run are recognised. */
export interface Telling {
  /** The sameness that makes two puzzles of the run duplicates. */
  readonly distinct: Sameness
  /** Whether the run must avoid puzzles of other runs. It then avoids all twins of these puzzles, whatever `distinct` is. */
  readonly hasUnwanted: boolean
}

/** For a run whose puzzles must only look different, without puzzles of other runs to avoid. */
export const USUAL_TELLING: Telling = { distinct: 'looks', hasUnwanted: false }

/** The keys by which a run recognises a puzzle. */
export interface PuzzleKeys {
  /** The key that all duplicates of a puzzle share. */
  readonly own: Key
  /** The key that all twins of a puzzle share; set if the run must avoid puzzles of other runs. */
  readonly essential?: Key
}

/** Whether the keys of a puzzle need its solution. */
export function needsSolution({ distinct, hasUnwanted }: Telling): boolean {
  return distinct === 'essential' || hasUnwanted
}

/**
 * Returns the keys of a puzzle with this unique solution. Without the solution, only puzzles with the same looks share a key.
 */
export function keysOfPuzzle(
  family: Pick<Family, 'notation' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[] | undefined,
  telling: Telling,
): PuzzleKeys {
  const own = keyOfPuzzle(family, puzzle, telling.distinct === 'essential' ? solution : undefined)
  return telling.hasUnwanted ? { own, essential: keyOfPuzzle(family, puzzle, solution) } : { own }
}

/**
 * Returns the key that a puzzle with this unique solution shares with all its twins. Without the solution, or if finding the
 * twins is too much work, only puzzles with the same looks share the key.
 */
export function keyOfPuzzle(
  family: Pick<Family, 'notation' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[] | undefined,
): Key {
  return keyOf(family.notation.formatClues(canonical(family, puzzle, solution, 'essential')))
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

export type KeySet = ReturnType<typeof makeKeySet>

/**
 * Makes a set of keys: an open-addressing table with linear probing, doubled when it is seven eighths full.
 */
export function makeKeySet() {
  let table = new Int32Array(2 * 1024)
  let size = 0

  /** The slot of a key, or the empty slot where it would be. */
  function slotOf(high: number, low: number): number {
    const mask = table.length / 2 - 1
    let slot = high & mask
    while (!isEmpty(slot) && (table[2 * slot] !== high || table[2 * slot + 1] !== low))
      slot = (slot + 1) & mask
    return slot
  }

  function isEmpty(slot: number): boolean {
    return table[2 * slot] === 0 && table[2 * slot + 1] === 0
  }

  function put(high: number, low: number): boolean {
    const slot = slotOf(high, low)
    if (!isEmpty(slot)) return false
    table[2 * slot] = high
    table[2 * slot + 1] = low
    return true
  }

  // An empty slot has two zeros, so a key of two zeros is stored with a 1.
  const lowOf = ([high, low]: Key) => (high === 0 && low === 0 ? 1 : low)

  return {
    /** Whether the set has a key. */
    has: (key: Key): boolean => !isEmpty(slotOf(key[0], lowOf(key))),
    /** Adds a key. Returns false if the set already has it. */
    add(key: Key): boolean {
      if (!put(key[0], lowOf(key))) return false
      if (++size > (7 / 16) * table.length) {
        const full = table
        table = new Int32Array(2 * full.length)
        for (let at = 0; at < full.length; at += 2) {
          if (full[at] !== 0 || full[at + 1] !== 0) put(full[at], full[at + 1])
        }
      }
      return true
    },
  }
}
