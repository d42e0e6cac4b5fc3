// Computes the blocks of a page of puzzles: the grid with which cells are largest, and the sizes of the texts around a
// board. The style of the heads is the same in the complete book: on one line, or on two lines if boards are too narrow for
// one.
//
//   No. 12  Number Path     Medium ★★★☆☆        No. 12             ★★★☆☆
//   ┌──────────────────────────────────┐        Number Path        Medium
//   │               board              │        ┌───────────────────────┐
//   └──────────────────────────────────┘        │         board         │
//                   Solution on page 134        └───────────────────────┘
//                                                    Solution on page 134
// Where boards one above the other would leave much of the width empty, the texts are beside the boards:
//
//   No. 12                 ┌─────────────────┐
//   Number Path            │                 │
//   Medium                 │      board      │
//   ★★★☆☆                  │                 │
//                          │                 │
//   Solution on page 134   └─────────────────┘

import { STARS } from '../../grader/stars.ts'
import type { Grid } from '../../print/boardGrid.ts'
import { type BoardSize, ROUNDING } from '../../print/boardScenesAndSizes.ts'
import { CAPITALS, DESCENDERS, starsWidth, widestOf } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { say } from '../../words/formatMessage.ts'
import type { Design, PuzzlesPerPage } from '../bookDesignAndPuzzles.ts'
import { starWord } from '../bookWords.ts'
import type { Setting } from './draftPage.ts'
import { CAPTION_LEADING, cellIn, dealt, OVER_CAPTION, UNDER_NUMBER } from './solutionBlockSizes.ts'

/** The possible grids of a page, by the number of its puzzles. */
const PUZZLE_GRIDS: Readonly<Record<PuzzlesPerPage, readonly Grid[]>> = {
  1: grids([1, 1]),
  2: grids([1, 2], [2, 1]),
  3: grids([1, 3], [3, 1]),
  4: grids([2, 2]),
  6: grids([2, 3], [3, 2]),
  8: grids([2, 4], [4, 2]),
  9: grids([3, 3]),
}

function grids(...all: readonly (readonly [columns: number, rows: number])[]): Grid[] {
  return all.map(([columns, rows]) => ({ columns, rows }))
}

/**
 * The largest side of a cell, in millimetres, by the number of puzzles on a page. Larger cells would look like those of a
 * children's book. In large print, all boards except 4x4 fill the width.
 */
const MOST_CELL: Readonly<Record<PuzzlesPerPage, number>> = {
  1: 28,
  2: 22,
  3: 18,
  4: 18,
  6: 16,
  8: 15,
  9: 15,
}
const MOST_LARGE_CELL = 30

/** The smallest gap between two rows of puzzles, in em. A caption must be nearer to its own board than to the next board. */
const LEAST_PUZZLE_GAP = 1.3
/** The smallest gap between two rows of large boards, in em. */
const LEAST_LARGE_GAP = 2.1

/**
 * The width of a narrow block in em of its captions, which determines their type size: on a page with up to two rows, and
 * with more rows.
 */
const NARROW_EMS = 22
const DENSE_EMS = 30

/** The gap between the texts of a head, and the height of the stars, in em of the number. */
export const HEAD_GAP = 0.8
export const STARS_SIZE = 0.82
/** The gap between the stars and the word beside them, in em of the word. */
export const WORD_GAP = 0.6
/** The type size of the name and the word in a head, in em of the number. */
const LABEL_SIZE = 0.74
/** The gap between two texts at the ends of a line, in em. */
export const LINE_GAP = 1.2
/** The distance between the baselines of a head, in em of its second line. */
export const HEAD_LEADING = 1.32

/** The number that stands for the numbers of puzzles and pages when texts are measured. */
const ANY_NUMBER = 888

/** A block of a page of puzzles. Its width is the width available for the board. */
export type PuzzleBlock = ReturnType<typeof blockOf>

/** The style of the frames for all puzzles of a shape: a block, with the heights that the texts of these puzzles need. */
export interface Look extends PuzzleBlock {
  /** The side of a cell, in points. */
  readonly cell: number
  /** The distance from the top of a frame to the first baseline. */
  readonly baseline: number
  /** Whether both texts below the board share a line. */
  readonly isCaptionOneLine: boolean
}

/** Returns the number of puzzles on a page. */
export function puzzlesOnPage(design: Pick<Design, 'puzzlesPerPage' | 'isLargePrint'>) {
  return design.isLargePrint ? 1 : design.puzzlesPerPage
}

/**
 * The possible block in which these boards are largest. `kinds` are the names of all kinds of puzzles in the book. No head
 * is wider than the narrowest board, if this is possible.
 */
export function puzzleBlock(
  setting: Setting,
  kinds: readonly string[],
  boards: readonly BoardSize[],
): PuzzleBlock {
  const { design } = setting
  const names = kinds.length > 1 ? kinds : []
  const worth = (block: PuzzleBlock) =>
    boards.reduce((sum, board) => sum + Math.log(Math.max(Number.MIN_VALUE, cellIn(block, board))), 0)
  const bestOf = (blocks: readonly PuzzleBlock[]) =>
    blocks.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const possible = PUZZLE_GRIDS[puzzlesOnPage(design)]
  const best = bestOf(possible.map((grid) => blockOf(setting, names, grid, PLAIN)))
  const beside = bestOf([
    best,
    ...possible.flatMap((grid) => besideBlock(setting, names, boards, grid) ?? []),
  ])
  if (worth(beside) > worth(best) + boards.length * Math.log(WORTH_MOVING)) return beside
  const chosen = HEADS.find((head) => {
    const block = blockOf(setting, names, best.grid, head)
    const room = Math.min(block.width, ...boards.map((board) => board.width * cellIn(block, board)))
    // Larger texts must not make the cells smaller.
    const isFree = head.scale <= 1 || worth(block) >= worth(best) - ROUNDING
    return isFree && headRoom(setting, names, block) <= room
  })
  return blockOf(setting, names, best.grid, chosen ?? HEADS[HEADS.length - 1])
}

