// The texts at the left of a board: number, family and difficulty at its top; note, details and the page of its solution
// at its foot. Texts that are too long for the column have several lines.

import type { Item } from '../../render/page.ts'
import type { Weight } from '../../scene.ts'
import { solutionAnchor } from './boardPlacement.ts'
import { CAPTION_LEADING } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import { breakLines } from './lineBreaking.ts'
import { starsItem, textItem } from './pageItems.ts'
import { HEAD_LEADING, STARS_SIZE } from './puzzleBlocks.ts'
import type { Framed, Look } from './puzzleTexts.ts'
import { CAPITALS } from './typeSizes.ts'

/** A line of the column, with the distance from its baseline to that of the line above, in points. */
interface SideLine {
  readonly text: string
  readonly size: number
  readonly leading: number
  readonly weight?: Weight
  readonly link?: string
}

/** All texts beside a board whose box begins at this height; `left` is the left end of the column. */
export function sideItems(setting: Setting, look: Look, framed: Framed, left: number, top: number): Item[] {
  const { block, numberSize, cell } = look
  const { labelSize, captionSize, side } = block
  const { puzzle, board, number, name, word, note, hardest, left: details, right } = framed
  const lines = (text: string, look: Omit<SideLine, 'text'>): SideLine[] =>
    breakLines(setting.typeface[look.weight ?? 'regular'], text, look.size, side).map((line) => ({
      ...look,
      text: line,
    }))
  const label = { size: labelSize, leading: HEAD_LEADING * labelSize }
  const caption = { size: captionSize, leading: CAPTION_LEADING * captionSize }
  const head = [
    ...lines(number, { size: numberSize, leading: HEAD_LEADING * numberSize, weight: 'bold' }),
    ...lines(name, label),
    ...lines(word, label),
  ]
  const foot = [
    ...lines(note, caption),
    ...lines(hardest, caption),
    ...lines(details, caption),
    ...lines(right, { ...caption, link: solutionAnchor(puzzle.number) }),
  ]
  const first = top + CAPITALS * numberSize
  const last = top + board.height * cell
  const items = [...placed(setting, head, left, first), ...placed(setting, foot, left, last - heightOf(foot))]
  const starsY = first + heightOf(head) + HEAD_LEADING * STARS_SIZE * numberSize
  return [...items, starsItem(puzzle.grade.stars, left, starsY, STARS_SIZE * numberSize)]
}

/** The distance between the first and the last baseline. */
function heightOf(lines: readonly SideLine[]): number {
  return lines.slice(1).reduce((sum, { leading }) => sum + leading, 0)
}

/** The lines from this baseline on. */
function placed(setting: Setting, lines: readonly SideLine[], x: number, first: number): Item[] {
  return lines.map(({ text, leading: _, ...look }, index) =>
    textItem(setting, text, x, first + heightOf(lines.slice(0, index + 1)), look),
  )
}
