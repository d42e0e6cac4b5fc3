// Draws items of a page as one SVG, in black and greys on a transparent ground: boards, lines of words, rules,
// tints and stars. Anchors, which only serve links, draw nothing.

import type { Item, Panel, RuleItem, StarsItem } from './page.ts'
import { draw } from './sizedScene.ts'
import { STAR_STROKE, starShapes } from './starShapes.ts'
import { type Definitions, linePath, partElements, short, svgFile, wordsElement } from './svgElements.ts'
import type { Typeface } from './typeface.ts'

/** A panel with the title that screen readers announce. Its corner is at 0, 0 unless stated otherwise. */
interface TitledPanel extends Panel {
  readonly title?: string
  readonly left?: number
  readonly top?: number
}

/** Draws a panel as the text of an SVG file, with its width and height in millimetres. */
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
  if (tint === 1) return '#000'
  const part = Math.round(255 * (1 - tint))
    .toString(16)
    .padStart(2, '0')
  return `#${part.repeat(3)}`
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
