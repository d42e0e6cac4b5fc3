// Matches each puzzle number with the words that name the page of its solution. A title or the name of a family may
// contain the same words, but it stands in the head of a page, on a page without puzzles, or in another type size:
//
//   Solution on page 4        a running head
//   No. 1         No. 2
//   ┌─┬─┐         ┌─┬─┐
//   └─┴─┘         └─┴─┘
//   Solution on   Solution on
//   page 34       page 34

import { byKey } from '../../print/boardGrid.ts'
import type { Box } from '../../proof/boxesAndTransforms.ts'
import type { Spot } from '../../proof/textLines.ts'
import type { BookWords } from '../bookWords.ts'

/** The labels of puzzles and solutions on a page that fit one wording. */
export interface LabelledPage {
  /** The position of the page in the file, from 1. */
  readonly page: number
  /** The positions of the numbers of puzzles or solutions. */
  readonly numbers: readonly Spot[]
  /** The positions of words that name the page of a solution. */
  readonly solutionsOn: readonly Spot[]
  /** The boxes of boards that have no empty cell. */
  readonly full: readonly Box[]
  /** The position of the topmost line. */
  readonly top: number
}

/** The labels of a file: the matched pairs, and the faults of labels without a match. */
export type Paired = ReturnType<typeof pairsOf>

/** The number of a puzzle, and the words that name the page of its solution. */
interface PuzzleLabels {
  readonly page: number
  readonly heading: Spot
  readonly words: Spot
}

/**
 * A label in the topmost line of at least this many pages is a running head: even `No. 5` may be the title of a book.
 */
const MANY_PAGES = 3

/** Leaves out the labels in the running heads of pages, because they belong to titles. */
export function withoutRunningHeads(pages: readonly LabelledPage[]): LabelledPage[] {
  const isTopmost = ({ box }: Spot, top: number) => box.top - top < (box.bottom - box.top) / 2
  const topmost = pages.map(({ numbers, top }) => numbers.filter((spot) => isTopmost(spot, top)))
  const tally = byKey(
    topmost.flatMap((spots) => [...new Set(spots.map((spot) => spot.number))]),
    (number) => number,
  )
  return pages.map((page, index) => {
    const isHead = (spot: Spot) =>
      topmost[index].includes(spot) && (tally.get(spot.number) ?? []).length >= MANY_PAGES
    // The words that name a solution's page may be beside the number of the puzzle, but never above it.
    const headings = topmost[index].filter((spot) => !isHead(spot))
    return {
      ...page,
      numbers: page.numbers.filter((spot) => !isHead(spot)),
      solutionsOn: page.solutionsOn.filter((spot) => headings.length > 0 || !isTopmost(spot, page.top)),
    }
  })
}

/**
 * Leaves out the numbers on pages before the first numbered page whose type size no later label has: a title page may
 * show the title “Sudoku No. 3” in two lines above the subtitle “Solution on page 7”, near a board.
 */
export function withoutTitles(pages: readonly LabelledPage[], firstNumbered: number): LabelledPage[] {
  const later = pages.filter(({ page }) => page >= firstNumbered).flatMap(({ numbers }) => numbers)
  return pages.map(({ numbers, ...page }) => ({
    ...page,
    numbers: numbers.filter(
      ({ box }) => page.page >= firstNumbered || later.some((spot) => isSameHeight(spot.box, box)),
    ),
  }))
}

/** Matches the labels of all pages. */
export function pairsOf(pages: readonly LabelledPage[]) {
  const paired = pages.map(pairsOnPage)
  return {
    pages,
    pairs: paired.flatMap(({ pairs }) => pairs),
    faults: paired.flatMap(({ faults }) => faults),
  }
}

/**
 * Matches the numbers of puzzles on a page with the words that name the pages of their solutions. Of the
 * numbers that are not below the words and do not begin to the right of the words, takes the lowest row, and
 * in that row the number farthest to the right.
 */
function pairsOnPage({ page, numbers, solutionsOn, full }: LabelledPage) {
  const left = new Set(numbers)
  const pairs: PuzzleLabels[] = []
  const strays: Spot[] = []
  for (const words of [...solutionsOn].sort((one, other) => one.box.top - other.box.top)) {
    const height = words.box.bottom - words.box.top
    const above = Array.from(left).filter(
      ({ box }) => box.top <= words.box.top + height && box.left <= words.box.right,
    )
    const lowest = Math.max(...above.map(({ box }) => box.top))
    const row = above.filter(({ box }) => box.top >= lowest - ROW * height)
    if (row.length === 0) {
      strays.push(words)
      continue
    }
    const heading = row.reduce((one, other) => (other.box.left > one.box.left ? other : one))
    left.delete(heading)
    pairs.push({ page, heading, words })
  }
  // Labels without a match that are larger or smaller than the matched labels of the page are ignored, because they
  // belong to titles.
  const lost = strays.filter((spot) => pairs.some(({ words }) => isSameHeight(words.box, spot.box)))
  const silent = Array.from(left).filter((spot) =>
    pairs.some(({ heading }) => isSameHeight(heading.box, spot.box)),
  )
  const messages = [
    ...lost.map(({ number }) => `“… page ${number}” is not below the number of a puzzle; move it there`),
    ...silent.map(
      ({ number }) => `No. ${number} does not name the page of its solution; print it below the number`,
    ),
    ...pairs
      .filter((pair) => full.some((board) => isBetween(board, pair)))
      .map(({ heading }) => `No. ${heading.number} has no open cells; every cell is filled`),
  ]
  return { pairs, faults: messages.map((message) => ({ page, message })) }
}

