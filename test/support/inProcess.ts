// An executor that generates puzzles in the process of the test, without threads.

import type { NotFound } from '../../src/maker/maker.ts'
import type { DrawnLine } from '../../src/maker/puzzleFromSeed.ts'
import { makeNumberDraw, type PuzzleWorkerData } from '../../src/maker/puzzlesOfOrders.ts'
import type { Executor, Job, TaskResult } from '../../src/runs/executor.ts'

/** Generates puzzles one after the other. The tasks with the given numbers crash. */
export function drawInProcess(crashes: readonly number[] = []): Executor {
  return async function* <T>({ data, numbers: { from, to }, signal }: Job) {
    const draw = makeNumberDraw(data as PuzzleWorkerData)
    for (let number = from; number < to && !signal?.aborted; number++) {
      const result: TaskResult<DrawnLine | NotFound> = crashes.includes(number)
        ? { number, crash: 'it crashed' }
        : { number, value: draw(number) }
      yield result as TaskResult<T>
    }
  } as Executor
}
