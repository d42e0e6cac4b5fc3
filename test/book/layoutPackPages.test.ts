// Packing pages: no other way has fewer pages, for any mix of large and small things.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Capacity, paged } from '../../src/book/layout/packPages.ts'

/** A page with a large thing holds four, any other page twelve, in rows of this length. */
const inRows =
  (row: number): Capacity =>
  (kinds) => ({ holds: kinds.has('L') ? 4 : 12, row })

const lengths = (things: string, capacity = inRows(1)) =>
  paged(Array.from(things), (kind) => kind, 20, capacity).map((page) => page.length)

/** The fewest pages, found greedily. This is optimal because fewer things never fit worse. */
function fewest(things: string, most: number, capacity: Capacity): number {
  let pages = 0
  for (let start = 0; start < things.length; pages++) {
    let end = start + 1
    while (
      end < things.length &&
      end - start < most &&
      end + 1 - start <= capacity(new Set(things.slice(start, end + 1))).holds
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

  it('share the gaps of the last page, in complete rows if possible', () => {
    expect(lengths('s'.repeat(50))).toEqual([10, 10, 10, 10, 10])
    const rows = lengths('s'.repeat(50), inRows(3))
    expect(rows).toHaveLength(5)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(8)
    expect(rows.slice(0, -1).every((length) => length % 3 === 0)).toBe(true)
  })

  it('stay dense in spite of one large thing', () => {
    const pages = lengths(`${'s'.repeat(200)}L${'s'.repeat(199)}`)
    expect(pages).toHaveLength(Math.ceil(200 / 12) + 1 + Math.ceil(196 / 12))
  })

  it('share the gaps before a large thing', () => {
    const pages = lengths(`${'s'.repeat(29)}L${'s'.repeat(40)}`)
    expect(Math.min(...pages.slice(0, -1).filter((length) => length !== 4))).toBeGreaterThanOrEqual(9)
  })

  it('continue with the next kind on the same page', () => {
    expect(lengths(`${'s'.repeat(13)}${'m'.repeat(23)}`)).toEqual([12, 12, 12])
  })

  it('are as few as possible, and none exceeds its capacity', () => {
    const sizes: Readonly<Record<string, number>> = { a: 12, b: 9, c: 5, d: 2, e: 1 }
    const capacity: Capacity = (kinds) => ({
      holds: Math.min(...Array.from(kinds, (kind) => sizes[kind])),
      row: Math.min(...Array.from(kinds, (kind) => Math.ceil(sizes[kind] / 3))),
    })
    const things = fc.array(fc.constantFrom('a', 'a', 'a', 'b', 'c', 'd', 'e'), { maxLength: 80 })
    fc.assert(
      fc.property(things, fc.integer({ min: 1, max: 20 }), (list, most) => {
        const pages = paged(list, (kind) => kind, most, capacity)
        expect(pages.flat()).toEqual(list)
        for (const page of pages)
          expect(page.length).toBeLessThanOrEqual(Math.min(most, capacity(new Set(page)).holds))
        expect(pages).toHaveLength(fewest(list.join(''), most, capacity))
      }),
      { seed: 5, numRuns: 200 },
    )
  })
})
