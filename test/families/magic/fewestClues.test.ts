// One given is never enough: every cell has a symmetry that keeps it and moves others. Also tests the
// reasoning that all boards of 3x3 take.

import { describe, expect, it } from 'vitest'
import { magic } from '../../../src/families/magic/index.ts'
import type { MagicPuzzle } from '../../../src/families/magic/puzzle.ts'
import { makeReasoning } from '../../../src/grader/grade.ts'
import { FAMILIES, makeSolver, NO_WISHES } from '../../../src/index.ts'
import { oracleSolutions } from '../../support/oracle.ts'
import { emptyBoard, indices } from '../../support/randomClues.ts'
import { permutations } from '../linesums/helpers.ts'

/**
 * The new place of each cell if rows and columns are reordered in the same way and the board is optionally
 * mirrored.
 */
function* exchanges(size: number): Generator<readonly number[]> {
  for (const order of ordersOfLines(size)) {
    for (const isMirrored of [false, true]) {
      for (const isTransposed of [false, true]) {
        yield indices(size * size).map((cell) => {
          const row = order[Math.floor(cell / size)]
          const column = order[cell % size]
          const [down, across] = isTransposed ? [column, row] : [row, column]
          return down * size + (isMirrored ? size - 1 - across : across)
        })
      }
    }
  }
}

/** The orders of lines that keep opposite lines opposite. */
function ordersOfLines(size: number): number[][] {
  const half = Math.floor(size / 2)
  const pairs = [...permutations(half, 0)]
  return pairs.flatMap((pairing) =>
    indices(1 << half).map((flips) => {
      const order = indices(size)
      pairing.forEach((to, from) => {
        const place = flips & (1 << from) ? size - 1 - to : to
        order[from] = place
        order[size - 1 - from] = size - 1 - place
      })
      return order
    }),
  )
}

/** The lines that have a sum, each as its cells in order. */
function linesOf(size: number): Set<string> {
  const line = (cellAt: (place: number) => number) => sorted(indices(size).map(cellAt))
  return new Set([
    ...indices(size).flatMap((at) => [
      line((place) => at * size + place),
      line((place) => place * size + at),
    ]),
    line((place) => place * size + place),
    line((place) => place * size + size - 1 - place),
  ])
}

const sorted = (cells: readonly number[]) => cells.toSorted((one, other) => one - other).join()

describe('the fewest givens', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'of order %i are at least two: every cell stays in place under an exchange that moves others',
    (size) => {
      const shape = magic.notation.parseShape(`${size}x${size}`)
      expect(magic.making.fewestClues?.(shape, NO_WISHES)?.clues).toBe(2)
      const lines = linesOf(size)
      const kept = new Set<number>()
      for (const to of exchanges(size)) {
        // Lines with a sum become lines with a sum, so a solution becomes a solution.
        const images = [...lines].map((line) => sorted(line.split(',').map((cell) => to[Number(cell)])))
        expect(new Set(images)).toEqual(lines)
        if (to.some((place, cell) => place !== cell)) {
          to.forEach((place, cell) => {
            if (place === cell) kept.add(cell)
          })
        }
      }
      expect(kept.size).toBe(size * size)
    },
  )

  /** The board with one given. */
  function single(text: string, cell: number, value: number): MagicPuzzle {
    const puzzle = emptyBoard(magic.notation.parseShape(text)) as MagicPuzzle
    return { ...puzzle, givens: puzzle.givens.with(cell, value) }
  }

  it('are more than one by the oracle: for every cell of 3x3, and one cell of each kind of 4x4', async () => {
    const solvable = { '3x3': 0, '4x4': 0 }
    for (const [text, cells] of [
      ['3x3', indices(9)],
      ['4x4', [0, 1, 5]],
    ] as const) {
      for (const cell of cells) {
        for (const value of indices(text === '3x3' ? 9 : 16)) {
          const { size } = await oracleSolutions(magic, single(text, cell, value + 1), 2)
          expect(size).not.toBe(1)
          if (size > 0) solvable[text]++
        }
      }
    }
    // A number in the middle of 3x3 can only be 5, in a corner an even one.
    expect(solvable).toEqual({ '3x3': 4 * 4 + 4 * 4 + 1, '4x4': 3 * 16 })
  })

  it('can be two', () => {
    const solve = makeSolver()
    const shape = magic.notation.parseShape('3x3')
    expect(solve(magic, { shape, givens: [2, 7, 0, 0, 0, 0, 0, 0, 0] }).status).toBe('unique')
  })
})

it('every board of 3x3 is solved by the stated techniques', () => {
  const shape = magic.notation.parseShape('3x3')
  const squares = makeSolver()(magic, emptyBoard(shape), { solutions: 100 }).solutions
  // All are the same up to turning and mirroring.
  expect(squares).toHaveLength(8)
  const [square, ...others] = squares
  const reason = makeReasoning()
  const tiers = new Map<string, number>()
  for (let cells = 0; cells < 1 << 9; cells++) {
    const givens = square.map((value, cell) => (cells & (1 << cell) ? value : 0))
    if (others.some((other) => givens.every((value, cell) => value === 0 || value === other[cell]))) continue
    const { tier } = reason(magic, { shape, givens }, square)
    tiers.set(tier, (tiers.get(tier) ?? 0) + 1)
  }
  expect([...tiers.keys()].sort()).toEqual(['singles', magic.grading.hardestTier?.(shape)])
  expect(Math.min(...tiers.values())).toBeGreaterThan(5)
})

it('the tests try all puzzles of exactly the shapes that claim it', () => {
  const said = FAMILIES.flatMap(({ name, grading, notation }) =>
    [...grading.calibrated, '2x2', '3x3', '4x4', '5x5'].flatMap((text) => {
      try {
        return grading.hardestTier?.(notation.parseShape(text)) ? `${name} ${text}` : []
      } catch {
        return []
      }
    }),
  )
  expect([...new Set(said)].sort()).toEqual(['latinsquare 4x4', 'magic 3x3', 'sudoku 4x4'])
})
