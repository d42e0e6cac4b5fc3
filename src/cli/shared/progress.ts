// Shows the progress of long work on standard error: a bar at a terminal, otherwise a line at intervals.

import { statSync } from 'node:fs'
import { Presets, SingleBar } from 'cli-progress'
import type { RunListener } from '../../runs/resumableRun.ts'

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
  return startBar('{bar} {percentage} % of the input, {eta_formatted} left', total, 0)
}

/** Counts puzzles as they are made, starting from those that exist. */
export function startCount(what: string, total: number, start: number, quiet: boolean): Progress {
  if (quiet) return NONE
  if (process.stderr.isTTY) return startBar(`${what} {bar} {value} of {total}, {pace}`, total, start)
  return startLines(what, total, start)
}

/** A listener that shows the progress of a run. */
export function showRun(what: string, quiet: boolean): RunListener {
  let progress = NONE
  return (event) => {
    if (event.event === 'started' && event.done < event.tasks) {
      progress = startCount(what, event.tasks, event.done, quiet)
    } else if (event.event === 'advanced') progress.advance(1)
    else if (event.event === 'ended') progress.stop()
  }
}

/** Counts the attempts at one puzzle. */
export function countAttempts(total: number, quiet: boolean): Progress {
  return quiet || !process.stderr.isTTY ? NONE : startBar('attempt {bar} {value} of {total}', total, 0)
}

function startBar(format: string, total: number, start: number): Progress {
  const began = performance.now()
  let value = start
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, start, { pace: '' })
  return {
    advance(by) {
      value += by
      bar.update(value, { pace: pace(value - start, total - value, began) })
    },
    stop: () => bar.stop(),
  }
}

/** Seconds between two lines if there is no bar. */
const SECONDS_BETWEEN = 10

function startLines(what: string, total: number, start: number): Progress {
  const began = performance.now()
  let value = start
  let last = began
  return {
    advance(by) {
      value += by
      if (performance.now() - last < 1000 * SECONDS_BETWEEN) return
      last = performance.now()
      process.stderr.write(`${what}: ${value} of ${total}, ${pace(value - start, total - value, began)}\n`)
    },
    stop() {},
  }
}

/**
 * `2960 a second, 1 min 20 s left`, from the average since the start: results come in bursts, which would mislead a shorter
 * average.
 */
function pace(done: number, left: number, began: number): string {
  const perSecond = (1000 * done) / (performance.now() - began)
  const seconds = Math.ceil(left / perSecond)
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Number(perSecond.toPrecision(3))} a second, ${time} left`
}
