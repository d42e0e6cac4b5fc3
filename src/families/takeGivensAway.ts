// Reduction for the families whose removable clues are their givens.

import { type Rng, shuffled } from '../kernel/rng.ts'
import { cellName } from './cellNamesAndFaults.ts'
import type { FullBoard, Reduction, Wishes } from './making.ts'
import type { Puzzle } from './puzzle.ts'
import type { Reduced, Removal } from './rules.ts'
import { orbits } from './symmetry.ts'

/** The number of givens. */
function countGivens({ givens }: Puzzle): number {
  let count = 0
  for (const given of givens) if (given > 0) count++
  return count
}

/** Whether there is anything to fill. A board with a given in every cell is not a puzzle. */
function hasOpenCell({ givens }: Puzzle): boolean {
  return givens.includes(0)
}

/**
 * The first givens can nearly always be removed, so this share of all orbits is tried together, in one search.
 */
const FIRST_PART = 1 / 8

/**
 * Removes givens in random order: the givens of an orbit together, and at first many orbits together. A refused
 * batch is tried again in halves. An orbit that is refused by itself is not tried again, because a given that is
 * needed now is still needed with fewer clues. An orbit stays complete if one of its cells must keep its given.
 */
export function* takeGivensAway<P extends Puzzle>(
  rng: Rng,
  { puzzle: full }: FullBoard<P>,
  { symmetry }: Wishes,
  isKept: (cell: number) => boolean = () => false,
): Reduction<P> {
  let puzzle = full
  const waiting = shuffled(rng, orbits(full.shape, symmetry)).filter(
    (orbit) => orbit.some((cell) => full.givens[cell] > 0) && !orbit.some(isKept),
  )
  let batch = Math.max(1, Math.floor(waiting.length * FIRST_PART))
  for (let next = 0; next < waiting.length; ) {
    const reduced = without(puzzle, waiting, next, next + batch)
    if (yield reduced) puzzle = reduced.puzzle
    else if (batch > 1) {
      batch >>= 1
      continue
    }
    next += batch
  }
  return symmetry === 'none'
}

/**
 * Lists the removals of single orbits of givens. An orbit is left out if one of its cells must keep its given.
 */
export function removableGivens<P extends Puzzle>(
  puzzle: P,
  { symmetry }: Wishes,
  isKept: (cell: number) => boolean = () => false,
): Removal<P>[] {
  const sets = orbits(puzzle.shape, symmetry)
  return sets.flatMap((orbit, index) => {
    if (!orbit.some((cell) => puzzle.givens[cell] > 0) || orbit.some(isKept)) return []
    const cells = orbit.filter((cell) => puzzle.givens[cell] > 0)
    const names = cells.map((cell) => cellName(puzzle.shape, cell)).join(', ')
    return { clue: names, ...without(puzzle, sets, index, index + 1) }
  })
}

/** The parts of `making` that are the same for families whose removable clues are their givens. */
export const MAKING_OF_GIVENS = {
  clueNames: ['given', 'givens'],
  symmetric: true,
  reduce: takeGivensAway,
  removals: <P extends Puzzle>(puzzle: P, _: readonly number[], wishes: Wishes) =>
    removableGivens(puzzle, wishes),
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
} as const

/** Removes the givens of the sets with the indices from..to-1. */
function without<P extends Puzzle>(
  puzzle: P,
  sets: readonly (readonly number[])[],
  from: number,
  to: number,
): Reduced<P> {
  const givens = puzzle.givens.slice()
  let gone = 0
  let last = -1
  for (let index = from; index < to && index < sets.length; index++) {
    for (const cell of sets[index]) {
      if (givens[cell] <= 0) continue
      givens[cell] = 0
      last = cell
      gone++
    }
  }
  // If several givens are removed, another solution may agree with some of them, so no single candidate is
  // excluded.
  const excluded = gone === 1 ? { cell: last, value: puzzle.givens[last] } : undefined
  return { puzzle: { ...puzzle, givens }, excluded }
}
