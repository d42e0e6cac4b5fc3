// Sets of small numbers as the bits of 32-bit words: the element k is bit k.

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

/** The set 0..count-1, for a count up to 31. */
export function firstBits(count: number): number {
  return ~(-1 << count)
}
