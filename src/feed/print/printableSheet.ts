// A page for readers to print: the puzzle, its rules, and a QR code with the address where the puzzle can be played. The page
// has no solution.

import { correction, generate, mode } from 'lean-qr'
import { boardPiece, boardWidth, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, sideBySide, stacked, together } from '../../print/layoutPieces.ts'
import { movedRight, sceneItem } from '../../print/pageItemBuilders.ts'
import { TRIMS } from '../../print/trimsAndPrintLimits.ts'
import type { PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import type { Rectangle, Scene } from '../../scene.ts'
import { addressOf } from '../feedMetadata.ts'
import { dateText } from '../feedWordsAndDateTexts.ts'
import type { Paper } from '../plan/feedPlanAndOrders.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { ACCENTS, headPieces, type PrintLook, rulePieces, sizedBoard, TIGHT_LEADING } from './printParts.ts'

/** The margin on all sides, in points. */
const MARGIN = 20 * MILLIMETRE
/** The maximum width of a board and of its cells, in points. */
const MOST_WIDTH = 150 * MILLIMETRE
const MOST_CELL = 20 * MILLIMETRE
/** The least width of the texts above and below a small board, in points. */
const LEAST_COLUMN = 110 * MILLIMETRE

const SIZES = { series: 11, title: 26, small: 11.5, rule: 11.5, foot: 9.5 } as const
/** The space above and below the board, in points. */
const BOARD_SPACE = 14

/** The smallest type of the board, in points. */
const LEAST_TYPE = 5

/** The smallest width, in points, of a code and of its modules that phones can scan. */
const CODE_WIDTH = 27 * MILLIMETRE
const LEAST_MODULE = 0.42 * MILLIMETRE

/** Makes the sheet of a puzzle. Throws a PuzzleError if the board does not fit. */
export function publicSheet(puzzle: PublishedPuzzle, look: PrintLook, paper: Paper): PageDocument {
  const { title: series, language } = look.meta
  const { width: pageWidth, height: pageHeight } = sizeOf(paper)
  const scene = puzzleScene(puzzle)
  const width = Math.max(LEAST_COLUMN, Math.min(MOST_WIDTH, MOST_CELL * scene.width))
  const top = MARGIN + ACCENTS * SIZES.series
  const head = [
    ...paragraph(look, series, { size: SIZES.series, room: width }),
    ...spaced(headPieces(puzzle, look, SIZES, width), 0.6 * SIZES.title),
    ...rulePieces(puzzle, look, SIZES.rule, width),
  ]
  const foot = footPiece(addressOf(look.meta, pathOf(puzzle)), look, width)
  const footTop = pageHeight - MARGIN - foot.height
  const boardTop = top + heightOf(head, true) + BOARD_SPACE
  const board = boardOf(puzzle, scene, look, width, footTop - BOARD_SPACE - boardTop)
  const left = (pageWidth - width) / 2
  const items = [...stacked(head, top), ...board.items(boardTop), ...foot.items(footTop)]
  return {
    width: pageWidth,
    height: pageHeight,
    pages: [{ items: items.map((item) => movedRight(item, left)) }],
    title: `${puzzle.slot.title} · ${dateText(look.words, puzzle.date)}`,
    language,
    isForScreen: true,
  }
}

function sizeOf(paper: Paper) {
  const found = TRIMS.find(({ name }) => name === paper)
  if (!found) throw new RangeError(`no trim is called ${paper}`)
  return found
}

/** Adds space above the first of several pieces. */
function spaced([first, ...others]: readonly Piece[], space: number): Piece[] {
  return [{ ...first, space }, ...others]
}

/** The board in the middle of the column, as large as the height allows. */
function boardOf(
  puzzle: PublishedPuzzle,
  scene: Scene,
  { typeface }: PrintLook,
  width: number,
  height: number,
): Piece {
  const most = Math.min(width, MOST_CELL * scene.width, (height * scene.width) / scene.height)
  const board = sizedBoard(puzzle, scene, typeface, LEAST_TYPE, most)
  return boardPiece(board, (width - boardWidth(board)) / 2, 0)
}

/** The code at the left, and its address beside it. */
function footPiece(address: string, look: PrintLook, width: number): Piece {
  const scene = qrScene(address)
  const cell = Math.max(CODE_WIDTH / scene.width, LEAST_MODULE)
  // The paper itself is the white margin of the code: the dark modules begin at the edge of the column.
  const quiet = -scene.left * cell
  const size = scene.width * cell - 2 * quiet
  const code: Piece = {
    height: size,
    space: 0,
    items: (y) => [sceneItem(() => scene, -quiet, y - quiet, cell)],
  }
  const x = size + quiet + 4
  const text = { size: SIZES.foot, x, room: width - x, leading: TIGHT_LEADING }
  const lines = together(
    [
      ...paragraph(look, look.words.scanToPlay, { ...text, weight: 'bold' }),
      ...paragraph(look, address, text),
    ],
    0,
  )
  const above = Math.max(0, (size - lines.height) / 2)
  return sideBySide(code, { ...lines, height: above + lines.height, items: (y) => lines.items(y + above) })
}

// An address as a QR code (ISO/IEC 18004), drawn as a scene. A module is a cell; scanners need the white margin of four modules.

/** Characters beyond ASCII are encoded as UTF-8: phones assume UTF-8, whatever encoding a code declares. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/** The width of the white margin, in modules. */
const QUIET = 4

/** Draws the code of an address. The corner of the dark modules is at the origin; the scene's box includes the white margin. */
export function qrScene(address: string): Scene {
  // Sheets get folds and stains: at this correction level, a code can be read even if a seventh of it is lost.
  const code = generate(address, { minCorrectionLevel: correction.M, modes: MODES })
  const { size } = code
  // Dark modules are drawn as runs in both directions, so that no white hairline appears between them.
  const across = runsOf(size, (line, place) => code.get(place, line))
  const down = runsOf(size, (line, place) => code.get(line, place)).filter(([, , length]) => length > 1)
  const marks = [
    ...across.map(([line, from, length]) => rectangle(from, line, length, 1)),
    ...down.map(([line, from, length]) => rectangle(line, from, 1, length)),
  ]
  return { left: -QUIET, top: -QUIET, width: size + 2 * QUIET, height: size + 2 * QUIET, marks }
}

type Run = readonly [line: number, from: number, length: number]

/** The runs of dark modules in all lines. */
function runsOf(size: number, isDark: (line: number, place: number) => boolean): Run[] {
  const found: Run[] = []
  for (let line = 0; line < size; line++) {
    for (let place = 0; place < size; place++) {
      const from = place
      while (place < size && isDark(line, place)) place++
      if (place > from) found.push([line, from, place - from])
    }
  }
  return found
}

function rectangle(x: number, y: number, width: number, height: number): Rectangle {
  return { mark: 'rectangle', x, y, width, height }
}
