// A picture in pixels: an SVG on white, in shades of grey (a quarter of the bytes of colour), with its resolution, so that
// a layout program places it at the size that was asked for. After the PNG specification: chunks are in section 11, the
// filter "Up" (a row is the difference to the one above, which is nothing along the lines of a board) in section 9.

import { crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

interface PngOptions {
  /** Pixels in an inch of the SVG's width. */
  readonly dpi: number
}

const METRES_IN_INCH = 0.0254
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BIT_DEPTH = 8
const GREYSCALE = 0
const FILTER_UP = 2
const UNIT_METRE = 1

/** The picture of an SVG in black whose width is in millimetres. */
export function pngOf(svg: string, { dpi }: PngOptions): Uint8Array {
  const options = { dpi, background: '#fff', font: { loadSystemFonts: false } }
  const { width, height, pixels } = new Resvg(svg, options).render()
  const pixelsInMetre = Math.round(dpi / METRES_IN_INCH)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', [...word(width), ...word(height), BIT_DEPTH, GREYSCALE, 0, 0, 0]),
    chunk('pHYs', [...word(pixelsInMetre), ...word(pixelsInMetre), UNIT_METRE]),
    chunk('IDAT', deflateSync(filteredRows(pixels, width, height))),
    chunk('IEND', []),
  ])
}

/** Rows of grey pixels, each with its filter before it, from pixels of red, green, blue and opacity. */
function filteredRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  let position = 0
  for (let row = 0; row < height; row++) {
    rows[position++] = FILTER_UP
    for (let column = 0; column < width; column++) {
      // Black on white has as much red as green and blue.
      const pixel = 4 * (row * width + column)
      rows[position++] = row === 0 ? pixels[pixel] : pixels[pixel] - pixels[pixel - 4 * width]
    }
  }
  return rows
}

/** A chunk: the length of its data, its name, its data, and the check sum of both. */
function chunk(name: string, data: Iterable<number>): Uint8Array {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), Uint8Array.from(data)])
  return Buffer.concat([word(content.length - name.length), content, word(crc32(content))])
}

/** A number in four bytes, the highest first. */
function word(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
}
