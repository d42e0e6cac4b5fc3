// Matches each puzzle number with the words that name the page of its solution. A title or the name of a family may
// contain the same words, but it stands in the head of a page, on a page without puzzles, or in another type size:
//
//   Solution on page 4        a running head
//   No. 1         No. 2
//   ┌─┬─┐         ┌─┬─┐
//   └─┴─┘         └─┴─┘
//   Solution on   Solution on
//   page 34       page 34

import type { Spot } from './textLines.ts'
import type { Box } from './transforms.ts'

/** The labels of puzzles and solutions on a page, in one wording. */
export interface LabelledPage {
  /** Its position in the file, from 1. */
  readonly page: number
  /** The positions of the numbers of puzzles or solutions. */
  readonly numbers: readonly Spot[]
  /** The positions of words that name the page of a solution. */
  readonly solutionsOn: readonly Spot[]
  /** The positions of full boards. */
  readonly full: readonly Box[]
  /** The position of the topmost line. */
  readonly top: number
}

/** The number of a puzzle, and the words that name the page of its solution. */
interface PuzzleLabels {
  readonly page: number
  readonly heading: Spot
  readonly words: Spot
}

/** A fault in the labels of a page. */
interface LabelFault {
  readonly page: number
  readonly message: string
}

/** The labels of a file: those that were matched with each other, and those without a match. */
export interface Paired {
  /** The pages examined. */
  readonly pages: readonly LabelledPage[]
  /** Puzzles with both labels. */
  readonly pairs: readonly PuzzleLabels[]
  /** Unmatched labels. */
  readonly faults: readonly LabelFault[]
}

/** Text in the topmost line of this many pages is a running head, even `No. 5`, which may be a title. */
const MANY_PAGES = 3

/** Leaves out the labels in the running heads of pages, because they belong to titles. */
export function withoutRunningHeads(pages: readonly LabelledPage[]): LabelledPage[] {
  const isTopmost = ({ box }: Spot, top: number) => box.top - top < (box.bottom - box.top) / 2
  const topmost = pages.map(({ numbers, top }) => numbers.filter((spot) => isTopmost(spot, top)))
  const tally = new Map<number, number>()
  for (const number of topmost.flatMap((spots) => [...new Set(spots.map((spot) => spot.number))])) {
    tally.set(number, (tally.get(number) ?? 0) + 1)
  }
  return pages.map((page, index) => {
    const isHead = (spot: Spot) =>
      topmost[index].includes(spot) && (tally.get(spot.number) ?? 0) >= MANY_PAGES
    // The words that name a solution's page may be beside the number of the puzzle, but never above it.
    const headings = topmost[index].filter((spot) => !isHead(spot))
    return {
      ...page,
      numbers: page.numbers.filter((spot) => !isHead(spot)),
      solutionsOn: page.solutionsOn.filter((spot) => headings.length > 0 || !isTopmost(spot, page.top)),
    }
  })
}

/** Matches the labels of all pages. */
export function pairsOf(pages: readonly LabelledPage[]): Paired {
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
function pairsOnPage({ page, numbers, solutionsOn, full }: LabelledPage): Omit<Paired, 'pages'> {
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
  // Labels without a match are no fault if they are larger or smaller than those of this page's puzzles: they
  // belong to titles.
  const lost = strays.filter((spot) => pairs.some(({ words }) => isSameHeight(words.box, spot.box)))
  const silent = Array.from(left).filter((spot) =>
    pairs.some(({ heading }) => isSameHeight(heading.box, spot.box)),
  )
  const messages = [
    ...lost.map(({ number }) => `“… page ${number}” is not below the number of a puzzle`),
    ...silent.map(({ number }) => `No. ${number} does not name the page of its solution`),
    ...pairs
      .filter((pair) => full.some((board) => isBetween(board, pair)))
      .map(({ heading }) => `No. ${heading.number} has no open cells: every cell is filled`),
  ]
  return { pairs, faults: messages.map((message) => ({ page, message })) }
}

/**
 * Whether a board is below the number of a puzzle and above the words that name the page of its solution, or at
 * the right of both.
 */
function isBetween(board: Box, { heading, words }: Pick<PuzzleLabels, 'heading' | 'words'>): boolean {
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

/** The least difference between type sizes, as a share of the size. */
const SAME_HEIGHT = 0.05

/** The greatest vertical distance between numbers of one row, in heights of a text. */
const ROW = 1.5
