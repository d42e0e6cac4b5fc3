// A puzzle with its frame: number, family, difficulty and stars above the board; the page of its solution below.
//
//   No. 12  Sudoku     Medium ★★★☆☆      All puzzles of a shape have the same kind of frame. A text that is too
//   ┌─────────────────────────────┐      long for its place is set smaller or in more lines, but never cut.
//   │            board            │
//   └─────────────────────────────┘      At the left below the board are a note on the rules or, in a book with
//   1 to 16    Solution on page 134      details, degree and short id; the note then has a line of its own.

import { puzzleScene, ROUNDING } from '../../print/boards.ts'
import {
  anchorItem,
  CAPITALS,
  sceneItem,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
} from '../../print/items.ts'
import { breakLines } from '../../print/lineBreaking.ts'
import { SMALLEST_TYPE } from '../../print/printLimits.ts'
import type { Item } from '../../render/page.ts'
import { overhang } from '../../render/strokeWidths.ts'
import { puzzleAnchor, solutionAnchor } from './boardPlacement.ts'
import { CAPTION_LEADING, cellIn, OVER_CAPTION } from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import {
  captionHeight,
  HEAD_GAP,
  HEAD_LEADING,
  LINE_GAP,
  type PuzzleBlock,
  STARS_SIZE,
  WORD_GAP,
} from './puzzleBlocks.ts'
import { type Framed, type Look, sideItems } from './puzzleTexts.ts'

/** The style of the frames for a shape's puzzles, with cells as large as the blocks allow. */
export function lookOf(setting: Setting, block: PuzzleBlock, framed: readonly Framed[]): Look {
  if (block.side > 0) {
    const cell = Math.min(...framed.map(({ board }) => cellIn(block, board)))
    return { block, cell, numberSize: block.numberSize, above: 0, below: 0, isCaptionOneLine: false }
  }
  const numberSize = numberSizeOf(setting, block, framed)
  const plain = { block, cell: 0, numberSize, above: 0, below: 0 }
  const oneLine = measured(setting, { ...plain, isCaptionOneLine: true }, framed)
  return isOneLine(setting, oneLine, framed)
    ? oneLine
    : measured(setting, { ...plain, isCaptionOneLine: false }, framed)
}

/** Adds heights and cells to a style. */
function measured(setting: Setting, look: Look, framed: readonly Framed[]): Look {
  const { block, numberSize } = look
  const most = (linesOf: (one: Framed) => number) => Math.max(...framed.map(linesOf))
  const numberLines = most((one) => numberLinesOf(setting, look, one).length)
  const labelLines = most((one) => labelLinesOf(setting, block, one).length)
  const captionLines = most((one) => captionOf(setting, look, one).length)
  const more = block.isHeadTwoLines ? labelLines - 1 : 0
  const above =
    block.above + (numberLines - 1) * NUMBER_LEADING * numberSize + more * HEAD_LEADING * block.labelSize
  const below = captionHeight(captionLines) * block.captionSize
  const cell = Math.min(...framed.map(({ board }) => cellIn({ ...block, above, below }, board)))
  return { ...look, above, below, cell }
}

/** The width of a caption on one line. */
function oneLineWidth(setting: Setting, { captionSize }: PuzzleBlock, { left, right }: Framed): number {
  const gap = left === '' ? 0 : LINE_GAP * captionSize
  return textWidth(setting, left + right, captionSize) + gap
}

/** The lines below a board: note, details, the page of its solution. */
function captionOf({ typeface }: Setting, look: Look, { note, hardest, left, right }: Framed): SplitLine[] {
  const { captionSize, width } = look.block
  const lines = (text: string) => breakLines(typeface.regular, text, captionSize, width)
  const notes = [...lines(note), ...lines(hardest)].map((line) => ({ left: line }))
  if (look.isCaptionOneLine) return [...notes, { ...(left !== '' && { left }), right }]
  const lefts = lines(left).map((line) => ({ left: line }))
  return [...notes, ...lefts, ...lines(right).map((line) => ({ right: line }))]
}

