// Gathers the puzzles of a book: makes them, or reads and grades them from files. Each is proved to have exactly one
// solution before it is printed, and none appears twice.

import { setImmediate } from 'node:timers/promises'
import type { Unnumbered } from '../../book/arrangePuzzles.ts'
import type { BookGrade } from '../../book/bookContents.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import type { Sameness } from '../../families/rules.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { storedGrade } from '../../formats/storedGrade.ts'
import type { Ungraded } from '../../grader/difficulty.ts'
import { makeGrader, makeReasoning } from '../../grader/grade.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { type PuzzleRecord, puzzleName } from '../../maker/puzzleRecord.ts'
import { makeSeen, makeUnwanted, type SeenPuzzles, type Standing } from '../../maker/seenPuzzles.ts'
import { keepPuzzles } from '../../runs/makeIntoPart.ts'
import { makeThreads } from '../../runs/threads.ts'
import { makeSolver } from '../../solver/solve.ts'
import { isFull, NOTHING_TO_FILL } from '../../solver/verify.ts'
import { type FilePuzzle, readFilePuzzles, readUnwanted } from '../shared/filePuzzles.ts'
import { EXIT } from '../shared/output.ts'
import { showRun, startCount } from '../shared/progress.ts'
import { refusal } from '../shared/puzzleReport.ts'
import { workOf } from '../shared/slowOrders.ts'
import { type Stopped, stoppedBy } from '../shared/stopped.ts'

/** A puzzle before its proof. */
interface Candidate {
  readonly family: Family
  readonly puzzle: Puzzle
  readonly grade: BookGrade
  /** Its file and line. */
  readonly place: string
  /** Its record, if it was made for the book. */
  readonly line?: string
}

