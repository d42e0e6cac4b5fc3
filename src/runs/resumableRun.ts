// A run: numbered tasks that can be done in any order, each from its number alone. What comes of them is written in the order of
// the numbers, a line each, into a file that survives any kill and a full disk. The same run goes on with what it finds there:
//
//   head         its first line says of which run it is; or each line says so itself
//   whole lines  have to be lines of this run, in their order, or nothing is written
//   half a line  at the end is completed where it is the beginning of the next line; below a head it is made again

import type { TaskResult } from './executor.ts'
import { type Earlier, type Lines, NOTHING, readEarlier } from './readEarlier.ts'
import { appendTo, type RecordSink } from './recordSink.ts'

/** What is to be done, and what becomes of it. `End` says why a run ends before its last task. */
export interface Plan<T, End = never> extends Lines {
  /** How many tasks there are; their numbers count from 0. */
  readonly tasks: number
  /** Does the tasks from this number on, and yields their results in the order of the numbers. */
  results(from: number, signal: AbortSignal): AsyncIterable<TaskResult<T>>
  /** What becomes of a result. Called in the order of the numbers. */
  settle(result: TaskResult<T>): Settled<End>
}

/** The line of a result, that there is none since its task crashed, or the end of the run. */
type Settled<End> = { readonly line: string } | { readonly crash: string } | { readonly end: End }

/** What a run tells while it lasts. */
export type RunEvent =
  | {
      readonly event: 'started'
      /** How many tasks there are, and how many are done already. */
      readonly tasks: number
      readonly done: number
      /** How many lines there are already. */
      readonly lines: number
    }
  | { readonly event: 'advanced' }
  | { readonly event: 'ended' }

/** Hears what a run tells. */
export type RunListener = (event: RunEvent) => void

/** What came of a run. */
export interface RunOutcome<End> {
  /** What there was before. */
  readonly earlier: Earlier
  /** How many lines were written. */
  readonly made: number
  /** Tasks that came to nothing in this run, and why. */
  readonly crashes: readonly { readonly number: number; readonly crash: string }[]
  /** Why the run ended before its last task, if the plan said so. */
  readonly end?: End
  /** Whether the signal ended it. */
  readonly isInterrupted: boolean
}

/**
 * Does what a plan leaves to be done. Lines go to the file at this place, which has to be claimed, or into a sink. Throws a
 * PuzzleError where the file is not this run's, or cannot be read or written.
 */
export async function run<T, End>(
  plan: Plan<T, End>,
  target: string | RecordSink,
  signal: AbortSignal,
  onEvent: RunListener = () => {},
): Promise<RunOutcome<End>> {
  const earlier = typeof target === 'string' ? await readEarlier(target, plan, signal) : NOTHING
  const { next } = earlier
  onEvent({ event: 'started', tasks: plan.tasks, done: Math.min(next, plan.tasks), lines: earlier.lines })
  try {
    if (next >= plan.tasks) {
      // Behind the last line a head allows for no other.
      if (plan.head && earlier.half.length > 0) throw earlier.foreign()
      return { earlier, made: 0, crashes: [], isInterrupted: false }
    }
    if (signal.aborted) return { earlier, made: 0, crashes: [], isInterrupted: true }
    const sink = typeof target === 'string' ? appendTo(target, earlier) : target
    try {
      if (plan.head && !earlier.hasHead) await sink.write(plan.head.line)
      return { earlier, ...(await writeRest(plan, next, sink, signal, onEvent)) }
    } finally {
      await sink.end()
    }
  } finally {
    onEvent({ event: 'ended' })
  }
}

async function writeRest<T, End>(
  plan: Plan<T, End>,
  from: number,
  sink: RecordSink,
  signal: AbortSignal,
  onEvent: RunListener,
): Promise<Omit<RunOutcome<End>, 'earlier'>> {
  const crashes: { number: number; crash: string }[] = []
  let made = 0
  for await (const result of plan.results(from, signal)) {
    const settled = plan.settle(result)
    if ('end' in settled) return { made, crashes, end: settled.end, isInterrupted: false }
    if ('crash' in settled) crashes.push({ number: result.number, crash: settled.crash })
    else {
      await sink.write(settled.line)
      made++
      onEvent({ event: 'advanced' })
    }
  }
  return { made, crashes, isInterrupted: from + made + crashes.length < plan.tasks }
}
