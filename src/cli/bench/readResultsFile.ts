// Reads results files, which may be larger than the longest string.

import { makeResultsReader, parseHeader } from '../../bench/readResults.ts'
import type { Results } from '../../bench/results.ts'
import { readLines } from '../shared/input.ts'
import { type Progress, startCount } from '../shared/progress.ts'

/**
 * Reads a results file, or standard input for `-`, and shows the progress unless `quiet`. Throws a PuzzleError
 * that names the line.
 */
export async function readResultsFile(file: string, quiet = true): Promise<Results> {
  const reader = makeResultsReader()
  let progress: Progress | undefined
  try {
    await readLines(file, (line) => {
      reader.push(line)
      if (progress) progress.advance(1)
      else progress = startCount('rows', plannedRows(line), 0, quiet)
    })
  } finally {
    progress?.stop()
  }
  return reader.end()
}

/** The number of rows of a complete run with this header line, if all contenders accept all puzzles. */
function plannedRows(line: string): number {
  const { contenders, corpus, repeat } = parseHeader(line)
  return contenders.length * corpus.puzzles * repeat
}
