// Decoding and encoding PNG files, against pngjs.

import { deflateSync } from 'node:zlib'
import { type ColorType, PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { PNG_CODEC } from '../../../src/formats/pictures/pngCodec.ts'
import { inflate } from '../../../src/formats/zlib.ts'
import { chunk, header, pngFile } from './hostilePictures.ts'

const [WIDTH, HEIGHT] = [13, 9]
const END = chunk('IEND', new Uint8Array())

/** Bytes without a pattern. */
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * at * 2654435761) >>> 11)

/** A file with noise as its samples, whose lines have each filter in turn. */
function noisy(colour: number, depth: number, samples: number, ...chunks: readonly Uint8Array[]): Uint8Array {
  const line = 1 + Math.ceil((WIDTH * depth * samples) / 8)
  const rows = noise(line * HEIGHT)
  for (let row = 0; row < HEIGHT; row++) rows[row * line] = row % 5
  const data = chunk('IDAT', deflateSync(rows))
  return pngFile(header(WIDTH, HEIGHT, [depth, colour, 0, 0, 0]), ...chunks, data, END)
}

const KINDS: readonly (readonly [colour: number, samples: number, depths: readonly number[]])[] = [
  [0, 1, [1, 2, 4, 8, 16]],
  [2, 3, [8, 16]],
  [3, 1, [1, 2, 4, 8]],
  [4, 2, [8, 16]],
  [6, 4, [8, 16]],
]

it.each(KINDS.flatMap(([colour, samples, depths]) => depths.map((depth) => [colour, samples, depth])))(
  'reads colour type %i with %i samples of %i bits',
  (colour, samples, depth) => {
    const palette = colour === 3 ? [chunk('PLTE', noise(3 << depth)), chunk('tRNS', noise(2))] : []
    const bytes = noisy(colour, depth, samples, ...palette)
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
    expect(PNG_CODEC.decode(bytes)).toEqual({ width, height, data: new Uint8Array(data) })
  },
)

it.each([
  [0, 8, 1, Uint8Array.of(0, 0)],
  [2, 8, 3, Uint8Array.of(0, 0, 0, 0, 0, 0)],
])('leaves the transparent colour of colour type %i out', (colour, depth, samples, clear) => {
  const rows = new Uint8Array((1 + WIDTH * samples) * HEIGHT)
  rows.fill(7, rows.length / 2)
  for (let row = 0; row < HEIGHT; row++) rows[row * (1 + WIDTH * samples)] = 0
  const file = pngFile(
    header(WIDTH, HEIGHT, [depth, colour, 0, 0, 0]),
    chunk('tRNS', clear),
    chunk('IDAT', deflateSync(rows)),
    END,
  )
  const { data } = PNG.sync.read(Buffer.from(file))
  expect(PNG_CODEC.decode(file).data).toEqual(new Uint8Array(data))
})

it('writes grey pixels that pngjs reads', () => {
  const data = noise(WIDTH * HEIGHT)
  const file = Buffer.from(PNG_CODEC.encodeGrey({ width: WIDTH, height: HEIGHT, data }), 'base64')
  const read = PNG.sync.read(file) as PNG & { readonly colorType: ColorType }
  expect(read).toMatchObject({ width: WIDTH, height: HEIGHT, colorType: 0 })
  expect(Array.from(data, (_, pixel) => read.data[4 * pixel])).toEqual(Array.from(data))
})

it('refuses streams that are cut off, damaged or too long', () => {
  const stream = deflateSync(noise(1000))
  expect(inflate([stream.subarray(0, 10), stream.subarray(10)], 1000)).toEqual(noise(1000))
  expect(() => inflate([stream], 999)).toThrow('more than 999 bytes')
  expect(() => inflate([stream.subarray(0, -1)], 1000)).toThrow('no end')
  expect(() =>
    inflate([Uint8Array.from(stream, (byte, at) => (at === 40 ? byte ^ 255 : byte))], 1000),
  ).toThrow(RangeError)
})
