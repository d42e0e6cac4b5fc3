// The passes of a run: first those of our own contenders on threads, then those of external commands in processes. Each
// pass starts new threads, so it has another memory layout and compiles the code again. This prevents chance from
// favouring the same contender in all passes (Curtsinger and Berger, "Stabilizer: statistically sound performance
// evaluation", ASPLOS 2013).

import type { Row } from '../../bench/results.ts'
import type { Executor, TaskResult } from '../../runs/executor.ts'
import type { Measurement, RunRows } from './planAndSendRows.ts'
import { sendRows } from './planAndSendRows.ts'
import { runExternals } from './runExternalSolvers.ts'

/** A pass: the range of its rows (`to` is not included), and a function that measures some of them. */
interface Pass {
  readonly from: number
  readonly to: number
  measure(numbers: readonly number[]): AsyncIterable<TaskResult<Row>>
}

/**
 * Yields all rows from the number `from` on, in order. Measures only those for which `isWanted` returns true when their
 * pass begins; the value of the others is undefined.
 */
export async function* measurePasses(
  wanted: Measurement,
  rows: RunRows,
  executor: Executor,
  { from, isWanted, signal }: { from: number; isWanted: (number: number) => boolean; signal: AbortSignal },
): AsyncGenerator<TaskResult<Row | undefined>> {
  for (const pass of passesOf(wanted, rows, executor, signal)) {
    const numbers = range(Math.max(from, pass.from), pass.to)
    const searched = numbers.filter(isWanted)
    yield* withGaps(numbers, searched, searched.length > 0 ? pass.measure(searched) : NOTHING)
    if (signal.aborted) return
  }
}

const NOTHING: readonly TaskResult<Row>[] = []

function* passesOf(
  wanted: Measurement,
  { contenders, own, others }: RunRows,
  executor: Executor,
  signal: AbortSignal,
): Generator<Pass> {
  for (const pass of partsOf(own.length, wanted.repeat)) {
    const measure = (places: readonly number[]) => {
      const plan = places.map((place) => own[place])
      const data = sendRows(plan, contenders, wanted)
      return executor<Row>({ module: WORKER, data, numbers: { from: 0, to: plan.length }, signal })
    }
    yield { ...pass, measure }
  }
  const before = own.length
  for (const { from, to } of partsOf(others.length, wanted.repeat)) {
    const measure = (places: readonly number[]) => {
      const plan = places.map((place) => others[place - before])
      return numbered(runExternals(wanted, plan, signal))
    }
    yield { from: before + from, to: before + to, measure }
  }
}

const WORKER = new URL('./measureWorker.js', import.meta.url)

function partsOf(rows: number, passes: number) {
  const each = rows / passes
  return range(0, passes).map((pass) => ({ from: pass * each, to: (pass + 1) * each }))
}

async function* numbered(rows: AsyncIterable<Row>): AsyncGenerator<TaskResult<Row>> {
  let number = 0
  for await (const value of rows) yield { number: number++, value }
}

/**
 * Gives the measured results their row numbers, and fills the gaps between them with undefined, unless the results end
 * early.
 */
async function* withGaps(
  numbers: readonly number[],
  searched: readonly number[],
  results: AsyncIterable<TaskResult<Row>> | Iterable<TaskResult<Row>>,
): AsyncGenerator<TaskResult<Row | undefined>> {
  let place = 0
  let done = 0
  function* gap(end: number) {
    while (place < numbers.length && numbers[place] < end)
      yield { number: numbers[place++], value: undefined }
  }
  for await (const result of results) {
    const number = searched[result.number]
    yield* gap(number)
    yield { ...result, number }
    place++
    done++
  }
  if (done === searched.length) yield* gap(Infinity)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
