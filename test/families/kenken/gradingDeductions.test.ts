import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type Cage, type KenkenPuzzle, kenkenShape, makePuzzle } from '../../../src/families/kenken/puzzle.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { candidatesOf } from '../../support/closure.ts'
import { REASONING_OF_LABEL, reasoningOf } from './keenLabels.ts'
import {
  boundedOf,
  clash,
  LARGEST_WITH_TUPLES,
  naiveForced,
  playAgainst,
  someBoard,
  tuplesOf,
  untakenSets,
} from './naive.ts'

const { makeStrongModel, makeWeakBase } = kenken.grading

/** One of each of Keen's difficulties. */
const KEEN = [
  ['easy', '5:_b_a__aa_aaca_3a_4a_aa_,s1a6d2a4m100s1s3m12a5m30'],
  ['normal', '5:a5_a__a_a_3a__a_a_4a_a,s3s2s1a7s3m5m6d2a5a7m5m20'],
  ['hard', '5:_a4_7a_ba__a_aa_a__a_,s2s3a7m12m20m10a6m3a7s1s1d2'],
  ['extreme', '5:a4_3a_3a_4a__a__b_c_a,a7s2m4s1m20a5a6m8m60s2s1'],
  ['unreasonable', '5:aa__a_4a__aba__a_3a__a3_,d2a9m12s2m3d2s1a7a6d2s1m6'],
] as const

/**
 * Removes numbers outside the bounds from the cells of a large cage until nothing changes. Returns false if
 * a cell has no number left.
 */
function narrowWithinBounds(cage: Cage, sets: number[][]): boolean {
  for (;;) {
    if (cage.cells.some((cell) => sets[cell].length === 0)) return false
    const bounded = boundedOf(cage, sets)
    if (bounded.every((values) => values.length === 0)) return false
    const before = cage.cells.flatMap((cell) => sets[cell]).length
    for (const cell of cage.cells) {
      sets[cell] = sets[cell].filter((value) => bounded.some((values) => values.includes(value)))
    }
    if (cage.cells.flatMap((cell) => sets[cell]).length === before) return true
  }
}

/** The candidates after these placements and eliminations; nothing if a cage has no tuple. */
function naiveSets(
  puzzle: KenkenPuzzle,
  placed: ReadonlyMap<number, number>,
  excluded: ReadonlySet<string> = new Set(),
  pooled = true,
): number[][] | undefined {
  const sets = untakenSets(puzzle, placed).map((set, cell) =>
    set.filter((value) => placed.has(cell) || !excluded.has(`${cell} ${value}`)),
  )
  for (const cage of puzzle.cages) {
    if (cage.cells.length > LARGEST_WITH_TUPLES) {
      if (!narrowWithinBounds(cage, sets)) return undefined
      continue
    }
    const tuples = tuplesOf(puzzle, cage, sets)
    if (tuples.length === 0) return undefined
    cage.cells.forEach((cell, at) => {
      const numbers = pooled ? tuples.flat() : tuples.map((tuple) => tuple[at])
      sets[cell] = sets[cell].filter((value) => numbers.includes(value))
    })
  }
  return sets
}

const seeds = fc.integer().map(String)

describe('the weak base', () => {
  it('agrees with the definitions after any placements and eliminations', () => {
    fc.assert(
      fc.property(seeds, (seed) => playAgainst(seed, makeWeakBase, naiveSets)),
      { numRuns: 300 },
    )
  })

  it('applies the bounds of a large cage until nothing changes', () => {
    // Seven cells of a diagonal. Without the 2 the first cannot go with a 7; so the 3 is too small, and the 2 too large.
    const sets = [[2, 3, 8], [1, 2, 7], [1], [1], [1], [1], [1]]
    const diagonal = sets.map((_, index) => 10 * index)
    const rest = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => !diagonal.includes(cell))
    const puzzle = makePuzzle(kenkenShape(9), [
      { operator: '+', target: 14, cells: diagonal },
      { operator: '+', target: 391, cells: rest },
    ])
    const sight = makeWeakBase(puzzle.shape)
    const frame = new Int32Array(sight.frameWords)
    expect(sight.root(frame, puzzle)).toBe(true)
    diagonal.forEach((cell, index) => {
      for (let value = 1; value <= 9; value++) {
        if (!sets[index].includes(value)) expect(sight.exclude(frame, cell, value)).toBe(true)
      }
    })
    expect(diagonal.map((cell) => candidatesOf(sight, frame)[cell])).toEqual(sets)
    expect(sight.exclude(frame, 0, 2)).toBe(true)
    expect(diagonal.map((cell) => candidatesOf(sight, frame)[cell])).toEqual(sets.with(0, [8]).with(1, [1]))
  })
})

describe('the strong base', () => {
  /** Applies tuples cell by cell, single candidates and single places until nothing changes. */
  function naiveEnd(puzzle: KenkenPuzzle, placed: ReadonlyMap<number, number>): number[][] | undefined {
    const known = new Map(placed)
    const gone = new Set<string>()
    for (;;) {
      const sets = naiveSets(puzzle, known, gone, false)
      const forced = sets && naiveForced(puzzle, sets, known)
      if (!sets || !forced) return undefined
      const before = known.size + gone.size
      for (const text of forced) {
        const [cell, value] = text.split(' ').map(Number)
        // Two cells that must take the same number.
        if (Array.from(known).some(([at, taken]) => taken === value && clash(puzzle.shape.size, cell, at))) {
          return undefined
        }
        known.set(cell, value)
      }
      sets.forEach((set, cell) => {
        for (let value = 1; value <= puzzle.shape.size; value++) {
          if (!set.includes(value)) gone.add(`${cell} ${value}`)
        }
      })
      if (known.size + gone.size === before) return sets
    }
  }

  it('agrees with the definitions', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = makeRng(seed)
        const { puzzle } = someBoard(rng, [3, 4], LARGEST_WITH_TUPLES)
        const model = makeStrongModel(puzzle.shape)
        const frame = new Int32Array(model.frameWords)
        const pairs = new Int32Array(2 * model.maxAlternatives)
        const values = new Int32Array(model.cells)
        const placed = new Map<number, number>()
        let isSound = model.root(frame, puzzle)
        for (;;) {
          const sets = naiveEnd(puzzle, placed)
          expect(isSound).toBe(sets !== undefined)
          if (!sets) return
          model.read(frame, values)
          const found = Array.from(values, (value, cell) =>
            value > 0
              ? [value]
              : Array.from({ length: model.list(frame, cell, pairs) }, (_, index) => pairs[2 * index + 1]),
          )
          expect(found).toEqual(sets)
          const open = sets.flatMap((set, cell) => (set.length > 1 ? cell : []))
          if (open.length === 0) return
          const cell = open[below(rng, open.length)]
          const value = sets[cell][below(rng, sets[cell].length)]
          placed.set(cell, value)
          isSound = model.place(frame, cell, value)
        }
      }),
      { numRuns: 200 },
    )
  })
})

it.each(KEEN)('a puzzle that Keen calls %s takes the reasoning of this label', (label, id) => {
  expect(reasoningOf(id)).toBe(REASONING_OF_LABEL[label])
})
