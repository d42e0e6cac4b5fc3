// Turns PNG files from untrusted sources into grey pixels. A file is checked, decoded by the caller's decoder, laid on white
// and encoded again, so that only the brightness of its pixels is used.

import { quote } from '../../families/puzzleError.ts'
import type { PictureContent } from '../../scene.ts'
import { wrong } from './pictureError.ts'
import { brightness } from './svgColours.ts'

/** Pixels of red, green, blue and opacity, each in one byte, row by row. */
export interface Pixels {
  /** The width in pixels. */
  readonly width: number
  /** The height in pixels. */
  readonly height: number
  /** Four bytes for each pixel. */
  readonly data: Uint8Array
}

/** A decoder and encoder of PNG files. */
export interface PngCodec {
  /**
   * Decompresses the pieces of one stream to at most `most` bytes, and returns the number of bytes; throws if the stream is
   * damaged.
   */
  inflatedLength(pieces: readonly Uint8Array[], most: number): number
  /** The pixels of a file; throws if it is damaged. */
  decode(bytes: Uint8Array): Pixels
  /** A PNG file of grey pixels, one byte each, in base 64. */
  encodeGrey(pixels: Pixels): string
}

/** Reads a PNG file. Throws a PuzzleError that says which part of the file is not allowed. */
export function readPngPicture(bytes: Uint8Array, codec: PngCodec): PictureContent {
  const checked = checkPng(bytes)
  const { width, height } = checked
  const pixels = decoded(bytes, checked, codec)
  const data = new Uint8Array(width * height)
  let darkest = 255
  for (let pixel = 0; pixel < data.length; pixel++) {
    const [red, green, blue, alpha] = pixels.data.subarray(4 * pixel, 4 * pixel + 4)
    const grey = brightness(red, green, blue)
    const shown = Math.round(255 - (alpha / 255) * (255 - grey))
    data[pixel] = shown
    if (shown < darkest) darkest = shown
  }
  if (darkest > MOST_GREY)
    throw wrong('this picture cannot be seen on white paper; draw it in darker colours')
  return { kind: 'pixels', width, height, png: codec.encodeGrey({ width, height, data }) }
}

/** The brightest grey that counts as drawn: brighter pixels cannot be distinguished from white paper. */
const MOST_GREY = 247

/** Decodes a file, but only if it contains exactly as many pixels as its header states. */
function decoded(
  bytes: Uint8Array,
  checked: ReturnType<typeof checkPng>,
  { decode, inflatedLength }: PngCodec,
): Pixels {
  const { pieces, bytes: expected, width, height } = checked
  try {
    if (inflatedLength(pieces, expected) === expected) {
      const pixels = decode(bytes)
      if (pixels.width === width && pixels.height === height) return pixels
    }
  } catch {
    // Every error of the decoder means that the file is damaged.
  }
  throw wrong('the pixels of this picture are damaged; save the picture again')
}

// Checks an untrusted PNG file before any of it is decoded: its size, its header, its chunks and their checksums. The checks
// follow the PNG specification, third edition: section 5 for chunks, section 11 for the header.

/** The largest file, in bytes, and the largest picture, in pixels. */
const MOST_PNG_BYTES = 1 << 20
const MOST_PIXELS = 4_000_000
/** The longest side, in pixels: a file with a longer row or column of pixels is not a real picture. */
const LONGEST_SIDE = 10_000
const MOST_CHUNKS = 2000

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** For each colour type, the number of samples of a pixel and the allowed bit depths. */
const COLOURS: Readonly<Record<number, readonly [samples: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
}

const ANIMATION = ['acTL', 'fcTL', 'fdAT']
/** The chunks that may occur. Text, colour profiles and dates are allowed but never read. */
const KNOWN = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'hIST'],
  ...['sPLT', 'tIME', 'tEXt', 'zTXt', 'iTXt', 'eXIf'],
]

