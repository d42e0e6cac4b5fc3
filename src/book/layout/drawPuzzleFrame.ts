// A puzzle with its frame: number, family, difficulty and stars above the board; the page of its solution below.
//
//   No. 12  Sudoku     Medium ★★★☆☆      All puzzles of a shape have the same kind of frame. A text that is too
//   ┌─────────────────────────────┐      long for its place is set smaller or in more lines, but never cut.
//   │            board            │
//   └─────────────────────────────┘      At the left below the board are a note on the rules or, in a book with
//   1 to 16    Solution on page 134      details, degree and short id; the note then has a line of its own.

import { puzzleScene, ROUNDING } from '../../print/boardScenesAndSizes.ts'
import { breakLines } from '../../print/lineBreaking.ts'
import {
  anchorItem,
  CAPITALS,
  sceneItem,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
  widestOf,
} from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { overhang } from '../../render/strokeWidths.ts'
import { puzzleAnchor, solutionAnchor } from './dealBoardsOverPages.ts'
import type { Setting } from './draftPage.ts'
import type { Look, PuzzleBlock } from './puzzleBlockSizes.ts'
import { captionHeight, HEAD_GAP, HEAD_LEADING, LINE_GAP, STARS_SIZE, WORD_GAP } from './puzzleBlockSizes.ts'
import { type Framed, sideItems } from './puzzleTexts.ts'
import { CAPTION_LEADING, cellIn, OVER_CAPTION, UNDER_NUMBER } from './solutionBlockSizes.ts'

/** The style of the frames of all puzzles of a shape, with cells as large as the block allows. */
export function lookOf(setting: Setting, block: PuzzleBlock, framed: readonly Framed[]): Look {
  const plain = { ...block, cell: 0, baseline: CAPITALS * block.numberSize, isCaptionOneLine: false }
  if (block.side > 0) return { ...plain, cell: cellFor(block, framed) }
  const look = { ...plain, numberSize: numberSizeOf(setting, block, framed) }
  const oneLine = measured(setting, { ...look, isCaptionOneLine: true }, framed)
  return isOneLine(setting, oneLine, framed) ? oneLine : measured(setting, look, framed)
}

/** The largest side of a cell at which each of these boards fits into a block. */
function cellFor(block: PuzzleBlock, framed: readonly Framed[]): number {
  return Math.min(...framed.map(({ board }) => cellIn(block, board)))
}

/** Adds the heights of the texts and the side of the cells to a style. */
function measured(setting: Setting, look: Look, framed: readonly Framed[]): Look {
  const most = (linesOf: (one: Framed) => number) => Math.max(...framed.map(linesOf))
  const numberLines = most((one) => numberLinesOf(setting, look, one).length)
  const labelLines = most((one) => labelLinesOf(setting, look, one).length)
  const captionLines = most((one) => captionOf(setting, look, one).length)
  const more = look.isHeadTwoLines ? labelLines - 1 : 0
  const above =
    look.above + (numberLines - 1) * NUMBER_LEADING * look.numberSize + more * HEAD_LEADING * look.labelSize
  const below = captionHeight(captionLines) * look.captionSize
  return { ...look, above, below, cell: cellFor({ ...look, above, below }, framed) }
}

/** The lines below a board: the note, the details, and the page of the solution. */
function captionOf({ typeface }: Setting, look: Look, { note, hardest, left, right }: Framed): SplitLine[] {
  const lines = (text: string) => breakLines(typeface.regular, text, look.captionSize, look.width)
  const lefts = (...texts: readonly string[]) => texts.flatMap(lines).map((line) => ({ left: line }))
  if (look.isCaptionOneLine) return [...lefts(note, hardest), { left, right }]
  return [...lefts(note, hardest, left), ...lines(right).map((line) => ({ right: line }))]
}

