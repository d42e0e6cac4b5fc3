// Breaks text into lines, flush left: even ones (evenLineBreaks.ts), with hyphens in languages that have patterns for
// them (hyphenation.ts). Without a language, a word is divided only if it is longer than a line. No line ends within a
// calculation or at a no-break space (which is set as a space).

import type { Face } from '../render/typeface.ts'
import { evenLines, HYPHEN, type Parts } from './evenLineBreaks.ts'
import { type Hyphenate, hyphenationOf } from './hyphenation.ts'

/** The lines of a text at this size; none for an empty text. `language` is a code such as `de`. */
export function breakLines(
  face: Face,
  text: string,
  size: number,
  room: number,
  language?: string,
): string[] {
  return evenLines(fittingWords(text, { face, size, room }, language), { face, size, room })
}

/** The lines of a title, which are about equally long. No word is divided. */
export function breakTitle(face: Face, text: string, size: number, room: number): string[] {
  return evenLines(fittingWords(text, { face, size, room }), { face, size, room, isBalanced: true })
}

/** The words of a text with their parts, all of which fit into a line. */
function fittingWords(
  text: string,
  { face, size, room }: { readonly face: Face; readonly size: number; readonly room: number },
  language?: string,
): Parts[] {
  const hyphenate: Hyphenate = (language && hyphenationOf(language)) || ((word) => [word])
  const fits = (part: string) => face.width(part) * size <= room
  return unitsOf(text).flatMap((unit) => {
    if (fits(unit)) return [unit.includes(' ') ? [unit] : hyphenate(unit)]
    return unit
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word): Parts[] => {
        const parts = hyphenate(word)
        const isDivisible = parts.every((part, index) =>
          fits(index < parts.length - 1 ? part + HYPHEN : part),
        )
        return isDivisible ? [parts] : broken(word, fits).map((piece) => [piece])
      })
  })
}

/** Splits a word into pieces that fit, each as long as possible. A single letter always counts as fitting. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Whether a text fits into this many lines without breaking a word. */
function isEasy(face: Face, text: string, size: number, room: number, lines: number): boolean {
  const words = text.split(/\s+/)
  return (
    words.every((word) => face.width(word) * size <= room) &&
    breakLines(face, text, size, room).length <= lines
  )
}

/**
 * The largest size of a title, between two limits, at which it fits into this many lines without breaking a
 * word; otherwise the lower limit.
 */
export function titleSize(
  face: Face,
  text: string,
  { most, least, room, lines }: { most: number; least: number; room: number; lines: number },
): number {
  for (let size = most; size > least; size -= 0.5) if (isEasy(face, text, size, room, lines)) return size
  return least
}

const ELLIPSIS = '…'

/** Fits a text into one line: sets it smaller, down to a least size, and then cuts it. */
export function fitted(
  face: Face,
  text: string,
  { size, least, room }: { size: number; least: number; room: number },
): { readonly text: string; readonly size: number } {
  const width = face.width(text)
  const smaller = Math.min(size, Math.max(least, room / width))
  if (width * smaller <= room) return { text, size: smaller }
  const letters = Array.from(text)
  while (letters.length > 0 && face.width(letters.join('') + ELLIPSIS) * smaller > room) letters.pop()
  return { text: letters.join('').trimEnd() + ELLIPSIS, size: smaller }
}

// Finds the units of a text, words and calculations, which are never divided between lines at a space.

const NO_BREAK = '\u00a0'

/**
 * The spaces within a calculation: between figures, with or without brackets, around signs and short words as
 * in `1 to 6`.
 */
const WITHIN_CALCULATION = /(?<=[\d)]) ([+−×÷=]|\p{L}{1,3}) (?=[\d(])/gu

/**
 * Splits a text into the units that are never divided between lines: words, calculations, and words joined by
 * no-break spaces, which are set as spaces.
 */
export function unitsOf(text: string): string[] {
  const words = text.replaceAll(WITHIN_CALCULATION, `${NO_BREAK}$1${NO_BREAK}`).split(/[^\S\u00a0\u202f]+/)
  return words.map((word) => word.replaceAll(NO_BREAK, ' ')).filter((word) => word.trim() !== '')
}
