// All sets of k of the numbers 0..count-1, sorted by their sums, so that the sets with a given sum are one range
// of a table.
//
//   k = 2 of 0..3:   sum  1     2     3            4     5
//                         {01}  {02}  {03} {12}    {13}  {23}

/**
 * The sets of one size, each as the bits of two words. The sets with sum s have the indices
 * starts[s]..starts[s+1]-1.
 */
interface Combinations {
  readonly starts: Int32Array
  readonly low: Int32Array
  readonly high: Int32Array
}

/** The maximum number of sets in a table: scanning a larger table takes longer than it saves. */
const MOST_SETS = 60_000

const tablesOfCount = new Map<number, Combinations[]>()

/**
 * The tables of the sets of 0, 1, ..., `largest` numbers out of `count` numbers (at most 64), up to the first
 * table that is too large.
 */
export function combinationsOf(count: number, largest: number): readonly Combinations[] {
  const known = tablesOfCount.get(count) ?? []
  tablesOfCount.set(count, known)
  let sets = 1
  for (let size = 0; size <= largest && sets <= MOST_SETS; size++) {
    known[size] ??= makeTable(count, size, sets)
    sets = (sets * (count - size)) / (size + 1)
  }
  return known
}

function makeTable(count: number, size: number, sets: number): Combinations {
  const greatest = (size * (2 * count - size - 1)) / 2
  const low = new Int32Array(sets)
  const high = new Int32Array(sets)
  // A counting sort: first the number of sets with each sum, then the position of the next set of each sum.
  const next = new Int32Array(greatest + 2)
  eachSet(0, size, 0, 0, 0, (sum) => {
    next[sum + 1]++
  })
  for (let sum = 1; sum < next.length; sum++) next[sum] += next[sum - 1]
  const starts = next.slice()
  eachSet(0, size, 0, 0, 0, (sum, lowBits, highBits) => {
    const place = next[sum]++
    low[place] = lowBits
    high[place] = highBits
  })
  return { starts, low, high }

  function eachSet(
    from: number,
    left: number,
    sum: number,
    lowBits: number,
    highBits: number,
    visit: (sum: number, lowBits: number, highBits: number) => void,
  ): void {
    if (left === 0) visit(sum, lowBits, highBits)
    for (let number = from; left > 0 && number <= count - left; number++) {
      const nextLow = number < 32 ? lowBits | (1 << number) : lowBits
      const nextHigh = number < 32 ? highBits : highBits | (1 << (number - 32))
      eachSet(number + 1, left - 1, sum + number, nextLow, nextHigh, visit)
    }
  }
}
