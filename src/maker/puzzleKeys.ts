// A set of puzzles in 8 bytes each, and some room to grow: what is kept of a puzzle is a 64-bit hash of its canonical text. Two different
// puzzles of a million share one with a chance of 1 in 37 million; then the later one is drawn again.

import type { Family } from '../families/family.ts'
/** The two halves of a hash. */
import type { Puzzle } from '../families/puzzle.ts'
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

/** The same for puzzles that are the same, turned or renumbered. */
export function keyOfPuzzle(family: Pick<Family, 'notation' | 'rules'>, puzzle: Puzzle): Key {
  return keyOf(family.notation.formatClues(family.rules.canonical(puzzle)))
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

export interface KeySet {
  /** Adds a key; false if it was there already. */
  add(key: Key): boolean
}

/** An open table with linear probing, doubled when it is seven eighths full. */
export function makeKeySet(): KeySet {
  let table = new Int32Array(2 * 1024)
  let size = 0

  function put(high: number, low: number): boolean {
    const mask = table.length / 2 - 1
    for (let slot = high & mask; ; slot = (slot + 1) & mask) {
      if (table[2 * slot] === 0 && table[2 * slot + 1] === 0) {
        table[2 * slot] = high
        table[2 * slot + 1] = low
        return true
      }
      if (table[2 * slot] === high && table[2 * slot + 1] === low) return false
    }
  }

  return {
    add([high, low]) {
      // Two zeros are an empty slot.
      if (!put(high, high === 0 && low === 0 ? 1 : low)) return false
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
