// Makes a book from the text of its recipe, without a command line: everything that the recipe names comes from the caller.

import { PuzzleError } from '../families/puzzleError.ts'
import type { SymbolSet } from '../families/symbolSet.ts'
import { makeCurrentGrader } from '../formats/currentGrades.ts'
import { readPuzzles } from '../formats/readPuzzles.ts'
import type { Mistakes } from '../formats/yaml/mistakeCollector.ts'
import type { NotFound } from '../maker/maker.ts'
import type { DrawnLine } from '../maker/puzzleFromSeed.ts'
import type { CountedRecipe } from '../maker/puzzleRecipe.ts'
import { acceptedLines, type PuzzleWorkerData, workerDataOf } from '../maker/puzzlesOfOrders.ts'
import { makeSeen, makeUnwanted, type SeenPuzzles } from '../maker/seenPuzzles.ts'
import { loadHyphenation } from '../print/hyphenation.ts'
import { writePdf } from '../render/pdf.ts'
import type { EmbeddableTypeface } from '../render/typeface.ts'
import { bookCover, coverDocument, coverSvg } from './cover/bookCover.ts'
import { gatherPuzzles, type UnprovedPuzzle, unprovedPuzzleOf } from './gatherPuzzles.ts'
import { type GivenPuzzle, takeGiven } from './givenPuzzles.ts'
import { type BookTools, type FinishedBook, makeBookOfPlan, type PlannedBook } from './makeBookOfPlan.ts'
import type { BookRecipe } from './recipe/bookRecipe.ts'
import { readBookSymbols } from './recipe/bookSymbols.ts'
import { parseRecipe } from './recipe/parseRecipe.ts'
import { planBook } from './recipe/planBook.ts'
import { loadTechniqueBoards } from './techniqueBoards.ts'
import type { Watching } from './watchWork.ts'

/** What making a book from a recipe needs from its surroundings. */
export interface RecipeTools extends Watching, Pick<BookTools, 'check'> {
  /** Loads the texts of a language, by its code, where they are not part of the program. */
  loadWords?(language: string): Promise<void>
  /** Opens the fonts that a recipe names, or the usual ones. Throws a PuzzleError for a font that cannot be used. */
  openTypeface(font: BookRecipe['font']): EmbeddableTypeface
  /** Reads a set of symbols by its name, or from its pictures. Throws a PuzzleError that says what is wrong. */
  readSet(what: string | readonly string[]): SymbolSet
  /** Returns the text of a file of puzzles that a recipe names. Throws a PuzzleError if there is none. */
  readText(file: string): string
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
  const { plan, typeface, given, notIn } = planned
  const { orders, distinct } = plan
  const unwanted = makeUnwanted()
  for (const { family, puzzle, record } of notIn) unwanted.add(family, puzzle, record?.solution?.flat())
  const seen = makeSeen(distinct, unwanted)
  const finished = await makeBookOfPlan(planned, {
    ...tools,
    gather: (fill) =>
      gatherPuzzles({
        ...tools,
        first: () =>
          given
            ? takeGiven(given, { seen, grader: makeCurrentGrader(), watching: tools })
            : made(planned, orders, seen, tools),
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

/** A book to make, and the puzzles of the files that its recipe names. */
interface PlannedRecipe extends PlannedBook {
  /** The puzzles of the book; undefined if they are made for it. */
  readonly given: readonly GivenPuzzle[] | undefined
  /** The puzzles that it shall not have. */
  readonly notIn: readonly GivenPuzzle[]
}

/** Reads a recipe and what it names, and plans its book; or returns the mistakes in it. */
async function planRecipe(
  text: string,
  { loadWords, openTypeface, readSet, readText }: RecipeTools,
): Promise<PlannedRecipe | Mistakes> {
  const read = parseRecipe(text)
  if ('mistakes' in read) return read
  const { recipe, at } = read
  const { language = 'en', techniques = false } = recipe
  await Promise.all([
    loadHyphenation(language),
    loadWords?.(language),
    techniques !== false && loadTechniqueBoards(),
  ])
  const typeface = openTypeface(recipe.font)
  const plan = planBook(recipe, at, typeface)
  if ('mistakes' in plan) return plan
  const symbols = readBookSymbols({ recipe, at, plan, typeface, readSet })
  if ('mistakes' in symbols) return symbols
  const [given, notIn] = (['puzzles', 'notIn'] as const).map((key) =>
    recipe[key]?.flatMap((file) => puzzlesOf(file, readText)),
  )
  return { plan, typeface, symbols, given, notIn: notIn ?? [] }
}

/** The puzzles of a file. Throws a PuzzleError at the first that cannot be read. */
function puzzlesOf(file: string, readText: RecipeTools['readText']): GivenPuzzle[] {
  return readPuzzles(readText(file)).map((entry) => {
    if (!('error' in entry)) return { ...entry, file }
    throw new PuzzleError(entry.error.code, `${file}:${entry.line}: ${entry.error.message}`)
  })
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
      puzzles.push(unprovedPuzzleOf(line, { file: 'puzzles', line: puzzles.length + 1 }))
      counted.advance(1)
      await pause()
    }
  } finally {
    counted.stop()
  }
  return puzzles
}
