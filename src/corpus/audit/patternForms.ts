// What puzzles can share although they are no twins: the solution, up to the symmetries of its rules, and the places of the
// givens. Generators that permute one board make such puzzles.

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { smallestImage, turnsOf } from '../../families/symmetry.ts'
import { canonical } from '../../grader/canonicalForm.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'

/** The text that puzzles share if a symmetry of the rules turns the solution of one into that of the other. */
export function solutionForm(family: Family, puzzle: Puzzle, solution: readonly number[]): string {
  const { shape, givens } = puzzle
  const hasOtherClues =
    (family.teaching?.clues?.(puzzle) ?? []).length > 0 || (family.playing.lines?.(puzzle) ?? []).length > 0
  // With other clues, the symmetries of the rules are those of the clues, so that only turns and reflections remain.
  if (hasOtherClues) return `${family.name} ${shape.text} ${smallestImage([solution], turnsOf(shape))}`
  const full = { ...puzzle, givens: givens.map((given, cell) => (given < 0 ? given : solution[cell])) }
  return puzzleName(family, canonical(family, full, solution, 'essential'))
}

/** The text that puzzles share if their givens lie in the same places, perhaps turned or mirrored; undefined without givens. */
export function placesForm(family: Family, { shape, givens }: Puzzle): string | undefined {
  const places = givens.map((given) => (given > 0 ? 1 : 0))
  if (!places.includes(1)) return undefined
  return `${family.name} ${shape.text} ${smallestImage([places], turnsOf(shape)).join('')}`
}
