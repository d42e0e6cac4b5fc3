// A puzzle with its frame: its number and stars above the board; its degree and the page of its solution below.
//
//   No. 12   1 to 16, sum 34    ★★★☆☆      All puzzles of a shape have the same kind of frame. A text that is too
//   ┌───────────────────────────────┐      long for its place is set smaller or in more lines, but never cut.
//   │             board             │
//   └───────────────────────────────┘
//   Degree 451 · 7KQ2F9  Solution on page 134

import { fillGaps } from '../../families/words.ts'
import type { Item } from '../../render/page.ts'
import type { BookPuzzle } from '../bookContents.ts'
import { noteOf } from '../bookWords.ts'
import { hardestStepText } from '../claims.ts'
import { SMALLEST_TYPE } from '../printLimits.ts'
import { puzzleAnchor, puzzleNumberText, puzzleScene, solutionAnchor } from './boardPlacement.ts'
import {
  type Block,
  type BoardSize,
  boardSizeOf,
  CAPTION_LEADING,
  cellIn,
  OVER_CAPTION,
  puzzleBlock,
  ROUNDING,
} from './boardSizes.ts'
import type { Setting } from './draftPage.ts'
import { breakLines } from './lineBreaking.ts'
import { anchorItem, sceneItem, starsItem, starsWidth, textItem, textWidth } from './pageItems.ts'
import { CAPITALS, DESCENDERS } from './typeSizes.ts'

/** A puzzle and the texts around it. */
export interface Framed {
  /** The puzzle. */
  readonly puzzle: BookPuzzle
  /** The size of its board. */
  readonly board: BoardSize
  /** The text of its number. */
  readonly number: string
  /** The note for this puzzle. */
  readonly note: string
  /** The hardest step of its path, if the book tells it. */
  readonly hardest: string
  /** The text below the board at the left: degree and short id. */
  readonly left: string
  /** The text below the board at the right: the page of its solution. */
  readonly right: string
}

/** The style of the frames for all puzzles of a shape. */
export interface Look {
  /** The block that holds a frame. */
  readonly block: Block
  /** The side of a cell, in points. */
  readonly cell: number
  /** The type size of the number, in points. */
  readonly numberSize: number
  /** The distance from the top of the frame to the top of the board. */
  readonly above: number
  /** The distance from the bottom of the board to the bottom of the frame. */
  readonly below: number
  /** Whether notes are beside the numbers. Otherwise a note is the first line below the board. */
  readonly isNoteInHead: boolean
  /** Whether both texts below the board share a line. */
  readonly isCaptionOneLine: boolean
}

/** The gap between the two texts of a caption line, in em. */
const CAPTION_GAP = 1.2

/** The gap between a number and the text beside it, and the height of the stars, in em of the number. */
const HEAD_GAP = 0.8
const STARS_SIZE = 0.82

/** The distance between baselines of a number with several lines, in em. */
const NUMBER_LEADING = 1.2

/** The texts of a puzzle; `solutionPage` is the printed page number. */
export function framedOf(setting: Setting, puzzle: BookPuzzle, solutionPage: string): Framed {
  const { words, familyWords } = setting.design
  const { family, grade, shortId } = puzzle
  const degree = fillGaps(grade.atLeast ? words.degreeAtLeast : words.degree, {
    degree: Math.max(1, Math.round(grade.degree)),
  })
  return {
    puzzle,
    board: boardSizeOf(puzzleScene(puzzle)),
    number: puzzleNumberText(setting, puzzle),
    note: noteOf(familyWords[family.name], family, puzzle.puzzle) ?? '',
    hardest: hardestStepText(setting.design, puzzle),
    left: `${degree} · ${shortId}`,
    right: fillGaps(words.solutionOn, { page: solutionPage }),
  }
}

/** The style of the frames for a shape's puzzles, with cells as large as the blocks allow. */
export function lookOf(setting: Setting, framed: readonly Framed[]): Look {
  const block = puzzleBlock(setting.geometry, setting.design)
  const numberSize = numberSizeOf(setting, block, framed)
  const isNoteInHead = framed.every((one) => headWidth(setting, block, numberSize, one, true) <= block.width)
  const plain = { block, cell: 0, numberSize, above: 0, below: 0, isNoteInHead }
  const oneLine = measured(setting, { ...plain, isCaptionOneLine: true }, framed)
  return isOneLine(setting, oneLine, framed)
    ? oneLine
    : measured(setting, { ...plain, isCaptionOneLine: false }, framed)
}

/**
 * Adds heights and cells to a style. A caption on one line leaves more space, but does not make cells larger
 * than they would ask for.
 */
