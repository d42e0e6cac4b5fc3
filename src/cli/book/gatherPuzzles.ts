// Gathers the puzzles of a book: makes them, or reads and grades them from files. Each puzzle is proved to have exactly
// one solution before it is printed, and no puzzle appears twice.

import { setImmediate } from 'node:timers/promises'
import type { Unnumbered } from '../../book/arrangePuzzles.ts'
import type { BookGrade } from '../../book/bookDesignAndPuzzles.ts'
import type { Family } from '../../families/family.ts'
import { memo } from '../../families/memo.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Sameness } from '../../families/rules.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { makeReasoning } from '../../grader/grade.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { type PuzzleRecord, puzzleName } from '../../maker/puzzleRecord.ts'
import { makeSeen, type SeenPuzzles, type Standing } from '../../maker/seenPuzzles.ts'
import { keepPuzzles } from '../../runs/makePuzzlesInPartFile.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { makeSolver } from '../../solver/solve.ts'
import { isFull, NOTHING_TO_FILL } from '../../solver/verify.ts'
import { makeCurrentGrader } from '../shared/currentGrades.ts'
import { type FilePuzzle, readFilePuzzles, readUnwanted } from '../shared/filePuzzles.ts'
import { EXIT } from '../shared/output.ts'
import { showRun, startCount } from '../shared/progress.ts'
import { refusal } from '../shared/puzzleTextAndJson.ts'
import { workOf } from '../shared/slowWorkNotice.ts'
import { Stopped, stoppedBy } from '../shared/stoppedError.ts'

/** A puzzle whose solution has not been proved to be unique. */
interface Candidate {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly grade: BookGrade
  /** The file and line of the puzzle. */
  readonly place: string
  /** The record of the puzzle, if it was made for the book. */
  readonly line?: string
}

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

/** The puzzles of a book. Each is proved to have one solution. */
interface Gathered {
  /** The puzzles, in the order of their sources. */
  readonly puzzles: readonly Unnumbered[]
  /** The records of made puzzles, by their ids. */
  readonly lines: ReadonlyMap<string, string>
}

/** The maximum number of nodes of a proof of uniqueness. Nobody could solve a puzzle whose proof needs more. */
const MOST_NODES = 1_000_000

/** The maximum number of bytes in the files of puzzles, enough for more puzzles than fit into a book. */
const MOST_PRINTED = 1 << 27

/** Gathers and proves the puzzles. Throws Stopped, or a PuzzleError if records cannot be written. */
export async function gather(sources: Sources): Promise<Gathered> {
  const { notIn, distinct, signal, further } = sources
  const seen = makeSeen(distinct, await readUnwanted(notIn, signal))
  const first = await gatherWith(sources, seen)
  const orders = further?.orders(first.puzzles) ?? []
  if (!further || orders.length === 0) return first
  const others = await gatherWith({ ...sources, orders, part: further.part }, seen)
  return {
    puzzles: [...first.puzzles, ...others.puzzles],
    lines: new Map([...first.lines, ...others.lines]),
  }
}

async function gatherWith(sources: Sources, seen: SeenPuzzles): Promise<Gathered> {
  return proveAll(await (sources.puzzles.length > 0 ? readAll : makeAll)(sources, seen), sources)
}

/** Makes the puzzles of the orders, no two of them the same. */
async function makeAll(sources: Sources, seen: SeenPuzzles): Promise<readonly Candidate[]> {
  const { quiet, part, signal, workers } = sources
  const { lines, unmet, isInterrupted } = await keepPuzzles({
    ...sources,
    seen,
    executor: makeThreads(workers),
    onEvent: showRun('making', quiet, workOf(sources.orders, workers)),
  })
  if (unmet !== undefined) throw new Stopped(unmet, EXIT.limit)
  if (isInterrupted) throw stoppedBy(signal)
  return lines.map((line, index) => fromRecord(line, `${part}:${index + 2}`))
}

function fromRecord(line: string, place: string): Candidate {
  const { id, grade } = JSON.parse(line) as PuzzleRecord
  const { family, puzzle } = parsePuzzle(id)
  return { family, puzzle, grade: grade as BookGrade, place, line }
}

/** Reads the puzzles, and grades the puzzles that have no usable grade. */
async function readAll(
  { puzzles: files, quiet, signal }: Sources,
  seen: SeenPuzzles,
): Promise<readonly Candidate[]> {
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
  const graded = await eachOf('grading', puzzles, { quiet, signal }, (one) => {
    const place = `${one.file}:${one.line}`
    if (isFull(one.family, one.puzzle)) throw unfit(place, NOTHING_TO_FILL)
    const { family, puzzle, record } = one
    const keys = seen.keysOf(family, puzzle, record?.solution?.flat())
    const standing = seen.of(family).add(keys)
    const name = `${family.name} ${keys.own}`
    if (standing !== 'new')
      throw new Stopped(`${place}: ${againSentence(standing, first.get(name))}`, EXIT.badInput)
    first.set(name, place)
    const grade = grader.gradeOf(one)
    if (typeof grade === 'string') throw unfit(place, refusal(grade).message)
    return { family, puzzle, grade, place }
  })
  if (!quiet) grader.tellOutdated()
  return graded
}

function unfit(place: string, reason: string): Stopped {
  return new Stopped(`${place}: cannot be printed: ${reason}`, EXIT.badInput)
}

function againSentence(standing: Standing, first: string | undefined): string {
  return standing === 'unwanted'
    ? 'this puzzle or a twin of it is in a file of puzzles to avoid; remove it from one of the files'
    : `this puzzle, or a twin of it, is already at ${first}; remove one of them`
}

/**
 * Proves that each puzzle has one solution, whatever its record claims. For a puzzle from a file, the path
 * to the solution is computed again, because the book may say which reasoning the puzzle needs.
 */
async function proveAll(candidates: readonly Candidate[], sources: Sources): Promise<Gathered> {
  const solve = makeSolver()
  const reasonWith = memo(String, makeReasoning)
  const lines = new Map<string, string>()
  const puzzles = await eachOf('proving', candidates, sources, ({ family, puzzle, grade, place, line }) => {
    const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
    if (status !== 'unique') throw unfit(place, refusal(status).message)
    const id = puzzleName(family, puzzle)
    const proved =
      line === undefined
        ? { ...grade, ...reasonWith(grade.techniquesAllowed)(family, puzzle, solutions[0]) }
        : grade
    if (line !== undefined) lines.set(id, line)
    return { family, puzzle, solution: solutions[0], grade: proved, id }
  })
  return { puzzles, lines }
}

/**
 * Does the work for each item, shows the progress, and returns the results. Throws Stopped when the signal is aborted.
 */
async function eachOf<One, Made>(
  what: string,
  all: readonly One[],
  { quiet, signal }: Pick<Sources, 'quiet' | 'signal'>,
  work: (one: One) => Made,
): Promise<Made[]> {
  const progress = startCount(what, all.length, 0, quiet)
  const made: Made[] = []
  try {
    for (const one of all) {
      // Pauses, because signals are noticed only then.
      await setImmediate()
      if (signal.aborted) throw stoppedBy(signal)
      made.push(work(one))
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  return made
}