/** Texts move beside the boards if the cells then become larger by more than this factor. */
const WORTH_MOVING = 1.06

/** The gap between a board and the texts beside it, in em of the running text. */
const SIDE_GAP = 1.8

/**
 * A block of a grid with the texts at the left of the board, so that the board has the full height; undefined if the texts
 * do not fit there.
 */
function besideBlock(
  setting: Setting,
  names: readonly string[],
  boards: readonly BoardSize[],
  grid: Grid,
): PuzzleBlock | undefined {
  const { words } = setting.design
  const block = blockOf(setting, names, grid, PLAIN)
  const { numberSize, labelSize, captionSize } = block
  const side = Math.max(
    widestOf(setting, [say(words.number, { number: ANY_NUMBER })], numberSize, 'bold'),
    starsWidth(STARS_SIZE * numberSize),
    widestOf(setting, [...names, ...STARS.map((one) => starWord(words, one))], labelSize),
    // These words must fit on one line, because preflight does not recognise them on two.
    widestOf(setting, [say(words.solutionOn, { page: ANY_NUMBER })], captionSize),
  )
  const sideGap = SIDE_GAP * setting.geometry.type.body
  const width = block.width - side - sideGap
  const texts = SIDE_LINES * CAPTION_LEADING * Math.max(labelSize, captionSize) + 2 * numberSize
  const moved = { ...block, width, above: 0, below: 0, side, sideGap, isHeadTwoLines: true }
  const isRoom = boards.every((board) => board.height * cellIn(moved, board) >= texts)
  return width > side && isRoom ? moved : undefined
}

/** The maximum number of lines beside a board: name, word and stars; note; details and the page of the solution. */
const SIDE_LINES = 9

/** The style of a head: the type size of its number, relative to the usual size, and whether it has two lines. */
interface HeadStyle {
  readonly scale: number
  readonly isTwoLines: boolean
}

/** The styles of heads, best first. */
const HEADS: readonly HeadStyle[] = [
  ...[1.3, 1.15, 1, 0.9, 0.8].map((scale) => ({ scale, isTwoLines: false })),
  ...[1, 0.85].map((scale) => ({ scale, isTwoLines: true })),
]
const PLAIN: HeadStyle = { scale: 1, isTwoLines: false }

function blockOf(
  { geometry, design }: Setting,
  names: readonly string[],
  grid: Grid,
  { scale, isTwoLines }: HeadStyle,
) {
  const { content, type } = geometry
  const room = dealt(geometry, grid, (grid.rows === 2 ? LEAST_LARGE_GAP : LEAST_PUZZLE_GAP) * type.body)
  const isNarrow = room.width < content.width * 0.75
  const usual = isNarrow ? Math.min(type.number, Math.max(10, room.width / 17)) : type.number
  const numberSize = Math.max(SMALLEST_TYPE, scale * usual)
  const labelSize = Math.max(SMALLEST_TYPE, LABEL_SIZE * numberSize)
  const captionSize = isNarrow
    ? Math.min(type.caption, Math.max(SMALLEST_TYPE, room.width / (grid.rows > 2 ? DENSE_EMS : NARROW_EMS)))
    : type.caption
  const second = isTwoLines ? HEAD_LEADING * labelSize : 0
  return {
    grid,
    ...room,
    numberSize,
    captionSize,
    /** The type size of the name and the word, in points. */
    labelSize,
    /**
     * The width of the texts at the left of the board, and the gap between them and the board; 0 if the texts are above and
     * below the board.
     */
    side: 0,
    sideGap: 0,
    /** Whether each board is labelled with the name of its kind. */
    isNamed: names.length > 0,
    /** Whether the name and the word have a line of their own below the number and the stars. */
    isHeadTwoLines: isTwoLines,
    above: (CAPITALS + UNDER_NUMBER) * numberSize + second,
    below: captionHeight(design.hasDetails ? 2 : 1) * captionSize,
    mostCell: (design.isLargePrint ? MOST_LARGE_CELL : MOST_CELL[design.puzzlesPerPage]) * MILLIMETRE,
  }
}

/** The height of a caption with this number of lines, with the gap to the board above, in em. */
export function captionHeight(lines: number): number {
  return OVER_CAPTION + CAPITALS + (lines - 1) * CAPTION_LEADING + DESCENDERS
}

/** The width of the longest head that a puzzle of the book can have. */
function headRoom(setting: Setting, names: readonly string[], block: PuzzleBlock): number {
  const { words } = setting.design
  const { numberSize, labelSize, isHeadTwoLines } = block
  const number = widestOf(setting, [say(words.number, { number: ANY_NUMBER })], numberSize, 'bold')
  const stars = HEAD_GAP * numberSize + starsWidth(STARS_SIZE * numberSize)
  const name = widestOf(setting, names, labelSize)
  const word = widestOf(
    setting,
    STARS.map((one) => starWord(words, one)),
    labelSize,
  )
  if (isHeadTwoLines) return Math.max(number + stars, name + LINE_GAP * labelSize + word)
  return number + (name === 0 ? 0 : HEAD_GAP * numberSize + name) + word + WORD_GAP * labelSize + stars
}