/** Whether every caption fits on one line. */
function isOneLine(setting: Setting, look: Look, framed: readonly Framed[]): boolean {
  const { captionSize, cell } = look
  return framed.every((one) => {
    const width = Math.min(look.width, Math.max(cell * one.board.width, headWidth(setting, look, one)))
    const gap = one.left === '' ? 0 : LINE_GAP * captionSize
    return textWidth(setting, one.left + one.right, captionSize) + gap <= width + ROUNDING
  })
}

/** The width of a frame: the width of the board, or more if the texts need more. */
export function frameWidth(setting: Setting, look: Look, framed: Framed): number {
  const { cell, isCaptionOneLine, side, sideGap } = look
  if (side > 0) return side + sideGap + framed.board.width * cell
  const lines = isCaptionOneLine ? [] : captionOf(setting, look, framed)
  const texts = lines.flatMap(({ left, right }) => left ?? right ?? [])
  const needed = Math.max(headWidth(setting, look, framed), widestOf(setting, texts, look.captionSize))
  return Math.min(look.width, Math.max(framed.board.width * cell, needed))
}

/** The height of a frame. */
export function frameHeight({ above, below, cell }: Look, { board }: Framed): number {
  return above + board.height * cell + below
}

/** All items of a frame, whose top left corner is at `left` and `top`. */
export function frameItems(setting: Setting, look: Look, framed: Framed, left: number, top: number): Item[] {
  const { puzzle } = framed
  const { side, cell } = look
  const anchor = anchorItem(puzzleAnchor(puzzle.number), top)
  const boardAt = (x: number) => sceneItem(() => puzzleScene(puzzle), x, top + look.above, cell)
  if (side > 0) {
    return [anchor, ...sideItems(setting, look, framed, left, top), boardAt(left + side + look.sideGap)]
  }
  const width = frameWidth(setting, look, framed)
  // The texts are flush with the outer edges of the board's border, not with its middle.
  const edge = Math.min(overhang(cell, setting.design.thinnestLine), (look.width - width) / 2)
  const place = { left: left - edge, width: width + 2 * edge, top }
  return [
    anchor,
    ...headItems(setting, look, framed, place),
    boardAt(left),
    ...captionItems(setting, look, framed, place),
  ]
}

/** A line above or below a board, with a text at each end. */
interface SplitLine {
  readonly left?: string
  readonly right?: string
}

/** The position of a frame. */
interface FramePlace {
  readonly left: number
  readonly width: number
  readonly top: number
}

function captionItems(setting: Setting, look: Look, framed: Framed, place: FramePlace): Item[] {
  const { captionSize: size } = look
  const first = place.top + look.above + framed.board.height * look.cell + (OVER_CAPTION + CAPITALS) * size
  const link = solutionAnchor(framed.puzzle.number)
  const { left } = place
  const right = look.isCaptionOneLine
    ? ({ x: left + place.width, align: 'right' } as const)
    : ({ x: left, align: 'left' } as const)
  return captionOf(setting, look, framed).flatMap((line, index) => {
    const y = first + index * CAPTION_LEADING * size
    const { x, align } = right
    return [
      ...(line.left ? [textItem(setting, line.left, left, y, { size })] : []),
      ...(line.right ? [textItem(setting, line.right, x, y, { size, align, link })] : []),
    ]
  })
}

// The texts above a board: number, family, difficulty and stars, on one line or on two.

/** The distance between the baselines of a puzzle number that has several lines, in em. */
const NUMBER_LEADING = 1.2

/**
 * The type size of the number with which the head of every puzzle of a shape fits: at most the size that the block has, and
 * at least the smallest size allowed.
 */
function numberSizeOf(setting: Setting, block: PuzzleBlock, framed: readonly Framed[]): number {
  const sizes = framed.map((one) => {
    const labels = block.isHeadTwoLines ? 0 : labelsWidth(setting, block, one)
    return (block.width - labels) / plainHeadWidth(setting, 1, one)
  })
  return Math.min(block.numberSize, Math.max(SMALLEST_TYPE, Math.min(...sizes)))
}