/** Whether every caption fits on one line. */
function isOneLine(setting: Setting, look: Look, framed: readonly Framed[]): boolean {
  const { block, cell } = look
  return framed.every((one) => {
    const width = Math.min(block.width, Math.max(cell * one.board.width, headWidth(setting, look, one)))
    return oneLineWidth(setting, block, one) <= width + ROUNDING
  })
}

/** The width of a frame: that of the board, or more if the texts need it. */
export function frameWidth(setting: Setting, look: Look, framed: Framed): number {
  const { block, cell, isCaptionOneLine } = look
  if (block.side > 0) return block.side + block.sideGap + framed.board.width * cell
  const lines = isCaptionOneLine ? [] : captionOf(setting, look, framed)
  const texts = lines.flatMap(({ left, right }) => left ?? right ?? [])
  const needed = Math.max(
    headWidth(setting, look, framed),
    ...texts.map((text) => textWidth(setting, text, block.captionSize)),
  )
  return Math.min(block.width, Math.max(framed.board.width * cell, needed))
}

/** The height of a frame. */
export function frameHeight({ above, below, cell }: Look, { board }: Framed): number {
  return above + board.height * cell + below
}

/** All items of a frame whose top left corner is here. */
export function frameItems(setting: Setting, look: Look, framed: Framed, left: number, top: number): Item[] {
  const { puzzle } = framed
  const { side, sideGap } = look.block
  if (side > 0) {
    return [
      anchorItem(puzzleAnchor(puzzle.number), top),
      ...sideItems(setting, look, framed, left, top),
      sceneItem(() => puzzleScene(puzzle), left + side + sideGap, top, look.cell),
    ]
  }
  const width = frameWidth(setting, look, framed)
  // The texts are flush with the outer edges of the board's border, not with its middle.
  const edge = Math.min(overhang(look.cell, setting.design.thinnestLine), (look.block.width - width) / 2)
  const place = { left: left - edge, width: width + 2 * edge, top }
  return [
    anchorItem(puzzleAnchor(puzzle.number), top),
    ...headItems(setting, look, framed, place),
    sceneItem(() => puzzleScene(puzzle), left, top + look.above, look.cell),
    ...captionItems(setting, look, framed, place),
  ]
}

function captionItems(
  setting: Setting,
  look: Look,
  framed: Framed,
  { left, width, top }: FramePlace,
): Item[] {
  const { above, cell, isCaptionOneLine } = look
  const { captionSize: size } = look.block
  const first = top + above + framed.board.height * cell + (OVER_CAPTION + CAPITALS) * size
  const link = solutionAnchor(framed.puzzle.number)
  return captionOf(setting, look, framed).flatMap((line, index) => {
    const y = first + index * CAPTION_LEADING * size
    const where = isCaptionOneLine
      ? ({ x: left + width, align: 'right' } as const)
      : ({ x: left, align: 'left' } as const)
    return [
      ...(line.left === undefined ? [] : [textItem(setting, line.left, left, y, { size })]),
      ...(line.right === undefined
        ? []
        : [textItem(setting, line.right, where.x, y, { size, align: where.align, link })]),
    ]
  })
}

// The texts above a board: number, family, difficulty and stars, on one line or on two.

/** The distance between baselines of a number with several lines, in em. */
const NUMBER_LEADING = 1.2

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

/**
 * The type size at which the head of every puzzle of a shape fits: at most that of the block, and at least the
 * smallest that is allowed.
 */
function numberSizeOf(setting: Setting, block: PuzzleBlock, framed: readonly Framed[]): number {
  const sizes = framed.map((one) => {
    const labels = block.isHeadTwoLines ? 0 : labelsWidth(setting, block, one)
    return (block.width - labels) / plainHeadWidth(setting, 1, one)
  })
  return Math.min(block.numberSize, Math.max(SMALLEST_TYPE, Math.min(...sizes)))
}

