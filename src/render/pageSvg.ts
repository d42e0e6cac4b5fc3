// Draws items of a page as one SVG, in black on a transparent ground: boards, lines of words, rules and
// stars. Anchors, which only serve links, draw nothing.

import type { Item, Panel, StarsItem } from './page.ts'
import { draw } from './sizedScene.ts'
import { STAR_STROKE, starShapes } from './starShapes.ts'
import { type Definitions, linePath, partElements, short, svgFile, wordsElement } from './svgElements.ts'
import type { Typeface } from './typeface.ts'

/** A panel with the title that screen readers announce. */
interface TitledPanel extends Panel {
  readonly title?: string
}

/** Draws a panel as the text of an SVG file, with its width and height in millimetres. */
export function pageSvg({ width, height, items, title }: TitledPanel, typeface: Typeface): string {
  const definitions: Definitions = new Map()
  const elements = items.flatMap((item) => elementsOf(item, typeface, definitions))
  return svgFile({ left: 0, top: 0, width, height, title, definitions, elements })
}

function elementsOf(item: Item, typeface: Typeface, definitions: Definitions): string[] {
  switch (item.item) {
    case 'scene': {
      const { parts } = draw(item.scene(), item.cell, typeface)
      const elements = partElements(parts, typeface, definitions).join('\n')
      return [`<g transform="translate(${short(item.x)} ${short(item.y)})">\n${elements}\n</g>`]
    }
    case 'text':
      return item.text.trim() === '' ? [] : [wordsElement(item, typeface)]
    case 'rule':
      return [`<path d="${linePath(item)}" fill="none" stroke="#000" stroke-width="${short(item.width)}"/>`]
    case 'stars':
      return starElements(item)
    case 'anchor':
      return []
  }
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
