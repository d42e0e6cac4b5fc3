// Random boards of every family for the tests: small enough for an oracle, with and without solutions.

import { findFamily } from '../../src/families/registry.ts'
import type { Family, Puzzle } from '../../src/index.ts'
import { BLOCKED } from '../../src/kernel/model.ts'
import { below, makeRng, type Rng } from '../../src/kernel/rng.ts'
import { makeSolver } from '../../src/solver/solve.ts'

export interface Board {
  readonly family: Family
  readonly puzzle: Puzzle
  /** A solution, unless the clues were spoilt on purpose. */
  readonly solution: readonly number[] | undefined
}

/** The same board for the same seed. About a third have clues that fit no longer. */
export function randomBoard(name: string, seed: string): Board {
  const rng = makeRng(`${name}/${seed}`)
  return MAKERS[name](findFamily(name), rng, below(rng, 3) === 0)
}

/** How many different small boards the oracle is asked about. */
export const SHAPES_TRIED: Readonly<Record<string, readonly string[]>> = {
  sudoku: ['4x4', '6x6', '6x6/3x2', '8x8/4x2'],
  kenken: ['3x3', '4x4', '5x5'],
  survo: ['2x2', '2x3', '3x3', '2x5', '3x4'],
  hidoku: ['2x3', '3x3', '3x4/rook', '4x4', '4x5/rook', '5x5/rook'],
  magic: ['3x3', '3x3/7..15', '4x4', '4x4/10..25'],
}

type Maker = (family: Family, rng: Rng, spoilt: boolean) => Board

const MAKERS: Readonly<Record<string, Maker>> = {
  sudoku(family, rng, spoilt) {
    const shape = family.notation.parseShape(oneOf(rng, SHAPES_TRIED.sudoku))
    const empty = new Array<number>(shape.rows * shape.columns).fill(0)
    const solution = someSolution(family, { shape, givens: empty }, rng)
    const givens = keepSome(rng, solution, Math.floor(solution.length * 0.35))
    if (spoilt) spoilOneGiven(rng, givens, 1, shape.rows)
    return { family, puzzle: { shape, givens }, solution: spoilt ? undefined : solution }
  },

  kenken(family, rng, spoilt) {
    const shape = family.notation.parseShape(oneOf(rng, SHAPES_TRIED.kenken))
    const size = shape.rows
    const solution = randomLatinSquare(rng, size)
    const cages = randomCages(rng, size).map((cells) => {
      const values = cells.map((cell) => solution[cell])
      const sum = values.reduce((a, b) => a + b)
      const product = values.reduce((a, b) => a * b)
      const largest = Math.max(...values)
      const difference = 2 * largest - sum
      const quotient = (largest * largest) / product
      const choices = [
        ['+', sum],
        ['x', product],
        ...(difference >= 0 ? [['-', difference]] : []),
        ...(Number.isInteger(quotient) ? [['/', quotient]] : []),
      ] as [string, number][]
      const [operator, target] = cells.length === 1 ? ['=', values[0]] : oneOf(rng, choices)
      return { operator, target, cells }
    })
    if (spoilt) {
      const index = below(rng, cages.length)
      cages[index] = { ...cages[index], target: cages[index].target + 1 }
    }
    const puzzle = { shape, givens: new Array<number>(size * size).fill(0), cages }
    return { family, puzzle, solution: spoilt ? undefined : solution }
  },

  survo(family, rng, spoilt) {
    const shape = family.notation.parseShape(oneOf(rng, SHAPES_TRIED.survo))
    const { rows, columns } = shape
    const solution = shuffled(
      rng,
      Array.from({ length: rows * columns }, (_, index) => index + 1),
    )
    const sumOf = (cells: number[]) => cells.reduce((sum, cell) => sum + solution[cell], 0)
    const rowSums = range(rows).map((row) => sumOf(range(columns).map((column) => row * columns + column)))
    const columnSums = range(columns).map((column) => sumOf(range(rows).map((row) => row * columns + column)))
    if (spoilt) {
      rowSums[0] += 2
      rowSums[1] -= 2
    }
    const givens = keepSome(rng, solution, below(rng, Math.ceil((rows * columns) / 3)))
    return {
      family,
      puzzle: { shape, givens, rowSums, columnSums } as Puzzle,
      solution: spoilt ? undefined : solution,
    }
  },

  hidoku(family, rng, spoilt) {
    const shape = family.notation.parseShape(oneOf(rng, SHAPES_TRIED.hidoku))
    const solution = randomPath(rng, shape)
    const givens = keepSome(rng, solution, 2 + below(rng, Math.ceil(solution.length / 3)))
    const length = solution.filter((value) => value !== BLOCKED).length
    if (spoilt) spoilOneGiven(rng, givens, 1, length)
    return { family, puzzle: { shape, givens }, solution: spoilt ? undefined : solution }
  },

  magic(family, rng, spoilt) {
    const shape = family.notation.parseShape(oneOf(rng, SHAPES_TRIED.magic)) as ReturnType<
      Family['notation']['parseShape']
    > & {
      first: number
      last: number
    }
    const empty = new Array<number>(shape.rows * shape.columns).fill(0)
    const solution = someSolution(family, { shape, givens: empty }, rng)
    const givens = keepSome(rng, solution, shape.rows === 3 ? below(rng, 3) : 3 + below(rng, 5))
    if (spoilt) spoilOneGiven(rng, givens, shape.first, shape.last)
    return { family, puzzle: { shape, givens }, solution: spoilt ? undefined : solution }
  },
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

function oneOf<T>(rng: Rng, choices: readonly T[]): T {
  return choices[below(rng, choices.length)]
}

function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(rng, last + 1)
    ;[copy[last], copy[other]] = [copy[other], copy[last]]
  }
  return copy
}

