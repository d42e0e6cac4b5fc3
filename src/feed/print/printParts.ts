// The look of all prints of a feed, and lines that have one item at the left end and one at the right end.
//
//   Sudoku 123          ★★★☆☆      If both do not fit on one line, the right item goes below the left one.
//   30 January 2027    Medium

import { PuzzleError } from '../../families/puzzleError.ts'
import { ruleInShort } from '../../families/ruleInShort.ts'
import { withArticle } from '../../families/withArticle.ts'
import {
  boardWidth,
  cellForType,
  ROUNDING,
  type SizedBoard,
  smallestType,
} from '../../print/boardScenesAndSizes.ts'
import { type Piece, paragraph } from '../../print/layoutPieces.ts'
import {
  type Inline,
  inlineRow,
  inlineStars,
  inlineText,
  isOneLine,
  spread,
} from '../../print/leftRightLines.ts'
import { titleSize } from '../../print/lineBreaking.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { cellFor } from '../../render/sizedScene.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { SeriesMeta } from '../feedMetadata.ts'
import { dateText, type FeedWords, longDate } from '../feedWordsAndDateTexts.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { difficultyWord, familyWords } from '../puzzleTexts.ts'

/** What all prints of a feed share. */
export interface PrintLook {
  /** The title, language and address of the feed. */
  readonly meta: Pick<SeriesMeta, 'title' | 'language' | 'base'>
  /** The texts of the feed. */
  readonly words: FeedWords
  /** The typeface of all texts. */
  readonly typeface: Typeface
}

/** The distance between baselines in small type, in em. */
export const TIGHT_LEADING = 1.26

/** The height of accents above capitals, in em. */
export const ACCENTS = 0.24

/**
 * Fits a board to the width `wanted`, or to a larger width if its type would be smaller than `leastType` points. Throws a
 * PuzzleError if that takes more than `width`.
 */
export function sizedBoard(
  { family, puzzle }: Pick<PublishedPuzzle, 'family' | 'puzzle'>,
  scene: Scene,
  typeface: Typeface,
  leastType: number,
  width: number,
  wanted = width,
): SizedBoard {
  const needed = cellForType(scene, typeface, leastType)
  const cell = Math.max(cellFor(scene, wanted), needed)
  if (cell <= cellFor(scene, width) + ROUNDING) return { scene, cell }
  const type = smallestType(scene, cellFor(scene, width), typeface)
  throw new PuzzleError(
    'value',
    `${withArticle(puzzle.shape.text)} ${family.title} does not fit into ${tenths(width / MILLIMETRE)} mm: its type would be ${tenths(type)} pt; type of ${leastType} pt needs ${Math.ceil(boardWidth({ scene, cell }) / MILLIMETRE)} mm`,
  )
}

/** A number to one decimal, rounded down, so that a message never states more than the true value. */
function tenths(value: number): number {
  return Math.floor(Number((10 * value).toFixed(4))) / 10
}

// The head of a print, above the board: title, date, difficulty, and the rules in one sentence.

/** The sizes of type in a head, in points. */
export interface HeadSizes {
  /** The title; headPieces reduces it where room is short. */
  readonly title: number
  /** The date and the difficulty. */
  readonly small: number
  /** The rules. */
  readonly rule: number
}

/** The space between two lines of a head, in em of the lower line's type. */
const LINE_SPACE = 0.4

/** The smallest size of a title with wide words, as a share of its usual size. */
const SMALLER = 0.8

/** The lines with the title and perhaps a number, the date, and the difficulty. */
export function headPieces(
  puzzle: PublishedPuzzle,
  look: PrintLook,
  { title: most, small }: HeadSizes,
  room: number,
  number?: number,
): Piece[] {
  const { date, slot, grade } = puzzle
  const text = number === undefined ? slot.title : `${slot.title} ${number}`
  const told = difficultyWord(look.meta, puzzle)
  const size = titleSize(look.typeface.bold, text, { most, least: SMALLER * most, room, lines: 1 })
  const title = inlineText(look, text, size, 'bold')
  const stars = grade && inlineStars(grade.stars, size)
  const word = told === undefined ? undefined : inlineText(look, told, small)
  const isFirstLine = isOneLine(title, stars, room)
  const beside = grade && word && !isFirstLine ? inlineRow(inlineStars(grade.stars, small), word) : word
  return [
    ...(isFirstLine
      ? spread(title, stars, room, 0)
      : paragraph(look, text, { size, weight: 'bold', room, leading: 1.1 })),
    ...spread(dateOf(look, date, beside, small, room), beside, room, LINE_SPACE * small),
  ]
}

/** The date, with its weekday if that fits on the line beside the item `beside`. */
function dateOf(
  look: PrintLook,
  date: string,
  beside: Inline | undefined,
  size: number,
  room: number,
): Inline {
  const long = inlineText(look, longDate(look.words, date), size)
  return isOneLine(long, beside, room) ? long : inlineText(look, dateText(look.words, date), size)
}

/** The rules of a puzzle in one sentence, and the note of the puzzle. */
export function rulePieces(
  { family, puzzle }: PublishedPuzzle,
  look: PrintLook,
  size: number,
  room: number,
): Piece[] {
  const { rule, note } = ruleInShort(familyWords(look.meta, family), family, puzzle)
  return [
    ...paragraph(look, rule, { size, room, leading: TIGHT_LEADING, space: LINE_SPACE * size }),
    ...paragraph(look, note, { size, room, leading: TIGHT_LEADING, weight: 'bold' }),
  ]
}
