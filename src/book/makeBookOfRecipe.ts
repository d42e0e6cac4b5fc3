// Makes a book from the text of its recipe, without a command line: everything that the recipe names comes from the caller.

import { PuzzleError } from '../families/puzzleError.ts'
import type { SymbolSet } from '../families/symbolSet.ts'
import type { Mistakes } from '../formats/yaml/mistakeCollector.ts'
import type { NotFound } from '../maker/maker.ts'
import type { DrawnLine } from '../maker/puzzleFromSeed.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import { acceptedLines, type PuzzleWorkerData, workerDataOf } from '../maker/puzzlesOfOrders.ts'
import { makeSeen, type SeenPuzzles } from '../maker/seenPuzzles.ts'
import { loadHyphenation } from '../print/hyphenation.ts'
import { writePdf } from '../render/pdf.ts'
import type { EmbeddableTypeface } from '../render/typeface.ts'
import { bookCover, coverDocument, coverSvg } from './cover/bookCover.ts'
import { gatherPuzzles, type UnprovedPuzzle, unprovedPuzzleOf } from './gatherPuzzles.ts'
import { type BookTools, type FinishedBook, makeBookOfPlan, type PlannedBook } from './makeBookOfPlan.ts'
import type { BookRecipe } from './recipe/bookRecipe.ts'
import { readBookSymbols } from './recipe/bookSymbols.ts'
import { parseRecipe } from './recipe/parseRecipe.ts'
import { planBook } from './recipe/planBook.ts'
import type { Watching } from './watchWork.ts'

/** What making a book from a recipe needs from its surroundings. */
export interface RecipeTools extends Watching, Pick<BookTools, 'check'> {
  /** Loads the texts of a language, by its code, where they are not part of the program. */
  loadWords?(language: string): Promise<void>
  /** Opens the fonts that a recipe names, or the usual ones. Throws a PuzzleError for a font that cannot be used. */
  openTypeface(font: BookRecipe['font']): EmbeddableTypeface
  /** Reads a set of symbols by its name, or from its pictures. Throws a PuzzleError that says what is wrong. */
  readSet(what: string | readonly string[]): SymbolSet
  /** Draws the first puzzles of so many numbers of these orders, and yields them in the order of the numbers. */
  draw(data: PuzzleWorkerData, numbers: number): AsyncIterable<DrawnLine | NotFound>
}

/** The files of a cover. */
interface CoverFiles {
  /** The cover as a PDF. */
  readonly pdf: Uint8Array
  /** The same as SVG. */
  readonly svg: string
}

/** A book that was made from a recipe. */
export interface BookOfRecipe extends FinishedBook, PlannedBook {
  /** Its cover, if the recipe asks for one. */
  readonly cover: CoverFiles | undefined
}

/** Makes the book of a recipe, or returns the mistakes in it. Throws a PuzzleError where a book cannot be made. */
export async function makeBookOfRecipe(text: string, tools: RecipeTools): Promise<BookOfRecipe | Mistakes> {
  const planned = await planRecipe(text, tools)
  if ('mistakes' in planned) return planned
  const { plan, typeface } = planned
  const { orders, distinct } = plan
  const seen = makeSeen(distinct)
  const finished = await makeBookOfPlan(planned, {
    ...tools,
    gather: (fill) =>
      gatherPuzzles({
        ...tools,
        first: () => made(planned, orders, seen, tools),
        further: { orders: fill, make: (further) => made(planned, further, seen, tools) },
      }),
  })
  const { book, pages } = finished
  const cover = plan.cover.kind === undefined ? undefined : bookCover(book, pages, plan.cover, typeface)
  return {
    ...planned,
    ...finished,
    cover: cover && { pdf: await writePdf(coverDocument(cover), typeface), svg: coverSvg(cover, typeface) },
  }
}

/** Reads a recipe and what it names, and plans its book; or returns the mistakes in it. */
async function planRecipe(
  text: string,
  { loadWords, openTypeface, readSet }: RecipeTools,
): Promise<PlannedBook | Mistakes> {
  const read = parseRecipe(text)
  if ('mistakes' in read) return read
  const { recipe, at } = read
  for (const key of ['puzzles', 'notIn'] as const) {
    if (recipe[key] === undefined) continue
    const message = `"${key}" names files, which only the command line reads; leave it out`
    return { mistakes: [new PuzzleError('recipe', message, at([key]))] }
  }
  const { language = 'en' } = recipe
  await Promise.all([loadHyphenation(language), loadWords?.(language)])
  const typeface = openTypeface(recipe.font)
  const plan = planBook(recipe, at, typeface)
  if ('mistakes' in plan) return plan
  const symbols = readBookSymbols({ recipe, at, plan, typeface, readSet })
  return 'mistakes' in symbols ? symbols : { plan, typeface, symbols }
}

/** Makes the puzzles of orders, none of them a duplicate. */
async function made(
  { plan }: PlannedBook,
  orders: readonly CountedRecipe[],
  seen: SeenPuzzles,
  { draw, watch, pause }: RecipeTools,
): Promise<readonly UnprovedPuzzle[]> {
  const run = { orders, seed: plan.design.seed, isGraded: true, seen }
  const numbers = orders.reduce((sum, { count }) => sum + count, 0)
  const counted = watch('making', numbers)
  const puzzles: UnprovedPuzzle[] = []
  try {
    for await (const line of acceptedLines(run, draw(workerDataOf(run), numbers))) {
      puzzles.push(unprovedPuzzleOf(line, `puzzle ${puzzles.length + 1}`))
      counted.advance(1)
      await pause()
    }
  } finally {
    counted.stop()
  }
  return puzzles
}
