// The rules of the magic number board: faults and removals.

import { lineName, removeGivens } from '../grid.ts'
import { lineSumProblem } from '../linesums/constraints.ts'
import { sumFaults } from '../linesums/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { canonicalMagic } from './canonical.ts'
import { linesOf, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/** The rules of the magic number board. */
export const rules: Rules<MagicShape, MagicPuzzle> = {
  what: 'Consecutive numbers go into a square, each once; rows, columns and both diagonals all add to the same sum.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: canonicalMagic,
  constraints(puzzle) {
    const lines = linesOf(puzzle.shape)
    const sums = lines.map(() => puzzle.shape.sum)
    return lineSumProblem(puzzle, puzzle.shape.first, lines, sums)
  },
}

/** The names `row 2`, `column 1`, `the falling diagonal`, in the order of `linesOf`. */
function nameOf(shape: MagicShape, line: number): string {
  if (line < 2 * shape.size) return lineName(shape, line)
  return line === 2 * shape.size ? 'the falling diagonal' : 'the rising diagonal'
}

/** Reports numbers out of range, repeated numbers, and full lines with a wrong sum. 0 is an empty cell. */
export function faults({ shape }: MagicPuzzle, values: ArrayLike<number>): Fault[] {
  const lines = linesOf(shape)
  const sums = lines.map(() => shape.sum)
  return sumFaults(values, shape.first, lines, sums, (line) => nameOf(shape, line))
}
