// Breaks text into lines. Words fill a line greedily, flush left, without hyphenation; only a word longer
// than a line is broken. No line ends within a calculation or at a no-break space (which is set as a space).
// A short word does not stand alone in the last line.

import type { Face } from '../../render/typeface.ts'

/** The least width of a single word in the last line, as a share of the room. */
const LEAST_LAST_LINE = 0.3

/** The lines of a text at this size; none for an empty text. */
export function breakLines(face: Face, text: string, size: number, room: number): string[] {
  const widthOf = (part: string) => face.width(part) * size
  const fits = (part: string) => widthOf(part) <= room
  const space = widthOf(' ')
  const lines: string[][] = []
  // Widths are measured word by word and cached, since most words recur.
  let width = Infinity
  for (const word of wordsOf(text).flatMap((one) => (fits(one) ? one : brokenUp(one, fits)))) {
    const wider = width + space + widthOf(word)
    if (wider <= room) {
      lines[lines.length - 1].push(word)
      width = wider
    } else {
      lines.push([word])
      width = widthOf(word)
    }
  }
  evenOut(lines, (line) => widthOf(line) < LEAST_LAST_LINE * room, fits)
  return lines.map((line) => line.join(' '))
}

/** Moves a word to a short last line from the line before, unless that line gets too short. */
function evenOut(
  lines: readonly string[][],
  isShort: (line: string) => boolean,
  fits: (line: string) => boolean,
): void {
  const [before, last] = lines.slice(-2)
  if (lines.length < 2 || last.length > 1 || before.length < 3 || !isShort(last[0])) return
  if (fits(`${before[before.length - 1]} ${last[0]}`)) last.unshift(before.pop() as string)
}

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
function wordsOf(text: string): string[] {
  const words = text.replaceAll(WITHIN_CALCULATION, `${NO_BREAK}$1${NO_BREAK}`).split(/[^\S\u00a0]+/)
  return words.map((word) => word.replaceAll(NO_BREAK, ' ')).filter((word) => word.trim() !== '')
}

/** Splits a unit that is wider than a line into words, and breaks words that are too wide themselves. */
function brokenUp(words: string, fits: (text: string) => boolean): string[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (fits(word) ? word : broken(word, fits)))
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
