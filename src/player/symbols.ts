// Symbols in the place of numbers during play, from the attribute `symbols`: `letters`, `letters:WORD`, `shapes`, or
// pictures as JSON, `[{"name": "cat", "image": "cat.svg"}, …]`. The attribute may come from anywhere and is not trusted:
// pictures are only ever shown as images, and names as text. Loaded only by pages that have the attribute.

import type { SymbolWords } from '../families/symbolSet.ts'
import { OUTLINES } from '../families/symbolShapes.ts'
import { shapes } from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import type { Language } from '../words/languages.ts'
import type { KeyCommand, KeyPress } from './keyCommands.ts'
import type { HelpWords } from './playerWords.ts'

/** A symbol of a board. */
export interface PlayedSymbol {
  /** Its name alone, which screen readers say. */
  readonly label: string
  /** Its name in a sentence. */
  readonly told: string
  /** The letter, if the symbol is one. */
  readonly letter?: string
  /** The path data of a built-in shape, in a square of 100 by 100. */
  readonly shape?: string
  /** The address of the image, if the symbol is one. */
  readonly image?: string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The greatest length of a name. */
const LONGEST_NAME = 40

/** The permitted addresses of images: on a site, or the image itself as `data:`. */
const IMAGE = /^(?:https?:|blob:|data:image\/(?:png|svg\+xml)[;,])/i

/**
 * The symbols for a board with `count` values; undefined if the text does not list as many symbols. `picture`
 * is the phrase that names a picture in a sentence, and `base` is the address of the page.
 */
export function parsePlayedSymbols(
  text: string,
  count: number,
  said: { readonly language: Language; readonly picture: string },
  base: string,
): readonly PlayedSymbol[] | undefined {
  const symbols = symbolsIn(text.trim(), said, base)?.slice(0, count)
  return symbols?.length === count ? symbols : undefined
}

function symbolsIn(
  text: string,
  { language, picture }: { readonly language: Language; readonly picture: string },
  base: string,
): readonly PlayedSymbol[] | undefined {
  if (text === 'shapes') {
    return shapes[language].map(([label, told], index) => ({ label, told, shape: OUTLINES[index] }))
  }
  const [, letters = ALPHABET] = /^letters(?::(\p{L}+))?$/u.exec(text) ?? [undefined, '']
  if (letters !== '') return lettersOf(letters)
  return text.startsWith('[') ? picturesOf(text, picture, base) : undefined
}

function lettersOf(text: string): readonly PlayedSymbol[] | undefined {
  const letters = Array.from(text)
  if (new Set(letters.map((letter) => letter.toLowerCase())).size < letters.length) return undefined
  return letters.map((letter) => ({ label: letter, told: letter, letter }))
}

function picturesOf(text: string, picture: string, base: string): readonly PlayedSymbol[] | undefined {
  try {
    const list = JSON.parse(text) as readonly { readonly name?: unknown; readonly image?: unknown }[]
    return list.map(({ name, image }) => {
      const { href } = new URL(String(image), base)
      if (typeof name !== 'string' || !IMAGE.test(href)) throw new TypeError('no picture')
      const label = name.slice(0, LONGEST_NAME)
      return { label, told: say(picture, { name: label }), image: href }
    })
  } catch {
    return undefined
  }
}

/** The name and the words of help of a family on a board with these symbols. */
export function withSymbols(words: HelpWords, texts: SymbolWords, symbols: readonly PlayedSymbol[]) {
  const { phrases } = words
  const kind = symbols[0].letter ? 'letters' : symbols[0].shape ? 'shapes' : 'pictures'
  const help: HelpWords = {
    ...words,
    phrases: {
      ...phrases,
      reasons: { ...phrases.reasons, ...texts.reasons },
      valueNames: symbols.map(({ told }) => told),
    },
  }
  // In print, the last paragraph introduces a row of the symbols. Here it is not needed, because the keys show them.
  return { name: texts.names[kind], help, howToPlay: texts.howToPlay.slice(0, -1) }
}

/** The command of a key with a letter that is a symbol of the board. With Alt, the letters of tools (N, H, R and C) remain tools. */
export function letterCommand(
  symbols: readonly PlayedSymbol[],
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress,
): KeyCommand | undefined {
  if (ctrlKey || metaKey || altKey || key.length !== 1) return undefined
  const index = symbols.findIndex(({ letter }) => letter?.toLowerCase() === key.toLowerCase())
  return index < 0 ? undefined : { command: 'letter', value: index + 1, isNote: shiftKey }
}
