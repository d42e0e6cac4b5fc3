// Finished books for tests, and the places of the puzzles in them as a reader finds them.
//
//   No. 7 ★★☆☆☆          the number, found as text; the board below it, found by its lines; in each square
//   ┌───┬───┬───┐        the number of the cell
//   │ 3 │   │ 1 │
//   └───┴───┴───┘
//   Solution on page 12  a page with 12 at its foot, and on it No. 7 with all its numbers

import type { Book, BookPuzzle, Design, PrintProfile } from '../../src/book/bookDesignAndPuzzles.ts'
import { writePdf } from '../../src/render/pdf.ts'
import {
  type Box,
  type OutlineSeen,
  openPdf,
  outlineOf,
  type PageSeen,
  type Phrase,
  pagesOf,
} from '../support/pdf.ts'
import { typeface } from '../support/png.ts'
import { bookOf, designOf, pagesLaidOut, puzzlesOf, trimOf } from './layoutBooks.ts'

/** The texts before the number of a puzzle and before the page of its solution. */
export const SAID: Readonly<Record<string, { readonly number: string; readonly solution: string }>> = {
  en: { number: 'No. ', solution: 'Solution on page ' },
  de: { number: 'Nr. ', solution: 'Lösung auf Seite ' },
}

/**
 * The design of a finished book by its use. A book for print has four puzzles a page, by family and stars; a
 * book for screens has six, with all families mixed.
 */
const LOOKS: Readonly<Record<PrintProfile, Partial<Design>>> = {
  print: { hasDetails: true, puzzlesPerPage: 4 },
  screen: { puzzlesPerPage: 6, solutionsPerPage: 20, startsRight: false },
}

/** A book with all families, in German on a trim measured in millimetres. */
export function bookOn(trim: string, profile: PrintProfile, bleed: number): Book {
  const language = trim.startsWith('A') ? 'de' : 'en'
  const design = designOf({ trim: trimOf(trim), profile, bleed, language, ...LOOKS[profile] })
  return profile === 'print' ? bookOf(design, puzzlesOf(2, [2, 4])) : bookOf(design, puzzlesOf(2), 'rising')
}

export const bytesOf = (book: Book) => writePdf(pagesLaidOut(book), typeface)

/** A book as a file, with the content that pdf.js finds in it. */
export interface Finished {
  readonly book: Book
  readonly bytes: Uint8Array
  readonly pages: readonly PageSeen[]
  readonly outline: readonly OutlineSeen[] | undefined
  /** Named places, to which links lead. */
  readonly destinations: object
}

export async function finish(book: Book): Promise<Finished> {
  const bytes = await bytesOf(book)
  const document = await openPdf(bytes)
  const pages = await pagesOf(document)
  const outline = await outlineOf(document)
  return { book, bytes, pages, outline, destinations: await document.getDestinations() }
}

/** The phrases on each page, from any program that reads the file. */
export type Texts = readonly (readonly Phrase[])[]

/** The printed number of a page: its lowest text, if that is a number. */
export function printedNumber(phrases: readonly Phrase[]): string | undefined {
  const lowest = Math.max(...phrases.map(({ middle }) => middle))
  const found = phrases.find(({ middle }) => middle === lowest)
  return found && PAGE_NUMBER.test(found.text) ? found.text : undefined
}

export const PAGE_NUMBER = /^(?:\d+|[ivxl]+)$/

/** One of the places at which the number of a puzzle is printed, with the board of the number. */
export interface Place {
  /** The index of the page. */
  readonly page: number
  readonly heading: Phrase
  readonly board: Box
}

/** The places of a puzzle and its solution. Pages with roman numbers may also mention the puzzle. */
export function placesOf({ number }: BookPuzzle, texts: Texts, { book, pages }: Finished): Place[] {
  const wanted = SAID[book.design.language].number + number
  return texts.flatMap((phrases, page) => {
    const headings = phrases.filter(({ text }) => text === wanted)
    if (headings.length === 0 || !/^\d/.test(printedNumber(phrases) ?? '')) return []
    return headings.map((heading) => ({ page, heading, board: boardOf(heading, pages[page].boards) }))
  })
}

