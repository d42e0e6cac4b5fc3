// Makes a book from a plan: gathers puzzles, arranges them, lays out pages, writes the PDF and runs preflight on it. Files
// are moved into place only when they are complete and preflight finds no fault.

import { setImmediate } from 'node:timers/promises'
import { type BookSymbols, dressPuzzles, NO_SYMBOLS } from '../../book/applySymbols.ts'
import { arrange, type Unnumbered } from '../../book/arrangePuzzles.ts'
import { type Book, fullTitle, puzzlesInBook } from '../../book/bookDesignAndPuzzles.ts'
import { layOutWithNotes } from '../../book/layout/layOutBook.ts'
import type { Expected, PreflightReport } from '../../book/preflight/preflight.ts'
import { misfit } from '../../book/recipe/checkRoom.ts'
import type { BookPlan } from '../../book/recipe/planBook.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { removeIfThere } from '../../runs/fileSystem.ts'
import { runPreflight } from '../preflight/preflight.ts'
import { workOnFiles } from '../shared/claimOutputFiles.ts'
import { EXIT, tell } from '../shared/output.ts'
import { withProgress } from '../shared/progress.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'
import { gather, type Sources } from './gatherPuzzles.ts'
import { fillingSentence, ordersToFill } from './ordersToFillBook.ts'
import { expectOwnBook, expectOwnRecords } from './overwriteGuard.ts'
import { pictureFiles } from './pictureNames.ts'
import { coverLines, coverOutputs, expectOwnCover, writeCover } from './writeCover.ts'
import { type Images, writeImages } from './writeImages.ts'

/** A book to make, and where to write it. */
export interface Bookmaking extends Pick<Sources, 'puzzles' | 'notIn' | 'workers' | 'quiet'> {
  readonly plan: BookPlan
  readonly typeface: EmbeddableTypeface
  /** The PDF; the records of made puzzles are written next to it. */
  readonly out: string
  readonly images?: Images | undefined
  /** Whether the part files of made puzzles are kept, so that an interrupted series can resume. */
  readonly keepsParts?: boolean
  /** The symbols that replace numbers on the boards, if any. */
  readonly symbols?: BookSymbols
}

/** Makes the book and prints a summary. Throws Stopped or a PuzzleError. `check` runs preflight on the written PDF. */
export function makeBook(wanted: Bookmaking, check: Check = runPreflight): Promise<void> {
  const files = [wanted.out, beside(wanted.out), ...coverOutputs(wanted.plan, wanted.out)]
  return workOnFiles(files, ([out, records], signal) =>
    makeAndPublish(wanted, { out, records }, signal, check),
  )
}

/** The real paths of the book and its records. */
interface Places {
  readonly out: string
  readonly records: string
}

/** Makes the book and moves its files into place. */
async function makeAndPublish(
  wanted: Bookmaking,
  places: Places,
  signal: AbortSignal,
  check: Check,
): Promise<void> {
  const { plan, typeface, out, images, quiet } = wanted
  const { orders, distinct } = plan
  const { seed } = plan.design
  const isMade = wanted.puzzles.length === 0
  const began = performance.now()
  await expectOwnBook(out, fullTitle(plan.design))
  await expectOwnCover(plan, out)
  if (isMade) await expectOwnRecords(beside(out), orders, seed)
  const [part, furtherPart] = partsOf(places.records)
  let filling: readonly CountedRecipe[] = []
  const fill = (first: readonly Unnumbered[]) => {
    filling = ordersToFill(plan, typeface, first)
    return filling
  }
  const further = plan.fill && isMade ? { orders: fill, part: furtherPart } : undefined
  const gathered = await gather({ ...wanted, orders, seed, distinct, part, further, signal })
  // For puzzles that are made for the book, the plan has checked that they fit on its pages. Puzzles from files are
  // checked here.
  const { design, puzzles } = dressPuzzles(
    { design: plan.design, puzzles: gathered.puzzles },
    wanted.symbols ?? NO_SYMBOLS,
    isMade ? [...orders, ...filling] : [],
    [...plan.sections, ...filling.map((order) => sectionOf(plan, order))],
  )
  const reason = misfit({ design, typeface, arrangement: plan.arrange }, puzzles)
  if (reason !== undefined) throw new PuzzleError('recipe', reason)
  const book: Book = { design, sections: arrange(puzzles, plan.arrange) }
  // Clashing names of pictures are refused before anything is written.
  const files = images && pictureFiles(book, images.format, images.names)
  const printed = await printBook(wanted, book, check)
  if (signal.aborted) throw stoppedBy(signal)
  writeWhole(places.out, printed.bytes, out)
  if (isMade) {
    writeWhole(places.records, recordsOf(book, gathered.lines), beside(out))
    if (!wanted.keepsParts) for (const path of [part, furtherPart]) removeIfThere(path)
  }
  await writeCover(plan, book, printed.pages, typeface, out)
  if (images && files) {
    await withProgress('pictures', puzzles.length, quiet, (step) =>
      writeImages(book, typeface, images, files, step),
    )
  }
  if (!quiet) report(wanted, gathered.puzzles, printed, performance.now() - began)
  if (!wanted.keepsParts) return
  // This pause lets a signal stop the run before the next volume, because signals are noticed only during pauses.
  await setImmediate()
  if (signal.aborted) throw stoppedBy(signal)
}

