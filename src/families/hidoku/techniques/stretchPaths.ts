// Lists the ways of a stretch: paths over the candidates of its numbers that use no cell twice. A stretch lies between
// two placed numbers, or between a placed number and an end of the path, with no given in between. It may include
// placed numbers that are not givens, so that it remains a stretch when a placement divides its gap, and conclusions
// from its ways remain valid.
//
// Candidates that no walk from one side to the other uses are left out first, so that hopeless paths are not begun. So
// fewer candidates never take more steps to list the ways.

import type { NumberSets } from '../numberPlaces.ts'

/** The limits of a stretch. */
export interface StretchSize {
  /** The maximum number of numbers in a stretch. */
  readonly numbers: number
  /** The maximum number of steps to list its ways. */
  readonly steps: number
}

/** A stretch with all its ways. */
export interface Stretch {
  /** The placed numbers before and after the stretch; 0 or n + 1 if the stretch leads to an end of the path. */
  readonly lower: number
  readonly higher: number
  /** The number of ways. */
  readonly count: number
  /** The cells of all ways, one way after another: in `masks` as sets, in `orders` in the order of the numbers. */
  readonly masks: Int32Array
  readonly orders: Int32Array
  /** For each number, the set of cells where a way has this number, one set after another. */
  readonly used: Int32Array
  /** The cells that any way uses, and the cells that all ways use. */
  readonly reach: Int32Array
  readonly shared: Int32Array
}

/** The maximum number of results that are remembered. */
const MOST_KNOWN = 2000

/** Lists the stretches of a size with their ways. Stretches within another stretch of this size are left out. */
export type StretchLister = (frame: Int32Array) => Stretch[]

/** Compiles a shape. */
export function makeStretchLister(sets: NumberSets, size: StretchSize): StretchLister {
  const { cells, words, wordOf, bitOf, neighbours, placeAt, setOf, ways, waysOf } = sets
  const isPlaced = (frame: Int32Array, number: number) => frame[placeAt + number] >= 0
  const isUsed = new Uint8Array(cells)
  const way = new Int32Array(cells + 2)
  const masks: number[] = []
  const orders: number[] = []
  const mask = new Int32Array(words)
  /**
   * The results by stretch, with the candidates for which they hold; `stretch` is undefined if there are too many ways,
   * or none.
   */
  const known = new Map<number, { candidates: Int32Array; stretch: Stretch | undefined }>()
  let steps = 0
  let count = 0
  let direction = 1
  let last = 0
  let least = 0
  let greatest = 0

  /** Continues the way from a cell to all possible cells of a number. Returns false after too many steps. */
  function go(from: number, number: number): boolean {
    if (number === last) {
      count++
      for (let one = least; one <= greatest; one++) orders.push(way[one])
      for (let word = 0; word < words; word++) masks.push(mask[word])
      return true
    }
    const at = waysOf(number)
    for (const cell of neighbours[from]) {
      if (isUsed[cell] === 1 || (ways[at + wordOf[cell]] & bitOf[cell]) === 0) continue
      if (++steps > size.steps || !enter(cell, number)) return false
    }
    return true
  }

  function enter(cell: number, number: number): boolean {
    isUsed[cell] = 1
    way[number] = cell
    mask[wordOf[cell]] |= bitOf[cell]
    const isDone = go(cell, number + direction)
    isUsed[cell] = 0
    mask[wordOf[cell]] &= ~bitOf[cell]
    return isDone
  }

  /** Lists the ways from one side. Returns false if that takes too many steps. */
  function listFrom(frame: Int32Array, from: number, to: number): boolean {
    if (!isPlaced(frame, from)) return false
    last = to
    direction = from < to ? 1 : -1
    least = Math.min(from, to) + 1
    greatest = Math.max(from, to) - 1
    orders.length = 0
    masks.length = 0
    steps = 0
    count = 0
    return go(frame[placeAt + from], from + direction)
  }

  /** Lists a stretch from the lower side or, if that takes too many steps, from the higher side. */
  function list(frame: Int32Array, lower: number, higher: number): Stretch | undefined {
    if (!sets.walk(frame, lower, higher, true)) return undefined
    if (!listFrom(frame, lower, higher) && !listFrom(frame, higher, lower)) return undefined
    if (count === 0) return undefined
    const length = higher - lower - 1
    const used = new Int32Array(length * words)
    orders.forEach((cell, index) => {
      used[(index % length) * words + wordOf[cell]] |= bitOf[cell]
    })
    const some = new Int32Array(words)
    const shared = new Int32Array(words).fill(-1)
    masks.forEach((own, index) => {
      some[index % words] |= own
      shared[index % words] &= own
    })
    const listed = { masks: Int32Array.from(masks), orders: Int32Array.from(orders) }
    return { lower, higher, count, ...listed, used, reach: some, shared }
  }

  /**
   * Finds the ways of a stretch; returns the remembered result if the candidates are still the same, as after most
   * steps.
   */
  function stretchOf(frame: Int32Array, lower: number, higher: number): Stretch | undefined {
    const key = lower * (cells + 2) + higher
    const from = setOf(lower)
    const to = setOf(higher + 1)
    const before = known.get(key)
    if (before && isSame(before.candidates, frame, from)) return before.stretch
    if (known.size > MOST_KNOWN) known.clear()
    const stretch = list(frame, lower, higher)
    known.set(key, { candidates: frame.slice(from, to), stretch })
    return stretch
  }

  function hasMissing(frame: Int32Array, lower: number, higher: number): boolean {
    let number = lower + 1
    while (number < higher && isPlaced(frame, number)) number++
    return number < higher
  }

  return (frame) => {
    const found: Stretch[] = []
    const end = sets.numbers(frame) + 1
    const isBound = (number: number) => isPlaced(frame, number) || number === 0 || number === end
    let reached = 0
    let given = 0
    for (let lower = 0; lower < end; lower++) {
      if (!isBound(lower)) continue
      if (given <= lower) {
        given = lower + 1
        while (sets.isGiven[given] === 0) given++
      }
      for (let higher = Math.min(given, lower + size.numbers + 1); higher > reached; higher--) {
        if (!isBound(higher) || !hasMissing(frame, lower, higher)) continue
        const stretch = stretchOf(frame, lower, higher)
        if (!stretch) continue
        reached = higher
        found.push(stretch)
        break
      }
    }
    return found
  }
}

function isSame(some: Int32Array, others: Int32Array, from: number): boolean {
  for (let at = 0; at < some.length; at++) if (some[at] !== others[from + at]) return false
  return true
}