/** Checks a file and returns its size and its compressed pixels. Throws a PuzzleError that says what is wrong. */
function checkPng(bytes: Uint8Array) {
  if (bytes.length > MOST_PNG_BYTES) {
    const kilobytes = Math.ceil(bytes.length / 1024)
    throw wrong(`a PNG picture may have at most ${MOST_PNG_BYTES / 1024} kB, not ${kilobytes} kB`)
  }
  if (!PNG_SIGNATURE.every((byte, index) => bytes[index] === byte))
    throw wrong('this is not a PNG picture; save it as PNG or SVG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: ReturnType<typeof readHeader> | undefined
  const pieces: Uint8Array[] = []
  let hasEnd = false
  let chunks = 0
  for (let at = PNG_SIGNATURE.length; at < bytes.length && !hasEnd; ) {
    if (at + 12 > bytes.length) throw wrong('the file is cut off; copy or save it again')
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (!/^[A-Za-z]{4}$/.test(name))
      throw wrong(`${quote(name)} is not the name of a chunk; save the picture again`)
    const end = at + 12 + length
    if (end > bytes.length) throw wrong(`the chunk ${name} is longer than the file; save the picture again`)
    if (++chunks > MOST_CHUNKS) throw wrong(`a PNG picture may have at most ${MOST_CHUNKS} chunks`)
    const isWhole = crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4)
    if (!isWhole) throw wrong(`the chunk ${name} is damaged; save the picture again`)
    if (ANIMATION.includes(name))
      throw wrong('an animated picture is not allowed; save one without animation')
    if (!KNOWN.includes(name))
      throw wrong(`the chunk ${name} is not allowed; save the picture as a plain PNG`)
    if (chunks === 1 && name !== 'IHDR')
      throw wrong('the header (IHDR) must come first; save the picture again')
    if (chunks > 1 && name === 'IHDR') throw wrong('there must be one header (IHDR); save the picture again')
    if (name === 'IHDR') size = readHeader(new DataView(bytes.buffer, bytes.byteOffset + at + 8, length))
    if (name === 'IDAT') pieces.push(bytes.subarray(at + 8, end - 4))
    hasEnd = name === 'IEND'
    at = end
    if (hasEnd && at < bytes.length)
      throw wrong('nothing may follow the end of the picture (IEND); save the picture again')
  }
  if (!size || !hasEnd) throw wrong('the file is cut off; copy or save it again')
  if (pieces.every((piece) => piece.length === 0))
    throw wrong('there are no pixels (IDAT); save the picture again')
  return { ...size, pieces }
}

/** The size of a picture, and the number of bytes of its decompressed pixels, including a filter byte for each row. */
function readHeader(header: DataView) {
  if (header.byteLength !== 13) throw wrong('the header (IHDR) must have 13 bytes; save the picture again')
  const [width, height] = [header.getUint32(0), header.getUint32(4)]
  const [depth, colour, compression, filter, interlacing] = new Uint8Array(header.buffer).subarray(
    header.byteOffset + 8,
  )
  if (width === 0 || height === 0) throw wrong('a picture must be at least 1 pixel wide and high')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw wrong(`${width} x ${height} pixels are too many; a PNG picture may have at most 4 megapixels`)
  }
  const [samples, depths] = COLOURS[colour] ?? [0, []]
  if (!depths.includes(depth))
    throw wrong(
      `a PNG picture of colour type ${colour} cannot have ${depth} bits per sample; save the picture again`,
    )
  if (compression !== 0 || filter !== 0)
    throw wrong('the compression method and the filter method must both be 0; save the picture again')
  // Interlaced pictures are not allowed: their size cannot be limited while they are decoded.
  if (interlacing !== 0) throw wrong('an interlaced picture is not allowed; save it without interlacing')
  return { width, height, bytes: (1 + Math.ceil((width * depth * samples) / 8)) * height }
}

/** The table of the checksum: the remainder for each byte (section 5.5 and annex D). */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** The checksum of a chunk's name and data. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (REMAINDERS[(sum ^ byte) & 0xff] ^ (sum >>> 8)) >>> 0
  return (sum ^ 0xffffffff) >>> 0
}
