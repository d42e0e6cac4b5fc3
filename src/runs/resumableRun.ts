// A run: numbered tasks that can be carried out in any order, each from its number alone. The results are
// written in the order of the numbers, one line each, to a file that survives a kill and a full disk. The
// same run resumes from this file:
//
//   head             the first line identifies the run, unless each line does so itself
//   complete lines   must be lines of this run in their order; otherwise nothing is written
//   incomplete line  at the end: completed if the next line begins with it; below a head it is written again

import type { TaskResult } from './executor.ts'
import { type Earlier, type Lines, NOTHING, readEarlier } from './readEarlierRun.ts'
import { appendTo, type RecordSink } from './recordSink.ts'

/** The tasks of a run and what their results mean. `End` is the reason for ending before the last task. */
export interface Plan<T, End = never> extends Lines {
  /** The number of tasks; they count from 0. */
  readonly tasks: number
  /** Carries out the tasks from a number on, and yields their results in order. */
  results(from: number, signal: AbortSignal): AsyncIterable<TaskResult<T>>
  /** Interprets a result. Called in the order of the numbers. */
  settle(result: TaskResult<T>): Settled<End>
}

/** The line of a result, a crash of its task, a task that earlier results made needless, or the end of the run. */
type Settled<End> =
  | { readonly line: string }
  | { readonly crash: string }
  | { readonly needless: true }
  | { readonly end: End }

/** An event of a run in progress. */
export type RunEvent =
  | {
      readonly event: 'started'
      /** The number of all tasks, and the number of tasks already done. */
      readonly tasks: number
      readonly done: number
      /** The number of lines in the file at the start. */
      readonly lines: number
    }
  | { readonly event: 'advanced' }
  | { readonly event: 'ended' }

/** Gets the events of a run. */
export type RunListener = (event: RunEvent) => void

/** The outcome of a run. */
export interface RunOutcome<End> {
  /** The work of earlier runs. */
  readonly earlier: Earlier
  /** The number of lines written. */
  readonly made: number
  /** The tasks of this run that crashed, and why. */
  readonly crashes: readonly { readonly number: number; readonly crash: string }[]
  /** Why the run ended before its last task, if the plan ended it. */
  readonly end?: End
  /** Whether the signal ended the run. */
  readonly isInterrupted: boolean
}

/**
 * Carries out the remaining tasks of a plan. Lines go to a sink, or to the file at a path, which must be
 * locked. Throws a PuzzleError if the file is from a different run, or cannot be read or written.
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
      // In a finished file with a head, no unfinished line may follow the last line.
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
  let needless = 0
  for await (const result of plan.results(from, signal)) {
    const settled = plan.settle(result)
    if ('end' in settled) return { made, crashes, end: settled.end, isInterrupted: false }
    if ('crash' in settled) crashes.push({ number: result.number, crash: settled.crash })
    else if ('needless' in settled) {
      needless++
      onEvent({ event: 'advanced' })
    } else {
      await sink.write(settled.line)
      made++
      onEvent({ event: 'advanced' })
    }
  }
  return { made, crashes, isInterrupted: from + made + needless + crashes.length < plan.tasks }
}
