// Writes a picture in pixels: an SVG on white, in shades of grey (a quarter of the bytes of colour). The file
// states its resolution, so that a layout program places it at the requested size. After the PNG
// specification: section 11 for chunks, section 9 for the filter "Up", which stores a row as its difference
// from the row above; along the lines of a board the difference is zero.

import { crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

interface PngOptions {
  /** Pixels per inch of the SVG's width. */
  readonly dpi: number
}

const METRES_IN_INCH = 0.0254
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BIT_DEPTH = 8
const GREYSCALE = 0
const FILTER_UP = 2
const UNIT_METRE = 1

/** Renders a black SVG whose width is in millimetres as a PNG file. */
export function pngOf(svg: string, { dpi }: PngOptions): Uint8Array {
  const options = { dpi, background: '#fff', font: { loadSystemFonts: false } }
  const { width, height, pixels } = new Resvg(svg, options).render()
  const pixelsInMetre = Math.round(dpi / METRES_IN_INCH)
  return pngFile(width, height, GREYSCALE, [
    ['pHYs', [...word(pixelsInMetre), ...word(pixelsInMetre), UNIT_METRE]],
    ['IDAT', deflateSync(filteredRows(pixels, width, height))],
  ])
}

/** The bytes of a PNG file with a byte for each pixel, of this colour type of the specification. */
export function pngFile(
  width: number,
  height: number,
  colourType: number,
  chunks: readonly (readonly [name: string, data: Iterable<number>])[],
): Uint8Array {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', [...word(width), ...word(height), BIT_DEPTH, colourType, 0, 0, 0]),
    ...chunks.map(([name, data]) => chunk(name, data)),
    chunk('IEND', []),
  ])
}

/** Rows of grey pixels, each with its filter byte first, from pixels of red, green, blue and opacity. */
function filteredRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  let position = 0
  for (let row = 0; row < height; row++) {
    rows[position++] = FILTER_UP
    for (let column = 0; column < width; column++) {
      // In black on white, red, green and blue are equal.
      const pixel = 4 * (row * width + column)
      rows[position++] = row === 0 ? pixels[pixel] : pixels[pixel] - pixels[pixel - 4 * width]
    }
  }
  return rows
}

/** Data of a picture as small as possible. */
export function packed(data: Uint8Array): Uint8Array {
  return deflateSync(data, { level: 9 })
}

/** A chunk: the length of its data, its name, its data, and the checksum of name and data. */
function chunk(name: string, data: Iterable<number>): Uint8Array {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), Uint8Array.from(data)])
  return Buffer.concat([word(content.length - name.length), content, word(crc32(content))])
}

/** A number in four bytes, highest byte first. */
function word(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
}
