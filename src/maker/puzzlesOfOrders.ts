// The numbered puzzles of a list of orders, made anywhere and in any order, and accepted one after the other: so they do not
// depend on the number of workers. A worker draws the first puzzle of each number from data that can be cloned; whoever asked
// for the puzzles decides which are duplicates, and redraws these.

import { count } from '../families/gridText.ts'
import { memo } from '../families/memo.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { ATTEMPTS, type NotFound } from './maker.ts'
import { makeSlots, type Slot } from './numberedRecipes.ts'
import { type DrawnLine, makeLineDraw } from './puzzleFromSeed.ts'
import type { Telling } from './puzzleKeys.ts'
import type { CountedRecipe, Recipe } from './puzzleRecipe.ts'
import { madeName, parseMadeName } from './recipeName.ts'
import { type End, makeDecider } from './redrawDuplicates.ts'
import type { SeenPuzzles } from './seenPuzzles.ts'

/** The data that a worker gets: orders in a form that can be cloned. */
export interface PuzzleWorkerData {
  /** The seed of the run. */
  readonly seed: string
  /** The maximum number of boards to try for each puzzle; the default of the maker if left out. */
  readonly attempts?: number | undefined
  /** Whether the records carry grades. */
  readonly isGraded: boolean
  /** The recipe and seed of each order as a made name, and the numbers of its puzzles. */
  readonly orders: readonly (Omit<CountedRecipe, 'recipe'> & { readonly made: string })[]
  /** How duplicates are recognised. */
  readonly telling: Telling
}

/** The orders of a run. */
export interface OrdersOfRun extends Pick<PuzzleWorkerData, 'seed' | 'attempts' | 'isGraded'> {
  /** The kinds of puzzles and the number of each. */
  readonly orders: readonly CountedRecipe[]
  /** The puzzles to avoid, and how duplicates are recognised. Each accepted puzzle is added. */
  readonly seen: SeenPuzzles
}

/** The data for the workers of a run. */
export function workerDataOf({ orders, seed, attempts, isGraded, seen }: OrdersOfRun): PuzzleWorkerData {
  return {
    orders: orders.map(({ recipe, ...numbers }) => ({ made: madeName(recipe, seed), ...numbers })),
    ...{ seed, attempts, isGraded, telling: seen.telling },
  }
}

/** Makes the function with which a worker draws the first puzzle of each number. */
export function makeNumberDraw({ orders, seed, attempts, isGraded, telling }: PuzzleWorkerData) {
  const slots = makeSlots(
    orders.map(({ made, ...numbers }) => ({ recipe: parseMadeName(made), ...numbers })),
    seed,
  )
  const drawOf = makeDraws({ seed, attempts, isGraded, telling })
  return (number: number): DrawnLine | NotFound => {
    const slot = slots.at(number)
    return drawOf(slot.recipe)(slot.seed)
  }
}

/** Makes the function that accepts what workers have drawn for each slot, or redraws it if it is a duplicate. */
export function makeOrderDecider(run: Omit<OrdersOfRun, 'orders'>) {
  const { seen, seed } = run
  const drawOf = makeDraws({ ...run, telling: seen.telling })
  const deciderOf = memo(
    (recipe: Recipe) => madeName(recipe, seed),
    (recipe) => makeDecider(drawOf(recipe), seen.of(recipe.family)),
  )
  return ({ recipe, seed: slotSeed }: Slot, first: DrawnLine | NotFound) =>
    deciderOf(recipe).decide(slotSeed, first)
}

function makeDraws({ seed, attempts, isGraded, telling }: Omit<PuzzleWorkerData, 'orders'>) {
  return memo(
    (recipe: Recipe) => madeName(recipe, seed),
    (recipe) => makeLineDraw(recipe, { attempts: attempts ?? ATTEMPTS, isGraded, telling }),
  )
}

/**
 * Accepts what was drawn for the numbers of a run, in their order, and yields the record of each puzzle as JSON. Throws a
 * PuzzleError if a puzzle cannot be made.
 */
export async function* acceptedLines(run: OrdersOfRun, drawn: AsyncIterable<DrawnLine | NotFound>) {
  const slots = makeSlots(run.orders, run.seed)
  const decide = makeOrderDecider(run)
  let number = 0
  for await (const first of drawn) {
    const decided = decide(slots.at(number), first)
    if ('ended' in decided) throw new PuzzleError('value', unmetSentence(run, number, decided))
    number++
    yield decided.drawn.line
  }
}

/** The sentence that says why the puzzle with this number could not be made. */
export function unmetSentence(
  { orders, seed }: Pick<OrdersOfRun, 'orders' | 'seed'>,
  number: number,
  end: End,
) {
  const slot = makeSlots(orders, seed).at(number)
  const reason =
    end.ended === 'no-more'
      ? 'hardly any more such puzzles exist; ask for fewer'
      : `not found after ${count(end.attempts, 'attempt')}; ask for other stars, or another shape`
  return `${madeName(slot.recipe, slot.seed)}: ${reason}`
}
