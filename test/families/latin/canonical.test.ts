// Twins of Sudokus and Latin squares: counted as the literature has them, each class with one form.

import { describe, expect, it } from 'vitest'
import { leastGrid } from '../../../src/families/latin/canonicalGrid.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import { canonicalForm } from '../../../src/grader/canonicalForm.ts'
import { makeReasoning } from '../../../src/grader/grade.ts'
import {
  findFamily,
  type Grade,
  makeGrader,
  makeMaker,
  makeRng,
  makeSolver,
  NO_WISHES,
  parsePuzzle,
} from '../../../src/index.ts'
import { makeOne } from '../../support/made.ts'
import { fixture } from '../sudoku/fixture.ts'
import { classesOf, gridsOf } from './classes.ts'

const { canonical } = sudoku.rules

/** The numbers of a square. */
const squareOf = (size: number, valueAt: (row: number, column: number) => number) =>
  Array.from({ length: size * size }, (_, cell) => valueAt(Math.floor(cell / size), cell % size) + 1)

/** The number of ways to the least twin of a Latin square, all of which is one block. */
const waysOf = (size: number, valueAt: (row: number, column: number) => number) =>
  leastGrid({ size, boxRows: size, boxColumns: size }, squareOf(size, valueAt))?.ways.length

// Sudokus: Felgenhauer and Jarvis, Mathematics of Sudoku I (2006); Russell and Jarvis, II. Latin squares: OEIS A000315;
// the classes are the "types" of McKay, Meynert and Myrvold, Small Latin squares, quasigroups and loops (2007). The
// counts of 6x6 are in test/slow/twins.test.ts.
describe.each([
  ['sudoku', '4x4', 12, 2],
  ['latinsquare', '4x4', 4, 2],
  ['latinsquare', '5x5', 56, 2],
])('the full grids of %s %s', (name, text, grids, classes) => {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const known = classesOf(name, text)

  it(`are ${grids} with their first numbers in order, and ${classes} that are no twins`, () => {
    expect([known.grids, known.kinds.length]).toEqual([grids, classes])
  })

  it.runIf(text === '4x4')('are all solved by singles, with as few givens as published', () => {
    const reason = makeReasoning()
    const all = gridsOf(family, text)
    const tiers = new Set<string>()
    const sizes: number[] = []
    for (const grid of known.kinds) {
      // Additional givens never make a puzzle harder, so minimal puzzles are sufficient.
      const sets = minimalSets(grid, all)
      expect(sets.length).toBeGreaterThan(100)
      for (const cells of sets) {
        const givens = grid.map((value, cell) => (cells & (1 << cell) ? value : 0))
        tiers.add(reason(family, { shape, givens }, grid).tier)
        sizes.push(family.making.countClues({ shape, givens }))
      }
    }
    expect([...tiers]).toEqual([family.grading.hardestTier?.(shape)])
    expect(Math.min(...sizes)).toBe(family.making.fewestClues?.(shape, NO_WISHES)?.clues)
  })
})

/** The sets of cells of a 4x4 grid, as bits, whose numbers no other grid has, and of which each cell is needed. */
function minimalSets(grid: readonly number[], grids: readonly (readonly number[])[]): number[] {
  const alike = grids
    .filter((other) => String(other) !== String(grid))
    .map((other) =>
      grid.reduce((bits, value, cell) => (value === other[cell] ? bits | (1 << cell) : bits), 0),
    )
  const isUnique = Uint8Array.from({ length: 1 << 16 }, (_, cells) =>
    alike.every((same) => (cells & ~same) !== 0) ? 1 : 0,
  )
  return Array.from(isUnique.keys()).filter(
    (cells) =>
      isUnique[cells] && !grid.some((_, cell) => cells & (1 << cell) && isUnique[cells ^ (1 << cell)]),
  )
}

