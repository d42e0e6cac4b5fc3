// Sets of small numbers as the bits of 32-bit words: the element k is bit k. Larger sets take several words.

/** The number of elements in the set. */
export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The smallest element of a non-empty set. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** The set of the elements 0..count-1, for a count up to 31. */
export function firstBits(count: number): number {
  return ~(-1 << count)
}

/** The words of larger sets: the element k is bit k % 32 of word k / 32. */
export function wordsOfSet(elements: readonly number[], count: number): Int32Array {
  const words = new Int32Array(Math.ceil(count / 32))
  for (const element of elements) words[element >> 5] |= 1 << element
  return words
}

/** Removes the smallest element of a larger set and returns this element; -1 if the set is empty. */
export function takeFirst(words: Int32Array): number {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]
    if (word === 0) continue
    words[index] = word & (word - 1)
    return 32 * index + lowest(word)
  }
  return -1
}

/** Adds the elements of another set to a larger set; both sets must have the same number of words. */
export function addAll(words: Int32Array, others: Int32Array): void {
  for (let index = 0; index < words.length; index++) words[index] |= others[index]
}
