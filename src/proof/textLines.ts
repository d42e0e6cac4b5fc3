// Joins pieces of text by their places, because a file may store a sentence word by word or letter by letter.

import type { Box } from './boxesAndTransforms.ts'
import type { PageMark } from './marks.ts'

interface TextLine {
  readonly text: string
  readonly box: Box
}

/** Pieces of one line differ in height by less than this, in em. */
const SAME_HEIGHT = 0.15
/** The least widths, in em, of a gap that is a space and of a gap that ends the line. */
const SPACE = 0.12
const END = 0.6

/** The texts of a page, from top to bottom and from left to right. */
export function joinLines(marks: readonly PageMark[]): TextLine[] {
  const pieces = marks.filter(({ kind }) => kind === 'text').sort((one, other) => one.box.top - other.box.top)
  const lines: TextLine[] = []
  let row: PageMark[] = []
  for (const piece of pieces) {
    if (row.length > 0 && piece.box.top - row[0].box.top > SAME_HEIGHT * row[0].measure) {
      lines.push(...joinRow(row))
      row = []
    }
    row.push(piece)
  }
  return [...lines, ...joinRow(row)]
}

/** The texts of pieces at one height. Distant pieces stay separate. */
function joinRow(row: readonly PageMark[]): TextLine[] {
  const joined: { text: string; box: Box }[] = []
  for (const { text, box, measure } of [...row].sort((one, other) => one.box.left - other.box.left)) {
    const last = joined.at(-1)
    const gap = last ? (box.left - last.box.right) / measure : Number.POSITIVE_INFINITY
    if (!last || gap > END) {
      joined.push({ text, box })
      continue
    }
    const apart = gap > SPACE && !last.text.endsWith(' ') && !text.startsWith(' ')
    last.text += apart ? ` ${text}` : text
    last.box = {
      ...last.box,
      right: Math.max(last.box.right, box.right),
      bottom: Math.max(last.box.bottom, box.bottom),
    }
  }
  return joined
}

/** A number found by a pattern, with its approximate place. */
export interface Spot {
  /** The number. */
  readonly number: number
  /** The approximate box of the text that matches the pattern. */
  readonly box: Box
}

/** All matches of a pattern whose first group is a number. */
export function findSpots(lines: readonly TextLine[], pattern: RegExp): Spot[] {
  return lines.flatMap(({ text, box }) =>
    Array.from(text.matchAll(pattern), (match) => {
      const letter = (box.right - box.left) / text.length
      const left = box.left + match.index * letter
      return { number: Number(match[1]), box: { ...box, left, right: left + match[0].length * letter } }
    }),
  )
}

/** The numbers that stand alone in the lowest line of a page. One of them is the page number. */
export function footNumbers(lines: readonly TextLine[]): number[] {
  const lowest = Math.max(...lines.map(({ box }) => box.top))
  return lines
    .filter(({ box }) => box.top >= lowest - (box.bottom - box.top) / 2)
    .flatMap(({ text }) => /^[\s–·-]*(\d{1,4})[\s–·-]*$/.exec(text)?.[1] ?? [])
    .map(Number)
}
