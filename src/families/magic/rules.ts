// The rules of the magic number board: faults and removals.

import { removeGivens } from '../cellNamesAndFaults.ts'
import { lineFaults, lineProblem, namedLines } from '../linesums/boardOfSumLines.ts'
import type { Rules } from '../rules.ts'
import { canonicalMagic } from './canonical.ts'
import { type MagicPuzzle, type MagicShape, magicBoard } from './puzzle.ts'

/** Reports numbers out of range, repeated numbers, and full lines with a wrong sum. 0 is an empty cell. */
export const faults = lineFaults(magicBoard)

/** The rules of the magic number board. */
export const rules: Rules<MagicShape, MagicPuzzle> = {
  what: 'Consecutive numbers go into a square, each once; all rows, all columns and both diagonals add up to the same sum.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: canonicalMagic,
  constraints: lineProblem(magicBoard),
  named: namedLines(magicBoard),
}