/** The board of a number: the one below it or, if the texts are beside the boards, the one at its right. */
function boardOf(heading: Phrase, boards: readonly Box[]): Box {
  const { left, right, middle } = heading
  return nearest(boards, (board) =>
    isBeside(heading, board)
      ? board.left - right
      : apart(board.left, board.right, left, right) + below(board.top, middle),
  )
}

/** Whether a text is at the left of a board, between its top and its bottom. */
function isBeside({ right, middle }: Phrase, board: Box): boolean {
  return right < board.left && board.top < middle && middle < board.bottom
}

/** The line below a board, or beside it, that names the page of its solution. */
export function solutionLine({ board }: Place, phrases: readonly Phrase[], said: string): Phrase {
  return nearest(
    phrases.filter(({ text }) => text.startsWith(said)),
    (phrase) =>
      isBeside(phrase, board)
        ? board.left - phrase.right
        : apart(board.left, board.right, phrase.left, phrase.right) + below(phrase.middle, board.bottom),
  )
}

const below = (lower: number, upper: number) => (lower < upper ? Infinity : lower - upper)

/** The distance between two ranges of coordinates; 0 if they overlap. */
const apart = (left: number, right: number, otherLeft: number, otherRight: number) =>
  Math.max(0, otherLeft - right, left - otherRight)

function nearest<T>(all: readonly T[], distance: (one: T) => number): T {
  const [first] = all.toSorted((one, other) => distance(one) - distance(other))
  if (first === undefined || distance(first) === Infinity) throw new Error('nothing is there')
  return first
}

/** `row,column text` of every text expected on a board with these values, or beside it. */
export function expectedOn(
  { family, puzzle }: BookPuzzle,
  values: readonly number[],
  hasCorners: boolean,
): string[] {
  const { rows, columns } = puzzle.shape
  const numbers = values.flatMap((value, cell) =>
    value > 0 ? `${Math.floor(cell / columns)},${cell % columns} ${value}` : [],
  )
  const others = family.drawing.scene(puzzle, values).marks.flatMap((mark) => {
    if (mark.mark !== 'text') return []
    const isBeside = mark.x > columns || mark.y > rows
    const isCorner = mark.anchor === 'corner' && hasCorners
    return isCorner || isBeside ? `${Math.floor(mark.y)},${Math.floor(mark.x)} ${mark.text}` : []
  })
  return [...numbers, ...others].sort()
}

/** A phrase on a board or beside it, in cells from the board's corner. */
interface Placed {
  readonly phrase: Phrase
  readonly from: number
  readonly to: number
  readonly down: number
}

/** The phrases on a board and beside it. */
export function placedOn(
  { board }: Place,
  { family, puzzle }: BookPuzzle,
  phrases: readonly Phrase[],
): Placed[] {
  const cell = (board.right - board.left) / puzzle.shape.columns
  const { width, height } = family.drawing.scene(puzzle, puzzle.givens)
  return phrases
    .map((phrase) => ({
      phrase,
      from: (phrase.left - board.left) / cell,
      to: (phrase.right - board.left) / cell,
      down: (phrase.middle - board.top) / cell,
    }))
    .filter(({ from, to, down }) => to > 0 && from < width && down > 0 && down < height)
}

/** The texts in the format of `expectedOn`, with a remark on each text that leaves its square. */
export function textsOn(placed: readonly Placed[], { puzzle }: BookPuzzle): string[] {
  return placed
    .map(({ phrase, from, to, down }) => {
      const column = Math.floor((from + to) / 2)
      const isOnBoard = column < puzzle.shape.columns
      const isOut = isOnBoard && (from < column || to > column + 1)
      return `${Math.floor(down)},${column} ${phrase.text}${isOut ? ' reaches out of its square' : ''}`
    })
    .sort()
}
