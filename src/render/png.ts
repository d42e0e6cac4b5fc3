// Writes a picture in pixels: an SVG on white. Boards are in shades of grey, which take a quarter of the bytes of
// colours. The file states its resolution, so that a layout program places it at the requested size. Follows the PNG
// specification: section 11 for chunks, section 9 for the filter "Up", which stores a row as its difference from the
// row above; along the lines of a board the difference is zero.

import { crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

const METRES_IN_INCH = 0.0254
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const BIT_DEPTH = 8
const GREYSCALE = 0
const NO_FILTER = 0
const FILTER_UP = 2
const UNIT_METRE = 1

const ON_WHITE = { background: '#fff', font: { loadSystemFonts: false } } as const

/**
 * Renders a black and grey SVG whose width is in millimetres, with `dpi` pixels per inch. Each pixel is a
 * byte, from black to white.
 */
export function greyPixels(svg: string, { dpi }: { readonly dpi: number }) {
  const { width, height, pixels } = new Resvg(svg, { ...ON_WHITE, dpi }).render()
  const data = new Uint8Array(width * height)
  // In greys on white, red, green and blue are equal.
  for (let pixel = 0; pixel < data.length; pixel++) data[pixel] = pixels[4 * pixel]
  return { width, height, data }
}

/** Renders a black and grey SVG whose width is in millimetres as a PNG file with `dpi` pixels per inch. */
export function pngOf(svg: string, { dpi }: { readonly dpi: number }): Uint8Array {
  const { width, height, data } = greyPixels(svg, { dpi })
  const greyOver = (pixel: number) => data[pixel] - (pixel < width ? 0 : data[pixel - width])
  const pixelsInMetre = Math.round(dpi / METRES_IN_INCH)
  return pngFile(width, height, GREYSCALE, [
    ['pHYs', [...word(pixelsInMetre), ...word(pixelsInMetre), UNIT_METRE]],
    ['IDAT', deflateSync(rowsOf(FILTER_UP, width, height, greyOver))],
  ])
}

/** The bytes of a PNG file that has one byte for each pixel; `colourType` is a number of the specification. */
function pngFile(
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

/** Rows with one byte for each pixel; the byte of the filter precedes each row. */
function rowsOf(filter: number, width: number, height: number, byteOf: (pixel: number) => number) {
  const rows = new Uint8Array((width + 1) * height)
  let position = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (pixel % width === 0) rows[position++] = filter
    rows[position++] = byteOf(pixel)
  }
  return rows
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

// Plots are in colour, with a palette of at most 256 colours, a quarter of the bytes of true colour. A
// plot has few colours and, along its edges, many mixtures of them. The palette takes the most frequent colours as they are,
// so that areas and lines keep theirs. The rest are counted in a grid of 16 levels of red, green and blue, and the palette
// takes the most frequent colour of each of the most frequent cells. Other colours become the nearest of the palette.

const PALETTE = 3
const MOST_COLOURS = 256

/** Renders an SVG as a PNG file with this number of pixels for each unit of the SVG. */
export function colourPng(svg: string, enlargement: number): Uint8Array {
  const fitTo = { mode: 'zoom', value: enlargement } as const
  const { width, height, pixels } = new Resvg(svg, { ...ON_WHITE, fitTo }).render()
  const { palette, places } = paletteOf(pixels)
  return pngFile(width, height, PALETTE, [
    ['PLTE', palette],
    // Palettes compress best without a filter.
    [
      'IDAT',
      deflateSync(
        rowsOf(NO_FILTER, width, height, (pixel) => places[pixel]),
        { level: 9 },
      ),
    ],
  ])
}

/**
 * The palette, with red, green and blue of each colour, and for each pixel the index of its colour in the
 * palette. `pixels` has four bytes for each pixel: red, green, blue and opacity.
 */
function paletteOf(pixels: Uint8Array) {
  const colours = countedColours(pixels)
  const kept = keptColours(colours)
  const placeOf = new Map(Array.from(colours.keys(), (colour) => [colour, nearest(colour, kept)]))
  const places = new Uint8Array(pixels.length / 4)
  for (let pixel = 0; pixel < places.length; pixel++) {
    places[pixel] = placeOf.get(colourAt(pixels, pixel)) as number
  }
  return { palette: Uint8Array.from(kept.flatMap(partsOf)), places }
}

/** The number of colours that the palette takes as they are. */
const EXACT = 96

/** The colours of the palette. */
function keptColours(colours: ReadonlyMap<number, number>): number[] {
  // The order of equally frequent colours is that of their numbers, so that a picture always has the same bytes.
  const byCount = (one: readonly [number, number], other: readonly [number, number]) =>
    other[1] - one[1] || one[0] - other[0]
  const sorted = Array.from(colours).sort(byCount)
  if (sorted.length <= MOST_COLOURS) return sorted.map(([colour]) => colour)
  const cells = new Map<number, [colour: number, count: number]>()
  for (const [colour, count] of sorted.slice(EXACT)) {
    const cell = cells.get(cellOf(colour))
    if (cell) cell[1] += count
    else cells.set(cellOf(colour), [colour, count])
  }
  const mixed = Array.from(cells.values()).sort(byCount)
  return [...sorted.slice(0, EXACT), ...mixed].slice(0, MOST_COLOURS).map(([colour]) => colour)
}

function countedColours(pixels: Uint8Array): Map<number, number> {
  const colours = new Map<number, number>()
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    const colour = colourAt(pixels, pixel)
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  return colours
}

function colourAt(pixels: Uint8Array, pixel: number): number {
  return (pixels[4 * pixel] << 16) | (pixels[4 * pixel + 1] << 8) | pixels[4 * pixel + 2]
}

const partsOf = (colour: number): number[] => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]

/** The distance between levels of the grid. */
const LEVEL = 17

/** The cell of the grid that a colour is in. */
function cellOf(colour: number): number {
  const [red, green, blue] = partsOf(colour).map((part) => Math.round(part / LEVEL))
  return (red << 8) | (green << 4) | blue
}

function nearest(colour: number, kept: readonly number[]): number {
  const parts = partsOf(colour)
  let [best, least] = [0, Infinity]
  kept.forEach((other, place) => {
    const distance = partsOf(other).reduce((sum, part, index) => sum + (part - parts[index]) ** 2, 0)
    if (distance < least) [best, least] = [place, distance]
  })
  return best
}
