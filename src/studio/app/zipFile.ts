// Several texts in one file, as a ZIP archive without compression (PKWARE's APPNOTE.TXT): what belongs together is saved together.

import { crc32 } from '../../formats/pictures/pngPicture.ts'

/** The signatures of an entry, of a line of the list at the end, and of the end of the list. */
const [ENTRY, LISTED, END] = [0x04034b50, 0x02014b50, 0x06054b50]
/** Version 2.0 of the format. */
const VERSION = 20
/** The flag of names in UTF-8. */
const UTF8 = 1 << 11
/** The first of January 1980, so that the same texts make the same file. */
const DATE = (1 << 5) | 1

/** Puts texts by their names into an archive. */
export function zipped(texts: Readonly<Record<string, string>>): Blob {
  const entries: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  for (const [name, text] of Object.entries(texts)) {
    const [letters, bytes] = [name, text].map((one) => new TextEncoder().encode(one))
    // Neither compression nor a time, and nothing after the name.
    const facts = joined(
      ...[shorts(VERSION, UTF8, 0, 0, DATE), longs(crc32(bytes), bytes.length, bytes.length)],
      shorts(letters.length, 0),
    )
    // No comment, on the first disk, without attributes.
    const place = longs(0, sizeOf(entries))
    list.push(joined(longs(LISTED), shorts(VERSION), facts, shorts(0, 0, 0), place, letters))
    entries.push(joined(longs(ENTRY), facts, letters, bytes))
  }
  const counts = shorts(0, 0, list.length, list.length)
  const end = joined(longs(END), counts, longs(sizeOf(list), sizeOf(entries)), shorts(0))
  return new Blob([...entries, ...list, end], { type: 'application/zip' })
}

const shorts = (...numbers: readonly number[]) => little(2, numbers)
const longs = (...numbers: readonly number[]) => little(4, numbers)

/** Whole numbers of so many bytes, the lowest byte first. */
function little(size: number, numbers: readonly number[]): Uint8Array {
  return Uint8Array.from(
    numbers.flatMap((number) => Array.from({ length: size }, (_, byte) => (number >>> (8 * byte)) & 255)),
  )
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
