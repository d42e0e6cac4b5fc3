// Text in lines: words fill a line as long as they fit (greedily), flush left, without hyphenation. A word longer than a line is
// broken where it must be. A no-break space holds words together, and is set as a space.

import type { Face } from '../../render/typeface.ts'

/** The lines of a text of this size; none of an empty one. */
export function breakLines(face: Face, text: string, size: number, room: number): string[] {
  const widthOf = (part: string) => face.width(part) * size
  const lines: string[] = []
  let line = ''
  // Word by word: most words come again and again, and are measured once.
  let width = 0
  for (const word of wordsOf(text)) {
    const wider = width + widthOf(' ') + widthOf(word)
    if (line !== '' && wider <= room) {
      line = `${line} ${word}`
      width = wider
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = widthOf(word) <= room ? [word] : broken(word, (piece) => widthOf(piece) <= room)
    lines.push(...pieces.slice(0, -1))
    line = pieces[pieces.length - 1]
    width = widthOf(line)
  }
  return line === '' ? lines : [...lines, line]
}

const NO_BREAK = '\u00a0'

function wordsOf(text: string): string[] {
  const words = text.split(/[^\S\u00a0]+/).map((word) => word.replaceAll(NO_BREAK, ' '))
  return words.filter((word) => word.trim() !== '')
}

/** A calculation that no line ends within. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) ([+−×÷]) (?=\d)/g, `${NO_BREAK}$1${NO_BREAK}`)
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
