// An entry of a contact sheet: a board filled with the solution in smaller and lighter numbers, its stars, and facts about the
// puzzle.
//
//   Sudoku 9x9  ★★★☆☆
//   ┌───────────┐      A puzzle that was withdrawn is struck out, and its note stands below.
//   │           │      A planned puzzle has an empty frame with the stars of its order.
//   └───────────┘
//   Medium · Degree: 451 · ...

import { findFamily, isFamilyName } from '../../families/registry.ts'
import { shapeForReaders } from '../../families/variantNames.ts'
import {
  aired,
  boardPiece,
  boardWidth,
  puzzleScene,
  type SizedBoard,
} from '../../print/boardScenesAndSizes.ts'
import { type Piece, paragraph, together } from '../../print/layoutPieces.ts'
import { inlineStars, inlineText, isOneLine, spread } from '../../print/leftRightLines.ts'
import { SMALLEST_TYPE, THINNEST_LINE } from '../../print/trimsAndPrintLimits.ts'
import type { Item } from '../../render/pageItems.ts'
import { cellFor } from '../../render/sizedScene.ts'
import type { Scene } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import type { CalendarDate } from '../calendarDates.ts'
import { editorFacts } from '../editorFacts.ts'
import type { PlannedKind } from '../plan/scheduleTypes.ts'
import type { SeriesPuzzle } from '../publicPuzzles.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import { correctionText, difficultyWord, familyWords } from '../puzzleTexts.ts'
import type { PrintLook } from './printParts.ts'

/** The puzzle of a slot on a date. */
export type ContactEntry = {
  /** The date. */
  readonly date: CalendarDate
  /** The slot. */
  readonly slot: SlotTitle
} & (
  | {
      /** The puzzle is made, whether public or not. */
      readonly state: 'made'
      readonly puzzle: SeriesPuzzle
    }
  | {
      /** The puzzle was withdrawn; `puzzle` is undefined if the date and slot never had a puzzle. */
      readonly state: 'withdrawn'
      readonly puzzle: SeriesPuzzle | undefined
    }
  | ({
      /** The puzzle is not made yet. */
      readonly state: 'planned'
    } & PlannedKind)
)

/** The look of an entry, and the width of its column in points. */
type ContactLook = PrintLook & { readonly column: number }

const SIZE = SMALLEST_TYPE
const LEADING = 1.2
/** The space between boards and texts, and between title and stars. */
const SPACE = 5
const LINE_SPACE = 3
/** The size of a solution's numbers, as a share of the size of givens. */
const FOUND_SIZE = 0.75
/** The width of a large board as a share of the column. */
const BOARD_SHARE = 0.9
/** The cell of a small board, in points; larger if its smallest text would be smaller than the least text. */
const SMALL_CELL = 9.5
const LEAST_TEXT = 4

/** The pieces of an entry from top to bottom. */
export function contactPieces(entry: ContactEntry, look: ContactLook): Piece[] {
  if (entry.state === 'planned') return plannedPieces(entry, look)
  if (entry.state === 'withdrawn') return withdrawnPieces(entry, look)
  const { puzzle } = entry
  return [
    ...headPieces(puzzle, look),
    boardPiece(sized(filledScene(puzzle), BOARD_SHARE * look.column), 0, SPACE),
    ...factPieces(puzzle, look),
  ]
}

/** The drawing of a puzzle whose empty cells show the solution in smaller numbers, so that the givens stand out. */
function filledScene({ family, puzzle, solution }: SeriesPuzzle): Scene {
  const scene = aired(family.drawing.scene(puzzle, solution))
  const marks = scene.marks.map((mark) =>
    mark.mark === 'text' && mark.weight === 'regular' ? { ...mark, size: FOUND_SIZE * mark.size } : mark,
  )
  return { ...scene, marks }
}

/** A board no wider than `width`, and as small as it can be read, to leave room for other puzzles. */
function sized(scene: Scene, width: number): SizedBoard {
  const texts = scene.marks.flatMap((mark) => (mark.mark === 'text' ? mark.size : []))
  const legible = Math.max(SMALL_CELL, LEAST_TEXT / Math.min(...texts))
  // A board that is higher than wide is made no higher than a square board.
  const cell = cellFor(scene, width * Math.min(1, scene.width / scene.height))
  return { scene, cell: Math.min(legible, cell) }
}

