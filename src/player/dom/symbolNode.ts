// A value of a board as a node: its figures, a letter, a shape or an image. An image stays an image: nothing in it runs.

import type { PictureShape } from '../../scene.ts'
import type { PlayedSymbol } from '../symbols.ts'
import { create, createSvg } from './create.ts'

/** What stands for a value. It is hidden from screen readers where it is a picture: the label of the cell names it. */
export function symbolNode(symbols: readonly PlayedSymbol[] | undefined, value: number): Node | string {
  const symbol = symbols?.[value - 1]
  if (!symbol) return String(value)
  if (symbol.letter !== undefined) return symbol.letter
  if (symbol.shape?.kind === 'shapes') {
    const attributes = { viewBox: '0 0 1 1', class: 'symbol', 'aria-hidden': 'true' }
    return createSvg('svg', attributes, ...symbol.shape.shapes.map(pathOf))
  }
  return create('img', { src: symbol.image ?? '', alt: '', class: 'symbol', draggable: 'false' })
}

/** Shapes take the colour of the text around them, as figures do. */
function pathOf({ path }: PictureShape): SVGElement {
  return createSvg('path', { d: path.map((step) => step.join(' ')).join(''), fill: 'currentColor' })
}
