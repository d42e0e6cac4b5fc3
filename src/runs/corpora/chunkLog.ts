// The log of a corpus, log.jsonl: a line for each chunk that was made, with its time and its machine. It is no
// part of the corpus: two runs never have the same log.

import { appendFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { jsonOf } from '../../formats/tryParseJson.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { CORPUS_FILES, LARGEST_DESCRIPTION } from './corpusSource.ts'
import type { MadeChunk } from './workOnChunks.ts'

/** A line of the log, as it is read. */
interface LogLine extends Pick<MadeChunk, 'seconds'> {
  /** The number of the chunk. */
  readonly chunk: number
  /** The time when it was finished. */
  readonly at: string
}

/** Adds a line about a chunk that was made. */
export function logChunk(folder: string, chunk: number, made: MadeChunk, threads: number): void {
  const { puzzles, givenUp, seconds } = made
  const line = {
    ...{ chunk, puzzles, givenUp, seconds: Math.round(1000 * seconds) / 1000 },
    ...{ at: new Date().toISOString(), host: hostname(), process: process.pid, threads },
  }
  try {
    appendFileSync(join(folder, CORPUS_FILES.log), `${JSON.stringify(line)}\n`)
  } catch {
    // A corpus is complete even without its log.
  }
}

/** The lines of a log. Lines that two machines wrote into each other are skipped. */
export function readLog(folder: string): LogLine[] {
  let text: string
  try {
    text = readRegularFile(join(folder, CORPUS_FILES.log), LARGEST_DESCRIPTION).toString()
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    const read = jsonOf(line) as Partial<LogLine> | null | undefined
    return typeof read?.chunk === 'number' && typeof read.seconds === 'number' ? [read as LogLine] : []
  })
}

/** The number of lines from which the pace is computed. */
const RECENT = 20

/**
 * The chunks that all workers together finish in a second, by the last lines of a log; undefined if these
 * lines are too few.
 */
export function recentPace(log: readonly LogLine[]): number | undefined {
  const times = log.slice(-RECENT).map(({ at }) => Date.parse(at) / 1000)
  const span = Math.max(...times) - Math.min(...times)
  return times.length > 2 && span > 0 ? (times.length - 1) / span : undefined
}
