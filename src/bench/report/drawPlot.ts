// Draws plots as SVG. Vega-Lite specifications are compiled to Vega, which draws without a browser. Texts are
// measured with the fonts of the package, and their letters become outlines, so that a plot looks the same
// where the font is not installed. Each letter is defined once and used wherever it occurs:
//
//   <use href="#r41" x="0"/>
//
// An id states weight and character, so several plots on one page can share the definitions.

import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { Face, Typeface } from '../../render/typeface.ts'
import { escaped } from '../../render/xml.ts'
import { squeezed } from './minifySvg.ts'
import type { Plot } from './plot.ts'
import { CONFIG, type Spec } from './theme.ts'

/** A plot as SVG without the definitions of its letters. */
interface PlotDrawing {
  readonly width: number
  readonly height: number
  /** The content of the SVG, without the outlines of letters. */
  readonly content: string
  /** The outlines of the letters by id. */
  readonly letters: ReadonlyMap<string, string>
}

/** A plot with its drawing. */
export interface DrawnPlot {
  /** The plot. */
  readonly plot: Plot
  /** Its drawing. */
  readonly drawing: PlotDrawing
}

/** A text, in the form in which Vega measures it. */
interface TextItem {
  readonly fontSize?: number
  readonly fontWeight?: string | number
  readonly limit?: number
}

/** Vega exports this, but its types omit it. */
const { textMetrics } = vega as unknown as {
  textMetrics: { width: (item: TextItem, text: unknown) => number }
}

/** The unit of outlines is a thousandth of an em. */
const EM = 1000

/** Draws a plot with texts measured in a typeface. */
export async function drawPlot(spec: Spec, typeface: Typeface): Promise<PlotDrawing> {
  const { width } = textMetrics
  textMetrics.width = ({ fontSize = 11, fontWeight, limit = 0 }, text) => {
    const whole = faceOf(typeface, fontWeight).width(String(text ?? '')) * fontSize
    // Vega cuts off texts that are longer than the limit.
    return limit > 0 ? Math.min(limit, whole) : whole
  }
  try {
    // Restarts the numbers of clip paths, so that drawings do not depend on earlier ones.
    vega.resetSVGDefIds()
    const compiled = compile({ config: CONFIG, ...spec } as unknown as TopLevelSpec, { logger: SILENT })
    const view = new vega.View(vega.parse(compiled.spec), { renderer: 'none', logger: SILENT })
    const svg = await view.toSVG()
    view.finalize()
    return drawingOf(svg, typeface)
  } finally {
    textMetrics.width = width
  }
}

/** Discards the warnings of the plotting library and throws its errors. */
const SILENT: vega.LoggerInterface = {
  level: () => SILENT,
  error: (...args: unknown[]) => {
    throw new Error(args.join(' '))
  },
  warn: () => SILENT,
  info: () => SILENT,
  debug: () => SILENT,
} as unknown as vega.LoggerInterface

function faceOf(typeface: Typeface, weight: string | number | undefined): Face {
  return weight === 'bold' ? typeface.bold : typeface.regular
}

function drawingOf(svg: string, typeface: Typeface): PlotDrawing {
  const [, attributes, content] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? ['', '', '']
  const size = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(attributes)?.[1])
  const letters = new Map<string, string>()
  const outlined = squeezed(content).replaceAll(
    /<text ([^>]*)>(.*?)<\/text>/gs,
    (_, own: string, text: string) => outlinedText(own, text, typeface, letters),
  )
  return { width: size('width'), height: size('height'), content: outlined, letters }
}

/** Replaces a text element of Vega, which holds a text or lines as `tspan`, by outlines. */
function outlinedText(own: string, text: string, typeface: Typeface, letters: Map<string, string>): string {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(own)?.[1]
  const size = Number.parseFloat(attribute('font-size') ?? '11')
  const weight = attribute('font-weight') === 'bold' ? 'bold' : 'regular'
  const anchor = { middle: 0.5, end: 1 }[attribute('text-anchor') ?? ''] ?? 0
  const kept = ['fill', 'opacity', 'display']
    .filter((name) => attribute(name) !== undefined)
    .map((name) => ` ${name}="${attribute(name)}"`)
  const place = [attribute('transform'), `scale(${size / EM})`].filter(Boolean).join(' ')
  const uses = linesOf(text).flatMap(({ line, y }) => {
    const start = -anchor * typeface[weight].width(line)
    return Array.from(line, (character, index) => {
      const id = `${weight[0]}${(character.codePointAt(0) as number).toString(16)}`
      const { width, outline } = typeface[weight]
      const before = Array.from(line)
        .slice(0, index + 1)
        .join('')
      const x = Math.round((start + width(before) - width(character)) * EM)
      if (character === ' ') return ''
      if (!letters.has(id)) letters.set(id, outlinePath(outline(character)))
      return `<use href="#${id}" x="${x}"${y === 0 ? '' : ` y="${Math.round((y / size) * EM)}"`}/>`
    })
  })
  return `<g transform="${place}"${kept.join('')}>${uses.join('')}</g>`
}

function linesOf(text: string): { line: string; y: number }[] {
  const spans = Array.from(text.matchAll(/<tspan([^>]*?)(?:\/>|>(.*?)<\/tspan>)/gs))
  if (spans.length === 0) return [{ line: unescaped(text), y: 0 }]
  let y = 0
  return spans.map(([, own, line = '']) => {
    y += Number(/\bdy="([-\d.]+)"/.exec(own)?.[1] ?? 0)
    return { line: unescaped(line), y }
  })
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function outlinePath(outline: ReturnType<Face['outline']>): string {
  const coordinate = (value: number, index: number) => Math.round(value * EM) * (index % 2 === 0 ? 1 : -1)
  return outline.map(({ command, points }) => command + points.map(coordinate).join(' ')).join('')
}

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'

/** The definitions of letters, shared by any number of drawings. */
export function definitionsOf(letters: ReadonlyMap<string, string>): string {
  return `<defs>${Array.from(letters, ([id, outline]) => `<path id="${id}" d="${outline}"/>`).join('\n')}</defs>`
}

/**
 * Returns a drawing as SVG: a file with the definitions of its letters, or a part of a page that defines them
 * elsewhere.
 */
export function svgOfPlot(
  { name, title, alternative }: Plot,
  { width, height, content, letters }: PlotDrawing,
  withLetters: boolean,
): string {
  const place = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  // Adds the name of the plot to the ids of clip paths, so that plots on one page do not clash.
  const own = content.replaceAll(/\b(clip|gradient)_?(\d+)/g, `${name}-$1$2`)
  return [
    `<svg ${NAMESPACE} role="img" aria-labelledby="${name}-title ${name}-text" ${place}>\n`,
    `<title id="${name}-title">${escaped(title)}</title>\n<desc id="${name}-text">${escaped(alternative)}</desc>\n`,
    withLetters ? `${definitionsOf(letters)}\n` : '',
    own,
    '\n</svg>\n',
  ].join('')
}
