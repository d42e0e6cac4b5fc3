// Boards for drawings, each with a special difficulty: oblong, large, small, blocked, or with cages of many
// sizes.

import { shownGivens } from '../../src/families/cellNamesAndFaults.ts'
import type { Family, Puzzle } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { FAMILIES_UNDER_TEST, familyUnderTest, fixtureOf } from './fixtures.ts'

export interface Drawn {
  readonly family: Family
  readonly puzzle: Puzzle
  /** 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** The printed values, 0 in an empty or blocked cell. */
  readonly printed: readonly number[]
}

/** Families, shapes, and values of the family's own options. */
export const DRAWN: readonly (readonly [family: string, shape: string, own: object])[] =
  FAMILIES_UNDER_TEST.flatMap(({ name }) =>
    fixtureOf(name).drawn.map(({ shape, own = {} }) => [name, shape, own] as const),
  )

/** The share of the clues of a full board. */
const KEPT = 0.4

/**
 * A board of a shape with some clues removed. Drawings do not need a unique solution, so every proposed
 * removal is accepted that leaves enough clues to show.
 */
export function drawnBoard(name: string, text: string, own: object = {}): Drawn {
  const family = familyUnderTest(name)
  const { making } = family
  const shape = family.notation.parseShape(text)
  const rng = makeRng(`drawn/${name}/${text}`)
  const wishes = { minimal: false, symmetry: 'none', own: { ...own } } as const
  let full = making.fill(rng, shape, wishes)
  while (!full) full = making.fill(rng, shape, wishes)
  let { puzzle } = full
  const least = KEPT * making.countClues(puzzle)
  const proposals = making.reduce(rng, full, wishes)
  for (let proposal = proposals.next(); !proposal.done; ) {
    const isTaken = making.countClues(proposal.value.puzzle) >= least
    if (isTaken) puzzle = proposal.value.puzzle
    proposal = proposals.next(isTaken)
  }
  return {
    family,
    puzzle,
    solution: full.solution,
    printed: shownGivens(puzzle),
  }
}
