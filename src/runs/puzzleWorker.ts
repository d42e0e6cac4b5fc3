// Draws the puzzles of a run: for each number the first that its seed brings.

import { memo } from '../families/memo.ts'
import { madeName, parseMadeName } from '../maker/madeName.ts'
import { ATTEMPTS, type NotFound } from '../maker/maker.ts'
import { makeSlots } from '../maker/numberedPuzzles.ts'
import { type DrawnLine, makeLineDraw } from '../maker/puzzleFromSeed.ts'
import type { Telling } from '../maker/puzzleKeys.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import { serveTasks } from './serveTasks.ts'

/** What a drawing worker is told: orders, in a form that can be sent. */
export interface PuzzleWorkerData {
  /** Recipe and seed of each order in one name, and how many puzzles. */
  readonly orders: readonly { readonly made: string; readonly count: number }[]
  /** The seed of them all. */
  readonly seed: string
  /** Boards to try for each puzzle; as usual for its order if left out. */
  readonly attempts?: number | undefined
  /** Whether the records carry grades. */
  readonly isGraded: boolean
  /** How they are told apart. */
  readonly telling: Telling
}

serveTasks(({ orders, seed, attempts, isGraded, telling }: PuzzleWorkerData) => {
  const slots = makeSlots(
    orders.map(({ made, count }) => ({ recipe: parseMadeName(made), count })),
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
