// Tests which givens may be removed together, and which stay.

import { describe, expect, it } from 'vitest'
import type { Wishes } from '../../src/families/making.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { orbits, SYMMETRIES, type SymmetryName } from '../../src/families/symmetry.ts'
import { removableGivens } from '../../src/families/takeGivensAway.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'

const SHAPE = { rows: 4, columns: 4, text: '4x4' }
const FULL: Puzzle = { shape: SHAPE, givens: Array.from({ length: 16 }, (_, cell) => cell + 1) }
const wishes = (symmetry: SymmetryName): Wishes => ({ minimal: false, symmetry, own: {} })

/** The cells that a removal empties, of each removal. */
function goneOf(puzzle: Puzzle, symmetry: SymmetryName, isKept?: (cell: number) => boolean): number[][] {
  return removableGivens(puzzle, wishes(symmetry), isKept).map(({ puzzle: { givens } }) =>
    givens.flatMap((given, cell) => (given === puzzle.givens[cell] ? [] : cell)),
  )
}

describe('the givens that can be removed', () => {
  it('are removed one by one, with the candidate in which another solution must differ', () => {
    const removals = removableGivens(FULL, wishes('none'))
    expect(removals.map(({ clue }) => clue).slice(0, 5)).toEqual(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c1'])
    removals.forEach(({ puzzle, excluded }, cell) => {
      expect(puzzle).toEqual({ ...FULL, givens: FULL.givens.with(cell, 0) })
      expect(excluded).toEqual({ cell, value: cell + 1 })
    })
    expect(removals).toHaveLength(16)
  })

  it.each(Object.keys(SYMMETRIES) as SymmetryName[])('are removed by complete orbits of %s', (symmetry) => {
    const sets = orbits(SHAPE, symmetry).map((orbit) => orbit.toSorted((one, other) => one - other))
    expect(goneOf(FULL, symmetry)).toEqual(sets)
    for (const { puzzle, excluded } of removableGivens(FULL, wishes(symmetry))) {
      const gone = puzzle.givens.filter((given) => given === 0).length
      // If several are removed, another solution may keep some of them.
      expect(excluded === undefined).toBe(gone > 1)
    }
  })

  it('have names with all removed cells', () => {
    const names = removableGivens(FULL, wishes('rotate180')).map(({ clue }) => clue)
    expect(names[0]).toBe('r1c1, r4c4')
    expect(new Set(names).size).toBe(8)
  })

  it('do not include open or blocked cells', () => {
    const givens = FULL.givens.with(0, 0).with(15, 0).with(1, BLOCKED).with(14, BLOCKED).with(13, 0)
    expect(goneOf({ ...FULL, givens }, 'rotate180')).toEqual([[2], [3, 12], [4, 11], [5, 10], [6, 9], [7, 8]])
  })

  it('do not include givens that must stay, nor the rest of their orbits', () => {
    const isKept = (cell: number) => cell === 0 || cell === 5
    expect(goneOf(FULL, 'none', isKept)).toEqual(
      FULL.givens.flatMap((_, cell) => (isKept(cell) ? [] : [[cell]])),
    )
    expect(goneOf(FULL, 'rotate180', isKept)).toEqual([
      [1, 14],
      [2, 13],
      [3, 12],
      [4, 11],
      [6, 9],
      [7, 8],
    ])
  })
})
