// Counts the chunks of a folder that are missing.

import type { Executor } from '../executor.ts'
import { resultValue } from '../executor.ts'
import { chunkOrder } from './chunkOrder.ts'
import { beginCount, type CountPlan, isCounted } from './countFolder.ts'
import type { CountingOptions } from './countWorker.ts'

const WORKER = new URL('./countWorker.js', import.meta.url)

/** What a run counts. */
interface CountRun {
  /** The folder of the count. */
  readonly folder: string
  /** What is counted. */
  readonly plan: CountPlan
  /** Counts the chunks. */
  readonly executor: Executor
  /** The share of this machine: the machines take the chunks in turns, and this one has the turn `index`, from 1. */
  readonly share?: { readonly index: number; readonly machines: number } | undefined
  /** The number of chunks at the beginning of the order to which the run is limited. */
  readonly sample?: number | undefined
  /** Ends the run early. */
  readonly signal?: AbortSignal
  /** Called after each chunk with the number of chunks that this run has counted, and will have counted. */
  readonly onChunk?: (counted: number, all: number) => void
}

/** Counts the missing chunks of a count, and writes each into the folder. */
export async function countChunks({
  folder,
  plan,
  executor,
  share,
  sample,
  signal,
  onChunk,
}: CountRun): Promise<void> {
  beginCount(folder, plan)
  const { index, machines } = share ?? { index: 1, machines: 1 }
  const numbers = chunkOrder(plan)
    .slice(0, sample)
    .filter((chunk, turn) => turn % machines === index - 1 && !isCounted(folder, chunk))
  const data: CountingOptions = { folder, plan, numbers }
  const job = { module: WORKER, data, numbers: { from: 0, to: numbers.length } }
  let counted = 0
  for await (const result of executor<undefined>(signal ? { ...job, signal } : job)) {
    resultValue(result)
    onChunk?.(++counted, numbers.length)
  }
}
