// Renders a plot as a coloured PNG, from an SVG whose letters are outlines.

import { Resvg } from '@resvg/resvg-js'

/** The pixels per unit of the SVG. A plot as wide as an A4 page is then printed at about 300 dpi. */
const ENLARGEMENT = 3

/** Returns the bytes of a PNG file. */
export function plotPng(svg: string): Uint8Array {
  const options = {
    background: '#fff',
    font: { loadSystemFonts: false },
    fitTo: { mode: 'zoom', value: ENLARGEMENT },
  } as const
  return new Resvg(svg, options).render().asPng()
}
