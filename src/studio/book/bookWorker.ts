// The worker that makes whole books in a browser. It makes puzzles on workers of its own, and a book with the bytes that the
// command line writes.

import { loadBookTexts } from 'puzzlewright:book-texts'
import { puzzlesInBook } from '../../book/bookDesignAndPuzzles.ts'
import { coverGeometry } from '../../book/cover/coverGeometry.ts'
import { coverSummary } from '../../book/cover/coverTemplate.ts'
import { paperFault } from '../../book/cover/paperStocks.ts'
import { type BookOfRecipe, makeBookOfRecipe } from '../../book/makeBookOfRecipe.ts'
import { lackingPuzzles } from '../../book/ordersToFillBook.ts'
import type { Expected } from '../../book/preflight/preflight.ts'
import { type RefusalReason, RefusedPuzzle } from '../../book/refusedPuzzle.ts'
import type { Watching } from '../../book/watchWork.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { loadSearches } from '../../families/registry.ts'
import { LANGUAGES, type Language, languageOf } from '../../words/languages.ts'
import { type SaidKey, sentenceOf, withSaid } from '../engine/saidFault.ts'
import { faultOf } from '../engine/taskFault.ts'
import type { TaskFault } from '../engine/tasks.ts'
import type { BookAnswer, BookDone, BookFacts, BookQuestion, BookRequest, SheetRequest } from './bookTask.ts'
import { makeDrawers } from './drawOnWorkers.ts'
import { fontsFor, openTypefaceIn, readSetIn, readTextIn } from './recipeFiles.ts'
import { sheetPdf } from './sheetOfBoards.ts'
import { scope } from './workerScope.ts'

/** The error that ends a book when the studio says so. */
class Ended extends Error {}

const draw = makeDrawers()
let stop = () => {}

scope.onmessage = ({ data }: MessageEvent<BookQuestion>) => {
  stop()
  if (data.ask === 'stop') return
  let isStopped = false
  stop = () => {
    isStopped = true
  }
  const work = data.ask === 'sheet' ? makeSheet(data) : make(data, () => isStopped)
  work.catch(reportError)
}

function answer(message: BookAnswer, ...transfer: readonly Uint8Array[]): void {
  scope.postMessage(
    message,
    transfer.map(({ buffer }) => buffer),
  )
}

/** Loads the words of a book's language, or the English ones if there are none. */
const loadWords = (language: string) => loadBookTexts(languageOf(language.toLowerCase()) ?? LANGUAGES[0])

async function makeSheet(request: SheetRequest): Promise<void> {
  try {
    await loadWords(request.language)
    const pdf = await sheetPdf(request, await fontsFor(request.title))
    answer({ answer: 'sheet', pdf }, pdf)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    await refuse([error], request.language)
  }
}

async function make(request: BookRequest, isStopped: () => boolean): Promise<void> {
  const {
    recipe,
    language = LANGUAGES[0],
    files = {},
    workers = navigator.hardwareConcurrency,
    isChecked = true,
  } = request
  try {
    await loadSearches()
    const fonts = await fontsFor(recipe)
    const made = await makeBookOfRecipe(recipe, {
      ...watchingUnless(isStopped),
      loadWords,
      openTypeface: openTypefaceIn(files, fonts),
      readSet: readSetIn(files),
      readText: readTextIn(files),
      draw: (run, numbers) => draw(run, numbers, workers),
      check: isChecked ? check : async () => ({ problems: [] }),
    })
    if ('mistakes' in made) await refuse(made.mistakes, language)
    else answer(doneWith(made, isChecked), made.bytes, ...(made.cover ? [made.cover.pdf] : []))
  } catch (error) {
    if (error instanceof Ended) answer({ answer: 'stopped' })
    else if (error instanceof PuzzleError) await refuse([error], language)
    else throw error
  }
}

async function refuse(mistakes: readonly PuzzleError[], language: Language): Promise<void> {
  await loadBookTexts(language)
  answer({ answer: 'error', mistakes: mistakes.map((mistake) => bookFault(mistake, language)) })
}

/** The sentences for puzzles that a book cannot have. */
const SAID: Readonly<Record<RefusalReason, SaidKey>> = {
  multiple: 'puzzleMultiple',
  none: 'puzzleNone',
  unknown: 'puzzleUnknown',
  full: 'puzzleFull',
  repeated: 'puzzleTwice',
  unwanted: 'puzzleUnwanted',
  missing: 'noPuzzles',
}

/** What is wrong, and with which puzzles of the records. */
function bookFault(mistake: PuzzleError, language: Language): TaskFault {
  const fault = withSaid(faultOf(mistake), language)
  if (!(mistake instanceof RefusedPuzzle)) return fault
  const said = sentenceOf(language, SAID[mistake.reason])
  return { ...fault, ...(said !== undefined && { said }), puzzles: mistake.places.map(({ line }) => line) }
}

/** Tells the studio how far the book is, and ends it when the studio says so. */
function watchingUnless(isStopped: () => boolean): Watching {
  return {
    watch(stage, parts) {
      let done = 0
      const tell = () => answer({ answer: 'progress', stage, done, parts })
      tell()
      return {
        advance(by) {
          done += by
          tell()
        },
        stop() {},
      }
    },
    async pause() {
      await nextTurn()
      if (isStopped()) throw new Ended()
    },
  }
}

/** Waits until messages that have arrived are handled. Timers of browsers would wait longer. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Checks a PDF; what this takes is loaded only now. */
async function check(bytes: Uint8Array, expected: Expected) {
  const { preflight } = await import('../../book/preflight/preflight.ts')
  // A book without words of its own may be in any language.
  await Promise.all(LANGUAGES.map(loadBookTexts))
  return preflight(bytes, expected)
}

function doneWith(made: BookOfRecipe, isChecked: boolean): BookDone {
  const { bytes, records, cover } = made
  return { answer: 'done', pdf: bytes, records, ...(cover && { cover }), facts: factsOf(made, isChecked) }
}

function factsOf(made: BookOfRecipe, isChecked: boolean): BookFacts {
  const { plan, typeface, puzzles, pages, notes, book, problems } = made
  const { title, seed, trim, profile } = plan.design
  const { lacking, isShort } = lackingPuzzles(plan, typeface, puzzles, pages)
  const { paper } = plan.cover
  const isBound = profile === 'print' && !isShort && paperFault(paper, trim.name, pages) === undefined
  return {
    ...{ title, seed, pages, notes, lacking, isShort },
    puzzles: puzzlesInBook(book).length,
    ...(isBound && { cover: coverSummary(coverGeometry({ trim, pages, paper })) }),
    ...(isChecked && {
      problems: problems.map(({ page, message }) => (page === undefined ? '' : `page ${page}: `) + message),
    }),
  }
}
