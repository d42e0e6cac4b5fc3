import { describe, expect, it } from 'vitest'
import { fewestGivens } from '../../../src/families/sudoku/fewestGivens.ts'
import { sudoku } from '../../../src/families/sudoku/index.ts'
import {
  SUDOKU_SHAPES,
  type SudokuPuzzle,
  type SudokuShape,
  sudokuShape,
} from '../../../src/families/sudoku/puzzle.ts'
import { type SymmetryName, turnsOf } from '../../../src/families/symmetry.ts'
import { makeMaker, makeRng, makeSolver, NO_WISHES, redundantClues } from '../../../src/index.ts'
import { below, type Rng, shuffled } from '../../../src/kernel/rng.ts'
import { canonicalClues } from '../../support/canonical.ts'
import { makeOne } from '../../support/made.ts'

const { making } = sudoku
const usual = sudoku.notation.parseShape('9x9')

/** This many full grids. */
function grids(shape: SudokuShape, count: number, seed: string): (readonly number[])[] {
  const rng = makeRng(seed)
  const found: (readonly number[])[] = []
  while (found.length < count) {
    const board = making.fill(rng, shape, NO_WISHES)
    if (board) found.push(board.solution)
  }
  return found
}

/**
 * Pearson's statistic: the deviation of counts from their expected values. Cells with an expected value of 0
 * must be empty.
 */
function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const all = counts.reduce((a, b) => a + b, 0)
  return counts.reduce((sum, count, index) => {
    const due = all * shares[index]
    return sum + (due > 0 ? (count - due) ** 2 / due : count > 0 ? Infinity : 0)
  }, 0)
}

/** The value that the statistic exceeds once in a thousand samples, by degrees of freedom. */
const ONCE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 5: 20.52, 7: 24.32, 8: 26.12 }

function tally(values: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0)
  for (const value of values) counts[value]++
  return counts
}

describe('full grids', () => {
  it.each(SUDOKU_SHAPES.map(({ text }) => text))(
    '%s: keeps all rules and differs from seed to seed',
    (text) => {
      const shape = sudoku.notation.parseShape(text)
      const some = grids(shape, 3, text)
      for (const solution of some) {
        expect(sudoku.rules.faults({ shape, givens: solution }, solution)).toEqual([])
        expect(Math.min(...solution)).toBe(1)
      }
      expect(new Set(some.map(String)).size).toBe(3)
      expect(grids(shape, 3, text)).toEqual(some)
    },
  )

  it.each(SUDOKU_SHAPES.map(({ text }) => text))('%s: the first attempts nearly all succeed', (text) => {
    const rng = makeRng('attempts')
    const shape = sudoku.notation.parseShape(text)
    const tries = Array.from({ length: 20 }, () => making.fill(rng, shape, NO_WISHES))
    expect(tries.filter((board) => board !== undefined).length).toBeGreaterThanOrEqual(
      text === '4x4' ? 3 : 17,
    )
  })

  it('has each digit in each corner equally often', () => {
    const sample = grids(usual, 3000, 'corners')
    for (const corner of [0, 8, 72, 80, 40]) {
      const digits = tally(
        sample.map((grid) => grid[corner] - 1),
        9,
      )
      expect(chiSquare(digits, new Array(9).fill(1 / 9))).toBeLessThan(ONCE_IN_A_THOUSAND[8])
    }
  })

  // In other rows of its band, the digit of the corner is in another box; in other bands, it is in any column
  // except its own.
  const SHARES = {
    inBand: { line: 1, shares: [0, 0, 0, ...new Array(6).fill(1 / 6)], freedom: 5 },
    below: { line: 3, shares: [0, 1 / 6, 1 / 6, ...new Array(6).fill(1 / 9)], freedom: 7 },
    last: { line: 8, shares: [0, 1 / 6, 1 / 6, ...new Array(6).fill(1 / 9)], freedom: 7 },
  }
  it.each(Object.values(SHARES))(
    'has the digit of the corner anywhere in row and column $line',
    ({ line, shares, freedom }) => {
      const sample = grids(usual, 3000, 'lines')
      const inRow = sample.map((grid) => grid.slice(9 * line, 9 * line + 9).indexOf(grid[0]))
      const inColumn = sample.map((grid) => grid.filter((_, cell) => cell % 9 === line).indexOf(grid[0]))
      for (const places of [inRow, inColumn]) {
        expect(chiSquare(tally(places, 9), shares)).toBeLessThan(ONCE_IN_A_THOUSAND[freedom])
      }
    },
  )

  it('reaches all 288 grids of 4x4, each half to twice as often as expected', () => {
    const counts = new Map<string, number>()
    for (const grid of grids(sudoku.notation.parseShape('4x4'), 28_800, 'all')) {
      counts.set(String(grid), (counts.get(String(grid)) ?? 0) + 1)
    }
    expect(counts.size).toBe(288)
    expect(Math.min(...counts.values())).toBeGreaterThan(50)
    expect(Math.max(...counts.values())).toBeLessThan(200)
  })
})

