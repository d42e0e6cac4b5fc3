// Plans a run that makes puzzles without duplicates, for `generate` and books. Workers make puzzles
// in any order; duplicates are detected here, in the order of the numbers.

import { PuzzleError } from '../families/puzzleError.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import type { Read } from '../formats/readRecord.ts'
import { GRADE_VERSION, makeGrader } from '../grader/grade.ts'
import type { NotFound } from '../maker/maker.ts'
import { makeSlots, type Slot } from '../maker/numberedRecipes.ts'
import type { DrawnLine } from '../maker/puzzleFromSeed.ts'
import { makeOrderDecider, type OrdersOfRun, workerDataOf } from '../maker/puzzlesOfOrders.ts'
import { madeName } from '../maker/recipeName.ts'
import type { End } from '../maker/redrawDuplicates.ts'
import { makeSeen, type SeenPuzzles, type Standing } from '../maker/seenPuzzles.ts'
import type { Executor } from './executor.ts'
import type { Head } from './readEarlierRun.ts'
import type { Plan } from './resumableRun.ts'

/** An order for a run of puzzles. */
export interface PuzzleOrders extends Omit<OrdersOfRun, 'seen'> {
  /** The puzzles to avoid, and how duplicates are recognised. Each finished puzzle is added. */
  readonly seen?: SeenPuzzles
  /**
   * The first line of the file, the head. A file with a head must hold all puzzles without gaps. A file
   * without a head may lack puzzles whose threads crashed, and may hold more puzzles than are ordered.
   */
  readonly head?: Head
  /** The executor that makes the puzzles. */
  readonly executor: Executor
  /**
   * Gets each line, including those of an earlier run, and the number of boards tried (0 for earlier lines).
   */
  readonly onLine?: (line: string, attempts: number) => void
}

/** The maximum number of missing puzzles in a row. A longer gap cannot be explained by crashes. */
const MOST_MISSING = 1000

const WORKER = new URL('./puzzleWorker.js', import.meta.url)

/** Makes the plan of the run. */
export function planPuzzles(wanted: PuzzleOrders): Plan<DrawnLine | NotFound, End> {
  const { orders, seed, attempts, isGraded, seen = makeSeen(), head, executor, onLine } = wanted
  const slots = makeSlots(orders, seed)
  const most = head ? 0 : MOST_MISSING
  const decide = makeOrderDecider({ seed, attempts, isGraded, seen })
  const data = workerDataOf({ orders, seed, attempts, isGraded, seen })

  function recognize(line: string, due: number): number | undefined {
    const read = parsePuzzle(line)
    for (let number = due; number <= due + most; number++) {
      if (head && number >= slots.length) return undefined
      const slot = slots.at(number)
      if (!isOfSlot(read, slot)) continue
      expectGrade(read, slot, isGraded)
      if (addTo(seen, read) !== 'new') return undefined
      onLine?.(line, 0)
      return number
    }
    return undefined
  }

  return {
    tasks: slots.length,
    head,
    recognize,
    results: (from, signal) =>
      executor<DrawnLine | NotFound>({ module: WORKER, data, numbers: { from, to: slots.length }, signal }),
    settle(result) {
      const slot = slots.at(result.number)
      if ('crash' in result) {
        if (head) throw new Error(`${madeName(slot.recipe, slot.seed)}: ${result.crash}`)
        return { crash: result.crash }
      }
      const decided = decide(slot, result.value)
      if ('ended' in decided) return { end: decided }
      onLine?.(decided.drawn.line, decided.drawn.attempts)
      return { line: decided.drawn.line }
    },
  }
}

function addTo(seen: SeenPuzzles, { family, puzzle, record }: Read): Standing {
  return seen.of(family).add(seen.keysOf(family, puzzle, record?.solution?.flat()))
}

/** Whether a record is the puzzle of a slot, possibly redrawn. */
function isOfSlot({ record }: Read, { recipe, seed }: Slot): boolean {
  if (!record?.seed?.startsWith(seed) || !/^(?:\/[1-9]\d*)?$/.test(record.seed.slice(seed.length)))
    return false
  return record.made === madeName(recipe, record.seed)
}

/**
 * Throws a PuzzleError if a record has an unexpected grade, lacks an expected one, or has a grade of another
 * version.
 */
function expectGrade({ family, puzzle, record }: Read, { recipe }: Slot, isGraded: boolean): void {
  const hasGrade = record?.grade !== undefined
  if (isGraded && record?.grade && record.grade.version !== GRADE_VERSION) {
    const message = `these records have grades of version ${record.grade.version}, but this run makes version ${GRADE_VERSION}; write to another file`
    throw new PuzzleError('conflict', message)
  }
  if (hasGrade === isGraded) return
  // An expected grade may be missing because the puzzle cannot be graded.
  if (isGraded && typeof makeGrader({ trials: recipe.order.trials })(family, puzzle) === 'string') return
  const made = hasGrade ? 'with grades, but this run makes none' : 'without grades, but this run makes them'
  throw new PuzzleError(
    'conflict',
    `these records were made ${made}; use the same options, or write to another file`,
  )
}
