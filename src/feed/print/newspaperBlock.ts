// A block for a newspaper: as wide as a column, in black.
//
//   Sudoku 123          ★★★☆☆
//   30 January 2027    Medium
//   Every row, every column …
//   ┌───────────────────────┐      The board is as wide as the column. Below it is the solution of the day before, small;
//   │                       │      the caption is beside the solution, or above it in a narrow column.
//   └───────────────────────┘
//   ─────────────────────────
//   ┌─────────┐ Solution for
//   └─────────┘ 29 January 2027

import { boardPiece, boardWidth, puzzleScene, solutionScene } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, sideBySide, stacked, together } from '../../print/layoutPieces.ts'
import { ruleItem, textWidth } from '../../print/pageItemBuilders.ts'
import { THINNEST_LINE } from '../../print/trimsAndPrintLimits.ts'
import type { Panel } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { say } from '../../words/formatMessage.ts'
import { dateText } from '../feedWordsAndDateTexts.ts'
import type { SeriesPuzzle } from '../publicPuzzles.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import {
  ACCENTS,
  type HeadSizes,
  headPieces,
  type PrintLook,
  rulePieces,
  sizedBoard,
  TIGHT_LEADING,
} from './printParts.ts'

/** A puzzle with its solution. */
type SolvedPuzzle = Pick<SeriesPuzzle, 'family' | 'puzzle' | 'date' | 'solution'>

/** The settings of a block. */
interface BlockOptions {
  /** The width of the column, in points. */
  readonly width: number
  /** The puzzle of the day before, whose solution is below the board. */
  readonly before?: SolvedPuzzle | undefined
  /** The number of the puzzle in its slot, which is part of the title. */
  readonly number?: number | undefined
}

/** The smallest type of a puzzle and of a solution, in points. */
const LEAST_TYPE = 5
const LEAST_SOLUTION_TYPE = 4.5

/** The width of a solution as a share of the column's width, and the largest size of its cells, in points. */
const SOLUTION_SHARE = 0.43
const MOST_SOLUTION_CELL = 6 * MILLIMETRE

/** The space above and below a board, in em of the type of the rules. */
const BOARD_SPACE = 0.7

/** Makes the block of a puzzle. Throws a PuzzleError if the column is too narrow for readable type. */
export function printBlock(
  puzzle: PublishedPuzzle,
  look: PrintLook,
  { width, before, number }: BlockOptions,
): Panel {
  const sizes = blockSizes(width)
  const space = BOARD_SPACE * sizes.rule
  const board = sizedBoard(puzzle, puzzleScene(puzzle), look.typeface, LEAST_TYPE, width)
  const pieces = [
    ...headPieces(puzzle, look, sizes, width, number),
    ...rulePieces(puzzle, look, sizes.rule, width),
    boardPiece(board, 0, space),
    ...(before ? solutionPieces(before, look, width, sizes.rule) : []),
  ]
  const top = ACCENTS * sizes.title
  return { width, height: top + heightOf(pieces, true), items: stacked(pieces, top) }
}

/** The sizes of type in a column of this width: smaller in a narrow column, but never too small to read. */
function blockSizes(width: number): HeadSizes {
  const within = (least: number, most: number, size: number) => Math.min(most, Math.max(least, size))
  return {
    title: within(10.5, 18, width / 15),
    small: within(7, 9.5, width / 28),
    rule: within(6.5, 9, width / 30),
  }
}

/** A line across the column, and below the line a solution with its caption. */
function solutionPieces(before: SolvedPuzzle, look: PrintLook, width: number, size: number): Piece[] {
  const { typeface, words } = look
  const scene = solutionScene(before)
  const wanted = Math.min(SOLUTION_SHARE * width, MOST_SOLUTION_CELL * scene.width)
  const board = sizedBoard(before, scene, typeface, LEAST_SOLUTION_TYPE, width, wanted)
  // A date stays on one line if possible.
  const date = dateText(words, before.date).replaceAll(' ', '\u00a0')
  const caption = say(words.solutionOf, { date })
  const space = BOARD_SPACE * size
  const line: Piece = {
    height: THINNEST_LINE,
    space: 1.5 * space,
    items: (y) => [ruleItem(0, width, y + THINNEST_LINE / 2)],
  }
  const x = boardWidth(board) + 1.2 * size
  const lines = (left: number) =>
    together(paragraph(look, caption, { size, x: left, room: width - left, leading: TIGHT_LEADING }), space)
  const isBeside = caption.split(' ').every((word) => textWidth(look, word, size) <= width - x)
  return isBeside
    ? [line, sideBySide(boardPiece(board, 0, space), lines(x))]
    : [line, lines(0), boardPiece(board, 0, space)]
}
