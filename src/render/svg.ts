// Draws a scene, or the items of a page, as a self-contained SVG on a transparent ground. Letters are outlines, so no
// font is needed.

import type { Mark, PlotMark, Scene } from '../scene.ts'
import { colourOfGrey } from './boardColours.ts'
import { type Item, type Panel, STAR_STROKE, type StarsItem, starShapes } from './pageItems.ts'
import { greyText, linePath } from './pictureSvgElements.ts'
import { draw } from './sizedScene.ts'
import { type Definitions, partElements, type SvgBox, short, svgFile, wordsElement } from './svgElements.ts'
import type { Typeface } from './typeface.ts'

/** Options of the SVG. */
export interface SvgOptions {
  /** The side of a cell, in points. */
  readonly cell: number
  /**
   * The shapes of letters. `boardTypeface` is enough for boards. It is not the default, because a program
   * with another typeface would then carry both.
   */
  readonly typeface: Typeface
  /** The thinnest line that can be printed, in points; .75 by default. */
  readonly thinnest?: number
  /** The title that screen readers announce. */
  readonly title?: string
}

/** Draws a scene as the text of an SVG file, with its width and height in millimetres. */
export function svgOf(scene: Scene<Mark | PlotMark>, options: SvgOptions): string {
  const { cell, typeface, thinnest, title } = options
  const { width, height, overhang, parts } = draw(scene, cell, typeface, thinnest)
  const definitions: Definitions = new Map()
  const elements = partElements(parts, typeface, definitions)
  const [wide, high] = [width + 2 * overhang, height + 2 * overhang]
  return svgFile({ left: -overhang, top: -overhang, width: wide, height: high, title }, definitions, elements)
}

/**
 * Draws a panel as the text of an SVG file, with its width and height in millimetres: boards,
 * lines of words, rules, tints and stars. Anchors, which only serve links, draw nothing.
 */
export function pageSvg(panel: SvgBox & Panel, typeface: Typeface): string {
  const definitions: Definitions = new Map()
  const elements = panel.items.flatMap((item) => elementsOf(item, typeface, definitions))
  return svgFile(panel, definitions, elements)
}

function elementsOf(item: Item, typeface: Typeface, definitions: Definitions): string[] {
  switch (item.item) {
    case 'scene':
    case 'plot': {
      const paint = item.item === 'scene' ? item.paint : undefined
      const { parts } = draw(item.scene(), item.cell, typeface, undefined, paint)
      const colourOf = paint?.colours && colourOfGrey(paint.colours)
      const elements = partElements(parts, typeface, definitions, colourOf).join('\n')
      const fill = paint?.colours ? ` fill="${paint.colours.ink}"` : ''
      return [`<g transform="translate(${short(item.x)} ${short(item.y)})"${fill}>\n${elements}\n</g>`]
    }
    case 'text':
      return item.text.trim() === '' ? [] : [wordsElement(item, typeface)]
    case 'rule': {
      const { width, tint = 1, dash, colour = greyOf(tint) } = item
      const look = `fill="none" stroke="${colour}" stroke-width="${short(width)}"`
      const dashes = dash === undefined ? '' : ` stroke-dasharray="${short(dash)}"`
      return [`<path d="${linePath(item, short)}" ${look}${dashes}/>`]
    }
    case 'rectangle': {
      const { x, y, width, height, tint, colour = greyOf(tint) } = item
      const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
      return [`<rect ${box} fill="${colour}"/>`]
    }
    case 'stars':
      return starElements(item)
    case 'anchor':
      return []
  }
}

/** A share of black as a colour of SVG. */
function greyOf(tint: number): string {
  return tint === 1 ? '#000' : greyText(1 - tint)
}

/** The elements for the filled stars of a row and for the others. */
function starElements(item: StarsItem): string[] {
  const { colour } = item
  const stars = starShapes(item)
  return [true, false].flatMap((isFilled) => {
    const path = stars
      .filter((star) => star.isFilled === isFilled)
      .map(({ corners }) => `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
      .join('')
    const fill = isFilled ? (colour === undefined ? '' : ` fill="${colour}"`) : ' fill="none"'
    const stroke = `stroke="${colour ?? '#000'}" stroke-width="${short(STAR_STROKE)}" stroke-linejoin="round"`
    return path === '' ? [] : [`<path d="${path}"${fill} ${stroke}/>`]
  })
}
