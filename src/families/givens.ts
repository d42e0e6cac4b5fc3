// Making puzzles of the families whose removable clues are their givens: fill the board, take givens away.

import { VALUE_ORDERS, VARIABLE_ORDERS, type VariableOrderName } from '../kernel/branching.ts'
import type { Model } from '../kernel/model.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'
import { makeSearcher, type Searcher } from '../kernel/search.ts'
import type { FullBoard, Puzzle, Reduced, Reduction, Shape, Wishes } from './family.ts'
import { orbits, type SymmetryName } from './symmetry.ts'

/** How many givens there are. */
export function countGivens({ givens }: Puzzle): number {
  let count = 0
  for (const given of givens) if (given > 0) count++
  return count
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
  const waiting = shuffled(rng, orbitsOf(full.shape, symmetry)).filter(
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

/** The puzzle without the givens of the orbits from..to-1. */
function without<P extends Puzzle>(
  puzzle: P,
  orbits: readonly (readonly number[])[],
  from: number,
  to: number,
): Reduced<P> {
  const givens = puzzle.givens.slice()
  let gone = 0
  let last = -1
  for (let index = from; index < to && index < orbits.length; index++) {
    for (const cell of orbits[index]) {
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

const orbitsOfShape = new Map<string, readonly (readonly number[])[]>()

/** A run asks for the same orbits with every puzzle. */
function orbitsOf(shape: Shape, symmetry: SymmetryName): readonly (readonly number[])[] {
  const key = `${shape.rows}x${shape.columns} ${symmetry}`
  const known = orbitsOfShape.get(key) ?? orbits(shape, symmetry)
  orbitsOfShape.set(key, known)
  return known
}

/** A search that draws its values: finds a solution of a board at random, or nothing within so many nodes. */
export type RandomSearch<P extends Puzzle> = (rng: Rng, puzzle: P, nodes: number) => number[] | undefined

/** Random searches of one shape after the other, each with its rules compiled once. */
export function makeRandomSearch<S extends Shape, P extends Puzzle<S>>(
  makeModel: (shape: S) => Model<P>,
  variables: VariableOrderName,
): RandomSearch<P> {
  let draw: Rng
  const branching = {
    makeVariableOrder: (model: Model<never>) => VARIABLE_ORDERS[variables].make(model, () => draw()),
    makeValueOrder: (model: Model<never>) => VALUE_ORDERS.random.make(model, () => draw()),
  }
  let last: { shape: string; search: Searcher<P> } | undefined
  return (rng, puzzle, nodes) => {
    draw = rng
    const { shape } = puzzle
    if (last?.shape !== shape.text)
      last = { shape: shape.text, search: makeSearcher(makeModel(shape), branching) }
    let found: number[] | undefined
    last.search(puzzle, { solutions: 1, nodes }, (values) => {
      found = Array.from(values)
    })
    return found
  }
}
