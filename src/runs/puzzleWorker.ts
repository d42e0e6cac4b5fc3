// A worker that makes the puzzles of a run: for each number the first puzzle of its seed.

import { memo } from '../families/memo.ts'
import { ATTEMPTS, type NotFound } from '../maker/maker.ts'
import { makeSlots } from '../maker/numberedRecipes.ts'
import { type DrawnLine, makeLineDraw } from '../maker/puzzleFromSeed.ts'
import type { Telling } from '../maker/puzzleKeys.ts'
import type { CountedRecipe, Recipe } from '../maker/puzzleRecipe.ts'
import { madeName, parseMadeName } from '../maker/recipeName.ts'
import { serveTasks } from './serveTasksInThread.ts'

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

serveTasks(({ orders, seed, attempts, isGraded, telling }: PuzzleWorkerData) => {
  const slots = makeSlots(
    orders.map(({ made, ...numbers }) => ({ recipe: parseMadeName(made), ...numbers })),
    seed,
  )
  const drawOf = memo(
    (recipe: Recipe) => madeName(recipe, seed),
    (recipe) => makeLineDraw(recipe, { attempts: attempts ?? ATTEMPTS, isGraded, telling }),
  )
  return (number): DrawnLine | NotFound => {
    const slot = slots.at(number)
    return drawOf(slot.recipe)(slot.seed)
  }
})
