// Symbols in the place of numbers. Loaded only by pages that have the attribute `symbols`.

import type { PlayedSymbol } from '../symbols.ts'
import { create, createSvg } from './createElement.ts'

export { letterCommand, parsePlayedSymbols, withSymbols } from '../symbols.ts'

/**
 * What stands for a value: a letter, a shape or an image. An image stays an image: nothing in it runs. It is hidden from
 * screen readers where it is a picture: the label of the cell names it.
 */
export function signOf(symbols: readonly PlayedSymbol[], value: number): Node | string {
  const { letter, shape, image = '' } = symbols[value - 1]
  if (letter !== undefined) return letter
  if (shape !== undefined) {
    const attributes = { viewBox: '0 0 100 100', class: 'symbol', 'aria-hidden': 'true' }
    // Shapes take the colour of the text around them, as figures do.
    return createSvg('svg', attributes, createSvg('path', { d: shape, fill: 'currentColor' }))
  }
  return create('img', { src: image, alt: '', class: 'symbol', draggable: 'false' })
}

/** The style sheet of symbols. */
export const SYMBOL_STYLES = `.symbol{height:1em;width:1em;vertical-align:-.12em;object-fit:contain}.cell .symbol,.pad .symbol{vertical-align:top}.pad .symbol{height:1.35em;width:1.35em}img.symbol{background:light-dark(transparent,#fff);border-radius:.1em}.conflict .symbol{outline:.05em dashed;outline-offset:.04em}`
