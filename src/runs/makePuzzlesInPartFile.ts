// Makes the puzzles of a book. Each puzzle is written at once to `NAME.part` next to the output. The first line of this
// file identifies the puzzles, so an interrupted run can resume. A file that a different run has left is replaced,
// because the lock of the output shows that the other run has ended. Any other file is never touched.

import { PuzzleError } from '../families/puzzleError.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { unmetSentence } from '../maker/puzzlesOfOrders.ts'
import { madeName } from '../maker/recipeName.ts'
import type { SeenPuzzles } from '../maker/seenPuzzles.ts'
import { type PuzzleOrders, planPuzzles } from './planPuzzles.ts'
import type { Head } from './readEarlierRun.ts'
import { type RunListener, run } from './resumableRun.ts'
import { inFile } from './systemErrors.ts'

/** An order for puzzles that are kept in a file while they are made. */
export interface KeptOrders extends Pick<PuzzleOrders, 'orders' | 'seed' | 'executor'> {
  /** The puzzles to avoid, and how duplicates are recognised. */
  readonly seen: SeenPuzzles
  /** The path of the `.part` file. */
  readonly part: string
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the events of the run. */
  readonly onEvent: RunListener
}

/**
 * Makes the puzzles that the file does not hold yet. Returns the finished records as JSON, in the order in
 * which they were ordered; whether an interruption left the run incomplete; and why the next puzzle could not
 * be made. Throws a PuzzleError if the records cannot be kept.
 */
export async function keepPuzzles(wanted: KeptOrders) {
  const { part, signal, onEvent } = wanted
  const lines: string[] = []
  const plan = planPuzzles({
    ...wanted,
    isGraded: true,
    head: headOf(wanted),
    onLine: (line) => lines.push(line),
  })
  try {
    const { end, isInterrupted } = await run(plan, part, signal, onEvent)
    return { lines, isInterrupted, unmet: end && unmetSentence(wanted, lines.length, end) }
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(part, error) : error
  }
}

/** The beginning of the first line of every such file. */
const BEGINNING = '{"orders":['

/**
 * The first line of the file, which identifies the run: the puzzles, the puzzles to avoid, and the scale of
 * the grades.
 */
function headOf({ orders, seed, seen }: KeptOrders): Head {
  const line = JSON.stringify({
    orders: orders.map(({ recipe, count, first }) => [
      madeName(recipe, seed),
      count,
      ...(first === undefined ? [] : [first]),
    ]),
    distinct: seen.telling.distinct,
    unwanted: seen.unwanted.fingerprint ?? null,
    calibration: CALIBRATION_VERSION,
  })
  return {
    line,
    stable: BEGINNING,
    isAbandoned: (there) => there !== line && there.startsWith(BEGINNING),
    expectSame(there) {
      if (there === line) return
      const message = 'this file is not from an interrupted run; remove it, or choose another output'
      throw new PuzzleError('conflict', message, { line: 1 })
    },
  }
}
