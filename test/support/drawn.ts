// Boards to draw, of shapes that ask for something each: oblong, large, small, blocked, with cages of many sizes.

import { shownGivens } from '../../src/families/grid.ts'
import { findFamily } from '../../src/families/registry.ts'
import type { Family, Puzzle } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'

export interface Drawn {
  readonly family: Family
  readonly puzzle: Puzzle
  /** 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** What the puzzle prints, 0 in an empty or blocked cell. */
  readonly printed: readonly number[]
}

/** Families, shapes, and wishes of the family's own. */
export const DRAWN: [family: string, shape: string, own: object][] = [
  ['sudoku', '4x4', {}],
  ['sudoku', '6x6/3x2', {}],
  ['sudoku', '9x9', {}],
  ['sudoku', '10x10', {}],
  ['sudoku', '16x16', {}],
  ['kenken', '3x3', {}],
  ['kenken', '4x4', { maxCage: 4, operators: 'x' }],
  ['kenken', '6x6', {}],
  ['kenken', '9x9', { maxCage: 5 }],
  ['survo', '2x2', {}],
  ['survo', '3x4', {}],
  ['survo', '2x10', {}],
  ['survo', '10x2', {}],
  ['survo', '6x6', {}],
  ['survo', '3x20', {}],
  ['hidoku', '1x5', {}],
  ['hidoku', '5x7', { blocked: 6 }],
  ['hidoku', '9x9/rook', {}],
  ['hidoku', '10x11', { blocked: 3, freeEnds: true }],
  ['magic', '3x3', {}],
  ['magic', '5x5/5..29', {}],
  ['magic', '4x4/97..112', {}],
]

/** Of the clues of a full board. */
const KEPT = 0.4

/**
 * A board of a shape with some of its clues taken away. Whether they still have one solution is nothing to a drawing, so
 * all proposals of what to take away are taken that leave enough to show.
 */
export function drawnBoard(name: string, text: string, own: object = {}): Drawn {
  const family = findFamily(name)
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
