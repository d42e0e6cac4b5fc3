// Makes a book from a plan: gathers puzzles, arranges them, lays out pages, writes the PDF and checks it. Where puzzles come
// from, and who watches, is up to the caller, so that a book has the same bytes on the command line and in a browser.

import { PuzzleError } from '../families/puzzleError.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import { writePdf } from '../render/pdf.ts'
import type { EmbeddableTypeface } from '../render/typeface.ts'
import { type BookSymbols, dressPuzzles } from './applySymbols.ts'
import { arrange, type Unnumbered } from './arrangePuzzles.ts'
import { type Book, puzzlesInBook } from './bookDesignAndPuzzles.ts'
import type { Gathered } from './gatherPuzzles.ts'
import { layOutWithNotes } from './layout/layOutBook.ts'
import { ordersToFill } from './ordersToFillBook.ts'
import type { Expected, PreflightReport } from './preflight/preflight.ts'
import { misfit } from './recipe/checkRoom.ts'
import type { BookPlan } from './recipe/planBook.ts'
import type { Watching } from './watchWork.ts'

/** A book to make. */
export interface PlannedBook {
  /** The plan. */
  readonly plan: BookPlan
  /** The typeface of its texts. */
  readonly typeface: EmbeddableTypeface
  /** The symbols that replace numbers on the boards, if any. */
  readonly symbols: BookSymbols
}

/** Returns the orders of the puzzles that fill the pages after these first ones; none if pages need not be full. */
type FillOrders = (first: readonly Unnumbered[]) => readonly CountedRecipe[]

/** What making a book needs from its surroundings. */
export interface BookTools extends Pick<Watching, 'watch'> {
  /** Gathers the puzzles: those of the plan's orders and the further ones, or those of files, for which nothing is ordered. */
  gather(fill: FillOrders): Promise<Gathered>
  /** Called before pages are laid out. Throws to refuse the book. */
  expect?(book: Book): void
  /** Checks the finished PDF. */
  check(bytes: Uint8Array, expected: Expected): Promise<Pick<PreflightReport, 'problems'>>
}

/** A finished book. */
export interface FinishedBook {
  /** The book as it was laid out. */
  readonly book: Book
  /** Its puzzles in the order of their sources, with numbers. */
  readonly puzzles: readonly Unnumbered[]
  /** The PDF. */
  readonly bytes: Uint8Array
  /** The number of its pages. */
  readonly pages: number
  /** The number of its pages for notes. */
  readonly notes: number
  /** The records of the puzzles that were made for it, in the order of the book, as JSON Lines. */
  readonly records: string
  /** What is wrong with the PDF. */
  readonly problems: PreflightReport['problems']
}

/** The parts of the stage `printing`: laying out, writing, checking. */
const PRINTING_PARTS = 3

/** Makes the book. Throws a PuzzleError if its puzzles do not fit on its pages, and the errors of the tools. */
export async function makeBookOfPlan(
  { plan, typeface, symbols }: PlannedBook,
  tools: BookTools,
): Promise<FinishedBook> {
  let filling: readonly CountedRecipe[] = []
  const { puzzles: gathered, lines } = await tools.gather((first) => {
    filling = plan.fill ? ordersToFill(plan, typeface, first) : []
    return filling
  })
  // For puzzles that are made for the book, the plan has checked that they fit on its pages. Puzzles from files are
  // checked here.
  const { design, puzzles } = dressPuzzles(
    { design: plan.design, puzzles: gathered },
    symbols,
    [...plan.orders, ...filling],
    [...plan.sections, ...filling.map((order) => sectionOf(plan, order))],
  )
  const reason = misfit({ design, typeface, arrangement: plan.arrange }, puzzles)
  if (reason !== undefined) throw new PuzzleError('recipe', reason)
  const book: Book = { design, sections: arrange(puzzles, plan.arrange) }
  tools.expect?.(book)
  return { book, puzzles: gathered, records: recordsOf(book, lines), ...(await print(book, typeface, tools)) }
}

/** The section of an order that fills pages: the section whose order has the same recipe. */
function sectionOf({ orders, sections }: BookPlan, { recipe }: CountedRecipe): number {
  return sections[orders.findIndex((one) => one.recipe === recipe)]
}

/** The records in the order of the book. */
function recordsOf(book: Book, lines: ReadonlyMap<string, string>): string {
  return puzzlesInBook(book)
    .flatMap(({ id }) => lines.get(id) ?? [])
    .map((line) => `${line}\n`)
    .join('')
}

/** Lays the book out, writes it and checks it. */
async function print(book: Book, typeface: EmbeddableTypeface, { watch, check }: BookTools) {
  const counted = watch('printing', PRINTING_PARTS)
  try {
    const written = await write(book, typeface, () => counted.advance(1))
    const { trim, bleed, profile, thinnestLine, words } = book.design
    // A short book passes, because the summary says how many more puzzles it needs.
    const expected = { trim, bleed, profile, thinnestLine, words, mayBeShort: true }
    const { problems } = await check(written.bytes, { ...expected, puzzles: puzzlesInBook(book).length })
    return { ...written, problems }
  } finally {
    counted.stop()
  }
}

/**
 * Lays the book out and writes the PDF. No other function keeps the document, so that its memory is free afterwards.
 */
async function write(book: Book, typeface: EmbeddableTypeface, step: () => void) {
  const { document, notes } = layOutWithNotes(book, typeface)
  step()
  const bytes = await writePdf(document, typeface)
  step()
  return { bytes, pages: document.pages.length, notes }
}