function someSolution(family: Family, puzzle: Puzzle, rng: Rng): readonly number[] {
  const solver = makeSolver({ values: 'random', seed: String(rng()), strength: 'basic' })
  return solver(family, puzzle, { solutions: 1 }).solutions[0]
}

/** The board with this many of its numbers; blocked cells stay. */
function keepSome(rng: Rng, solution: readonly number[], kept: number): number[] {
  const cells = shuffled(
    rng,
    range(solution.length).filter((cell) => solution[cell] !== BLOCKED),
  ).slice(0, kept)
  return solution.map((value, cell) => (value === BLOCKED || cells.includes(cell) ? value : 0))
}

/** Puts another number of the range, not yet given, in the place of one of the givens. */
function spoilOneGiven(rng: Rng, givens: number[], lowest: number, highest: number): void {
  const given = range(givens.length).filter((cell) => givens[cell] > 0)
  const others = range(highest - lowest + 1)
    .map((offset) => lowest + offset)
    .filter((value) => !givens.includes(value))
  if (given.length > 0 && others.length > 0) givens[oneOf(rng, given)] = oneOf(rng, others)
}

function randomLatinSquare(rng: Rng, size: number): number[] {
  const symbols = shuffled(rng, range(size))
  const rows = shuffled(rng, range(size))
  const columns = shuffled(rng, range(size))
  return rows.flatMap((row) => columns.map((column) => symbols[(row + column) % size] + 1))
}

/** A partition into connected cages of one to four cells. */
function randomCages(rng: Rng, size: number): number[][] {
  const cageOf = new Array<number>(size * size).fill(-1)
  const cages: number[][] = []
  for (const start of shuffled(rng, range(size * size))) {
    if (cageOf[start] >= 0) continue
    const cage = [start]
    cageOf[start] = cages.length
    for (let wanted = below(rng, 4); wanted > 0; wanted--) {
      const border = cage
        .flatMap((cell) => neighbours(cell, size, size, false))
        .filter((cell) => cageOf[cell] < 0)
      if (border.length === 0) break
      const next = oneOf(rng, border)
      cageOf[next] = cages.length
      cage.push(next)
    }
    cages.push(cage.sort((a, b) => a - b))
  }
  return cages.sort((a, b) => a[0] - b[0])
}

function neighbours(cell: number, rows: number, columns: number, diagonal: boolean): number[] {
  const row = Math.floor(cell / columns)
  const column = cell % columns
  return range(rows * columns).filter((other) => {
    const down = Math.abs(Math.floor(other / columns) - row)
    const across = Math.abs((other % columns) - column)
    return diagonal ? Math.max(down, across) === 1 : down + across === 1
  })
}

/** A path through a random part of the board that is long enough; the cells that it leaves out are blocked. */
function randomPath(rng: Rng, shape: { rows: number; columns: number; text: string }): number[] {
  const cells = shape.rows * shape.columns
  const diagonal = !shape.text.endsWith('/rook')
  for (;;) {
    const values = new Array<number>(cells).fill(BLOCKED)
    let cell = below(rng, cells)
    let number = 0
    for (;;) {
      values[cell] = ++number
      const open = neighbours(cell, shape.rows, shape.columns, diagonal).filter(
        (next) => values[next] === BLOCKED,
      )
      if (open.length === 0) break
      cell = oneOf(rng, open)
    }
    if (number >= cells * 0.75) return values
  }
}
