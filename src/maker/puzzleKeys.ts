// A set of puzzles in 8 bytes each, and some room to grow: what is kept of a puzzle is a 64-bit hash of its canonical text. Two different
// puzzles of a million share one with a chance of 1 in 37 million; then the later one is drawn again.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Sameness } from '../families/rules.ts'
import { canonical } from '../grader/canonicalForm.ts'

/** The two halves of a hash. */
export type Key = readonly [high: number, low: number]

/** Hashes a text twice, by FNV-1a (Fowler, Noll, Vo) and by a like of it, each mixed at the end as in MurmurHash3. */
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

/** How the puzzles of a run are told apart. */
export interface Telling {
  /** What makes a puzzle a repeat of another one of the run. */
  readonly distinct: Sameness
  /** Whether there are puzzles of other runs that must not come. None of their twins must, whatever is a repeat within the run. */
  readonly hasUnwanted: boolean
}

/** Runs by themselves whose puzzles look different. */
export const USUAL_TELLING: Telling = { distinct: 'looks', hasUnwanted: false }

/** What a puzzle is known by in a run. */
export interface PuzzleKeys {
  /** The same for all that are repeats of each other. */
  readonly own: Key
  /** The same for all twins; there where some puzzles must not come. */
  readonly essential?: Key
}

/** Whether keys can be made without the solution. */
export function needsSolution({ distinct, hasUnwanted }: Telling): boolean {
  return distinct === 'essential' || hasUnwanted
}

/** The keys of a puzzle with this one solution; without it the key of all twins is that of looks. */
export function keysOfPuzzle(
  family: Pick<Family, 'notation' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[] | undefined,
  telling: Telling,
): PuzzleKeys {
  const own = keyOfPuzzle(family, puzzle, telling.distinct === 'essential' ? solution : undefined)
  return telling.hasUnwanted ? { own, essential: keyOfPuzzle(family, puzzle, solution) } : { own }
}

/** The same for all twins of a puzzle with this one solution; without it, or where that is too much work, for all that look the same. */
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

export interface KeySet {
  /** Adds a key; false if it was there already. */
  add(key: Key): boolean
  /** Whether it is there. */
  has(key: Key): boolean
}

/** An open table with linear probing, doubled when it is seven eighths full. */
export function makeKeySet(): KeySet {
  let table = new Int32Array(2 * 1024)
  let size = 0

  /** Where a key is, or would be. */
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

  // Two zeros are an empty slot.
  const lowOf = ([high, low]: Key) => (high === 0 && low === 0 ? 1 : low)

  return {
    has: (key) => !isEmpty(slotOf(key[0], lowOf(key))),
    add(key) {
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
