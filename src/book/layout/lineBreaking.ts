// Text in lines: words fill a line as long as they fit (greedily), flush left, without hyphenation. A word longer than a line is
// broken where it must be. No line ends within a calculation, and a no-break space, which is set as a space, holds words
// together, too. A short word does not stand alone in the last line.

import type { Face } from '../../render/typeface.ts'

/** A last line of one word should have this share of the room at least. */
const LEAST_LAST_LINE = 0.3

/** The lines of a text of this size; none of an empty one. */
export function breakLines(face: Face, text: string, size: number, room: number): string[] {
  const widthOf = (part: string) => face.width(part) * size
  const fits = (part: string) => widthOf(part) <= room
  const space = widthOf(' ')
  const lines: string[][] = []
  // Word by word: most words come again and again, and are measured once.
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

/** Gives a single short word in the last line company from the line before, if that keeps words enough. */
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

/** Between figures, with or without brackets: signs, equals signs, and short words as in `1 to 6`. */
const WITHIN_CALCULATION = /(?<=[\d)]) ([+−×÷=]|\p{L}{1,3}) (?=[\d(])/gu

/** What no line ends within, as it is set. */
function wordsOf(text: string): string[] {
  const words = text.replaceAll(WITHIN_CALCULATION, `${NO_BREAK}$1${NO_BREAK}`).split(/[^\S\u00a0]+/)
  return words.map((word) => word.replaceAll(NO_BREAK, ' ')).filter((word) => word.trim() !== '')
}

/** What is held together but wider than a line: its words, those broken that are wider themselves. */
function brokenUp(words: string, fits: (text: string) => boolean): string[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (fits(word) ? word : broken(word, fits)))
}

/** A word in pieces that fit, each as long as possible; a single letter counts as fitting. */
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

/** Whether a text fits into so many lines with no word broken. */
function isEasy(face: Face, text: string, size: number, room: number, lines: number): boolean {
  const words = text.split(/\s+/)
  return (
    words.every((word) => face.width(word) * size <= room) &&
    breakLines(face, text, size, room).length <= lines
  )
}

/** The largest size of a title, from one down to another, at which it fits into so many lines with no word broken; else the least. */
export function titleSize(
  face: Face,
  text: string,
  { most, least, room, lines }: { most: number; least: number; room: number; lines: number },
): number {
  for (let size = most; size > least; size -= 0.5) if (isEasy(face, text, size, room, lines)) return size
  return least
}

const ELLIPSIS = '…'

/** A line of text that has to fit: first set smaller, down to a least size, then cut. */
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
