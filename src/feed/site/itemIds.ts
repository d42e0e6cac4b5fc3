// Ids of feeds and items: UUIDs of version 8 (RFC 9562), made from values that never change. Feed readers recognise an item even after
// the site has moved, was renamed, or the puzzle was corrected.
//
//   sha256   f81d4fae 7dec 11d0 a765 00a0c91e6bf6 ...
//   UUID     f81d4fae-7dec-81d0-a765-00a0c91e6bf6       8 is the version; a digit of 8 to b is the variant

import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import type { SeriesMeta } from '../seriesMeta.ts'

/** Returns the SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => string

/** The id of a puzzle's item, from feed, date and slot; a correction does not change it. */
export function itemId(
  { id }: Pick<SeriesMeta, 'id'>,
  { date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>,
  sha256: Sha256,
): string {
  return urnOf(sha256(JSON.stringify([id, date, slot.name])))
}

/** The id of the feed of one slot. The feed of all slots has the id of the plan. */
export function slotFeedId({ id }: Pick<SeriesMeta, 'id'>, slot: string, sha256: Sha256): string {
  return urnOf(sha256(JSON.stringify([id, slot])))
}

function urnOf(hash: string): string {
  const variant = ((Number.parseInt(hash[16], 16) & 0b0011) | 0b1000).toString(16)
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}
