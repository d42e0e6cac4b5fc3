// Making puzzles of the families whose removable clues are their givens.

import { type Rng, shuffled } from '../kernel/rng.ts'
import { cellName } from './grid.ts'
import type { FullBoard, Reduction, Wishes } from './making.ts'
import type { Puzzle } from './puzzle.ts'
import type { Reduced, Removal } from './rules.ts'
import { orbits } from './symmetry.ts'

/** How many givens there are. */
export function countGivens({ givens }: Puzzle): number {
  let count = 0
  for (const given of givens) if (given > 0) count++
  return count
}

/** Whether there is anything to fill: a board with a given in every cell is no puzzle. */
export function hasOpenCell({ givens }: Puzzle): boolean {
  return givens.includes(0)
}

/** The first givens nearly always go: so large a part of all orbits is tried together, by one search. */
const FIRST_PART = 1 / 8

/**
 * Takes givens away in random order, those of an orbit together, and at first many orbits together. A batch that is
 * refused is tried again by halves, and an orbit that is refused by itself is done with: what is needed now is needed
 * still when there is less to go by. An orbit with a cell that is to keep its given stays whole.
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

/** Each orbit of givens that can go by itself; one with a cell that is to keep its given stays. */
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

/** The puzzle without the givens of some of these sets of cells, from..to-1. */
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
  // Where several go, another solution may keep some of them.
  const excluded = gone === 1 ? { cell: last, value: puzzle.givens[last] } : undefined
  return { puzzle: { ...puzzle, givens }, excluded }
}
