// The head of a print, above the board: title, date and difficulty, and the rules in a sentence.

import { titleSize } from '../../book/layout/lineBreaking.ts'
import { type Piece, paragraph } from '../../book/layout/textFlow.ts'
import { ruleInShort } from '../../families/ruleInShort.ts'
import { dateText, longDate } from '../feedWords.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import {
  type Inline,
  inlineRow,
  inlineStars,
  inlineText,
  isOneLine,
  type PrintLook,
  spread,
  TIGHT_LEADING,
} from './printLook.ts'

/** The sizes of type in a head, in points. */
export interface HeadSizes {
  /** The title; smaller where it has little room. */
  readonly title: number
  /** The date and the difficulty. */
  readonly small: number
  /** The rules. */
  readonly rule: number
}

/** The space between two lines of a head, in em of the lower one. */
const LINE_SPACE = 0.4

/** The smallest size of a title with wide words, as a share of its usual size. */
const SMALLER = 0.8

/** The lines with title, date and difficulty. */
export function headPieces(
  { date, slot, grade }: PublishedPuzzle,
  look: PrintLook,
  { title: most, small }: HeadSizes,
  room: number,
): Piece[] {
  const text = look.number === undefined ? slot.title : `${slot.title} ${look.number}`
  const size = titleSize(look.typeface.bold, text, { most, least: SMALLER * most, room, lines: 1 })
  const title = inlineText(look, text, size, 'bold')
  const stars = grade && inlineStars(grade.stars, size)
  const word = grade && inlineText(look, look.starWords[grade.stars - 1], small)
  const isFirstLine = isOneLine(title, stars, room)
  const beside = grade && word && !isFirstLine ? inlineRow(inlineStars(grade.stars, small), word) : word
  return [
    ...(isFirstLine ? spread(title, stars, room, 0) : titlePieces(look, text, size, room)),
    ...spread(dateOf(look, date, beside, small, room), beside, room, LINE_SPACE * small),
  ]
}

/** The title, on as many lines as it needs. */
function titlePieces({ typeface }: PrintLook, text: string, size: number, room: number): Piece[] {
  return paragraph({ typeface }, text, { size, weight: 'bold', room, leading: 1.1 })
}

/** The date: with its weekday if there is room beside another item. */
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

/** The rules of a puzzle in a sentence, and its note. */
export function rulePieces(
  { family, puzzle }: PublishedPuzzle,
  look: PrintLook,
  size: number,
  room: number,
): Piece[] {
  const { rule, note } = ruleInShort(look.familyWords, family, puzzle)
  return [
    ...paragraph(look, rule, { size, room, leading: TIGHT_LEADING, space: LINE_SPACE * size }),
    ...paragraph(look, note, { size, room, leading: TIGHT_LEADING, weight: 'bold' }),
  ]
}