describe('taking givens away', () => {
  /** Answers as if only these cells were needed. */
  function leftOver(puzzle: SudokuPuzzle, needed: ReadonlySet<number>, seed: string, symmetry: SymmetryName) {
    const board = { puzzle, solution: puzzle.givens }
    const reduction = making.reduce(makeRng(seed), board, { ...NO_WISHES, symmetry })
    let { givens } = puzzle
    let asked = 0
    let step = reduction.next(false)
    while (!step.done) {
      asked++
      const { puzzle: reduced, excluded } = step.value
      const gone = givens.flatMap((given, cell) => (given > 0 && reduced.givens[cell] === 0 ? cell : []))
      expect(gone.length).toBeGreaterThan(0)
      expect(excluded).toEqual(
        gone.length === 1 ? { cell: gone[0], value: puzzle.givens[gone[0]] } : undefined,
      )
      const isUnique = !gone.some((cell) => needed.has(cell))
      if (isUnique) givens = reduced.givens
      step = reduction.next(isUnique)
    }
    return { givens, asked, isMinimal: step.value }
  }

  const [full] = grids(usual, 1, 'full')
  const puzzle = { shape: usual, givens: full }
  const someCells = (rng: Rng) => shuffled(rng, Array.from(full.keys())).slice(0, below(rng, 40))

  it('leaves only the needed givens', () => {
    const rng = makeRng('needed')
    for (let seed = 0; seed < 50; seed++) {
      const needed = new Set(someCells(rng))
      const left = leftOver(puzzle, needed, String(seed), 'none')
      expect(left.givens).toEqual(full.map((value, cell) => (needed.has(cell) ? value : 0)))
      expect(left.isMinimal).toBe(true)
    }
  })

  it('proposes many givens at once while they can be removed', () => {
    expect(leftOver(puzzle, new Set(), 'seed', 'none').asked).toBeLessThan(12)
  })

  // The corner and r2c5, which lies in the middle column, are needed.
  it.each([
    ['rotate180', [0, 13, 67, 80]],
    ['rotate90', [0, 8, 13, 37, 43, 67, 72, 80]],
    ['mirrors', [0, 8, 13, 67, 72, 80]],
    ['diagonal', [0, 13, 37]],
  ] as const)('%s: leaves whole orbits', (symmetry, cells) => {
    const left = leftOver(puzzle, new Set([0, 13]), 'seed', symmetry)
    expect(left.givens.flatMap((value, cell) => (value > 0 ? cell : []))).toEqual(cells)
    expect(left.isMinimal).toBe(false)
  })

  it('does not propose blocked and empty cells', () => {
    const holed = { shape: usual, givens: full.with(7, -1).with(30, 0) }
    expect(leftOver(holed, new Set([80]), 'seed', 'none').givens).toEqual(
      full.map((value, cell) => (cell === 80 ? value : cell === 7 ? -1 : 0)),
    )
  })
})

