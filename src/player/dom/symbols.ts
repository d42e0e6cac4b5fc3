// Symbols in the place of numbers. Loaded only by pages that have the attribute `symbols`.

import type { HelpWords } from '../playerWords.ts'
import { letterCommand, type PlayedSymbol, parsePlayedSymbols, withSymbols } from '../symbols.ts'
import type { BoardLook } from './boardExtras.ts'
import { create, createSvg } from './createElement.ts'

/**
 * The look of a board with the symbols that the attribute `symbols` asks for. If the list is wrong or the
 * family needs its numbers, the board keeps its numbers.
 */
export function withAskedSymbols(
  plain: BoardLook,
  said: HelpWords,
  asked: string,
  count: number,
  base: string,
): BoardLook {
  if (!said.symbols) return plain
  const { words, extras } = plain
  const names = { language: words.language, picture: said.help.picture }
  const symbols = parsePlayedSymbols(asked, count, names, base)
  if (!symbols) {
    console.warn('number-puzzle: the attribute "symbols" must list a symbol for each number of the board')
    return plain
  }
  const { name, help, howToPlay } = withSymbols(said, said.symbols, symbols)
  return {
    ...{ symbols, words: { ...words, name }, help: async () => help },
    menu: async () => ({ ...(await plain.menu()), howToPlay }),
    extras: {
      ...extras,
      signOf: (value) => signOf(symbols, value),
      letterCommand: (event) => letterCommand(symbols, event),
    },
  }
}

/**
 * The sign that stands for a value: a letter, a shape or an image. An SVG is shown as an image, so no script
 * in it runs. Shapes and images are hidden from screen readers, because the label of the cell names them.
 */
function signOf(symbols: readonly PlayedSymbol[], value: number): Node | string {
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