function measured(setting: Setting, look: Look, framed: readonly Framed[]): Look {
  const { block, numberSize } = look
  const numberLines = Math.max(...framed.map((one) => numberLinesOf(setting, look, one).length))
  const captionLines = Math.max(...framed.map((one) => captionOf(setting, look, one).length))
  const above = block.above + (numberLines - 1) * NUMBER_LEADING * numberSize
  const below =
    (OVER_CAPTION + CAPITALS + (captionLines - 1) * CAPTION_LEADING + DESCENDERS) * block.captionSize
  const cellWith = (height: number) =>
    Math.min(...framed.map(({ board }) => cellIn({ ...block, above, below: height }, board)))
  const calm = cellWith(Math.max(below, block.below))
  if (!look.isCaptionOneLine) return { ...look, above, below, cell: calm }
  const widest = Math.max(...framed.map((one) => oneLineWidth(setting, block, one) / one.board.width))
  return { ...look, above, below, cell: Math.min(cellWith(below), Math.max(calm, widest)) }
}

/** The width of a caption on one line. */
function oneLineWidth(setting: Setting, { captionSize }: Block, { left, right }: Framed): number {
  return textWidth(setting, left + right, captionSize) + CAPTION_GAP * captionSize
}

/**
 * The type size at which the number of every puzzle of a shape fits beside its stars: at most that of the
 * block, and at least the smallest that is allowed.
 */
function numberSizeOf(setting: Setting, block: Block, framed: readonly Framed[]): number {
  const widest = Math.max(...framed.map((one) => headWidth(setting, block, 1, one, false)))
  return Math.min(block.numberSize, Math.max(SMALLEST_TYPE, block.width / widest))
}

/** The width of a number, its stars and, if it is there, the note between them. */
function headWidth(
  setting: Setting,
  { captionSize }: Block,
  numberSize: number,
  { number, note }: Framed,
  isNoteInHead: boolean,
): number {
  const gap = HEAD_GAP * numberSize
  const plain = textWidth(setting, number, numberSize, 'bold') + gap + starsWidth(STARS_SIZE * numberSize)
  return isNoteInHead && note !== '' ? plain + gap + textWidth(setting, note, captionSize) : plain
}

function numberLinesOf({ typeface }: Setting, { block, numberSize }: Look, { number }: Framed): string[] {
  const room = block.width - starsWidth(STARS_SIZE * numberSize) - HEAD_GAP * numberSize
  return breakLines(typeface.bold, number, numberSize, room)
}

/** A line below a board, with a text at each end. */
interface CaptionLine {
  readonly left?: string
  readonly right?: string
}

/**
 * The lines below a board: its note, if there is no room above; its degree and short id; the page of its
 * solution.
 */
function captionOf({ typeface }: Setting, look: Look, { note, hardest, left, right }: Framed): CaptionLine[] {
  const { captionSize, width } = look.block
  const lines = (text: string) => breakLines(typeface.regular, text, captionSize, width)
  const told = [...(look.isNoteInHead ? [] : lines(note)), ...lines(hardest)]
  const notes = told.map((line) => ({ left: line }))
  if (look.isCaptionOneLine) return [...notes, { left, right }]
  const degree = lines(left).map((line) => ({ left: line }))
  return [...notes, ...degree, ...lines(right).map((line) => ({ right: line }))]
}

/** Whether every caption fits on one line. */
function isOneLine(setting: Setting, look: Look, framed: readonly Framed[]): boolean {
  const { block, cell, numberSize } = look
  return framed.every((one) => {
    const width = Math.max(cell * one.board.width, headWidth(setting, block, numberSize, one, false))
    return oneLineWidth(setting, block, one) <= width + ROUNDING
  })
}

/** The width of a frame: that of the board, or more if the texts need it. */
export function frameWidth(setting: Setting, look: Look, framed: Framed): number {
  const { block, cell, numberSize, isNoteInHead, isCaptionOneLine } = look
  const lines = isCaptionOneLine ? [] : captionOf(setting, look, framed)
  const texts = lines.flatMap(({ left, right }) => left ?? right ?? [])
  const needed = Math.max(
    headWidth(setting, block, numberSize, framed, isNoteInHead),
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
  const width = frameWidth(setting, look, framed)
  return [
    anchorItem(puzzleAnchor(puzzle.number), top),
    ...headItems(setting, look, framed, { left, width, top }),
    sceneItem(() => puzzleScene(puzzle), left, top + look.above, look.cell),
    ...captionItems(setting, look, framed, { left, width, top }),
  ]
}

/** The position of a frame. */
interface Place {
  readonly left: number
  readonly width: number
  readonly top: number
}

function headItems(setting: Setting, look: Look, framed: Framed, { left, width, top }: Place): Item[] {
  const { block, numberSize: size, isNoteInHead } = look
  const baseline = top + CAPITALS * block.numberSize
  const lines = numberLinesOf(setting, look, framed)
  const noteAt = left + textWidth(setting, framed.number, size, 'bold') + HEAD_GAP * size
  return [
    ...lines.map((line, index) =>
      textItem(setting, line, left, baseline + index * NUMBER_LEADING * size, { size, weight: 'bold' }),
    ),
    ...(isNoteInHead && framed.note !== ''
      ? [textItem(setting, framed.note, noteAt, baseline, { size: block.captionSize })]
      : []),
    starsItem(framed.puzzle.grade.stars, left + width, baseline, STARS_SIZE * size, 'right'),
  ]
}

function captionItems(setting: Setting, look: Look, framed: Framed, { left, width, top }: Place): Item[] {
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