describe('a full grid has one way to the least twin for each symmetry', () => {
  it('of the most symmetric Sudoku: 648 (Russell and Jarvis)', () => {
    // Each box is the first one with its rows and columns rotated.
    const grid = squareOf(9, (row, column) => {
      const [stack, place] = [Math.floor(column / 3), column % 3]
      return ((row + stack) % 3) * 3 + ((place + Math.floor(row / 3)) % 3)
    })
    expect(leastGrid(sudoku.notation.parseShape('9x9'), grid)?.ways).toHaveLength(648)
  })

  it('of sums of residues: n * n shifts, the multipliers of n, and transposing', () => {
    const ways = [5, 9].map((size) => waysOf(size, (row, column) => (row + column) % size))
    expect(ways).toEqual([25 * 4 * 2, 81 * 6 * 2])
  })

  it('of sums of bits: n * n shifts, the linear maps of two and three bits, and transposing', () => {
    const ways = [4, 8].map((size) => waysOf(size, (row, column) => row ^ column))
    expect(ways).toEqual([16 * 6 * 2, 64 * 168 * 2])
  })
})

describe('twins', () => {
  it.each([
    'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    'latinsquare:4x4:.42./...3/..../..4.',
  ])('of %s with exchanged rows look different', (id) => {
    const { family, puzzle } = parsePuzzle(id)
    const { columns } = puzzle.shape
    const exchanged = (values: readonly number[]) => [
      ...values.slice(columns, 2 * columns),
      ...values.slice(0, columns),
      ...values.slice(2 * columns),
    ]
    const copy = { ...puzzle, givens: exchanged(puzzle.givens) }
    const [solution] = makeSolver()(family, puzzle).solutions
    const { looks, essential } = family.rules.canonical
    expect(looks(copy)).not.toEqual(looks(puzzle))
    expect(essential(copy, exchanged(solution))).toEqual(essential(puzzle, solution))
  })

  it.each(['8x8/4x2', '10x10', '12x12', '12x12/2x6', '16x16', '25x25'])('of %s have one form', (text) => {
    const rng = makeRng(text)
    const shape = sudoku.notation.parseShape(text)
    const solution = solutionOf(text)
    const one = { puzzle: { shape, givens: solution.map((value, cell) => (cell % 3 ? 0 : value)) }, solution }
    const form = canonical.essential(one.puzzle, solution)
    expect(form).toBeDefined()
    for (let time = 0; time < 3; time++) {
      const twin = fixture.twin(rng, one)
      expect(canonical.essential(twin.puzzle, twin.solution)).toEqual(form)
    }
  })

  it('are too much work with many columns in two stacks; then looks are used', () => {
    const rng = makeRng('too much')
    const solution = solutionOf('16x16/2x8')
    const one = { puzzle: { shape: sudoku.notation.parseShape('16x16/2x8'), givens: solution }, solution }
    for (const { puzzle, solution } of [one, fixture.twin(rng, one)]) {
      expect(canonical.essential(puzzle, solution)).toBeUndefined()
      expect(canonicalForm(sudoku, puzzle, solution)).toEqual({
        puzzle: canonical.looks(puzzle),
        sameness: 'looks',
      })
    }
  })

  it('are stated in a grade if they are too much work', () => {
    const rules = { ...sudoku.rules, canonical: { ...canonical, essential: () => undefined } }
    const make = makeMaker(sudoku, sudoku.notation.parseShape('4x4'))
    // Forms are cached by puzzle, so each call gets a new puzzle.
    const gradeOf = (family: typeof sudoku) => makeGrader()(family, makeOne(make, 'graded').puzzle)
    expect((gradeOf(sudoku) as Grade).twins).toBeUndefined()
    expect((gradeOf({ ...sudoku, rules }) as Grade).twins).toBe('looks')
  })
})

function solutionOf(text: string): readonly number[] {
  const board = sudoku.making.fill(makeRng(text), sudoku.notation.parseShape(text), NO_WISHES)
  if (!board) throw new Error(`no ${text} was filled`)
  return board.solution
}
