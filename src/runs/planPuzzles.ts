// The plan of a run that makes puzzles, no two alike: for `generate`, for books and for corpora. Executors draw, in any order; which of
// what they drew is new is decided here, in the order of the numbers.

import { PuzzleError } from '../families/error.ts'
import { memo } from '../families/memo.ts'
import type { Read } from '../formats/entry.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { GRADE_VERSION, makeGrader } from '../grader/grade.ts'
import { madeName } from '../maker/madeName.ts'
import { ATTEMPTS, type NotFound } from '../maker/maker.ts'
import { makeSlots, type Slot } from '../maker/numberedPuzzles.ts'
import { type DrawnLine, makeLineDraw } from '../maker/puzzleFromSeed.ts'
import type { CountedRecipe, Recipe } from '../maker/puzzleRecipe.ts'
import { type End, makeDecider } from '../maker/refuseDuplicates.ts'
import { makeSeen, type SeenPuzzles, type Standing } from '../maker/seenPuzzles.ts'
import type { Executor } from './executor.ts'
import type { PuzzleWorkerData } from './puzzleWorker.ts'
import type { Head } from './readEarlier.ts'
import type { Plan } from './resumableRun.ts'

/** Puzzles that are to be made. */
export interface PuzzleOrders {
  /** Which, and how many of each. */
  readonly orders: readonly CountedRecipe[]
  /** The seed of them all. */
  readonly seed: string
  /** Boards to try for each puzzle; as usual for its order if left out. */
  readonly attempts?: number | undefined
  /** Whether the records carry grades. */
  readonly isGraded: boolean
  /** Puzzles that must not come, and how repeats are told; each that is made is added. */
  readonly seen?: SeenPuzzles
  /**
   * The first line of the file. With it all puzzles have to be there, one after the other; without it some may be missing, whose
   * threads crashed, and there may be more than are wanted.
   */
  readonly head?: Head
  /** Who draws. */
  readonly executor: Executor
  /** Hears each line, those of an earlier run too, and how many boards were tried for it where it is new. */
  readonly onLine?: (line: string, attempts: number) => void
}

/** More missing puzzles than this in a row are no crashes. */
const MOST_MISSING = 1000

const WORKER = new URL('./puzzleWorker.js', import.meta.url)

/** Plans the puzzles. */
export function planPuzzles(wanted: PuzzleOrders): Plan<DrawnLine | NotFound, End> {
  const { orders, seed, attempts, isGraded, seen = makeSeen(), head, executor, onLine } = wanted
  const slots = makeSlots(orders, seed)
  const { telling } = seen
  const most = head ? 0 : MOST_MISSING
  const deciderOf = memo(
    (recipe: Recipe) => madeName(recipe, seed),
    (recipe) => {
      const draw = makeLineDraw(recipe, {
        attempts: attempts ?? ATTEMPTS,
        isGraded,
        telling,
      })
      return makeDecider(draw, seen.of(recipe.family))
    },
  )
  const data: PuzzleWorkerData = {
    orders: orders.map(({ recipe, count }) => ({ made: madeName(recipe, seed), count })),
    seed,
    attempts,
    isGraded,
    telling,
  }

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
      const { recipe, seed: slotSeed } = slots.at(result.number)
      if ('crash' in result) {
        if (head) throw new Error(`${madeName(recipe, slotSeed)}: ${result.crash}`)
        return { crash: result.crash }
      }
      const decided = deciderOf(recipe).decide(slotSeed, result.value)
      if ('ended' in decided) return { end: decided }
      onLine?.(decided.drawn.line, decided.drawn.attempts)
      return { line: decided.drawn.line }
    },
  }
}

function addTo(seen: SeenPuzzles, { family, puzzle, record }: Read): Standing {
  return seen.of(family).add(seen.keysOf(family, puzzle, record?.solution?.flat()))
}

/** Whether a record is that of a slot's puzzle, perhaps drawn again. */
function isOfSlot({ record }: Read, { recipe, seed }: Slot): boolean {
  if (!record?.seed?.startsWith(seed) || !/^(?:\/[1-9]\d*)?$/.test(record.seed.slice(seed.length)))
    return false
  return record.made === madeName(recipe, record.seed)
}

/** Throws a PuzzleError where a record has a grade and should have none, or the other way round, or has one of another version. */
function expectGrade({ family, puzzle, record }: Read, { recipe }: Slot, isGraded: boolean): void {
  const hasGrade = record?.grade !== undefined
  if (isGraded && record?.grade && record.grade.version !== GRADE_VERSION) {
    const message = `these records have grades of version ${record.grade.version}, and this run makes version ${GRADE_VERSION}: write to another file`
    throw new PuzzleError('conflict', message)
  }
  if (hasGrade === isGraded) return
  // A grade that was wanted is missing all the same where nobody can give one.
  if (isGraded && typeof gradeAgain({ family, puzzle }, recipe) === 'string') return
  const made = hasGrade ? 'with grades, and this run makes none' : 'without grades, and this run makes them'
  throw new PuzzleError(
    'conflict',
    `these records were made ${made}: use the same options, or write to another file`,
  )
}

function gradeAgain({ family, puzzle }: Pick<Read, 'family' | 'puzzle'>, { order }: Recipe) {
  return makeGrader({ trials: order.trials })(family, puzzle)
}
