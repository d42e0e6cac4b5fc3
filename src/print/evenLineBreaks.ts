// Breaks a paragraph into even lines. Among all ways to break it into the fewest lines, the way is chosen for which the
// sum of the squares of the space left over in each line is smallest. This is the idea of Knuth and Plass, "Breaking
// paragraphs into lines" (Software: Practice and Experience 11, 1981), for lines whose spaces do not stretch.
//
//   even lines are        A line ends before a word, or within one at a hyphen. The best way to each such place is
//   found place by        kept, once for each number of hyphens in a row. Ways are extended from left to right.
//   place

import type { Face } from '../render/typeface.ts'

/** A word or a calculation, as the parts between which it may be divided. */
export type Parts = readonly string[]

/** Text that is copied from a PDF contains the hyphens at the ends of lines, so this is a plain hyphen. */
export const HYPHEN = '-'

/** The greatest number of lines in a row that end in a hyphen. */
const MOST_HYPHENS = 2

/** The least width of a single word in the last line, as a share of the room. */
const LEAST_LAST_LINE = 0.12

/**
 * The penalties that are added to the squares of the space left over in lines; that space is measured as a
 * share of the room.
 */
const COSTS = {
  /** A hyphen is as bad as a line of which a thirtieth is left over. */
  hyphen: 0.001,
  /** A short word alone in the last line is nearly as bad as a line of which a third is left over. */
  loneWord: 0.08,
  /** Fewer lines come first. */
  line: 1000,
  /** A third hyphen in a row: taken only if a word is wider than a line. */
  fault: 5000,
} as const

/** A place where a line may begin, and the line before it end: before this part of this word. */
type Place = ReturnType<typeof placesOf>[number]

/** The best way to a place. */
interface Way {
  readonly cost: number
  readonly place: number
  /** How many lines in a row at the end of the way end in a hyphen, at most `MOST_HYPHENS`. */
  readonly hyphens: number
  readonly before: Way | undefined
}

/** The measure of a paragraph. */
interface Measure {
  readonly face: Face
  readonly size: number
  readonly room: number
  /** Whether the last line should be as long as the others, as in a title. */
  readonly isBalanced?: boolean
}

/** Breaks words into lines. Each part must fit into a line, with a hyphen if it is not the last of its word. */
export function evenLines(words: readonly Parts[], measure: Measure): string[] {
  const { face, size, room, isBalanced = false } = measure
  const places = placesOf(words, measure)
  const last = places.length - 1
  const ways: Way[][] = [[{ cost: 0, place: 0, hyphens: 0, before: undefined }]]
  const widthBetween = (from: Place, to: Place) => {
    if (from.word !== to.word) return to.end - from.start
    return face.width(words[to.word].slice(from.part, to.part).join('') + HYPHEN) * size
  }
  for (let at = 1; at <= last; at++) {
    const best: Way[] = []
    for (let from = at - 1; from >= 0; from--) {
      const width = widthBetween(places[from], places[at])
      if (width > room + ROUNDING) break
      const isLone =
        at === last && from > 0 && width < LEAST_LAST_LINE * room && wordsIn(places[from], places[at]) === 1
      const left = at === last && !isBalanced ? 0 : (room - width) / room
      const cost = COSTS.line + left * left + (isLone ? COSTS.loneWord : 0)
      const isHyphen = places[at].part > 0
      for (const before of ways[from]) {
        const hyphens = isHyphen ? before.hyphens + 1 : 0
        const isFault = hyphens > MOST_HYPHENS
        const total = before.cost + cost + (isHyphen ? COSTS.hyphen : 0) + (isFault ? COSTS.fault : 0)
        const known = isFault ? MOST_HYPHENS : hyphens
        const rival = best[known]
        if (!rival || total < rival.cost) best[known] = { cost: total, place: at, hyphens: known, before }
      }
    }
    ways.push(Object.values(best))
  }
  const [best] = ways[last].toSorted((one, other) => one.cost - other.cost)
  return linesOf(words, places, best)
}

/** Sums of widths are rounded. */
const ROUNDING = 1e-6

/** All places, from the beginning of the first word to the end of the last. */
function placesOf(words: readonly Parts[], { face, size }: Measure) {
  const widthOf = (text: string) => face.width(text) * size
  const space = widthOf(' ')
  // If the paragraph were a single line: `start` is where text that begins at this place would begin, `end` where text
  // that ends at this place would end.
  const places = [{ word: 0, part: 0, start: 0, end: 0 }]
  let start = 0
  words.forEach((parts, word) => {
    const end = start + widthOf(parts.join(''))
    for (let part = 1; part < parts.length; part++) {
      places.push({
        word,
        part,
        start: end - widthOf(parts.slice(part).join('')),
        end: start + widthOf(parts.slice(0, part).join('') + HYPHEN),
      })
    }
    start = end + space
    places.push({ word: word + 1, part: 0, start, end })
  })
  return places
}

/** The number of words between two places, counting parts as words. */
function wordsIn(from: Place, to: Place): number {
  return to.word + Math.sign(to.part) - from.word
}

function linesOf(words: readonly Parts[], places: readonly Place[], way: Way): string[] {
  const { before } = way
  if (!before) return []
  const from = places[before.place]
  const to = places[way.place]
  const texts = words.slice(from.word, to.word + 1).map((parts, index) => {
    const word = from.word + index
    return parts.slice(word === from.word ? from.part : 0, word === to.word ? to.part : undefined).join('')
  })
  const line = texts.filter((text) => text !== '').join(' ')
  return [...linesOf(words, places, before), to.part > 0 ? line + HYPHEN : line]
}

// How even the lines of a paragraph are, for tests and measurements.

/**
 * The mean square of the space left over in the lines of a paragraph, as a share of the room: 0 for full
 * lines, .01 if each lacks a tenth. The last line does not count; a paragraph of a single line has no
 * raggedness, so the result is undefined.
 */
export function raggedness(
  face: Face,
  lines: readonly string[],
  size: number,
  room: number,
): number | undefined {
  if (lines.length < 2) return undefined
  const squares = lines.slice(0, -1).map((line) => ((room - face.width(line) * size) / room) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / squares.length
}
