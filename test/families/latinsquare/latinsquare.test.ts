// Latin squares: counted, classified and bounded as the literature has them; read and written.

import { describe, expect, it } from 'vitest'
import { canonicalLatinSquare } from '../../../src/families/latinsquare/canonical.ts'
import { fewestInSquare } from '../../../src/families/latinsquare/fewestInSquare.ts'
import { latinsquare } from '../../../src/families/latinsquare/index.ts'
import { leastSquare } from '../../../src/families/latinsquare/leastSquare.ts'
import { LATIN_SQUARE_SHAPES } from '../../../src/families/latinsquare/puzzle.ts'
import { makeReasoning } from '../../../src/grader/grade.ts'
import { makeSolver, parsePuzzle } from '../../../src/index.ts'
import { countSquareClasses, reducedSquares } from './squareClasses.ts'

const solve = makeSolver()
const shapeOf = (size: number) => latinsquare.notation.parseShape(`${size}x${size}`)
const squareOf = (size: number, valueAt: (row: number, column: number) => number) =>
  Array.from({ length: size * size }, (_, cell) => valueAt(Math.floor(cell / size), cell % size) + 1)

describe('all Latin squares', () => {
  it('are 576 of order 4 (OEIS A002860)', () => {
    const givens = new Array<number>(16).fill(0)
    expect(solve(latinsquare, { shape: shapeOf(4), givens }, { solutions: 1000 })).toMatchObject({
      count: 576,
      ended: 'exhausted',
    })
  })

  it.each([
    [4, 4],
    [5, 56],
    [6, 9408],
  ])('of order %i with the first row and column in order are %i (OEIS A000315)', (size, count) => {
    expect(reducedSquares(size)).toHaveLength(count)
  })

  // The classes under exchanges of rows, columns and numbers, and transposing: "types" in Brendan McKay, Alison Meynert
  // and Wendy Myrvold, Small Latin squares, quasigroups and loops (2007). The 17 of order 6 are counted in test/slow.
  it.each([
    [4, 2],
    [5, 2],
  ])('of order %i have %i least twins', (size, classes) => {
    expect(countSquareClasses(size)).toBe(classes)
  })

  it('have one way to the least twin for each symmetry', () => {
    // The sums of residues: n * n shifts, the multipliers of n, and transposing.
    const cyclic = (size: number) => squareOf(size, (row, column) => (row + column) % size)
    expect(leastSquare(cyclic(5), 5).ways).toHaveLength(25 * 4 * 2)
    expect(leastSquare(cyclic(9), 9).ways).toHaveLength(81 * 6 * 2)
    // The sums of bits: n * n shifts, the 6 and 168 linear maps of two and three bits, and transposing.
    const bits = (size: number) => squareOf(size, (row, column) => row ^ column)
    expect(leastSquare(bits(4), 4).ways).toHaveLength(16 * 6 * 2)
    expect(leastSquare(bits(8), 8).ways).toHaveLength(64 * 168 * 2)
  })
})

describe('puzzles', () => {
  it('with exchanged rows are twins that look different', () => {
    const { puzzle } = parsePuzzle('latinsquare:4x4:.42./...3/..../..4.')
    const [solution] = solve(latinsquare, { ...puzzle, shape: shapeOf(4) }).solutions
    const exchanged = (values: readonly number[]) => [
      ...values.slice(4, 8),
      ...values.slice(0, 4),
      ...values.slice(8),
    ]
    const board = { shape: shapeOf(4), givens: [...puzzle.givens] }
    const copy = { ...board, givens: exchanged(puzzle.givens) }
    expect(canonicalLatinSquare.looks(copy)).not.toEqual(canonicalLatinSquare.looks(board))
    expect(canonicalLatinSquare.essential(copy, exchanged(solution))).toEqual(
      canonicalLatinSquare.essential(board, solution),
    )
  })

  it('have at least the published numbers of givens, and order 4 has no puzzle with fewer', () => {
    expect(LATIN_SQUARE_SHAPES.map((shape) => fewestInSquare(shape).clues)).toEqual([4, 6, 9, 12, 16, 8])
    const squares = allOfOrder4()
    for (const square of kindsOfOrder4) {
      const sizes = uniqueSets(square, squares).map(countBits)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
    }
    expect(Math.min(...kindsOfOrder4.flatMap((square) => uniqueSets(square, squares).map(countBits)))).toBe(4)
  })

  it('of order 4 are all solved by singles', () => {
    const shape = shapeOf(4)
    const reason = makeReasoning()
    const squares = allOfOrder4()
    const tiers = new Set<string>()
    for (const square of kindsOfOrder4) {
      const sets = new Set(uniqueSets(square, squares))
      // Additional givens never make a puzzle harder, so minimal puzzles are sufficient.
      const minimal = [...sets].filter((cells) =>
        square.every((_, cell) => !(cells & (1 << cell)) || !sets.has(cells ^ (1 << cell))),
      )
      expect(minimal.length).toBeGreaterThan(100)
      for (const cells of minimal) {
        const givens = square.map((value, cell) => (cells & (1 << cell) ? value : 0))
        tiers.add(reason(latinsquare, { shape, givens }, square).tier)
      }
    }
    expect([...tiers]).toEqual([latinsquare.grading.hardestTier?.(shape)])
  })
})

/** A square of each of the two classes: sums of residues, and sums of bits. */
const kindsOfOrder4 = [
  squareOf(4, (row, column) => (row + column) % 4),
  squareOf(4, (row, column) => row ^ column),
]

function allOfOrder4(): readonly (readonly number[])[] {
  const givens = new Array<number>(16).fill(0)
  return solve(latinsquare, { shape: shapeOf(4), givens }, { solutions: 1000 }).solutions
}

/** The sets of cells, as bits, whose numbers no other square has. */
function uniqueSets(square: readonly number[], squares: readonly (readonly number[])[]): number[] {
  const alike = squares
    .filter((other) => String(other) !== String(square))
    .map((other) =>
      square.reduce((bits, value, cell) => (value === other[cell] ? bits | (1 << cell) : bits), 0),
    )
  return Array.from({ length: 1 << 16 }, (_, cells) => cells).filter((cells) =>
    alike.every((same) => (cells & ~same) !== 0),
  )
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

describe('the notation', () => {
  it('reads a line with slashes as a Latin square, and the same board without them as a Sudoku', () => {
    expect(parsePuzzle('.42./...3/..../..4.').family.name).toBe('latinsquare')
    expect(parsePuzzle('.42....3......4.').family.name).toBe('sudoku')
  })

  it('reads grids if the family is named', () => {
    const expected = parsePuzzle('latinsquare:4x4:.42./...3/..../..4.').puzzle
    expect(parsePuzzle('latin 4x4\n. 4 2 .\n. . . 3\n. . . .\n. . 4 .').puzzle).toEqual(expected)
    expect(parsePuzzle('latinsquare\n042_\n0003\n0000\n0040').puzzle).toEqual(expected)
  })

  it.each([
    ['latinsquare:3x3:.../.../...', '"3x3" is not a shape of a Latin square; expected NxN for N from 4 to 9'],
    ['latinsquare:4x4:.42./...3/...', 'row 3 has 3 cells, not the 4 of a 4x4 board'],
    ['latinsquare:4x4:.52./...3/..../..4.', '"5" is not a value from 1 to 4'],
    ['latinsquare:4x4:.44./...3/..../....', 'row 1 has 4 twice'],
    ['latinsquare:4x4:.4../.4.3/..../....', 'column 2 has 4 twice'],
  ])('refuses %s', (text, message) => {
    expect(() => parsePuzzle(text)).toThrow(message)
  })
})
