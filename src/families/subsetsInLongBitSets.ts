// Small unions of sets that consist of several words of bits, used to find naked and hidden subsets of complete
// boards. For sets of one word, `smallUnions` in latin/techniques/candidateBoard.ts is twice as fast.

import { popcount } from '../kernel/bits.ts'

/**
 * Calls `found` for each choice of k sets whose union has at most k members. All sets have the same number of
 * words. The arguments of `found` are overwritten after the call.
 */
export function smallUnionsOfWords(
  sets: readonly ArrayLike<number>[],
  k: number,
  found: (chosen: readonly number[], union: Int32Array) => void,
): void {
  const few = sets.flatMap((set, index) => (countMembers(set) <= k ? index : []))
  if (few.length < k) return
  const chosen: number[] = []
  /** The unions of the first 0, 1, 2, ... chosen sets. */
  const unions = Array.from({ length: k + 1 }, () => new Int32Array(sets[0].length))

  function choose(from: number): void {
    const count = chosen.length
    if (count === k) {
      found(chosen, unions[k])
      return
    }
    const grown = unions[count + 1]
    for (let at = from; at <= few.length - (k - count); at++) {
      const set = sets[few[at]]
      for (let word = 0; word < set.length; word++) grown[word] = unions[count][word] | set[word]
      if (countMembers(grown) > k) continue
      chosen.push(few[at])
      choose(at + 1)
      chosen.pop()
    }
  }

  choose(0)
}

function countMembers(set: ArrayLike<number>): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += popcount(set[word])
  return count
}
