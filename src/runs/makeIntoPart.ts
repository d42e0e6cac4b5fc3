// Makes the puzzles of a book or of a corpus. Each is written at once to a file beside it, `NAME.part`, whose first line says which
// puzzles these are to be: so a run that was interrupted goes on, and what is there of another run is not touched.

import { PuzzleError } from '../families/error.ts'
import { count } from '../families/notationText.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { madeName } from '../maker/madeName.ts'
import { makeSlots } from '../maker/numberedPuzzles.ts'
import type { End } from '../maker/refuseDuplicates.ts'
import type { SeenPuzzles } from '../maker/seenPuzzles.ts'
import { type PuzzleOrders, planPuzzles } from './planPuzzles.ts'
import type { Head } from './readEarlier.ts'
import { type RunListener, run } from './resumableRun.ts'
import { inFile } from './systemErrors.ts'

/** Puzzles that are kept in a file while others are made. */
export interface KeptOrders extends Pick<PuzzleOrders, 'orders' | 'seed' | 'executor'> {
  /** Puzzles that must not come, and how repeats are told. */
  readonly seen: SeenPuzzles
  /** The file beside the book or the corpus. */
  readonly part: string
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Hears how the run goes on. */
  readonly onEvent: RunListener
}

/** The records that there are, in the order of the orders: all, unless the signal came or one could not be made. */
interface KeptPuzzles {
  /** A record each. */
  readonly lines: readonly string[]
  /** Whether there are fewer than were wanted since the signal came. */
  readonly isInterrupted: boolean
  /** Why the next one could not be made. */
  readonly unmet?: string
}

/** Throws a PuzzleError where the records cannot be kept. */
export async function keepPuzzles(wanted: KeptOrders): Promise<KeptPuzzles> {
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
    return { lines, isInterrupted, ...(end && { unmet: unmetSentence(wanted, lines.length, end) }) }
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(part, error) : error
  }
}

/** Says which run this is: the puzzles, what must not be among them, and the scale of their grades. */
function headOf({ orders, seed, seen }: KeptOrders): Head {
  const line = JSON.stringify({
    orders: orders.map(({ recipe, count }) => [madeName(recipe, seed), count]),
    distinct: seen.telling.distinct,
    unwanted: seen.unwanted.fingerprint ?? null,
    calibration: CALIBRATION_VERSION,
  })
  return {
    line,
    expectSame(there) {
      if (there === line) return
      const message = 'this file was not left by a run with this command: remove it, or choose another output'
      throw new PuzzleError('conflict', message, { line: 1 })
    },
  }
}

function unmetSentence({ orders, seed }: KeptOrders, number: number, end: End): string {
  const slot = makeSlots(orders, seed).at(number)
  const reason =
    end.ended === 'no-more'
      ? 'there are hardly any more of these: ask for fewer'
      : `not found after ${count(end.attempts, 'attempt')}: ask for other stars, or another shape`
  return `${madeName(slot.recipe, slot.seed)}: ${reason}`
}
