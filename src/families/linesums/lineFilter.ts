// Filtering of one line: which candidates of its open cells can complete its sum, and which numbers every
// completion uses.
//
//   three open cells that need 9, numbers 1..6        {1 2 6} and {2 3 4} are the only combinations left:
//   {1 2}  {2 3 4}  {1 3 6}                           2 is in both, so it goes into this line.
//
// There are two methods. *Tuples* assign numbers cell by cell, and are exact. The last two cells need no loop:
// the numbers that one cell can take with a partner in the other cell are the set of the other cell, reversed
// and shifted by the sum. *Combinations* are all sets of unused numbers with the sum, taken from a table. A set
// counts if each cell can take one of its numbers, and each of its numbers is a candidate of some cell.
// Combinations are cheaper for wide domains, and nearly exact (as for Kakuro: Simonis, Kakuro as a Constraint
// Problem, 2008). The loops are hot, so the code is flat.

import { lowest, popcount } from '../../kernel/bits.ts'
import { combinationsOf } from './combinationsBySum.ts'

/** The assumed number of combinations if the table would be too large. */
const UNLISTED_SETS = 3000

/** A filter of lines. */
export type LineFilter = ReturnType<typeof makeLineFilter>

/**
 * Creates a filter for lines of at most `longest` cells on a board of this many cells. Numbers count from 0. Sets of
 * numbers are two words, the second for 32 and up.
 */
