// Paging: as few pages as any way has, however large and small things are mixed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Capacity, paged } from '../../src/book/layout/paging.ts'

/** A page with a large thing on it holds four, one with others twelve. */
const holds: Capacity = (kinds) => (kinds.has('L') ? 4 : 12)

const lengths = (things: string, capacity = holds) =>
  paged(Array.from(things), (kind) => kind, 20, capacity).map((page) => page.length)

/** The fewest pages, by taking as many as a page can hold: no way does better where less never fits worse. */
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
  it('are full, but for the last', () => {
    expect(lengths('s'.repeat(28))).toEqual([12, 12, 4])
    expect(lengths('')).toEqual([])
  })

  it('are not coarse because of one large thing', () => {
    const pages = lengths(`${'s'.repeat(200)}L${'s'.repeat(199)}`)
    expect(pages).toHaveLength(Math.ceil(200 / 12) + 1 + Math.ceil(196 / 12))
  })

  it('share out what they lack before a large thing', () => {
    const pages = lengths(`${'s'.repeat(29)}L${'s'.repeat(40)}`)
    expect(Math.min(...pages.slice(0, -1).filter((length) => length !== 4))).toBeGreaterThanOrEqual(9)
  })

  it('go on with other things where one kind ends', () => {
    expect(lengths(`${'s'.repeat(13)}${'m'.repeat(23)}`)).toEqual([12, 12, 12])
  })

  it('are as few as can be, and none holds more than it can', () => {
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