/** Where the puzzles of a book come from. */
export interface Sources {
  /** The puzzles to make, if none are read. */
  readonly orders: readonly CountedRecipe[]
  /** Returns orders for more puzzles when those of the orders are known. */
  readonly furtherOrders?: ((puzzles: readonly Unnumbered[]) => readonly CountedRecipe[]) | undefined
  /** The seed of made puzzles. */
  readonly seed: string
  /** Files of puzzles for the book. */
  readonly puzzles: readonly string[]
  /** Files of puzzles that must not be in the book. Twins of these puzzles must not be in it either. */
  readonly notIn: readonly string[]
  /** What makes a puzzle a repeat of another one of the book. */
  readonly distinct: Sameness
  /** The file that keeps records while the run is unfinished, and the one for those of further orders. */
  readonly part: string
  readonly furtherPart: string
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

/** The maximum number of nodes of a proof of uniqueness. Nobody could solve a puzzle that needs more. */
const MOST_NODES = 1_000_000

/** The maximum number of bytes of files of puzzles: more than fit into a book. */
const MOST_PRINTED = 1 << 27

/** Gathers and proves the puzzles. Throws a PuzzleError if records cannot be written. */
export async function gather(sources: Sources): Promise<Gathered | Stopped> {
  const { notIn, distinct, signal, furtherOrders, furtherPart: part } = sources
  const unwanted = makeUnwanted()
  const stopped = await readUnwanted(notIn, unwanted, signal)
  if (stopped) return stopped
  const seen = makeSeen(distinct, unwanted)
  const first = await gatherWith(sources, seen)
  if ('sentence' in first || !furtherOrders) return first
  const orders = furtherOrders(first.puzzles)
  if (orders.length === 0) return first
  const further = await gatherWith({ ...sources, orders, part }, seen)
  if ('sentence' in further) return further
  return {
    puzzles: [...first.puzzles, ...further.puzzles],
    lines: new Map([...first.lines, ...further.lines]),
  }
}

async function gatherWith(sources: Sources, seen: SeenPuzzles): Promise<Gathered | Stopped> {
  const candidates = await (sources.puzzles.length > 0 ? readAll(sources, seen) : makeAll(sources, seen))
  return 'sentence' in candidates ? candidates : proveAll(candidates, sources)
}

/** Makes the puzzles of the orders, no two of them the same. */
async function makeAll(sources: Sources, seen: SeenPuzzles): Promise<readonly Candidate[] | Stopped> {
  const { quiet, part, signal, workers } = sources
  const { lines, unmet, isInterrupted } = await keepPuzzles({
    ...sources,
    seen,
    executor: makeThreads(workers),
    onEvent: showRun('making', quiet, workOf(sources.orders, workers)),
  })
  if (unmet !== undefined) return { sentence: unmet, exit: EXIT.limit }
  if (isInterrupted) return stoppedBy(signal)
  return lines.map((line, index) => fromRecord(line, `${part}:${index + 2}`))
}

function fromRecord(line: string, place: string): Candidate {
  const { id, grade } = JSON.parse(line) as PuzzleRecord
  const { family, puzzle } = parsePuzzle(id)
  return { family, puzzle, grade: grade as BookGrade, place, line }
}

/** Reads the puzzles, and grades those without a usable grade. */
async function readAll(
  { puzzles: files, quiet, signal }: Sources,
  seen: SeenPuzzles,
): Promise<readonly Candidate[] | Stopped> {
  const puzzles: FilePuzzle[] = []
  const stopped = await readFilePuzzles(files, { most: MOST_PRINTED, signal }, (one) => puzzles.push(one))
  if (stopped) return stopped
  const grader = makeGrader()
  const progress = startCount('grading', puzzles.length, 0, quiet)
  const candidates: Candidate[] = []
  /** The file and line where each puzzle was read first. */
  const first = new Map<string, string>()
  try {
    for (const one of puzzles) {
      if (await isStopped(signal)) return stoppedBy(signal)
      const place = `${one.file}:${one.line}`
      if (isFull(one.family, one.puzzle)) return bad(place, unfit(NOTHING_TO_FILL))
      const { family, puzzle, record } = one
      const keys = seen.keysOf(family, puzzle, record?.solution?.flat())
      const standing = seen.of(family).add(keys)
      const name = `${family.name} ${keys.own}`
      if (standing !== 'new') return bad(place, againSentence(standing, first.get(name)))
      first.set(name, place)
      const grade = storedGrade(one) ?? grader(family, puzzle)
      if (typeof grade === 'string') return bad(place, ungradedSentence(grade))
      candidates.push({ family, puzzle, grade, place })
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  return candidates.length > 0 ? candidates : { sentence: 'these files have no puzzle', exit: EXIT.badInput }
}

/** Whether a signal has come. Signals are noticed only when the work pauses. */
async function isStopped(signal: AbortSignal): Promise<boolean> {
  await setImmediate()
  return signal.aborted
}

function bad(place: string, sentence: string): Stopped {
  return { sentence: `${place}: ${sentence}`, exit: EXIT.badInput }
}

function againSentence(standing: Standing, first: string | undefined): string {
  return standing === 'unwanted'
    ? 'this puzzle is in a file of puzzles to avoid, perhaps rotated, relabelled or with lines exchanged'
    : `duplicate puzzle, perhaps in another form: ${first}`
}

function ungradedSentence(ungraded: Ungraded): string {
  return unfit(refusal(ungraded).message)
}

function unfit(reason: string): string {
  return `not fit to print: ${reason}`
}

/**
 * Proves that each puzzle has one solution, whatever its record claims. For a puzzle from a file, a path to
 * the solution is found anew, because the book may say what reasoning it takes.
 */
async function proveAll(
  candidates: readonly Candidate[],
  { quiet, signal }: Sources,
): Promise<Gathered | Stopped> {
  const solve = makeSolver()
  const reason = makeReasoning()
  const progress = startCount('proving', candidates.length, 0, quiet)
  const puzzles: Unnumbered[] = []
  const lines = new Map<string, string>()
  try {
    for (const { family, puzzle, grade, place, line } of candidates) {
      if (await isStopped(signal)) return stoppedBy(signal)
      const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
      if (status !== 'unique') return bad(place, ungradedSentence(status))
      const id = puzzleName(family, puzzle)
      const proved = line === undefined ? { ...grade, ...reason(family, puzzle, solutions[0]) } : grade
      puzzles.push({ family, puzzle, solution: solutions[0], grade: proved, id })
      if (line !== undefined) lines.set(id, line)
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  return { puzzles, lines }
}
