// Shows the progress of long work on standard error: as a bar on a terminal, otherwise as lines at intervals.

import { statSync } from 'node:fs'
import { requirePackage } from '../../runs/requirePackage.ts'
import type { RunListener } from '../../runs/resumableRun.ts'
import { estimateTime, rateText, type Stretch, type TimeEstimate, timeText } from '../../runs/timeEstimate.ts'
import { tell } from './output.ts'
import { slowSentence, type Work } from './slowWorkNotice.ts'

export interface Progress {
  advance(by: number): void
  stop(): void
}

const NONE: Progress = { advance: () => {}, stop: () => {} }

/**
 * Starts a bar that counts the bytes read from files. It is shown only if standard error is a terminal and
 * standard output is not.
 */
export function startProgress(files: readonly string[]): Progress {
  if (!process.stderr.isTTY || process.stdout.isTTY || files.length === 0 || files.includes('-')) return NONE
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  const pace = makePace(estimateTime([{ tasks: total }], { done: 0, workers: 1 }), startClock(), false)
  return startBar('{bar} {percentage} % of the input, {pace}', total, 0, pace)
}

/** Tasks in their order, and the number of tasks that run at the same time. */
interface Foreseen {
  readonly stretches: readonly Stretch[]
  readonly workers: number
}

/**
 * Counts finished tasks, from the number `start` of tasks that an earlier run has finished. `work` tells how long tasks
 * are expected to take.
 */
export function startCount(
  what: string,
  total: number,
  start: number,
  quiet: boolean,
  work: Foreseen = { stretches: [{ tasks: total }], workers: 1 },
): Progress {
  if (quiet) return NONE
  const { stretches, workers } = work
  const pace = makePace(estimateTime(stretches, { done: start, workers }), startClock(), true)
  if (process.stderr.isTTY) return startBar(`${what} {bar} {value} of {total}, {pace}`, total, start, pace)
  return startLines(what, total, start, pace)
}

/** Does work that reports its steps, and shows the progress. */
export async function withProgress<T>(
  what: string,
  total: number,
  quiet: boolean,
  work: (step: () => void) => T | Promise<T>,
): Promise<T> {
  const progress = startCount(what, total, 0, quiet)
  try {
    return await work(() => progress.advance(1))
  } finally {
    progress.stop()
  }
}

/** A listener that shows the progress of a run. Before slow work, it prints how long the work may take. */
export function showRun(what: string, quiet: boolean, work?: Work): RunListener {
  let progress = NONE
  return (event) => {
    if (event.event === 'started' && event.done < event.tasks) {
      const slow = work && slowSentence(work, event.done)
      if (slow !== undefined && !quiet) tell(slow)
      progress = startCount(what, event.tasks, event.done, quiet, work)
    } else if (event.event === 'advanced') progress.advance(1)
    else if (event.event === 'ended') progress.stop()
  }
}

/** Counts the attempts at one puzzle. */
export function countAttempts(total: number, quiet: boolean): Progress {
  return quiet || !process.stderr.isTTY ? NONE : startBar('attempt {bar} {value} of {total}', total, 0)
}

/** Counts results, and describes the rate and the time left. */
interface Pace {
  advance(by: number): void
  text(): string
}

const NO_PACE: Pace = { advance: () => {}, text: () => '' }

/** Starts a clock that counts seconds. */
function startClock(): () => number {
  const began = performance.now()
  return () => (performance.now() - began) / 1000
}

/** With fewer results than this, no rate is shown: it would mean little and contradict the estimate. */
const FEWEST_FOR_RATE = 5

function makePace(estimate: TimeEstimate, now: () => number, hasRate: boolean): Pace {
  let done = 0
  return {
    advance(by) {
      done += by
      estimate.advance(by, now())
    },
    text() {
      const left = estimate.left(now())
      const time = left === undefined ? 'estimating the time left' : `about ${timeText(left)} left`
      return [hasRate && done >= FEWEST_FOR_RATE ? rateText(done, now()) : undefined, time]
        .filter((text) => text !== undefined)
        .join(', ')
    },
  }
}

function startBar(format: string, total: number, start: number, pace = NO_PACE): Progress {
  let value = start
  const { Presets, SingleBar } = requirePackage('cli-progress') as typeof import('cli-progress')
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, start, { pace: pace.text() })
  return {
    advance(by) {
      value += by
      pace.advance(by)
      bar.update(value, { pace: pace.text() })
    },
    stop: () => bar.stop(),
  }
}

/** The seconds between two lines of progress if no bar is shown. */
const SECONDS_BETWEEN = 10

function startLines(what: string, total: number, start: number, pace: Pace): Progress {
  let last = performance.now()
  let value = start
  return {
    advance(by) {
      value += by
      pace.advance(by)
      if (value >= total || performance.now() - last < 1000 * SECONDS_BETWEEN) return
      last = performance.now()
      tell(`${what}: ${value} of ${total}, ${pace.text()}`)
    },
    stop() {},
  }
}