/** Prints the facts of a finished book, the measures of its cover, and how many more puzzles would fill it. */
function report(
  { plan, typeface, out }: Bookmaking,
  puzzles: readonly Unnumbered[],
  printed: Printed,
  milliseconds: number,
): void {
  const facts = [
    count(printed.pages, 'page'),
    count(puzzles.length, 'puzzle'),
    sizeText(printed.bytes.length),
  ]
  const times = `laid out in ${secondsText(printed.milliseconds)}, ${secondsText(milliseconds)} in all`
  tell(`${out}: ${facts.join(', ')}, checked; ${times} (seed ${plan.design.seed})`)
  for (const line of coverLines(plan, printed.pages, out)) tell(line)
  const filling = fillingSentence(plan, typeface, puzzles, printed)
  if (filling !== undefined) tell(filling)
}

/** The section of an order that fills pages: the section whose order has the same recipe. */
function sectionOf({ orders, sections }: BookPlan, { recipe }: CountedRecipe): number {
  return sections[orders.findIndex((one) => one.recipe === recipe)]
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** The file of records next to a PDF. */
export function beside(out: string): string {
  return `${out.replace(/\.pdf$/i, '')}.puzzles.jsonl`
}

/**
 * The part files of an unfinished run, next to the records: one for the plan's orders, one for the puzzles that fill
 * the pages.
 */
export function partsOf(records: string): readonly [part: string, furtherPart: string] {
  return [`${records}.part`, `${records}.more.part`]
}

/** The records in the order of the book. */
function recordsOf(book: Book, lines: ReadonlyMap<string, string>): string {
  return puzzlesInBook(book)
    .map(({ id }) => `${lines.get(id)}\n`)
    .join('')
}

/**
 * A finished PDF, the number of its pages, the number of its pages for notes, and the time that layout and writing
 * took.
 */
interface Printed {
  readonly bytes: Uint8Array
  readonly pages: number
  readonly notes: number
  readonly milliseconds: number
}

type Check = (bytes: Uint8Array, expected: Expected) => Promise<Pick<PreflightReport, 'problems'>>

/** Lays the book out, writes it and runs preflight on it. */
async function printBook(
  { plan: { design }, typeface, quiet, out }: Bookmaking,
  book: Book,
  check: Check,
): Promise<Printed> {
  const began = performance.now()
  return withProgress('laying out, writing, checking', 3, quiet, async (step) => {
    const { bytes, ...extent } = await write(book, typeface, step)
    const milliseconds = performance.now() - began
    const { trim, bleed, profile, thinnestLine, words } = design
    // A short book passes, because the summary says how many more puzzles it needs.
    const expected = { trim, bleed, profile, thinnestLine, words, mayBeShort: true }
    const { problems } = await check(bytes, { ...expected, puzzles: puzzlesInBook(book).length })
    if (problems.length === 0) return { bytes, ...extent, milliseconds }
    const listed = problems.map(({ page, message }) => (page === undefined ? '' : `page ${page}: `) + message)
    const sentence = [`${out}: not written, because preflight found problems`, ...listed].join('\n')
    throw new Stopped(sentence, EXIT.badInput)
  })
}

/**
 * Lays the book out and writes the PDF. No other function keeps the document, so that its memory is free afterwards.
 */
async function write(
  book: Book,
  typeface: EmbeddableTypeface,
  step: () => void,
): Promise<Omit<Printed, 'milliseconds'>> {
  const { document, notes } = layOutWithNotes(book, typeface)
  step()
  const bytes = await writePdf(document, typeface)
  step()
  return { bytes, pages: document.pages.length, notes }
}