/** The width of a number and its stars, and of the gaps around what is between them. */
function plainHeadWidth(setting: Setting, numberSize: number, { number, name }: Framed): number {
  const gaps = (name === '' ? 1 : 2) * HEAD_GAP * numberSize
  return textWidth(setting, number, numberSize, 'bold') + gaps + starsWidth(STARS_SIZE * numberSize)
}

/** The width of the name and the word in a head of one line. */
function labelsWidth(setting: Setting, { labelSize }: PuzzleBlock, { name, word }: Framed): number {
  return textWidth(setting, name + word, labelSize) + WORD_GAP * labelSize
}

/** The width of a head. */
function headWidth(setting: Setting, { block, numberSize }: Look, framed: Framed): number {
  if (!block.isHeadTwoLines) {
    return plainHeadWidth(setting, numberSize, framed) + labelsWidth(setting, block, framed)
  }
  const lines = labelLinesOf(setting, block, framed).map(
    ({ left = '', right = '' }) =>
      textWidth(setting, left + right, block.labelSize) + (left && right ? LINE_GAP * block.labelSize : 0),
  )
  return Math.max(plainHeadWidth(setting, numberSize, { ...framed, name: '' }), ...lines)
}

/** The lines of a number. */
function numberLinesOf({ typeface }: Setting, { block, numberSize }: Look, { number }: Framed): string[] {
  const room = block.width - starsWidth(STARS_SIZE * numberSize) - HEAD_GAP * numberSize
  return breakLines(typeface.bold, number, numberSize, room)
}

/** The lines of name and word below the number, in a head of two lines. */
function labelLinesOf(
  setting: Setting,
  { isHeadTwoLines, labelSize, width }: PuzzleBlock,
  { name, word }: Framed,
): SplitLine[] {
  if (!isHeadTwoLines) return []
  const isShort = textWidth(setting, name + word, labelSize) + LINE_GAP * labelSize <= width
  if (isShort) return [{ left: name, right: word }]
  const lines = (text: string) => breakLines(setting.typeface.regular, text, labelSize, width)
  return [...lines(name).map((left) => ({ left })), ...lines(word).map((right) => ({ right }))]
}

/** The items of a head. */
function headItems(setting: Setting, look: Look, framed: Framed, place: FramePlace): Item[] {
  const { block, numberSize: size } = look
  const { left, width, top } = place
  const baseline = top + CAPITALS * block.numberSize
  const lines = numberLinesOf(setting, look, framed)
  const stars = starsItem(framed.puzzle.grade.stars, left + width, baseline, STARS_SIZE * size, 'right')
  const last = baseline + (lines.length - 1) * NUMBER_LEADING * size
  return [
    ...lines.map((line, index) =>
      textItem(setting, line, left, baseline + index * NUMBER_LEADING * size, { size, weight: 'bold' }),
    ),
    ...(block.isHeadTwoLines
      ? secondLineItems(setting, block, framed, place, last)
      : labelItems(setting, look, framed, { left, right: stars.x, baseline })),
    stars,
  ]
}

/** The name after the number, and the word before the stars. */
function labelItems(
  setting: Setting,
  { block: { labelSize: size }, numberSize }: Look,
  { number, name, word }: Framed,
  { left, right, baseline }: { left: number; right: number; baseline: number },
): Item[] {
  const nameAt = left + textWidth(setting, number, numberSize, 'bold') + HEAD_GAP * numberSize
  return [
    ...(name === '' ? [] : [textItem(setting, name, nameAt, baseline, { size })]),
    textItem(setting, word, right - WORD_GAP * size, baseline, { size, align: 'right' }),
  ]
}

function secondLineItems(
  setting: Setting,
  block: PuzzleBlock,
  framed: Framed,
  { left, width }: FramePlace,
  baseline: number,
): Item[] {
  const { labelSize: size } = block
  return labelLinesOf(setting, block, framed).flatMap((line, index) => {
    const y = baseline + (index + 1) * HEAD_LEADING * size
    return [
      ...(line.left ? [textItem(setting, line.left, left, y, { size })] : []),
      ...(line.right ? [textItem(setting, line.right, left + width, y, { size, align: 'right' })] : []),
    ]
  })
}