describe('puzzles', () => {
  it('of 9x9 are minimal if ordered, by a solver of another strength', () => {
    const make = makeMaker(sudoku, usual, { ...NO_WISHES, minimal: true })
    const solver = makeSolver({ strength: 'basic' })
    for (let seed = 0; seed < 20; seed++) {
      const made = makeOne(make, `minimal/${seed}`)
      expect(solver(sudoku, made.puzzle).status).toBe('unique')
      expect(redundantClues(sudoku, made.puzzle, made.solution, solver)).toEqual({
        redundant: [],
        undecided: [],
      })
      expect(make(`minimal/${seed}`)).toEqual(made)
    }
  })

  it.each([
    ['16x16', 120],
    ['25x25', 330],
  ])('of %s have one solution with as few as %i givens', (text, most) => {
    const make = makeMaker(sudoku, sudoku.notation.parseShape(text), {
      ...NO_WISHES,
      clues: { least: most, most },
    })
    const made = makeOne(make, 'large', 3)
    expect(made.clues).toBe(most)
    expect(makeSolver({ strength: 'basic' })(sudoku, made.puzzle).status).toBe('unique')
  })
})

describe('the fewest givens', () => {
  it('are as published for boxes in both directions; the number for the largest shape may be unknown', () => {
    expect(SUDOKU_SHAPES.map((shape) => fewestGivens(shape)?.clues)).toEqual([
      4, 8, 8, 14, 14, 17, 9, 9, 11, 11, 11, 11, 15, 15, 15, 24,
    ])
  })

  it('are at most the numbers that the generator reaches', () => {
    const order = { ...NO_WISHES, clues: { least: 8, most: 8 } }
    expect(makeMaker(sudoku, sudokuShape(6), order)('eight', 3000)).toMatchObject({ clues: 8 })
  })
})

describe('canonical', () => {
  const renumbered = (rng: Rng, givens: readonly number[], size: number) => {
    const numbers = shuffled(
      rng,
      Array.from({ length: size }, (_, index) => index + 1),
    )
    return givens.map((given) => (given > 0 ? numbers[given - 1] : 0))
  }

  it.each([
    ['9x9', 8],
    ['6x6', 4],
    ['16x16', 8],
    ['12x12/2x6', 4],
  ])('%s: is the same after each of %i turns and any renumbering', (text, turns) => {
    const rng = makeRng(text)
    const shape = sudoku.notation.parseShape(text)
    const [full] = grids(shape, 1, text)
    const givens = full.map((value) => (below(rng, 3) === 0 ? value : 0))
    const name = canonicalClues(sudoku, { shape, givens })
    for (const turn of turnsOf(shape).slice(0, turns)) {
      const turned = turn.map((cell) => givens[cell])
      expect(canonicalClues(sudoku, { shape, givens: renumbered(rng, turned, shape.size) })).toBe(name)
    }
    const [one, other] = [givens.findIndex((given) => given > 0), givens.indexOf(0)]
    expect(canonicalClues(sudoku, { shape, givens: givens.with(one, 0) })).not.toBe(name)
    expect(canonicalClues(sudoku, { shape, givens: givens.with(other, full[other]) })).not.toBe(name)
  })

  it('differs for the transposed puzzle if boxes are not square', () => {
    const shape = sudoku.notation.parseShape('6x6')
    const empty = new Array<number>(36).fill(0)
    // Two givens of a row, and two of a column.
    const upright = canonicalClues(sudoku, { shape, givens: empty.with(0, 1).with(1, 2) })
    const lying = canonicalClues(sudoku, { shape, givens: empty.with(0, 1).with(6, 2) })
    expect(lying).not.toBe(upright)
  })
})
