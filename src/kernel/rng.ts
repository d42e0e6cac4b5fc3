// Seeded random numbers. Functions that need randomness take a generator as an argument; distributions are plain functions that
// draw numbers from it, as in the package pure-rand.
//
// The generator is Brent's xor4096 from the package `seedrandom`. It must never change: another algorithm
// would change every puzzle ever published under a seed.

import xor4096 from 'seedrandom/lib/xor4096.js'

/** A source of random signed 32-bit integers, each equally likely. */
export type Rng = () => number

/** Creates a generator that gives the same numbers for the same seed on every machine. */
export function makeRng(seed: string): Rng {
  return xor4096(seed).int32
}

/** A random integer in 0..bound-1, each equally likely. The bound is at most 2^32. */
export function below(rng: Rng, bound: number): number {
  for (;;) {
    const number = rng() >>> 0
    const rest = number % bound
    // Numbers at or beyond the largest multiple of the bound would favour small results, so they are drawn
    // again.
    if (number - rest + bound <= 0x100000000) return rest
  }
}

/** The items in random order, each order equally likely. */
export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const copy = items.slice()
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(rng, last + 1)
    const kept = copy[last]
    copy[last] = copy[other]
    copy[other] = kept
  }
  return copy
}
