// A worker that counts chunks. It writes each one itself, so that a run that ends early loses only the chunks that are being
// counted.

import { makeOpenCounter } from '../../solver/openSurvos/countOpenPuzzles.ts'
import { serveTasks } from '../serveTasksInThread.ts'
import { type CountPlan, isCounted, writeCount } from './countFolder.ts'

/** The options that a counting worker gets. */
export interface CountingOptions {
  /** The folder of the count. */
  readonly folder: string
  /** What is counted. */
  readonly plan: CountPlan
  /** The numbers of the chunks to count. */
  readonly numbers: readonly number[]
}

serveTasks(({ folder, plan, numbers }: CountingOptions) => {
  const counter = makeOpenCounter(plan)
  return (task: number) => {
    const chunk = numbers[task]
    // Another run may have counted it in the meantime.
    if (!isCounted(folder, chunk)) writeCount(folder, { chunk, ...counter.count(chunk, plan.chunks) })
  }
})
