// A plot in pixels, in colour, from an SVG whose letters are outlines.

import { Resvg } from '@resvg/resvg-js'

/** Pixels for each of the SVG: a plot as wide as a page of A4 is then printed with 300 to the inch. */
const ENLARGEMENT = 3

/** The bytes of a PNG file. */
export function plotPng(svg: string): Uint8Array {
  const options = {
    background: '#fff',
    font: { loadSystemFonts: false },
    fitTo: { mode: 'zoom', value: ENLARGEMENT },
  } as const
  return new Resvg(svg, options).render().asPng()
}
