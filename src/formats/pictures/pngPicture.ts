// PNG files from strangers as grey pixels. The file is checked, decoded by the caller's decoder, laid on white and
// encoded anew, so that nothing of it but brightness goes any further.

import { PuzzleError, quote } from '../../families/error.ts'
import type { PictureContent } from '../../scene.ts'
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

/** What decodes and encodes PNG files. */
export interface PngCodec {
  /** Uncompresses pieces that belong together to at most this many bytes, and returns how many; throws if damaged. */
  inflatedLength(pieces: readonly Uint8Array[], most: number): number
  /** The pixels of a file; throws if it is damaged. */
  decode(bytes: Uint8Array): Pixels
  /** A PNG file of grey pixels, one byte each, in base 64. */
  encodeGrey(pixels: Pixels): string
}

/** Reads a PNG file. Throws a PuzzleError that says what of it is not allowed. */
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
    throw new PuzzleError('picture', 'nothing can be seen of this picture on white paper')
  return { kind: 'pixels', width, height, png: codec.encodeGrey({ width, height, data }) }
}

/** Brighter pixels cannot be told from white paper. */
const MOST_GREY = 247

/** Decodes a file only if it holds exactly the pixels that its header promises. */
function decoded(bytes: Uint8Array, checked: CheckedPng, { decode, inflatedLength }: PngCodec): Pixels {
  const { pieces, bytes: expected, width, height } = checked
  try {
    if (inflatedLength(pieces, expected) === expected) {
      const pixels = decode(bytes)
      if (pixels.width === width && pixels.height === height) return pixels
    }
  } catch {
    // Whatever a decoder complains about, the file is damaged.
  }
  throw new PuzzleError('picture', 'the pixels of this picture are damaged')
}

// Checks of a stranger's PNG before anything is decoded: its size, its header, its chunks and their checksums. After the
// PNG specification, third edition: section 5 for chunks, 11 for the header.

/** The largest file, in bytes, and the largest picture, in pixels. */
export const MOST_PNG_BYTES = 1 << 20
const MOST_PIXELS = 4_000_000
/** The longest side: a picture of one row of a million pixels is no picture. */
const LONGEST_SIDE = 10_000
const MOST_CHUNKS = 2000

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The bit depths that each kind of colour may have. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** The chunks that hold a picture or describe it. Text, profiles of colours and dates are allowed and never read. */
const KNOWN = [
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'hIST'],
  ...['sPLT', 'tIME', 'tEXt', 'zTXt', 'iTXt', 'eXIf'],
]

/** The size of a picture. */
interface PixelSize {
  /** Its width in pixels. */
  readonly width: number
  /** Its height in pixels. */
  readonly height: number
  /** The number of bytes of its pixels, with a filter byte for each row, when they are not compressed. */
  readonly bytes: number
}

/** A file that has passed all checks. */
interface CheckedPng extends PixelSize {
  /** Its compressed pixels, in pieces. */
  readonly pieces: readonly Uint8Array[]
}

/** The samples of a pixel, by the kind of colour. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Checks a file and returns its size and its compressed pixels. Throws a PuzzleError that says what is wrong. */
function checkPng(bytes: Uint8Array): CheckedPng {
  if (bytes.length > MOST_PNG_BYTES) {
    throw wrong(
      `a PNG picture may have at most ${MOST_PNG_BYTES / 1024} kB, not ${Math.ceil(bytes.length / 1024)} kB`,
    )
  }
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) throw wrong('this is not a PNG picture')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: PixelSize | undefined
  const pieces: Uint8Array[] = []
  let hasEnd = false
  let chunks = 0
  for (let at = SIGNATURE.length; at < bytes.length && !hasEnd; ) {
    if (at + 12 > bytes.length) throw wrong('the file is cut off')
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (!/^[A-Za-z]{4}$/.test(name)) throw wrong(`${quote(name)} is not the name of a chunk`)
    const end = at + 12 + length
    if (end > bytes.length) throw wrong(`the chunk ${name} is longer than the file`)
    if (++chunks > MOST_CHUNKS) throw wrong(`a PNG picture may have at most ${MOST_CHUNKS} chunks`)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4))
      throw wrong(`the chunk ${name} is damaged`)
    if (name === 'acTL' || name === 'fcTL' || name === 'fdAT')
      throw wrong('an animated picture is not allowed')
    if (!KNOWN.includes(name)) throw wrong(`the chunk ${name} is not allowed`)
    if (chunks === 1 && name !== 'IHDR') throw wrong('the header (IHDR) must come first')
    if (chunks > 1 && name === 'IHDR') throw wrong('there must be one header (IHDR)')
    if (name === 'IHDR') size = readHeader(new DataView(bytes.buffer, bytes.byteOffset + at + 8, length))
    if (name === 'IDAT') pieces.push(bytes.subarray(at + 8, end - 4))
    hasEnd = name === 'IEND'
    at = end
    if (hasEnd && at < bytes.length) throw wrong('nothing may follow the end of the picture (IEND)')
  }
  if (!size || !hasEnd) throw wrong('the file is cut off')
  if (pieces.every((piece) => piece.length === 0)) throw wrong('there are no pixels (IDAT)')
  return { ...size, pieces }
}

function readHeader(header: DataView): PixelSize {
  if (header.byteLength !== 13) throw wrong('the header (IHDR) must have 13 bytes')
  const [width, height] = [header.getUint32(0), header.getUint32(4)]
  const [depth, colour, compression, filter, interlacing] = [8, 9, 10, 11, 12].map((at) =>
    header.getUint8(at),
  )
  if (width === 0 || height === 0) throw wrong('a picture must be at least 1 pixel wide and high')
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw wrong(`${width} x ${height} pixels are too many; a PNG picture may have at most 4 megapixels`)
  }
  if (!DEPTHS[colour]?.includes(depth))
    throw wrong(`${depth} bits for colours of type ${colour} are not a PNG`)
  if (compression !== 0 || filter !== 0) throw wrong('the compression must be the one of PNG')
  // How much an interlaced picture expands cannot be limited while it is decoded.
  if (interlacing !== 0) throw wrong('an interlaced picture is not allowed; save it without interlacing')
  return { width, height, bytes: (1 + Math.ceil((width * depth * SAMPLES[colour]) / 8)) * height }
}

function wrong(message: string): PuzzleError {
  return new PuzzleError('picture', message)
}

/** The remainders of the checksum for each byte (section 5.5 and annex D). */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (REMAINDERS[(sum ^ byte) & 0xff] ^ (sum >>> 8)) >>> 0
  return (sum ^ 0xffffffff) >>> 0
}
