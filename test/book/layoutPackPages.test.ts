// Packing pages: no other way has fewer pages, for any mix of large and small things.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Capacity, paged } from '../../src/book/layout/dealBoardsOverPages.ts'

/** The fewest pages, found greedily. This is optimal because fewer things never fit worse. */
function fewest(things: string, most: number, capacity: Capacity): number {
  let pages = 0
  for (let start = 0; start < things.length; pages++) {
    let end = start + 1
    while (
      end < things.length &&
      end - start < most &&
      end + 1 - start <= capacity(new Set(things.slice(start, end + 1)))
    )
      end++
    start = end
  }
  return pages
}

describe('pages of things in a row', () => {
  it('are filled before the next begins, so only the last has gaps', () => {
    const lengths = (count: number, most: number) =>
      paged(
        Array<string>(count).fill('s'),
        (kind) => kind,
        most,
        () => 12,
      ).map((page) => page.length)
    expect(lengths(50, 20)).toEqual([12, 12, 12, 12, 2])
    expect(lengths(20, 9)).toEqual([9, 9, 2])
  })

  it('are as few as possible, and none exceeds its capacity', () => {
    const sizes: Readonly<Record<string, number>> = { a: 12, b: 9, c: 5, d: 2, e: 1 }
    const capacity: Capacity = (kinds) => Math.min(...Array.from(kinds, (kind) => sizes[kind]))
    const things = fc.array(fc.constantFrom('a', 'a', 'a', 'b', 'c', 'd', 'e'), { maxLength: 80 })
    fc.assert(
      fc.property(things, fc.integer({ min: 1, max: 20 }), (list, most) => {
        const pages = paged(list, (kind) => kind, most, capacity)
        expect(pages.flat()).toEqual(list)
        for (const page of pages)
          expect(page.length).toBeLessThanOrEqual(Math.min(most, capacity(new Set(page))))
        expect(pages).toHaveLength(fewest(list.join(''), most, capacity))
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})
