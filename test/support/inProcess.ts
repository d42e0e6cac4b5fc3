// An executor that generates puzzles in the process of the test, without threads.

import type { NotFound } from '../../src/maker/maker.ts'
import { makeSlots } from '../../src/maker/numberedRecipes.ts'
import { type DrawnLine, makeLineDraw } from '../../src/maker/puzzleFromSeed.ts'
import { parseMadeName } from '../../src/maker/recipeName.ts'
import type { Executor, Job, TaskResult } from '../../src/runs/executor.ts'
import type { PuzzleWorkerData } from '../../src/runs/puzzleWorker.ts'

/** Generates puzzles one after the other. The tasks with the given numbers crash. */
export function drawInProcess(crashes: readonly number[] = []): Executor {
  return async function* <T>({ data, numbers: { from, to }, signal }: Job) {
    const { orders, seed, attempts, isGraded, telling } = data as PuzzleWorkerData
    const recipes = orders.map(({ made, count }) => ({ recipe: parseMadeName(made), count }))
    const slots = makeSlots(recipes, seed)
    for (let number = from; number < to && !signal?.aborted; number++) {
      const slot = slots.at(number)
      const draw = makeLineDraw(slot.recipe, {
        isGraded,
        telling,
        ...(attempts !== undefined && { attempts }),
      })
      const result: TaskResult<DrawnLine | NotFound> = crashes.includes(number)
        ? { number, crash: 'it crashed' }
        : { number, value: draw(slot.seed) }
      yield result as TaskResult<T>
    }
  } as Executor
}
