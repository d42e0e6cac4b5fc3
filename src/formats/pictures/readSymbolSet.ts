// Reads symbol sets as people ask for them: letters, the built-in shapes, or pictures in files.

import { PuzzleError, quote } from '../../families/puzzleError.ts'
import type { BoardSymbol, SymbolSet } from '../../families/symbolSet.ts'
import { SHAPE_SYMBOLS } from '../../families/symbolShapes.ts'
import type { PictureContent } from '../../scene.ts'
import { page } from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import { byLanguage } from '../../words/languages.ts'
import { wrong } from './pictureError.ts'
import { type PngCodec, readPngPicture } from './pngPicture.ts'
import { readSvgPicture } from './svgPicture.ts'

/** The letters that are used if no letters are chosen. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The most symbols of a set: as many as the largest board has numbers. */
export const MOST_SYMBOLS = 26

/** A picture in a file. */
export interface PictureFile {
  /** The name of the file without its folder: `cat.svg`. */
  readonly name: string
  /** Its bytes. */
  readonly bytes: Uint8Array
}

/**
 * The symbol set with the name `letters`, `letters:ABCDEF` or `shapes`; undefined for other texts, which are names of files.
 * Throws a PuzzleError for letters that cannot be symbols.
 */
export function namedSymbols(text: string): SymbolSet | undefined {
  const [kind, letters] = text.split(/:(.*)/s)
  const name = kind.trim().toLowerCase()
  if (name === 'shapes' && letters === undefined) return { kind: 'shapes', symbols: SHAPE_SYMBOLS }
  if (name !== 'letters') return undefined
  return { kind: 'letters', symbols: letterSymbols(letters ?? ALPHABET) }
}

function letterSymbols(text: string): BoardSymbol[] {
  const letters = Array.from(text.normalize('NFC'))
  const strange = letters.find((letter) => !/^\p{L}$/u.test(letter))
  const wrongLetters = (message: string) => new PuzzleError('value', message)
  if (letters.length === 0) throw wrongLetters('expected letters after "letters:", such as letters:ABCDEF')
  if (strange !== undefined)
    throw wrongLetters(`${quote(strange)} is not a letter; expected letters alone, such as letters:ABCDEF`)
  if (letters.length > MOST_SYMBOLS) throw wrongLetters(`at most ${MOST_SYMBOLS} letters can be symbols`)
  const lower = letters.map((letter) => letter.toLowerCase())
  const twice = letters.find((_, index) => lower.indexOf(lower[index]) !== index)
  if (twice !== undefined)
    throw wrongLetters(`the letters must all be different; ${quote(twice)} is given twice`)
  return letters.map((letter) => {
    const names = byLanguage(() => letter)
    return { label: names, told: names, sign: letter }
  })
}

/**
 * The symbol set of these pictures in this order. Throws a PuzzleError that names a wrong file and says what is wrong with it.
 */
export function pictureSymbols(files: readonly PictureFile[], codec: PngCodec): SymbolSet {
  if (files.length > MOST_SYMBOLS) throw wrong(`at most ${MOST_SYMBOLS} pictures can be symbols`)
  const names = files.map(({ name }) => labelOf(name))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw wrong(`two pictures have the name ${quote(twice)}; rename one of them`)
  const symbols = files.map((file, index): BoardSymbol => {
    const content = readPicture(file, codec)
    const name = names[index]
    return {
      label: byLanguage(() => name),
      // Outside English, the article would depend on the gender of the name, which is unknown. Sentences quote the name instead.
      told: byLanguage((language) => say(page[language].picture, { name })),
      sign: ALPHABET[index],
      pictures: { given: content, written: content },
    }
  })
  return { kind: 'pictures', symbols }
}

/** The label for a file: `big cat` for `big-cat.svg`. A number in front is left out, because it only sorts the files. */
function labelOf(file: string): string {
  const bare = file.replace(/\.[^.]*$/, '')
  const plain = bare.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return plain.replace(/^\d+ (?=\p{L})/u, '').slice(0, 40) || bare
}

/**
 * Reads a picture in the format that the ending of the file name states. Throws a PuzzleError whose message begins with the
 * file name.
 */
export function readPicture({ name, bytes }: PictureFile, codec: PngCodec): PictureContent {
  try {
    if (/\.svg$/i.test(name)) return readSvgPicture(bytes)
    if (/\.png$/i.test(name)) return readPngPicture(bytes, codec)
    throw wrong('a picture must be an SVG or a PNG file')
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    const line = error.line === undefined ? '' : `:${error.line}`
    throw new PuzzleError(error.code, `${name}${line}: ${error.message}`)
  }
}
