// Competing stretches: each way of a stretch must leave the other stretch at least one way. Ways that leave none are
// ruled out, and so are the candidates that only such ways use. Cells that every possible pair of ways uses are closed
// to other numbers.

import { popcount } from '../../../kernel/bits.ts'
import type { Candidate, PatternFinder } from '../../inference.ts'
import type { PathPencil } from './patternTools.ts'
import { describe, nameOf, taken, unused } from './ruledOutByStretches.ts'
import type { Stretch, StretchLister } from './stretchPaths.ts'

/** Finds candidates that two stretches together rule out. */
export function competingFinder(pencil: PathPencil, list: StretchLister, kind: string): PatternFinder {
  const { words } = pencil.sets

  /** Whether two ways put their common numbers into the same cells, and share no other cell. */
  function goTogether(one: Stretch, at: number, other: Stretch, otherAt: number): boolean {
    const from = Math.max(one.lower, other.lower) + 1
    const to = Math.min(one.higher, other.higher)
    const start = at * lengthOf(one) - one.lower - 1
    const otherStart = otherAt * lengthOf(other) - other.lower - 1
    for (let number = from; number < to; number++) {
      if (one.orders[start + number] !== other.orders[otherStart + number]) return false
    }
    let meetings = Math.max(0, to - from)
    for (let word = 0; word < words; word++) {
      const both = one.masks[at * words + word] & other.masks[otherAt * words + word]
      if (both !== 0) meetings -= popcount(both)
      if (meetings < 0) return false
    }
    return true
  }

  /** For each number of a stretch, the set of its cells in the ways that are marked in `fits`. */
  function usedBy({ orders, ...stretch }: Stretch, fits: Uint8Array): Int32Array {
    const { wordOf, bitOf } = pencil.sets
    const length = lengthOf(stretch)
    const used = new Int32Array(length * words)
    for (let index = 0; index < orders.length; index++) {
      const cell = orders[index]
      if (fits[Math.floor(index / length)] === 1) used[(index % length) * words + wordOf[cell]] |= bitOf[cell]
    }
    return used
  }

  /**
   * Finds the ways of each of two stretches that leave the other a way, and the cells that every such pair of ways
   * uses.
   */
  function pairsOf(one: Stretch, other: Stretch) {
    const fits = new Uint8Array(one.count)
    const otherFits = new Uint8Array(other.count)
    const shared = new Int32Array(words).fill(-1)
    // Every pair uses the cells that all ways of either stretch use. When only these remain in `shared`, further pairs
    // cannot change it.
    const least = one.shared.map((set, word) => set | other.shared[word])
    let isLeast = false
    for (let at = 0; at < one.count; at++) {
      for (let otherAt = 0; otherAt < other.count; otherAt++) {
        if (isLeast && fits[at] === 1 && otherFits[otherAt] === 1) continue
        if (!goTogether(one, at, other, otherAt)) continue
        fits[at] = 1
        otherFits[otherAt] = 1
        isLeast = true
        for (let word = 0; word < words; word++) {
          shared[word] &= one.masks[at * words + word] | other.masks[otherAt * words + word]
          if (shared[word] !== least[word]) isLeast = false
        }
      }
    }
    return { fits, otherFits, shared }
  }

  /** Whether this stretch has the number of the candidate, or has ways through its cell. */
  function isNear({ lower, higher, reach }: Stretch, { cell, value }: Candidate): boolean {
    const { wordOf, bitOf } = pencil.sets
    return (value > lower && value < higher) || (reach[wordOf[cell]] & bitOf[cell]) !== 0
  }

  return pencil.finder((frame, report, wanted) => {
    const stretches = list(frame)
    for (const [index, one] of stretches.entries()) {
      for (const other of stretches.slice(index + 1)) {
        if (!overlap(one.reach, other.reach)) continue
        if (wanted && !isNear(one, wanted) && !isNear(other, wanted)) continue
        const { fits, otherFits, shared } = pairsOf(one, other)
        if (!fits.includes(1)) continue
        const removes = distinct([
          ...unused(pencil, frame, one, usedBy(one, fits)),
          ...unused(pencil, frame, other, usedBy(other, otherFits)),
          ...taken(pencil, frame, shared, [one, other]),
        ])
        const facts = { some: nameOf(one), others: nameOf(other) }
        if (removes.length > 0) report({ kind, facts, ...describe(pencil, frame, [one, other], removes) })
      }
    }
  })
}

/** Removes duplicates, because stretches that share numbers also share candidates. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map(candidates.map((one) => [`${one.cell} ${one.value}`, one]))
  return [...known.values()]
}

function lengthOf({ lower, higher }: Pick<Stretch, 'lower' | 'higher'>): number {
  return higher - lower - 1
}

function overlap(one: Int32Array, other: Int32Array): boolean {
  return one.some((word, index) => (word & other[index]) !== 0)
}
