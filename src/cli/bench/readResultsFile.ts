// Reads results files, which may be larger than a text can be.

import { makeResultsReader } from '../../bench/readResults.ts'
import type { Results } from '../../bench/results.ts'
import { readLines } from '../shared/input.ts'

/** Reads a results file, or standard input for `-`. Throws a PuzzleError that names the line. */
export async function readResultsFile(file: string): Promise<Results> {
  const reader = makeResultsReader()
  await readLines(file, (line) => reader.push(line))
  return reader.end()
}