/** The title with the shape, and the stars: beside the title if there is room, otherwise below. */
function headPieces(puzzle: SeriesPuzzle, look: ContactLook): Piece[] {
  const { meta, column } = look
  const { family, slot, entry } = puzzle
  const { grade } = entry
  const title = titleText(
    slot,
    `${familyWords(meta, family).name} ${shapeForReaders(puzzle.puzzle.shape.text)}`,
    look,
  )
  const [name, stars] = [inlineText(look, title, SIZE, 'bold'), grade && inlineStars(grade.stars, SIZE)]
  if (isOneLine(name, stars, column)) return spread(name, stars, column, SPACE)
  return [...titlePieces(title, look), ...(stars ? spread(stars, undefined, column, LINE_SPACE) : [])]
}

/** The difficulty, and the facts that an editor compares. */
function factPieces(puzzle: SeriesPuzzle, look: ContactLook): Piece[] {
  const { words, meta } = look
  const word = difficultyWord(meta, puzzle)
  return spaced(lines([...(word ? [word] : []), ...editorFacts(puzzle, meta, words)].join(' · '), look))
}

/** Adds space above the first of several pieces. */
function spaced(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => (index === 0 ? { ...piece, space: SPACE } : piece))
}

/** The title of the slot, followed by `what`; if `what` begins with the title, only `what`. */
function titleText({ title }: SlotTitle, what: string, { words }: ContactLook): string {
  if (what.startsWith(`${title} `) || what === title) return what
  return say(words.labelled, { label: title, text: what })
}

function titlePieces(text: string, look: ContactLook): Piece[] {
  const style = { size: SIZE, weight: 'bold', room: look.column, space: SPACE, leading: LEADING } as const
  return paragraph(look, text, style)
}

function lines(text: string, look: ContactLook): Piece[] {
  return paragraph(look, text, { size: SIZE, room: look.column, leading: LEADING })
}

function plannedPieces(
  { slot, family, shape = '', stars }: Extract<ContactEntry, { state: 'planned' }>,
  look: ContactLook,
): Piece[] {
  const { words, meta, column } = look
  const isKnown = family !== undefined && isFamilyName(family)
  const name = isKnown
    ? `${familyWords(meta, findFamily(family)).name} ${shapeForReaders(shape)}`
    : slot.title
  const asked =
    stars === undefined
      ? words.planned
      : say(words.labelled, { label: words.planned, text: say(words.stars, { stars }) })
  const side = BOARD_SHARE * column
  const style = { size: SIZE, align: 'centre', room: side, leading: LEADING } as const
  const text = together(paragraph(look, asked, style), 0)
  const frame: Piece = {
    height: side,
    space: SPACE,
    items: (y) => [...frameItems(side, y), ...text.items(y + (side - text.height) / 2)],
  }
  return [...titlePieces(titleText(slot, name, look), look), frame]
}

function withdrawnPieces(
  { slot, puzzle }: Extract<ContactEntry, { state: 'withdrawn' }>,
  look: ContactLook,
): Piece[] {
  if (!puzzle) return titlePieces(slot.title, look)
  const own = sized(puzzleScene(puzzle), BOARD_SHARE * look.column)
  const board = boardPiece(own, 0, SPACE)
  const right = boardWidth(own)
  const struck: Piece = {
    ...board,
    items: (y) => [
      ...board.items(y),
      line(0, y, right, y + board.height),
      line(right, y, 0, y + board.height),
    ],
  }
  const note = lines(correctionText(puzzle, look.words) ?? '', look)
  return [...headPieces(puzzle, look), struck, ...spaced(note)]
}

/** The width of the lines that cross out a board. */
const STRIKE = 1.5

function line(x1: number, y1: number, x2: number, y2: number, width = STRIKE): Item {
  return { item: 'rule', x1, y1, x2, y2, width }
}

/** An empty square. */
function frameItems(side: number, top: number): Item[] {
  const edge = THINNEST_LINE / 2
  const [left, right, bottom] = [edge, side - edge, top + side - edge]
  return [
    line(0, top + edge, side, top + edge, THINNEST_LINE),
    line(0, bottom, side, bottom, THINNEST_LINE),
    line(left, top, left, top + side, THINNEST_LINE),
    line(right, top, right, top + side, THINNEST_LINE),
  ]
}
