// The texts around a puzzle, and their places beside its board.

import { printedName } from '../../families/variantNames.ts'
import { boardSizeOf, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { breakLines } from '../../print/lineBreaking.ts'
import { starsItem, textItem } from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'
import type { Weight } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import type { BookPuzzle } from '../bookDesignAndPuzzles.ts'
import { noteOf, starWord } from '../bookWords.ts'
import { hardestStepText } from '../reasoningClaims.ts'
import { puzzleNumberText, solutionAnchor } from './dealBoardsOverPages.ts'
import type { Setting } from './draftPage.ts'
import { HEAD_LEADING, type Look, type PuzzleBlock, STARS_SIZE } from './puzzleBlockSizes.ts'
import { CAPTION_LEADING } from './solutionBlockSizes.ts'

/** A puzzle and the texts around it. */
export type Framed = ReturnType<typeof framedOf>

/** The texts of a puzzle; `solutionPage` is the printed page number. */
export function framedOf(
  setting: Setting,
  { isNamed }: PuzzleBlock,
  puzzle: BookPuzzle,
  solutionPage: string,
) {
  const { words, familyWords, hasDetails } = setting.design
  const { family, grade } = puzzle
  const note = noteOf(familyWords[family.name], family, puzzle.puzzle)
  return {
    puzzle,
    board: boardSizeOf(puzzleScene(puzzle)),
    number: puzzleNumberText(setting, puzzle),
    /** The name of the puzzle's kind; empty in a book with a single kind. */
    name: isNamed ? printedName(familyWords[family.name], [puzzle.puzzle.shape]) : '',
    word: starWord(words, grade.stars),
    /** Whether the stars are beside the number. */
    hasStars: true,
    /** The note, if it has a line of its own below the board; may be empty. */
    note: hasDetails ? note : '',
    /** The hardest step of the puzzle's path, if the book states it. */
    hardest: hardestStepText(setting.design, puzzle),
    /** The text below the board at the left; may be empty. */
    left: [hasDetails ? detailsText(setting, puzzle) : note, minutesText(setting, puzzle)]
      .filter((text) => text !== '')
      .join(' · '),
    /** The text below the board at the right. */
    right: say(words.solutionOn, { page: solutionPage }),
  }
}

/** The texts of a puzzle on a page whose head says the kind and the stars of all its puzzles. */
export function withoutLevel(framed: Framed): Framed {
  return { ...framed, name: '', word: '', hasStars: false }
}

/** The minutes that people usually take; empty if no times are known. */
function minutesText({ design: { words } }: Setting, { grade: { minutes } }: BookPuzzle): string {
  return minutes ? say(words.minutes, { minutes: Math.max(1, Math.round(minutes.usual)) }) : ''
}

/** The degree and the short id of a puzzle. */
function detailsText({ design: { words } }: Setting, { grade, shortId }: BookPuzzle): string {
  const degree = Math.max(1, Math.round(grade.degree))
  return `${say(grade.atLeast ? words.degreeAtLeast : words.degree, { degree })} · ${shortId}`
}

// The texts at the left of a board: number, family and difficulty at the top of the board; note, details and the page of
// the solution at the foot of the board. Texts that are too long for the column have several lines.

/** The look of a line in the column. `leading` is the distance between its baseline and the one above, in points. */
interface LineLook {
  readonly size: number
  readonly leading: number
  readonly weight?: Weight
  readonly link?: string
}

/** All texts beside a board. `left` is the left end of the column, and `top` the top of the frame. */
export function sideItems(setting: Setting, look: Look, framed: Framed, left: number, top: number): Item[] {
  const { labelSize, captionSize, numberSize, side, cell } = look
  const lines = (text: string, line: LineLook) =>
    breakLines(setting.typeface[line.weight ?? 'regular'], text, line.size, side).map((part) => ({
      ...line,
      text: part,
    }))
  type Lines = ReturnType<typeof lines>
  /** The distance between the first and the last baseline. */
  const heightOf = (own: Lines) => own.slice(1).reduce((sum, { leading }) => sum + leading, 0)
  const placed = (own: Lines, first: number) =>
    own.map(({ text, leading: _, ...line }, index) =>
      textItem(setting, text, left, first + heightOf(own.slice(0, index + 1)), line),
    )
  const label = { size: labelSize, leading: HEAD_LEADING * labelSize }
  const caption = { size: captionSize, leading: CAPTION_LEADING * captionSize }
  const head = [
    ...lines(framed.number, { size: numberSize, leading: HEAD_LEADING * numberSize, weight: 'bold' }),
    ...[framed.name, framed.word].flatMap((text) => lines(text, label)),
  ]
  const foot = [
    ...[framed.note, framed.hardest, framed.left].flatMap((text) => lines(text, caption)),
    ...lines(framed.right, { ...caption, link: solutionAnchor(framed.puzzle.number) }),
  ]
  const first = top + look.baseline
  const last = top + framed.board.height * cell
  const starsY = first + heightOf(head) + HEAD_LEADING * STARS_SIZE * numberSize
  return [
    ...placed(head, first),
    ...placed(foot, last - heightOf(foot)),
    ...(framed.hasStars ? [starsItem(framed.puzzle.grade.stars, left, starsY, STARS_SIZE * numberSize)] : []),
  ]
}
