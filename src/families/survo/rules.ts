// The rules of Survo: faults, removals and canonical forms.

import { removeGivens } from '../cellNamesAndFaults.ts'
import { lineFaults, lineProblem, namedLines } from '../linesums/boardOfSumLines.ts'
import type { Rules } from '../rules.ts'
import { canonicalSurvo } from './canonical.ts'
import { type SurvoPuzzle, type SurvoShape, survoBoard } from './puzzle.ts'

/** Reports numbers out of range, repeated numbers, and full lines with a wrong sum. 0 is an empty cell. */
export const faults = lineFaults(survoBoard)

/** The rules of Survo. */
export const rules: Rules<SurvoShape, SurvoPuzzle> = {
  what: 'Each of the numbers 1 to mn goes once into a table of m rows and n columns; rows and columns add up to the printed sums.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: canonicalSurvo,
  constraints: lineProblem(survoBoard),
  named: namedLines(survoBoard),
}
