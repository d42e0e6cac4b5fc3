// The compression of PDFs and PNGs (RFC 1950): done in JavaScript, so that a file has the same bytes in every browser and in every
// version of Node, whose own compression differs. On books, `pako` at its highest level comes closest to the sizes of zlib at
// its usual one.

import { Inflate, deflate as zlibDeflate } from 'pako'

/** Compresses bytes, with a header and a checksum. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return zlibDeflate(bytes, { level: 9 })
}

/** Decompresses the pieces of one stream. Throws a RangeError if it is damaged, or has more than `most` bytes. */
export function inflate(pieces: readonly Uint8Array[], most: number): Uint8Array {
  const all = new Uint8Array(most)
  let length = 0
  const stream = new Inflate({ chunkSize: CHUNK_BYTES })
  stream.onData = (chunk) => {
    if (length + chunk.length > most) throw new RangeError(`more than ${most} bytes`)
    all.set(chunk, length)
    length += chunk.length
  }
  for (const piece of pieces) stream.push(piece)
  if (stream.err !== 0 || !stream.ended) throw new RangeError(stream.msg || 'the stream has no end')
  return all.subarray(0, length)
}

const CHUNK_BYTES = 1 << 16
