// A bar on standard error while a long batch runs: bytes read of all files, rate, time left. Only where
// someone is there to see it and the data goes elsewhere.

import { statSync } from 'node:fs'
import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  advance(bytes: number): void
  stop(): void
}

const NONE: Progress = { advance: () => {}, stop: () => {} }

export function startProgress(files: readonly string[]): Progress {
  if (!process.stderr.isTTY || process.stdout.isTTY || files.length === 0 || files.includes('-')) return NONE
  const total = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  const bar = new SingleBar(
    {
      format: '{bar} {percentage} % of the input, {eta_formatted} left',
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { advance: (bytes) => bar.increment(bytes), stop: () => bar.stop() }
}
