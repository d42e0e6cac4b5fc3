// The views of a board of groups that the search uses: the candidates of cells, and the places of numbers in
// groups.
//
// The first words of every frame are the cells: bit v - 1 for each candidate v. A cell is settled if exactly one
// bit is set. A model in which an open cell may have one candidate, or none, sets OPEN_BITS in open cells. The
// items are the cells, then the places of 1..n in the first group, in the second group, and so on.

import { firstBits, lowest, popcount } from '../../kernel/bits.ts'
import { SETTLED } from '../../kernel/searchModel.ts'
import type { LatinBoard } from './boardOfGroups.ts'

/**
 * Marks an open cell. The mark has two bits, because with a single bit an open cell without candidates would
 * look settled.
 */
export const OPEN_BITS = 3 << 29

/** Compiles all views of a board except `smallest`. */
export function makeViews({ size, cells, groups, walks }: LatinBoard) {
  const allValues = firstBits(size)

  function alternatives(frame: Int32Array, item: number): number {
    if (item < cells) {
      const word = frame[item]
      return (word & (word - 1)) === 0 ? SETTLED : popcount(word & allValues)
    }
    const value = 1 << ((item - cells) % size)
    let places = 0
    for (const cell of groups[Math.floor((item - cells) / size)].cells) {
      const word = frame[cell]
      if (word === value) return SETTLED
      if (word & value) places++
    }
    return places
  }

  function list(frame: Int32Array, item: number, pairs: Int32Array): number {
    let count = 0
    if (item < cells) {
      for (let rest = frame[item] & allValues; rest; rest &= rest - 1) {
        pairs[2 * count] = item
        pairs[2 * count++ + 1] = lowest(rest) + 1
      }
      return count
    }
    const value = (item - cells) % size
    for (const cell of groups[Math.floor((item - cells) / size)].cells) {
      if ((frame[cell] & (1 << value)) === 0) continue
      pairs[2 * count] = cell
      pairs[2 * count++ + 1] = value + 1
    }
    return count
  }

  return {
    cells,
    // On boards with walks only cells are items, because branching on the places of a number prunes little along
    // walks.
    items: walks ? cells : cells + groups.length * size,
    maxAlternatives: size,
    openCells(frame: Int32Array): number {
      let open = 0
      for (let cell = 0; cell < cells; cell++) {
        const word = frame[cell]
        if ((word & (word - 1)) !== 0) open++
      }
      return open
    },
    alternatives,
    list,
    read(frame: Int32Array, values: Int32Array): void {
      for (let cell = 0; cell < cells; cell++) {
        const word = frame[cell]
        values[cell] = (word & (word - 1)) === 0 ? lowest(word) + 1 : 0
      }
    },
  }
}

/**
 * Compiles the view `smallest` of a board: the first open item with the fewest alternatives. `fewestPossible` is
 * the least number of alternatives that an open item can have. It is more than 1 if propagation itself places
 * values with a single alternative. The places of all numbers in a group are counted in parallel. Each word has
 * one bit of the count of every number:
 *
 *     {1,2} {2,3} {2,3} {1,2}     number    4321     1 has 2 places, 2 has 4, 3 has 2, and 4 has none
 *                                 ones      0000
 *                                 twos      0101
 *                                 fours     0010
 */
export function makeSmallest({ size, cells, groups }: LatinBoard, fewestPossible: number) {
  const cellsOfGroups = Int32Array.from(groups.flatMap((group) => group.cells))
  const allValues = firstBits(size)
  const countAt = new Int32Array(size + 1)

  /**
   * Counts the places that each open number has in a group. Afterwards countAt[k] is the set of numbers with k
   * places.
   */
  function countPlaces(frame: Int32Array, group: number): void {
    let ones = 0
    let twos = 0
    let fours = 0
    let eights = 0
    let sixteens = 0
    let settled = 0
    const end = (group + 1) * size
    for (let index = group * size; index < end; index++) {
      const word = frame[cellsOfGroups[index]]
      if ((word & (word - 1)) === 0) {
        settled |= word
        continue
      }
      const toTwos = ones & word
      ones ^= word
      const toFours = twos & toTwos
      twos ^= toTwos
      const toEights = fours & toFours
      fours ^= toFours
      const toSixteens = eights & toEights
      eights ^= toEights
      sixteens ^= toSixteens
    }
    const open = allValues & ~settled
    for (let places = 0; places <= size; places++) {
      countAt[places] =
        open &
        (places & 1 ? ones : ~ones) &
        (places & 2 ? twos : ~twos) &
        (places & 4 ? fours : ~fours) &
        (places & 8 ? eights : ~eights) &
        (places & 16 ? sixteens : ~sixteens)
    }
  }

  return (frame: Int32Array, from: number, to: number): number => {
    let best = -1
    let fewest = size + 1
    for (let cell = from; cell < to && cell < cells; cell++) {
      const word = frame[cell]
      if ((word & (word - 1)) === 0) continue
      const count = popcount(word & allValues)
      if (count >= fewest) continue
      best = cell
      fewest = count
      if (fewest <= fewestPossible) return best
    }
    const firstGroup = Math.max(0, Math.floor((from - cells) / size))
    for (let group = firstGroup; cells + group * size < to && fewest > fewestPossible; group++) {
      countPlaces(frame, group)
      const start = cells + group * size
      for (let places = 0; places < fewest; places++) {
        for (let rest = countAt[places]; rest; rest &= rest - 1) {
          const item = start + lowest(rest)
          if (item < from || item >= to) continue
          best = item
          fewest = places
          break
        }
      }
    }
    return best
  }
}
