// Makes a book from a plan: gathers puzzles, arranges them, lays out pages, writes the PDF and runs preflight on it. Files
// are moved into place only when they are complete and preflight finds no fault.

import { setImmediate } from 'node:timers/promises'
import { NO_SYMBOLS } from '../../book/applySymbols.ts'
import { fullTitle, puzzlesInBook } from '../../book/bookDesignAndPuzzles.ts'
import {
  type BookTools,
  type FinishedBook,
  makeBookOfPlan,
  type PlannedBook,
} from '../../book/makeBookOfPlan.ts'
import { fillingSentence } from '../../book/ordersToFillBook.ts'
import type { BookStage, StageCount } from '../../book/watchWork.ts'
import { count } from '../../families/gridText.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { removeIfThere } from '../../runs/fileSystem.ts'
import { runPreflight } from '../preflight/preflight.ts'
import { workOnFiles } from '../shared/claimOutputFiles.ts'
import { EXIT, tell } from '../shared/output.ts'
import { withProgress } from '../shared/progress.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'
import { gather, type Sources, watchingOf } from './gatherPuzzles.ts'
import { expectOwnBook, expectOwnRecords } from './overwriteGuard.ts'
import { type PictureFiles, pictureFiles } from './pictureNames.ts'
import { coverLines, coverOutputs, expectOwnCover, writeCover } from './writeCover.ts'
import { type Images, writeImages } from './writeImages.ts'

/** A book to make, and where to write it. */
export interface Bookmaking
  extends Omit<PlannedBook, 'symbols'>,
    Partial<Pick<PlannedBook, 'symbols'>>,
    Pick<Sources, 'puzzles' | 'notIn' | 'workers' | 'quiet'> {
  /** The PDF; the records of made puzzles are written next to it. */
  readonly out: string
  readonly images?: Images | undefined
  /** Whether the part files of made puzzles are kept, so that an interrupted series can resume. */
  readonly keepsParts?: boolean
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
  let files: readonly PictureFiles[] = []
  const watching = watchingOf({ quiet, signal })
  const printing = timed(watching.watch)
  const printed = await makeBookOfPlan(
    { plan, typeface, symbols: wanted.symbols ?? NO_SYMBOLS },
    {
      check,
      watch: printing.watch,
      gather: (fill) => {
        const further = plan.fill && isMade ? { orders: fill, part: furtherPart } : undefined
        return gather({ ...wanted, orders, seed, distinct, part, further, signal })
      },
      // Clashing names of pictures are refused before anything is written.
      expect: (book) => {
        files = images ? pictureFiles(book, images.format, images.names) : []
      },
    },
  )
  expectNoProblems(out, printed)
  if (signal.aborted) throw stoppedBy(signal)
  writeWhole(places.out, printed.bytes, out)
  if (isMade) {
    writeWhole(places.records, printed.records, beside(out))
    if (!wanted.keepsParts) for (const path of [part, furtherPart]) removeIfThere(path)
  }
  await writeCover(plan, printed.book, printed.pages, typeface, out)
  if (images) {
    await withProgress('pictures', files.length, quiet, (step) =>
      writeImages(printed.book, typeface, images, files, step),
    )
  }
  if (!quiet) report(wanted, printed, printing.milliseconds(), performance.now() - began)
  if (!wanted.keepsParts) return
  // This pause lets a signal stop the run before the next volume, because signals are noticed only during pauses.
  await setImmediate()
  if (signal.aborted) throw stoppedBy(signal)
}

/** Watches a book being made, and measures the time of laying it out and writing it. */
function timed(watch: BookTools['watch']) {
  let began = 0
  let ended = 0
  return {
    watch(stage: BookStage, parts: number): StageCount {
      const counted = watch(stage, parts)
      if (stage !== 'printing') return counted
      let done = 0
      began = performance.now()
      return {
        advance(by) {
          done += by
          if (done < parts) ended = performance.now()
          counted.advance(by)
        },
        stop: () => counted.stop(),
      }
    },
    milliseconds: () => ended - began,
  }
}

/** Throws Stopped if preflight found problems. */
function expectNoProblems(out: string, { problems }: FinishedBook): void {
  if (problems.length === 0) return
  const listed = problems.map(({ page, message }) => (page === undefined ? '' : `page ${page}: `) + message)
  const sentence = [`${out}: not written, because preflight found problems`, ...listed].join('\n')
  throw new Stopped(sentence, EXIT.badInput)
}

/**
 * Prints the facts of a finished book, the measures of its cover, and how many more puzzles would fill it. `printing` and
 * `all` are times in milliseconds.
 */
function report(
  { plan, typeface, out }: Bookmaking,
  printed: FinishedBook,
  printing: number,
  all: number,
): void {
  const facts = [
    count(printed.pages, 'page'),
    count(puzzlesInBook(printed.book).length, 'puzzle'),
    sizeText(printed.bytes.length),
  ]
  const times = `laid out in ${secondsText(printing)}, ${secondsText(all)} in all`
  tell(`${out}: ${facts.join(', ')}, checked; ${times} (seed ${plan.design.seed})`)
  for (const line of coverLines(plan, printed.pages, out)) tell(line)
  const filling = fillingSentence(plan, typeface, printed.puzzles, printed)
  if (filling !== undefined) tell(filling)
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

type Check = BookTools['check']
