// Gathers the puzzles of a book or of sheets: makes them on threads, or reads and grades them from files. No puzzle appears
// twice.

import { setImmediate } from 'node:timers/promises'
import type { Unnumbered } from '../../book/arrangePuzzles.ts'
import {
  type Gathered,
  gatherPuzzles,
  type UnprovedPuzzle,
  unprovedPuzzleOf,
} from '../../book/gatherPuzzles.ts'
import { takeGiven } from '../../book/givenPuzzles.ts'
import { RefusedPuzzle } from '../../book/refusedPuzzle.ts'
import type { BookStage, Watching } from '../../book/watchWork.ts'
import type { Sameness } from '../../families/rules.ts'
import { makeCurrentGrader } from '../../formats/currentGrades.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { makeSeen, type SeenPuzzles } from '../../maker/seenPuzzles.ts'
import { keepPuzzles } from '../../runs/makePuzzlesInPartFile.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { type FilePuzzle, readFilePuzzles, readUnwanted } from '../shared/filePuzzles.ts'
import { EXIT } from '../shared/output.ts'
import { showRun, startCount } from '../shared/progress.ts'
import { workOf } from '../shared/slowWorkNotice.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'
import { tellOutdated } from '../shared/tellOutdated.ts'

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
    throw error instanceof RefusedPuzzle ? new Stopped(error.message, EXIT.badInput) : error
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
  return lines.map((line, index) => unprovedPuzzleOf(line, { file: part, line: index + 2 }))
}

/** Reads the puzzles, and grades the puzzles that have no usable grade. */
async function readAll(sources: Sources, seen: SeenPuzzles): Promise<readonly UnprovedPuzzle[]> {
  const { puzzles: files, quiet, signal } = sources
  const given: FilePuzzle[] = []
  await readFilePuzzles(files, { most: MOST_PRINTED, signal }, (one) => given.push(one))
  const grader = makeCurrentGrader()
  const graded = await takeGiven(given, { seen, grader, watching: watchingOf(sources) })
  if (!quiet) tellOutdated(grader)
  return graded
}
