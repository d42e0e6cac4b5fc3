// What a person sees on standard error while a long batch runs: a bar, and without a terminal now and then a line.

import { statSync } from 'node:fs'
import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  advance(by: number): void
  stop(): void
}

const NONE: Progress = { advance: () => {}, stop: () => {} }

/** A bar for reading files, by their bytes; only where someone is there to see it and the data goes elsewhere. */
export function startProgress(files: readonly string[]): Progress {
  if (!process.stderr.isTTY || process.stdout.isTTY || files.length === 0 || files.includes('-')) return NONE
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  return startBar('{bar} {percentage} % of the input, {eta_formatted} left', total, 0)
}

/** Counts puzzles that are made, from those that are there already. */
export function startCount(what: string, total: number, start: number, quiet: boolean): Progress {
  if (quiet) return NONE
  if (process.stderr.isTTY) {
    return startBar(`${what} {bar} {value} of {total}, {rate} a second, {eta_formatted} left`, total, start)
  }
  return startLines(what, total, start)
}

function startBar(format: string, total: number, start: number): Progress {
  const began = performance.now()
  let value = start
  const rate = () => roundRate(value - start, began)
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic)
  bar.start(total, start, { rate: '-' })
  return {
    advance(by) {
      value += by
      bar.update(value, { rate: rate() })
    },
    stop: () => bar.stop(),
  }
}

/** Seconds between two lines where there is no bar. */
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
      const rate = roundRate(value - start, began)
      process.stderr.write(`${what}: ${value} of ${total}, ${rate} a second\n`)
    },
    stop() {},
  }
}

function roundRate(count: number, began: number): string {
  return (count / ((performance.now() - began) / 1000)).toPrecision(3)
}
