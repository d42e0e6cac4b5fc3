// Makes a book from a plan: gathers puzzles, arranges them, lays out pages, writes the PDF and runs preflight on it. Files
// are moved into place only when they are complete and preflight finds no fault.

import { arrange } from '../../book/arrangePuzzles.ts'
import type { Book } from '../../book/bookContents.ts'
import { type BookSymbols, dressPuzzles, NO_SYMBOLS } from '../../book/dressPuzzles.ts'
import { layOutBook } from '../../book/layout/layOutBook.ts'
import type { Expected, PreflightReport } from '../../book/preflight/preflight.ts'
import { misfit } from '../../book/recipe/checkRoom.ts'
import type { BookPlan } from '../../book/recipe/planBook.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { writePdf } from '../../render/pdf.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { claim, type FileClaim } from '../../runs/fileLock.ts'
import { expectFile, removeIfThere } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { inFile } from '../../runs/systemErrors.ts'
import { writeWhole } from '../../runs/writeWhole.ts'
import { runPreflight } from '../preflight/runPreflight.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { type Stopped, stoppedBy } from '../shared/stopped.ts'
import { gather, type Sources } from './gatherPuzzles.ts'
import { expectOwnBook, expectOwnRecords } from './ownFiles.ts'
import { type Images, writeImages } from './writeImages.ts'

interface Bookmaking extends Omit<Sources, 'part' | 'orders' | 'seed' | 'distinct' | 'signal'> {
  readonly plan: BookPlan
  readonly typeface: EmbeddableTypeface
  /** The PDF; the records of made puzzles are written next to it. */
  readonly out: string
  readonly images?: Images | undefined
  /** What its boards show instead of numbers, if anything. */
  readonly symbols?: BookSymbols
}

/** Makes the book and prints a summary. Returns the exit code. `check` runs preflight on the written PDF. */
export async function makeBook(wanted: Bookmaking, check: Check = runPreflight): Promise<number> {
  const claims: FileClaim[] = []
  try {
    const [out, records] = [wanted.out, beside(wanted.out)].map((path) => {
      expectFile(path)
      const claim = claimNamed(path)
      claims.push(claim)
      return claim.place
    })
    const stopped = await interruptible((signal) => makeAndPublish(wanted, { out, records }, signal, check))
    if (!stopped) return EXIT.fine
    process.stderr.write(`${stopped.sentence}\n`)
    return stopped.exit
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    return EXIT.badInput
  } finally {
    for (const { release } of claims) release()
  }
}

function claimNamed(path: string): FileClaim {
  try {
    return claim(path)
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(path, error) : error
  }
}

/** The real paths of the book and its records. */
interface Places {
  readonly out: string
  readonly records: string
}

/**
 * Makes the book and moves its files into place. If the work stops early, returns the reason. Throws a
 * PuzzleError if a file cannot be written.
 */
async function makeAndPublish(
  wanted: Bookmaking,
  places: Places,
  signal: AbortSignal,
  check: Check,
): Promise<Stopped | undefined> {
  const { plan, out, quiet } = wanted
  const { seed, title } = plan.design
  const isMade = wanted.puzzles.length === 0
  const began = performance.now()
  await expectOwnBook(out, title)
  if (isMade) await expectOwnRecords(beside(out), plan.orders, seed)
  const part = `${places.records}.part`
  const { orders, distinct } = plan
  const gathered = await gather({ ...wanted, orders, seed, distinct, part, signal })
  if ('sentence' in gathered) return gathered
  // The plan was checked for whether puzzles made for the book fit on its pages. Puzzles from files are
  // checked here.
  const { design, puzzles } = dressPuzzles(
    { design: plan.design, puzzles: gathered.puzzles },
    wanted.symbols ?? NO_SYMBOLS,
    isMade ? orders : [],
    plan.sections,
  )
  const making = { design, typeface: wanted.typeface, arrangement: plan.arrange }
  const reason = misfit(making, puzzles)
  if (reason !== undefined) return { sentence: `error: ${reason}`, exit: EXIT.badInput }
  const book: Book = { design, sections: arrange(puzzles, plan.arrange) }
  const printed = await printBook(wanted, book, check)
  if (signal.aborted) return stoppedBy(signal)
  if ('sentence' in printed) return printed
  writeWhole(places.out, printed.bytes, out)
  if (isMade) {
    writeWhole(places.records, recordsOf(book, gathered.lines), beside(out))
    removeIfThere(part)
  }
  if (wanted.images) writeAllImages(wanted, book, wanted.images)
  if (quiet) return undefined
  const size = printed.bytes.length
  const facts = [count(printed.pages, 'page'), count(gathered.puzzles.length, 'puzzle'), sizeText(size)]
  const times = `laid out in ${secondsText(printed.milliseconds)}, ${secondsText(performance.now() - began)} in all`
  process.stderr.write(`${out}: ${facts.join(', ')}, checked; ${times} (seed ${seed})\n`)
  return undefined
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function countPuzzles({ sections }: Book): number {
  return sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
}

/** The file of records next to a PDF. */
export function beside(out: string): string {
  return `${out.replace(/\.pdf$/i, '')}.puzzles.jsonl`
}

/** The records in the order of the book. */
function recordsOf({ sections }: Book, lines: ReadonlyMap<string, string>): string {
  return sections.flatMap(({ puzzles }) => puzzles.map(({ id }) => `${lines.get(id)}\n`)).join('')
}

/** A finished PDF, the number of its pages, and the time that layout and writing took. */
interface Printed {
  readonly bytes: Uint8Array
  readonly pages: number
  readonly milliseconds: number
}

type Check = (bytes: Uint8Array, expected: Expected) => Promise<Pick<PreflightReport, 'problems'>>

/** Lays the book out, writes it and runs preflight on it. */
async function printBook(
  { plan: { design }, typeface, quiet, out }: Bookmaking,
  book: Book,
  check: Check,
): Promise<Printed | Stopped> {
  const began = performance.now()
  const progress = startCount('laying out, writing, checking', 3, 0, quiet)
  try {
    const { bytes, pages } = await write(book, typeface, () => progress.advance(1))
    const milliseconds = performance.now() - began
    const { problems } = await check(bytes, {
      trim: design.trim,
      bleed: design.bleed,
      profile: design.profile,
      words: design.words,
      puzzles: countPuzzles(book),
    })
    if (problems.length === 0) return { bytes, pages, milliseconds }
    const listed = problems.map(({ page, message }) => (page === undefined ? '' : `page ${page}: `) + message)
    const sentence = [`${out}: not written, because preflight found problems`, ...listed].join('\n')
    return { sentence, exit: EXIT.badInput }
  } finally {
    progress.stop()
  }
}

/**
 * Lays the book out and writes the PDF. No other function holds the document, so its memory is free
 * afterwards.
 */
async function write(
  book: Book,
  typeface: EmbeddableTypeface,
  onStep: () => void,
): Promise<Pick<Printed, 'bytes' | 'pages'>> {
  const document = layOutBook(book, typeface)
  onStep()
  const bytes = await writePdf(document, typeface)
  onStep()
  return { bytes, pages: document.pages.length }
}

function writeAllImages({ typeface, quiet }: Bookmaking, book: Book, images: Images): void {
  const total = countPuzzles(book)
  const progress = startCount('pictures', total, 0, quiet)
  try {
    writeImages(book, typeface, images, () => progress.advance(1))
  } finally {
    progress.stop()
  }
}
