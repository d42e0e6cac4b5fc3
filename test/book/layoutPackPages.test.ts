// Packing pages: no other way has fewer pages, for any mix of large and small things.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Capacity, paged } from '../../src/book/layout/boardPlacement.ts'

/** A page with a large thing holds four, any other page twelve. */
const holds: Capacity = (kinds) => (kinds.has('L') ? 4 : 12)

const lengths = (things: string, most = 20) =>
  paged(Array.from(things), (kind) => kind, most, holds).map((page) => page.length)

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
  it('are full if the number divides evenly', () => {
    expect(lengths('s'.repeat(36))).toEqual([12, 12, 12])
    expect(lengths('')).toEqual([])
  })

  it('are filled before the next begins, so only the last has gaps', () => {
    expect(lengths('s'.repeat(50))).toEqual([12, 12, 12, 12, 2])
    expect(lengths('s'.repeat(20), 9)).toEqual([9, 9, 2])
  })

  it('stay dense in spite of one large thing', () => {
    const pages = lengths(`${'s'.repeat(200)}L${'s'.repeat(199)}`)
    expect(pages).toHaveLength(Math.ceil(200 / 12) + 1 + Math.ceil(196 / 12))
  })

  it('continue with the next kind on the same page', () => {
    expect(lengths(`${'s'.repeat(13)}${'m'.repeat(23)}`)).toEqual([12, 12, 12])
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
