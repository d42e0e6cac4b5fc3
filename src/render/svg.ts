// Draws a scene, or the items of a page, as a self-contained SVG on a transparent ground. Letters are outlines, so no
// font is needed.

import type { Mark, PlotMark, Scene } from '../scene.ts'
import type { Item, Panel, RuleItem, StarsItem } from './page.ts'
import { STAR_STROKE, starShapes } from './page.ts'
import { greyText } from './pictureElements.ts'
import { draw } from './sizedScene.ts'
import { type Definitions, linePath, partElements, short, svgFile, wordsElement } from './svgElements.ts'
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
export function svgOf(
  scene: Scene<Mark | PlotMark>,
  { cell, typeface, thinnest, title }: SvgOptions,
): string {
  const { width, height, overhang, parts } = draw(scene, cell, typeface, thinnest)
  const definitions: Definitions = new Map()
  const elements = partElements(parts, typeface, definitions)
  return svgFile({
    left: -overhang,
    top: -overhang,
    width: width + 2 * overhang,
    height: height + 2 * overhang,
    title,
    definitions,
    elements,
  })
}

/** A panel with the title that screen readers announce. Its corner is at 0, 0 unless stated otherwise. */
interface TitledPanel extends Panel {
  readonly title?: string
  readonly left?: number
  readonly top?: number
}

/**
 * Draws a panel as the text of an SVG file, in black and greys, with its width and height in millimetres: boards,
 * lines of words, rules, tints and stars. Anchors, which only serve links, draw nothing.
 */
export function pageSvg(panel: TitledPanel, typeface: Typeface): string {
  const { left = 0, top = 0, width, height, items, title } = panel
  const definitions: Definitions = new Map()
  const elements = items.flatMap((item) => elementsOf(item, typeface, definitions))
  return svgFile({ left, top, width, height, title, definitions, elements })
}

function elementsOf(item: Item, typeface: Typeface, definitions: Definitions): string[] {
  switch (item.item) {
    case 'scene':
    case 'plot': {
      const { parts } = draw(item.scene(), item.cell, typeface)
      const elements = partElements(parts, typeface, definitions).join('\n')
      return [`<g transform="translate(${short(item.x)} ${short(item.y)})">\n${elements}\n</g>`]
    }
    case 'text':
      return item.text.trim() === '' ? [] : [wordsElement(item, typeface)]
    case 'rule':
      return [ruleElement(item)]
    case 'rectangle': {
      const { x, y, width, height, tint } = item
      const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
      return [`<rect ${box} fill="${greyOf(tint)}"/>`]
    }
    case 'stars':
      return starElements(item)
    case 'anchor':
      return []
  }
}

function ruleElement(item: RuleItem): string {
  const { width, tint = 1, dash } = item
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${short(dash)}"`
  return `<path d="${linePath(item)}" fill="none" stroke="${greyOf(tint)}" stroke-width="${short(width)}"${dashes}/>`
}

/** A share of black as a colour of SVG. */
function greyOf(tint: number): string {
  return tint === 1 ? '#000' : greyText(1 - tint)
}

/** The elements for the filled stars of a row and for the others. */
function starElements(item: StarsItem): string[] {
  const stars = starShapes(item)
  return [true, false].flatMap((isFilled) => {
    const path = stars
      .filter((star) => star.isFilled === isFilled)
      .map(({ corners }) => `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
      .join('')
    const fill = isFilled ? '' : ' fill="none"'
    const stroke = `stroke="#000" stroke-width="${short(STAR_STROKE)}" stroke-linejoin="round"`
    return path === '' ? [] : [`<path d="${path}"${fill} ${stroke}/>`]
  })
}
