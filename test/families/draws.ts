// Shows the effect of a single draw: repeats the same random numbers, except one of them.
//
//   7 2 9 4      where the last draw says whether a path goes backwards,
//   7 2 9 1      these make a path and the same path from its other end

import { makeRng, type Rng } from '../../src/index.ts'

/** The number of tried values of a draw, over its complete range: enough to choose each of eight turns. */
const VALUES = 64

/** Returns all results, as texts, for other values of one draw. The first draw is 0, the last one -1. */
export function variations(seed: string, draw: number, make: (rng: Rng) => unknown): Set<string> {
  const drawn: number[] = []
  const rng = makeRng(seed)
  make(() => {
    drawn.push(rng())
    return drawn[drawn.length - 1]
  })
  const at = draw < 0 ? drawn.length + draw : draw
  return new Set(
    Array.from({ length: VALUES }, (_, index) => {
      const other = drawn.with(at, Math.floor(((index + 0.5) * 2 ** 32) / VALUES) | (index % 8))
      let next = 0
      return String(make(() => other[next++]))
    }),
  )
}
