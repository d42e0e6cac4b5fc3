// Draws plots with the renderers of the project, as SVG, PNG and PDF. In SVG, letters are outlines, so that a plot looks
// the same where the font is not installed; the PNG is made from the SVG. Plots on one page share the outlines of their
// letters and points.

import { writePdf } from '../../render/pdf.ts'
import { colourPng } from '../../render/png.ts'
import { draw } from '../../render/sizedScene.ts'
import { type Definitions, escaped, partElements } from '../../render/svgElements.ts'
import type { EmbeddableTypeface, Typeface } from '../../render/typeface.ts'
import type { PlotScene } from '../../scene.ts'
import type { Plot } from './plotLayout.ts'

/** A plot as SVG, with its size in pixels. Texts and points refer by id to definitions that are kept apart, in `letters`. */
type PlotDrawing = ReturnType<typeof drawPlot>

/** A plot with its drawing. */
export interface DrawnPlot {
  /** The plot. */
  readonly plot: Plot
  /** Its drawing. */
  readonly drawing: PlotDrawing
}

/** Draws a plot with texts measured in a typeface. */
export function drawPlot(scene: PlotScene, typeface: Typeface) {
  const { width, height, parts } = draw(scene, 1, typeface)
  const letters: Definitions = new Map()
  const content = partElements(parts, typeface, letters).join('\n')
  return { width, height, content, letters }
}

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'

/** The SVG element that defines texts and points, which any number of drawings can share. */
export function definitionsOf(letters: ReadonlyMap<string, string>): string {
  return `<defs>${Array.from(letters.values()).join('\n')}</defs>`
}

/**
 * Returns a drawing as SVG: either a file that includes the definitions of its texts, or a part of a page that has them
 * elsewhere.
 */
export function svgOfPlot(
  { name, title, alternative }: Pick<Plot, 'name' | 'title' | 'alternative'>,
  { width, height, content, letters }: PlotDrawing,
  withLetters: boolean,
): string {
  const place = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return [
    `<svg ${NAMESPACE} role="img" aria-labelledby="${name}-title ${name}-text" ${place}>\n`,
    `<title id="${name}-title">${escaped(title)}</title>\n<desc id="${name}-text">${escaped(alternative)}</desc>\n`,
    withLetters ? `${definitionsOf(letters)}\n` : '',
    content,
    '\n</svg>\n',
  ].join('')
}

/** The pixels of a PNG file per pixel of a plot. At the width of an A4 page, this makes 192 dots per inch. */
const ENLARGEMENT = 2

/** Returns the bytes of a plot as PNG file, from its SVG file. */
export function plotPng(svg: string): Uint8Array {
  return colourPng(svg, ENLARGEMENT)
}

/** A pixel of 1/96 inch in points. */
const PIXEL = 0.75

/** Returns the bytes of a plot as PDF file of one page, with its fonts. */
export function plotPdf({ title, scene }: Plot, typeface: EmbeddableTypeface): Promise<Uint8Array> {
  const { width, height } = scene
  return writePdf(
    {
      width: width * PIXEL,
      height: height * PIXEL,
      pages: [{ items: [{ item: 'plot', scene: () => scene, x: 0, y: 0, cell: PIXEL }] }],
      title,
      language: 'en',
      isForScreen: true,
    },
    typeface,
  )
}
