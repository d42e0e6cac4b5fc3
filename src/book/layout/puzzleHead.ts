// The texts above a board: number, family, difficulty and stars, on one line or on two.

import type { Item } from '../../render/page.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'
import type { Setting } from './draftPage.ts'
import { breakLines } from './lineBreaking.ts'
import { starsItem, starsWidth, textItem, textWidth } from './pageItems.ts'
import { HEAD_GAP, HEAD_LEADING, LINE_GAP, type PuzzleBlock, STARS_SIZE, WORD_GAP } from './puzzleBlocks.ts'
import type { Framed, Look } from './puzzleTexts.ts'
import { CAPITALS } from './typeSizes.ts'

/** The distance between baselines of a number with several lines, in em. */
export const NUMBER_LEADING = 1.2

/** A line above or below a board, with a text at each end. */
export interface SplitLine {
  readonly left?: string
  readonly right?: string
}

/** The position of a frame. */
export interface FramePlace {
  readonly left: number
  readonly width: number
  readonly top: number
}

/**
 * The type size at which the head of every puzzle of a shape fits: at most that of the block, and at least the
 * smallest that is allowed.
 */
export function numberSizeOf(setting: Setting, block: PuzzleBlock, framed: readonly Framed[]): number {
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
export function headWidth(setting: Setting, { block, numberSize }: Look, framed: Framed): number {
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
export function numberLinesOf(
  { typeface }: Setting,
  { block, numberSize }: Look,
  { number }: Framed,
): string[] {
  const room = block.width - starsWidth(STARS_SIZE * numberSize) - HEAD_GAP * numberSize
  return breakLines(typeface.bold, number, numberSize, room)
}

/** The lines of name and word below the number, in a head of two lines. */
export function labelLinesOf(
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
export function headItems(setting: Setting, look: Look, framed: Framed, place: FramePlace): Item[] {
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
