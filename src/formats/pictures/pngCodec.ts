// Decodes and encodes PNG files, the same everywhere. Follows the PNG specification, third edition: section 7 for samples, section
// 9 for filters, section 11 for chunks. Only files that were checked before are decoded (pngPicture.ts).

import { deflate, inflate } from '../zlib.ts'
import { crc32, type Pixels, PNG_SIGNATURE, type PngCodec } from './pngPicture.ts'

/** The number of samples of a pixel for each colour type: grey, colour, palette, grey and opacity, colour and opacity. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3
const OPAQUE = 255

/** Decodes and encodes PNG files. */
export const PNG_CODEC: PngCodec = {
  inflatedLength: (pieces, most) => inflate(pieces, most).length,
  decode,
  encodeGrey,
}

function decode(bytes: Uint8Array): Pixels {
  const chunks = chunksOf(bytes)
  const header = chunks.get('IHDR') as Chunk
  const [width, height] = [wordAt(header[0], 0), wordAt(header[0], 4)]
  const [depth, colour] = header[0].subarray(8)
  const samples = SAMPLES[colour]
  const lineBytes = Math.ceil((width * depth * samples) / 8)
  const rows = inflate(chunks.get('IDAT') as Chunk, (lineBytes + 1) * height)
  const step = Math.max(1, (depth * samples) / 8)
  const paint = makePainter(colour, depth, chunks)
  const data = new Uint8Array(4 * width * height)
  const pixel = new Uint16Array(samples)
  let above: Uint8Array = new Uint8Array(lineBytes)
  for (let row = 0; row < height; row++) {
    const start = row * (lineBytes + 1)
    const line = rows.subarray(start + 1, start + 1 + lineBytes)
    unfilter(rows[start], line, above, step)
    for (let column = 0; column < width; column++) {
      for (let one = 0; one < samples; one++) pixel[one] = sampleAt(line, depth, column * samples + one)
      paint(pixel, data, 4 * (row * width + column))
    }
    above = line
  }
  return { width, height, data }
}

/** The data of all chunks of one name. */
type Chunk = Uint8Array[]

function chunksOf(bytes: Uint8Array): ReadonlyMap<string, Chunk> {
  const chunks = new Map<string, Chunk>()
  for (let at = PNG_SIGNATURE.length; at < bytes.length; ) {
    const length = wordAt(bytes, at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const data = bytes.subarray(at + 8, at + 8 + length)
    chunks.set(name, [...(chunks.get(name) ?? []), data])
    at += length + 12
  }
  return chunks
}

function wordAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)
}

/** Undoes the filter of a line in place. `step` is the number of bytes from a sample to the same sample of the next pixel. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  const predicted = PREDICTORS[filter]
  if (!predicted) throw new RangeError(`${filter} is not a filter`)
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : line[at - step]
    const corner = at < step ? 0 : above[at - step]
    line[at] += predicted(left, above[at], corner)
  }
}

/** The filters by their numbers: what each predicts from the bytes at the left, above, and above the left one. */
const PREDICTORS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
]

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

function sampleAt(line: Uint8Array, depth: number, index: number): number {
  if (depth === 8) return line[index]
  if (depth === 16) return (line[2 * index] << 8) | line[2 * index + 1]
  const bit = index * depth
  return (line[bit >> 3] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}

/** Puts the red, green, blue and opacity of a pixel with these samples at a place of `data`. */
type Painter = (samples: Uint16Array, data: Uint8Array, at: number) => void

function makePainter(colour: number, depth: number, chunks: ReadonlyMap<string, Chunk>): Painter {
  const [transparent = new Uint8Array()] = chunks.get('tRNS') ?? []
  if (colour === PALETTE) {
    const [palette = new Uint8Array()] = chunks.get('PLTE') ?? []
    return ([index], data, at) => {
      if (3 * index + 2 >= palette.length) throw new RangeError(`${index} is not in the palette`)
      for (let part = 0; part < 3; part++) data[at + part] = palette[3 * index + part]
      data[at + 3] = transparent[index] ?? OPAQUE
    }
  }
  const scale = OPAQUE / (2 ** depth - 1)
  // Grey is red, green and blue at once.
  const [green, blue] = colour % 4 === 0 ? [0, 0] : [1, 2]
  const hasOpacity = colour >= 4
  const clear = Uint16Array.from({ length: transparent.length / 2 }, (_, one) => {
    return (transparent[2 * one] << 8) | transparent[2 * one + 1]
  })
  return (samples, data, at) => {
    const isClear = clear.length > 0 && samples.every((sample, one) => sample === clear[one])
    const opacity = hasOpacity ? samples[samples.length - 1] * scale : isClear ? 0 : OPAQUE
    data[at] = Math.round(samples[0] * scale)
    data[at + 1] = Math.round(samples[green] * scale)
    data[at + 2] = Math.round(samples[blue] * scale)
    data[at + 3] = Math.round(opacity)
  }
}

const FILTER_UP = 2

function encodeGrey({ width, height, data }: Pixels): string {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++) {
    const start = row * (width + 1)
    rows[start] = FILTER_UP
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      rows[start + 1 + column] = data[pixel] - (row === 0 ? 0 : data[pixel - width])
    }
  }
  const header = [...word(width), ...word(height), 8, 0, 0, 0, 0]
  return base64([
    ...PNG_SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', deflate(rows)),
    ...chunk('IEND', []),
  ])
}

/** A chunk: the length of its data, its name, its data, and the checksum of name and data. */
function chunk(name: string, data: Iterable<number>): number[] {
  const content = Uint8Array.from([...Array.from(name, (letter) => letter.charCodeAt(0)), ...data])
  return [...word(content.length - name.length), ...content, ...word(crc32(content))]
}

/** A number in four bytes, highest byte first. */
function word(number: number): number[] {
  return [number >>> 24, number >>> 16, number >>> 8, number].map((part) => part & 0xff)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Bytes in base 64 (RFC 4648). */
function base64(bytes: readonly number[]): string {
  const digits: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second, third] = bytes.slice(at, at + 3)
    const all = (first << 16) | ((second ?? 0) << 8) | (third ?? 0)
    digits.push(DIGITS[all >> 18], DIGITS[(all >> 12) & 63])
    digits.push(
      second === undefined ? '=' : DIGITS[(all >> 6) & 63],
      third === undefined ? '=' : DIGITS[all & 63],
    )
  }
  return digits.join('')
}
