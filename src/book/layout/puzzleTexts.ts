// The texts around a puzzle, and the style in which all puzzles of a shape are framed.

import { type BoardSize, boardSizeOf, puzzleScene } from '../../print/boards.ts'
import { CAPITALS, starsItem, textItem } from '../../print/items.ts'
import { breakLines } from '../../print/lineBreaking.ts'
import type { Item } from '../../render/page.ts'
import type { Weight } from '../../scene.ts'
import { say } from '../../words/say.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { noteOf, starWord } from '../bookWords.ts'
import { hardestStepText } from '../claims.ts'
import { puzzleNumberText, solutionAnchor } from './boardPlacement.ts'
import { CAPTION_LEADING } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import { HEAD_LEADING, type PuzzleBlock, STARS_SIZE } from './puzzleBlocks.ts'

/** A puzzle and the texts around it. */
export interface Framed {
  /** The puzzle. */
  readonly puzzle: BookPuzzle
  /** The size of its board. */
  readonly board: BoardSize
  /** The text of its number. */
  readonly number: string
  /** The name of its family; empty in a book of one family. */
  readonly name: string
  /** The word for its stars. */
  readonly word: string
  /** A note with a line of its own below the board; may be empty. */
  readonly note: string
  /** The hardest step of its path, if the book tells it. */
  readonly hardest: string
  /** The text below the board at the left; may be empty. */
  readonly left: string
  /** The text below the board at the right: the page of its solution. */
  readonly right: string
}

/** The style of the frames for all puzzles of a shape. */
export interface Look {
  /** The block that holds a frame. */
  readonly block: PuzzleBlock
  /** The side of a cell, in points. */
  readonly cell: number
  /** The type size of the number, in points. */
  readonly numberSize: number
  /** The distance from the top of the frame to the top of the board. */
  readonly above: number
  /** The distance from the bottom of the board to the bottom of the frame. */
  readonly below: number
  /** Whether both texts below the board share a line. */
  readonly isCaptionOneLine: boolean
}

/** The texts of a puzzle; `solutionPage` is the printed page number. */
export function framedOf(
  setting: Setting,
  { isNamed }: PuzzleBlock,
  puzzle: BookPuzzle,
  solutionPage: string,
): Framed {
  const { words, familyWords, hasDetails } = setting.design
  const { family, grade } = puzzle
  const note = noteOf(familyWords[family.name], family, puzzle.puzzle) ?? ''
  return {
    puzzle,
    board: boardSizeOf(puzzleScene(puzzle)),
    number: puzzleNumberText(setting, puzzle),
    name: isNamed ? familyWords[family.name].name : '',
    word: starWord(words, grade.stars),
    note: hasDetails ? note : '',
    hardest: hardestStepText(setting.design, puzzle),
    left: hasDetails ? detailsText(setting, puzzle) : note,
    right: say(words.solutionOn, { page: solutionPage }),
  }
}

/** The degree and the short id of a puzzle. */
function detailsText({ design: { words } }: Setting, { grade, shortId }: BookPuzzle): string {
  const degree = Math.max(1, Math.round(grade.degree))
  return `${say(grade.atLeast ? words.degreeAtLeast : words.degree, { degree })} · ${shortId}`
}

// The texts at the left of a board: number, family and difficulty at its top; note, details and the page of its solution
// at its foot. Texts that are too long for the column have several lines.

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
