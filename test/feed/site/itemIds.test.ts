// Ids of items: UUIDs of version 8 that depend only on feed, date and slot.

import { describe, expect, it } from 'vitest'
import { addDays } from '../../../src/feed/calendarDates.ts'
import { itemId, slotFeedId } from '../../../src/feed/site/feedItem.ts'
import { FAMILIES } from '../../../src/index.ts'
import { corrected, META, publishedDays, sha256 } from '../support/publishedPuzzles.ts'

const [puzzle] = publishedDays(1)
const UUID = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('ids of items', () => {
  it('are UUIDs of version 8 (RFC 9562, section 5.8)', () => {
    for (let day = 0; day < 300; day++) {
      expect(itemId(META, { ...puzzle, date: addDays(puzzle.date, day) }, sha256)).toMatch(UUID)
    }
  })

  it('have all digits of the hash except those of version and variant', () => {
    const hash = sha256(JSON.stringify([META.id, puzzle.date, puzzle.slot.name])).slice(0, 32)
    const id = itemId(META, puzzle, sha256).replace('urn:uuid:', '').replaceAll('-', '')
    const kept = (text: string) => text.slice(0, 12) + text.slice(13, 16) + text.slice(17)
    expect(kept(id)).toBe(kept(hash))
    expect(Number.parseInt(id[16], 16) & 3).toBe(Number.parseInt(hash[16], 16) & 3)
  })

  it('never change for the same feed', () => {
    expect(itemId(META, { date: '2027-01-30', slot: { name: 'sudoku', title: '' } }, sha256)).toBe(
      'urn:uuid:f72a9ac8-2469-81ce-9f7b-0509ba270749',
    )
    expect(slotFeedId(META, 'sudoku', sha256)).toBe('urn:uuid:3d6d6731-575e-88af-a250-c007c87550a8')
  })

  it('do not depend on address, title or revision', () => {
    const id = itemId(META, puzzle, sha256)
    const moved = { ...META, base: 'https://other.example/', title: 'Other', slug: 'other', author: 'Other' }
    expect(itemId(moved, puzzle, sha256)).toBe(id)
    const changed = { ...corrected(puzzle), slot: { ...puzzle.slot, title: 'Other' }, family: FAMILIES[1] }
    expect(itemId(META, changed, sha256)).toBe(id)
  })

  it('differ from date to date, slot to slot, feed to feed, and from ids of feeds', () => {
    const other = { ...META, id: 'b5b3f3a0-6a3c-4f0e-8f65-5b3a0a1c2d3e' }
    const ids = [META, other].flatMap((meta) => [
      ...publishedDays(3).map((one) => itemId(meta, one, sha256)),
      ...FAMILIES.map(({ name }) => slotFeedId(meta, name, sha256)),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
