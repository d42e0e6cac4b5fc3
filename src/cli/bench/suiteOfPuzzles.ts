// Whether the puzzles of a run are a part of a suite that its checksum does not name, such as those of some stars.

import type { CorpusPuzzle } from '../../bench/corpus.ts'
import { nameOfPuzzles } from '../../bench/suites/suiteParts.ts'
import { SUITES, suiteOf } from '../../bench/suites/suites.ts'
import { PuzzleError } from '../../families/error.ts'
import { readSuite } from './writeSuite.ts'

/** The name of the part; undefined if there is none, or if its checksum names it. */
export function suiteOfPuzzles(puzzles: readonly CorpusPuzzle[], checksum: string): string | undefined {
  if (suiteOf(checksum) !== undefined || puzzles.some(({ stars }) => stars === null)) return undefined
  try {
    for (const suite of SUITES) {
      const name = nameOfPuzzles(readSuite(suite), puzzles)
      if (name !== undefined) return name
    }
  } catch (error) {
    // Puzzles of no suite need none.
    if (!(error instanceof PuzzleError)) throw error
  }
  return undefined
}
