// Ids of feeds and items, as UUIDs of RFC 9562, version 8: made of what never changes, so that a site may move, be renamed and
// be corrected, and readers still know what they have seen.
//
//   sha256   f81d4fae 7dec 11d0 a765 00a0c91e6bf6 ...
//   UUID     f81d4fae-7dec-81d0-a765-00a0c91e6bf6       8 is the version; a digit of 8 to b is the variant

import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import type { SeriesMeta } from '../seriesMeta.ts'

/** SHA-256 of a text's UTF-8, in hex. */
export type Sha256 = (text: string) => string

/** The id of a puzzle's item: of its feed, date and slot, whatever stands there. */
export function itemId(
  { id }: Pick<SeriesMeta, 'id'>,
  { date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>,
  sha256: Sha256,
): string {
  return urnOf(sha256(JSON.stringify([id, date, slot.name])))
}

/** The id of the feed of one slot. That of all slots is the series' own. */
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