/** The width of a number, of the stars and of the gaps beside them, without the name and the word between them. */
function plainHeadWidth(setting: Setting, numberSize: number, { number, name }: Framed): number {
  const gaps = (name === '' ? 1 : 2) * HEAD_GAP * numberSize
  return textWidth(setting, number, numberSize, 'bold') + gaps + starsWidth(STARS_SIZE * numberSize)
}

/** The width of the name and the word in a head of one line. */
function labelsWidth(setting: Setting, { labelSize }: PuzzleBlock, { name, word }: Framed): number {
  return textWidth(setting, name + word, labelSize) + WORD_GAP * labelSize
}

/** The width of a head. */
function headWidth(setting: Setting, look: Look, framed: Framed): number {
  const { numberSize, labelSize } = look
  if (!look.isHeadTwoLines) {
    return plainHeadWidth(setting, numberSize, framed) + labelsWidth(setting, look, framed)
  }
  const lines = labelLinesOf(setting, look, framed).map(
    ({ left = '', right = '' }) =>
      textWidth(setting, left + right, labelSize) + (left && right ? LINE_GAP * labelSize : 0),
  )
  return Math.max(plainHeadWidth(setting, numberSize, { ...framed, name: '' }), ...lines)
}

/** The lines of a number. */
function numberLinesOf({ typeface }: Setting, { width, numberSize }: Look, { number }: Framed): string[] {
  const room = width - starsWidth(STARS_SIZE * numberSize) - HEAD_GAP * numberSize
  return breakLines(typeface.bold, number, numberSize, room)
}

/** The lines with the name and the word, which stand below the number in a head of two lines. */
function labelLinesOf(setting: Setting, look: Look, { name, word }: Framed): SplitLine[] {
  const { isHeadTwoLines, labelSize, width } = look
  if (!isHeadTwoLines) return []
  const isShort = textWidth(setting, name + word, labelSize) + LINE_GAP * labelSize <= width
  if (isShort) return [{ left: name, right: word }]
  const lines = (text: string) => breakLines(setting.typeface.regular, text, labelSize, width)
  return [...lines(name).map((left) => ({ left })), ...lines(word).map((right) => ({ right }))]
}

/** The items of a head. */
function headItems(setting: Setting, look: Look, framed: Framed, { left, width, top }: FramePlace): Item[] {
  const { numberSize, labelSize } = look
  const { number, name, word, puzzle, hasStars } = framed
  const end = left + width
  const lines = numberLinesOf(setting, look, framed)
  const numberHeight = (lines.length - 1) * NUMBER_LEADING * numberSize
  // A number alone is as near to its board as the texts below other numbers.
  const baseline = top + (hasStars ? look.baseline : look.above - UNDER_NUMBER * numberSize - numberHeight)
  const stars = starsItem(puzzle.grade.stars, end, baseline, STARS_SIZE * numberSize, 'right')
  const last = baseline + numberHeight
  const leftText = (text: string | undefined, x: number, y: number) =>
    text ? [textItem(setting, text, x, y, { size: labelSize })] : []
  const rightText = (text: string | undefined, x: number, y: number) =>
    text ? [textItem(setting, text, x, y, { size: labelSize, align: 'right' })] : []
  /** The name after the number, and the word before the stars. */
  const inLine = () => [
    ...leftText(
      name,
      left + textWidth(setting, number, numberSize, 'bold') + HEAD_GAP * numberSize,
      baseline,
    ),
    ...rightText(word, stars.x - WORD_GAP * labelSize, baseline),
  ]
  const below = labelLinesOf(setting, look, framed).flatMap((line, index) => {
    const y = last + (index + 1) * HEAD_LEADING * labelSize
    return [...leftText(line.left, left, y), ...rightText(line.right, end, y)]
  })
  return [
    ...lines.map((line, index) =>
      textItem(setting, line, left, baseline + index * NUMBER_LEADING * numberSize, {
        size: numberSize,
        weight: 'bold',
      }),
    ),
    ...(look.isHeadTwoLines ? below : inLine()),
    ...(hasStars ? [stars] : []),
  ]
}
