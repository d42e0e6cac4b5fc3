// Writes a plot in pixels: an SVG on white, with a palette of at most 256 colours, a quarter of the bytes of true colour. A
// plot has few colours and, along its edges, many mixtures of them. Colours are counted in a grid of 16 levels of red, green
// and blue; the palette takes the most frequent colour of each of the most frequent cells, so that plain areas keep their
// exact colour, and other cells take the nearest.

import { deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { pngFile } from './png.ts'

const PALETTE = 3
const MOST_COLOURS = 256

/** Renders an SVG as a PNG file with so many pixels for each of its units. */
export function colourPng(svg: string, enlargement: number): Uint8Array {
  const options = {
    background: '#fff',
    font: { loadSystemFonts: false },
    fitTo: { mode: 'zoom', value: enlargement },
  } as const
  const { width, height, pixels } = new Resvg(svg, options).render()
  const { palette, places } = paletteOf(pixels)
  return pngFile(width, height, PALETTE, [
    ['PLTE', palette],
    ['IDAT', deflateSync(rowsOf(places, width, height), { level: 9 })],
  ])
}

/** Rows of places in the palette, each after its filter byte: palettes compress best without a filter. */
function rowsOf(places: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  return rows
}

interface Palette {
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array
  /** The place of each pixel's colour. */
  readonly places: Uint8Array
}

/** From pixels of red, green, blue and opacity. */
function paletteOf(pixels: Uint8Array): Palette {
  const colours = countedColours(pixels)
  const cells = new Map<number, { count: number; most: number; colour: number }>()
  for (const [colour, count] of colours) {
    const cell = cellOf(colour)
    const there = cells.get(cell)
    if (!there) cells.set(cell, { count, most: count, colour })
    else {
      there.count += count
      if (count > there.most || (count === there.most && colour < there.colour)) {
        there.most = count
        there.colour = colour
      }
    }
  }
  const kept =
    colours.size <= MOST_COLOURS
      ? Array.from(colours.keys()).sort((one, other) => one - other)
      : Array.from(cells.values())
          .sort((one, other) => other.count - one.count || one.colour - other.colour)
          .slice(0, MOST_COLOURS)
          .map(({ colour }) => colour)
  const placeOf = new Map(Array.from(colours.keys(), (colour) => [colour, nearest(colour, kept)]))
  const places = new Uint8Array(pixels.length / 4)
  for (let pixel = 0; pixel < places.length; pixel++) {
    places[pixel] = placeOf.get(colourAt(pixels, pixel)) as number
  }
  return { palette: Uint8Array.from(kept.flatMap(partsOf)), places }
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