/**
 * Whether a board is below the number of a puzzle and above the words that name the page of its solution, or at
 * the right of both.
 */
function isBetween(board: Box, { heading, words }: PuzzleLabels): boolean {
  const middle = (board.top + board.bottom) / 2
  const isBeside = board.left <= words.box.right && board.right >= heading.box.left
  const isBelow = isBeside && middle > heading.box.top && middle < words.box.bottom
  // Both labels may also be at the left of the board, between its top and its foot.
  const slack = heading.box.bottom - heading.box.top
  const gap = board.left - Math.max(heading.box.right, words.box.right)
  const isRight =
    gap > 0 &&
    gap < board.right - board.left &&
    heading.box.top > board.top - slack &&
    words.box.bottom < board.bottom + slack
  return isBelow || (isRight && middle > heading.box.top)
}

function isSameHeight(one: Spot['box'], other: Spot['box']): boolean {
  const heights = [one, other].map(({ top, bottom }) => bottom - top)
  return Math.abs(heights[0] - heights[1]) <= SAME_HEIGHT * heights[0]
}

/** Texts whose heights differ by at most this share have the same type size. */
const SAME_HEIGHT = 0.05

/** The greatest vertical distance between numbers of one row, in heights of the words that name a solution's page. */
const ROW = 1.5

// Patterns that find puzzles and solutions by their labels: the number above a puzzle, and the page of its
// solution below. Labels must differ from each other and from other text.

/** The words of a book that label its puzzles and solutions. */
export type LabelWording = Pick<BookWords, 'number' | 'solutionOn'>

/**
 * The regular expressions for these words, with the number as the first group; undefined if the words are not
 * distinctive.
 */
export function patternsOf(wording: LabelWording) {
  const number = patternOf(wording.number)
  const solutionOn = patternOf(wording.solutionOn)
  if (number === undefined || solutionOn === undefined) return undefined
  // The label of a puzzle is a complete line; the label of a solution may stand within other text.
  return { number: new RegExp(`^\\s*${number}\\s*$`, 'gu'), solutionOn: anywhere(solutionOn) }
}

/** Whether a text reads like the number of a puzzle or like the page of its solution. */
export function readsLikeLabel(wording: LabelWording, text: string): boolean {
  const patterns = patternsOf(wording)
  return patterns !== undefined && (text.match(patterns.number) ?? text.match(patterns.solutionOn)) !== null
}

/** A regular expression that matches only whole words. */
function anywhere(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu')
}

/**
 * The pattern of a label that has one placeholder, for a number. The label must contain a word, since a puzzle is full
 * of numbers.
 */
function patternOf(text: string): string | undefined {
  const parts = text.split(/\{\w+\}/)
  if (parts.length !== 2 || !parts.some((part) => WORD.test(part))) return undefined
  const [before, after] = parts.map((part) =>
    part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`),
  )
  return `${before}(\\d{1,5})${after}`
}

/** A letter, or a sign that means “number”. */
const WORD = /[\p{L}#№]/u

/**
 * The maximum lengths of labels, in characters, with a number of four digits. Longer labels do not fit beside a small
 * board.
 */
const LONGEST: Readonly<Record<keyof LabelWording, number>> = { number: 24, solutionOn: 40 }
const LARGE_NUMBER = '1000'

/** Explains why puzzles and solutions could not be found by these words. */
export function wordingFaults(wording: LabelWording) {
  const keys = Object.keys(LONGEST) as (keyof LabelWording)[]
  const faults = keys.flatMap((key) => {
    const message = faultOf(key, wording[key])
    return message === undefined ? [] : [{ key, message: `"${key}" ${message}` }]
  })
  if (faults.length > 0) return faults
  const isIn = (one: keyof LabelWording, other: keyof LabelWording) =>
    anywhere(patternOf(wording[one]) ?? '').test(withNumber(wording[other]))
  if (!isIn('number', 'solutionOn') && !isIn('solutionOn', 'number')) return []
  const message =
    '"number" and "solutionOn" cannot be told apart, since one contains the other; change one of them'
  return [{ key: 'number' as const, message }]
}

function faultOf(key: keyof LabelWording, text: string): string | undefined {
  const gaps = text.match(/\{\w+\}/g) ?? []
  if (gaps.length !== 1) return `needs its placeholder exactly once, but has it ${gaps.length} times`
  if (patternOf(text) === undefined)
    return `needs a word beside ${gaps[0]}; a number alone looks like a number of a puzzle`
  const length = Array.from(withNumber(text)).length
  if (length > LONGEST[key])
    return `is too long: ${length} characters with a number; use at most ${LONGEST[key]}`
  return undefined
}

function withNumber(text: string): string {
  return text.replaceAll(/\{\w+\}/g, LARGE_NUMBER)
}
