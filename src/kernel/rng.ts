// Seeded random numbers. Whatever needs them takes the generator as an argument; the distributions are
// free functions over it (the layout of pure-rand).
//
// The generator is Brent's xor4096 from the package `seedrandom`. That choice is for good: another
// algorithm would change every puzzle ever published under a seed.

import xor4096 from 'seedrandom/lib/xor4096.js'

/** A source of random 32-bit integers, signed, each equally likely. */
export type Rng = () => number

/** A generator that gives the same numbers for the same seed, on every machine. */
export function makeRng(seed: string): Rng {
  return xor4096(seed).int32
}

/** An integer in 0..bound-1, each equally likely; the bound is at most 2^32. */
export function below(rng: Rng, bound: number): number {
  for (;;) {
    const number = rng() >>> 0
    const rest = number % bound
    // Numbers past the last whole multiple of the bound would favour the small results.
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
