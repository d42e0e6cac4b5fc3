// Which words on a solution belong to which number of a puzzle. A title, or the name of a family, may be made of the same
// words; but it stands in the head of a page, or where there is no puzzle, or in type of its own:
//
//   Solution on page 4        a running head
//   No. 1         No. 2
//   ┌─┬─┐         ┌─┬─┐
//   └─┴─┘         └─┴─┘
//   Solution on   Solution on
//   page 34       page 34

import type { Spot } from './textLines.ts'
import type { Box } from './transforms.ts'

/** What a page says of puzzles and solutions, in one wording. */
export interface LabelledPage {
  /** Its number, from 1 through the file. */
  readonly page: number
  /** Where numbers of puzzles or solutions stand. */
  readonly numbers: readonly Spot[]
  /** Where words on a solution stand. */
  readonly solutionsOn: readonly Spot[]
  /** Where boards stand that have something in every cell. */
  readonly full: readonly Box[]
  /** Where the topmost line is. */
  readonly top: number
}

/** The number of a puzzle, and the words on its solution. */
interface PuzzleLabels {
  readonly page: number
  readonly heading: Spot
  readonly words: Spot
}

/** What is wrong with a page's numbers and words. */
interface LabelFault {
  readonly page: number
  readonly message: string
}

/** What belongs together in a file, and what lacks its other half. */
export interface Paired {
  /** The pages that were looked at. */
  readonly pages: readonly LabelledPage[]
  /** Puzzles with both labels. */
  readonly pairs: readonly PuzzleLabels[]
  /** Labels that stand alone. */
  readonly faults: readonly LabelFault[]
}

/** What stands in the topmost line of so many pages is a running head, whatever it looks like: `No. 5` may be a title. */
const MANY_PAGES = 3

/** The pages without the numbers and the words in their heads, which are those of titles. */
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
    // No puzzle's solution is told above its number; beside it, it may be.
    const headings = topmost[index].filter((spot) => !isHead(spot))
    return {
      ...page,
      numbers: page.numbers.filter((spot) => !isHead(spot)),
      solutionsOn: page.solutionsOn.filter((spot) => headings.length > 0 || !isTopmost(spot, page.top)),
    }
  })
}

/** The pairs of all pages, and what has no other half. */
export function pairsOf(pages: readonly LabelledPage[]): Paired {
  const paired = pages.map(pairsOnPage)
  return {
    pages,
    pairs: paired.flatMap(({ pairs }) => pairs),
    faults: paired.flatMap(({ faults }) => faults),
  }
}

/**
 * Which words belong to which number: of the numbers that are not below the words and do not begin right of them,
 * those of the lowest row, and of these the one farthest to the right.
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
  // What is set larger or smaller than with puzzles of this page is a title.
  const lost = strays.filter((spot) => pairs.some(({ words }) => isSameHeight(words.box, spot.box)))
  const silent = Array.from(left).filter((spot) =>
    pairs.some(({ heading }) => isSameHeight(heading.box, spot.box)),
  )
  const messages = [
    ...lost.map(({ number }) => `“… page ${number}” stands below no number of a puzzle`),
    ...silent.map(({ number }) => `No. ${number} does not say where its solution is`),
    ...pairs
      .filter((pair) => full.some((board) => isBetween(board, pair)))
      .map(({ heading }) => `No. ${heading.number} has nothing to fill: every cell is given`),
  ]
  return { pairs, faults: messages.map((message) => ({ page, message })) }
}

/** Whether a board stands below the number of a puzzle and above the words on its solution. */
function isBetween(board: Box, { heading, words }: Pick<PuzzleLabels, 'heading' | 'words'>): boolean {
  const middle = (board.top + board.bottom) / 2
  const isBeside = board.left <= words.box.right && board.right >= heading.box.left
  return isBeside && middle > heading.box.top && middle < words.box.bottom
}

function isSameHeight(one: Spot['box'], other: Spot['box']): boolean {
  const heights = [one, other].map(({ top, bottom }) => bottom - top)
  return Math.abs(heights[0] - heights[1]) <= SAME_HEIGHT * heights[0]
}

/** Types differ by so much at least, as a share of their size. */
const SAME_HEIGHT = 0.05

/** Numbers of one row stand so much above or below each other at most, in heights of a text. */
const ROW = 1.5