export function makeLineFilter(cells: number, longest: number) {
  const tables = combinationsOf(cells, longest)
  const open = new Int32Array(longest)
  const domainLow = new Int32Array(longest)
  const domainHigh = new Int32Array(longest)
  const sizes = new Int32Array(longest)
  const keptLow = new Int32Array(longest)
  const keptHigh = new Int32Array(longest)
  const common = new Int32Array(2)
  let reversedLeft = 0
  let reversedRight = 0
  let inAll = 0

  /** The number of combinations in the table, or the assumed number. */
  function setsListed(count: number, sum: number): number {
    if (count >= tables.length) return UNLISTED_SETS
    const { starts } = tables[count]
    return sum + 1 < starts.length ? starts[sum + 1] - starts[sum] : 0
  }

  /**
   * Sorts the cells with the fewest candidates first. Returns the number of tuples of all but the last two
   * cells.
   */
  function sortBySize(count: number): number {
    for (let index = 0; index < count; index++) {
      const cell = open[index]
      const domain = domainLow[index]
      const size = popcount(domain)
      let place = index
      for (; place > 0 && sizes[place - 1] > size; place--) {
        sizes[place] = sizes[place - 1]
        open[place] = open[place - 1]
        domainLow[place] = domainLow[place - 1]
      }
      sizes[place] = size
      open[place] = cell
      domainLow[place] = domain
    }
    let product = 1
    for (let index = 0; index < count - 2; index++) product *= sizes[index]
    return product
  }

  /** Filters the last two cells, `last` and `last` + 1. In the reversed sets, number k is bit 31 - k. */
  function filterPair(
    last: number,
    used: number,
    usedReversed: number,
    sum: number,
    needed: number,
  ): boolean {
    if (sum < 1 || sum > 62) return false
    let allowed = (sum & 1) === 0 ? ~(used | (1 << (sum >> 1))) : ~used
    for (let todo = needed & ~used; todo !== 0; todo &= todo - 1) {
      allowed &= (todo & -todo) | bitOf(sum - lowest(todo))
    }
    let left = domainLow[last] & allowed
    let right = domainLow[last + 1] & allowed
    if (sum < 32) {
      left &= (reversedRight & ~usedReversed) >>> (31 - sum)
      right &= (reversedLeft & ~usedReversed) >>> (31 - sum)
    } else {
      left &= (reversedRight & ~usedReversed) << (sum - 31)
      right &= (reversedLeft & ~usedReversed) << (sum - 31)
    }
    if (left === 0) return false
    keptLow[last] |= left
    keptLow[last + 1] |= right
    // The possible pairs all share a number only if there is just one pair.
    const both = left | right
    const butOne = both & (both - 1)
    inAll &= (butOne & (butOne - 1)) === 0 ? used | both : used
    return true
  }

  function filterTuples(
    index: number,
    last: number,
    used: number,
    usedReversed: number,
    sum: number,
    needed: number,
  ): boolean {
    let kept = 0
    for (let todo = domainLow[index] & ~used; todo !== 0; todo &= todo - 1) {
      const number = lowest(todo)
      const nowUsed = used | (1 << number)
      const nowReversed = usedReversed | (1 << (31 - number))
      const fits =
        index + 1 === last
          ? filterPair(last, nowUsed, nowReversed, sum - number, needed)
          : filterTuples(index + 1, last, nowUsed, nowReversed, sum - number, needed)
      if (fits) kept |= 1 << number
    }
    keptLow[index] |= kept
    return kept !== 0
  }

  function filterCombinations(count: number, sum: number, neededLow: number, neededHigh: number): boolean {
    const { starts, low, high } = tables[count]
    if (sum + 1 >= starts.length) return false
    let bannedLow = -1
    let bannedHigh = -1
    for (let index = 0; index < count; index++) {
      bannedLow &= ~domainLow[index]
      bannedHigh &= ~domainHigh[index]
    }
    let inAllLow = -1
    let inAllHigh = -1
    let found = false
    const end = starts[sum + 1]
    next: for (let combination = starts[sum]; combination < end; combination++) {
      const setLow = low[combination]
      const setHigh = high[combination]
      if (
        ((setLow & bannedLow) | (~setLow & neededLow) | (setHigh & bannedHigh) | (~setHigh & neededHigh)) !==
        0
      ) {
        continue
      }
      for (let index = 0; index < count; index++) {
        if (((setLow & domainLow[index]) | (setHigh & domainHigh[index])) === 0) continue next
      }
      let missing = 0
      for (let index = 0; index < count; index++) {
        keptLow[index] |= setLow & domainLow[index]
        keptHigh[index] |= setHigh & domainHigh[index]
        missing |= (keptLow[index] ^ domainLow[index]) | (keptHigh[index] ^ domainHigh[index])
      }
      found = true
      inAllLow &= setLow
      inAllHigh &= setHigh
      // So far every candidate is kept, and no further number is in all sets, so the rest of the table cannot
      // change the result.
      if ((missing | (inAllLow & ~neededLow) | (inAllHigh & ~neededHigh)) === 0) break
    }
    common[0] = inAllLow
    common[1] = inAllHigh
    return found
  }

  /**
   * Whether a line with this number of open cells can be completed to the sum. The completed line must contain
   * all numbers of `neededLow` and `neededHigh`.
   */
  function filter(count: number, sum: number, neededLow: number, neededHigh: number): boolean {
    for (let index = 0; index < count; index++) keptLow[index] = keptHigh[index] = 0
    // Testing a tuple costs about as much as testing a set of the table. If there are only a few tuples, they
    // are always used, since they are exact.
    if (cells <= 32 && sortBySize(count) <= Math.max(4, setsListed(count, sum))) {
      reversedLeft = reverse(domainLow[count - 2])
      reversedRight = reverse(domainLow[count - 1])
      inAll = -1
      common[1] = 0
      const fits =
        count === 2 ? filterPair(0, 0, 0, sum, neededLow) : filterTuples(0, count - 2, 0, 0, sum, neededLow)
      common[0] = inAll
      return fits
    }
    return filterCombinations(count, sum, neededLow, neededHigh)
  }

  /** Whether `filter` can handle a line with this number of open cells and this missing sum. */
  function covers(count: number, sum: number): boolean {
    return count < tables.length || (cells <= 32 && sortBySize(count) <= setsListed(count, sum))
  }

  // The input of `filter` is `open` and the domains: the open cells of a line, and their candidates. `filter`
  // reorders them. The output is the sets `kept`, the candidates kept in each cell, and `common`, the numbers in
  // every completion.
  return { open, domainLow, domainHigh, keptLow, keptHigh, common, filter, covers }
}

/** The set of one number, or the empty set if the number is not in 0..31. */
function bitOf(number: number): number {
  return number >= 0 && number < 32 ? 1 << number : 0
}

/** The bits of a word in reverse order. */
function reverse(word: number): number {
  word = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1)
  word = ((word >>> 2) & 0x33333333) | ((word & 0x33333333) << 2)
  word = ((word >>> 4) & 0x0f0f0f0f) | ((word & 0x0f0f0f0f) << 4)
  word = ((word >>> 8) & 0x00ff00ff) | ((word & 0x00ff00ff) << 8)
  return (word >>> 16) | (word << 16)
}
