// Gathers the puzzles of a book or of sheets: makes them on threads, or reads and grades them from files. No puzzle appears
// twice.

import { setImmediate } from 'node:timers/promises'
import type { Unnumbered } from '../../book/arrangePuzzles.ts'
import {
  type Gathered,
  gatherPuzzles,
  UnprintableError,
  type UnprovedPuzzle,
  unprovedPuzzleOf,
} from '../../book/gatherPuzzles.ts'
import { type BookStage, eachWatched, type Watching } from '../../book/watchWork.ts'
import type { Sameness } from '../../families/rules.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { makeSeen, type SeenPuzzles, type Standing } from '../../maker/seenPuzzles.ts'
import { keepPuzzles } from '../../runs/makePuzzlesInPartFile.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { isFull, NOTHING_TO_FILL } from '../../solver/verify.ts'
import { makeCurrentGrader } from '../shared/currentGrades.ts'
import { type FilePuzzle, readFilePuzzles, readUnwanted } from '../shared/filePuzzles.ts'
import { EXIT } from '../shared/output.ts'
import { showRun, startCount } from '../shared/progress.ts'
import { refusal } from '../shared/puzzleTextAndJson.ts'
import { workOf } from '../shared/slowWorkNotice.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'

/** Puzzles that are ordered when the first puzzles of the book are known. */
interface FurtherPuzzles {
  /** Returns the orders of the further puzzles. */
  orders(first: readonly Unnumbered[]): readonly CountedRecipe[]
  /** The file that keeps the records of these puzzles until the run is finished. */
  readonly part: string
}

/** Where the puzzles of a book come from. */
export interface Sources {
  /** The orders for the puzzles to make, unless puzzles are read from files. */
  readonly orders: readonly CountedRecipe[]
  /** Further puzzles, which are made after the puzzles of `orders`. */
  readonly further?: FurtherPuzzles | undefined
  /** The seed of made puzzles. */
  readonly seed: string
  /** Files of puzzles for the book. */
  readonly puzzles: readonly string[]
  /** Files of puzzles that must not be in the book, nor any twin of them. */
  readonly notIn: readonly string[]
  /** The rule by which two puzzles of the book count as the same. */
  readonly distinct: Sameness
  /** The file that keeps the records of made puzzles until the run is finished. */
  readonly part: string
  /** The number of threads. */
  readonly workers: number
  /** Whether only errors are printed. */
  readonly quiet: boolean
  /** Ends the work early. */
  readonly signal: AbortSignal
}

/** The maximum number of bytes in the files of puzzles, enough for more puzzles than fit into a book. */
const MOST_PRINTED = 1 << 27

/** Gathers and proves the puzzles. Throws Stopped, or a PuzzleError if records cannot be written. */
export async function gather(sources: Sources): Promise<Gathered> {
  const { notIn, distinct, signal, further, orders, part, puzzles } = sources
  const seen = makeSeen(distinct, await readUnwanted(notIn, signal))
  try {
    return await gatherPuzzles({
      ...watchingOf(sources),
      first: () => (puzzles.length > 0 ? readAll(sources, seen) : makeAll(sources, seen, orders, part)),
      further: further && {
        orders: further.orders,
        make: (ordered) => makeAll(sources, seen, ordered, further.part),
      },
    })
  } catch (error) {
    throw error instanceof UnprintableError ? new Stopped(error.message, EXIT.badInput) : error
  }
}

/** The stages of making a book, as the progress names them. */
const STAGES: Readonly<Record<BookStage, string>> = {
  making: 'making',
  grading: 'grading',
  proving: 'proving',
  printing: 'laying out, writing, checking',
}

/** Shows the progress of stages, and ends the work when the signal is aborted. */
export function watchingOf({ quiet, signal }: Pick<Sources, 'quiet' | 'signal'>): Watching {
  return {
    watch: (stage, parts) => startCount(STAGES[stage], parts, 0, quiet),
    async pause() {
      // Signals are noticed only during pauses.
      await setImmediate()
      if (signal.aborted) throw stoppedBy(signal)
    },
  }
}

/** Makes the puzzles of the orders, no two of them the same. */
async function makeAll(
  sources: Sources,
  seen: SeenPuzzles,
  orders: readonly CountedRecipe[],
  part: string,
): Promise<readonly UnprovedPuzzle[]> {
  const { quiet, signal, workers, seed } = sources
  const { lines, unmet, isInterrupted } = await keepPuzzles({
    ...{ orders, seed, part, signal, seen },
    executor: makeThreads(workers),
    onEvent: showRun('making', quiet, workOf(orders, workers)),
  })
  if (unmet !== undefined) throw new Stopped(unmet, EXIT.limit)
  if (isInterrupted) throw stoppedBy(signal)
  return lines.map((line, index) => unprovedPuzzleOf(line, `${part}:${index + 2}`))
}

/** Reads the puzzles, and grades the puzzles that have no usable grade. */
async function readAll(sources: Sources, seen: SeenPuzzles): Promise<readonly UnprovedPuzzle[]> {
  const { puzzles: files, quiet, signal } = sources
  const puzzles: FilePuzzle[] = []
  await readFilePuzzles(files, { most: MOST_PRINTED, signal }, (one) => puzzles.push(one))
  if (puzzles.length === 0)
    throw new Stopped(
      'these files contain no puzzles; "puzzlewright families" lists the notations',
      EXIT.badInput,
    )
  const grader = makeCurrentGrader()
  /** The file and line where each puzzle was read first. */
  const first = new Map<string, string>()
  const graded = await eachWatched('grading', puzzles, watchingOf(sources), (one) => {
    const place = `${one.file}:${one.line}`
    if (isFull(one.family, one.puzzle)) throw new UnprintableError(place, NOTHING_TO_FILL)
    const { family, puzzle, record } = one
    const keys = seen.keysOf(family, puzzle, record?.solution?.flat())
    const standing = seen.of(family).add(keys)
    const name = `${family.name} ${keys.own}`
    if (standing !== 'new')
      throw new Stopped(`${place}: ${againSentence(standing, first.get(name))}`, EXIT.badInput)
    first.set(name, place)
    const grade = grader.gradeOf(one)
    if (typeof grade === 'string') throw new UnprintableError(place, refusal(grade).message)
    return { family, puzzle, grade, place }
  })
  if (!quiet) grader.tellOutdated()
  return graded
}

function againSentence(standing: Standing, first: string | undefined): string {
  return standing === 'unwanted'
    ? 'this puzzle or a twin of it is in a file of puzzles to avoid; remove it from one of the files'
    : `this puzzle, or a twin of it, is already at ${first}; remove one of them`
}
