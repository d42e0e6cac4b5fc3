// Boards with all kinds of groups, and their properties by definition, for the tests of the common model.

import {
  groupsOfKind,
  type LatinBoard,
  type LatinGroup,
  squareBoard,
} from '../../../src/families/latin/boardOfGroups.ts'
import type { Puzzle, Shape } from '../../../src/families/puzzle.ts'
import { sudokuBoard, sudokuShape } from '../../../src/families/sudoku/puzzle.ts'
import { below, type Rng, shuffled } from '../../../src/kernel/rng.ts'

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** A square with these groups besides its rows and columns. */
export function square(size: number, others: readonly LatinGroup[] = []): LatinBoard {
  return squareBoard(shapeOf(size), { groups: others })
}

/** Both diagonals of a square. */
export function diagonals(size: number): LatinGroup[] {
  const places = range(0, size - 1)
  return [
    ...groupsOfKind('falling', [places.map((place) => place * (size + 1))]),
    ...groupsOfKind('rising', [places.map((place) => (place + 1) * (size - 1))]),
  ]
}

/** Regions drawn as one letter per cell. */
export function regions(...rows: string[]): LatinGroup[] {
  const letters = Array.from(rows.join(''))
  const cellsOf = (letter: string) => letters.flatMap((other, cell) => (other === letter ? cell : []))
  return groupsOfKind('region', [...new Set(letters)].sort().map(cellsOf))
}

/**
 * Two squares of order 4 that share a corner of four cells. The shared cells are in four lines, so the board
 * is not a square.
 */
function twins(): LatinBoard {
  const lines = squareBoard(shapeOf(4)).groups
  const shared = new Map([0, 1, 4, 5].map((cell, index) => [cell, [10, 11, 14, 15][index]]))
  const cellOf = (cell: number) => shared.get(cell) ?? 16 + [2, 3, 6, 7, ...range(8, 15)].indexOf(cell)
  const second = lines.map((line) => ({ ...line, number: line.number + 4, cells: line.cells.map(cellOf) }))
  return { size: 4, cells: 28, groups: [...second, ...lines] }
}

/** Boards by name. */
export const BOARDS: Readonly<Record<string, LatinBoard>> = {
  'Latin square of order 4': square(4),
  'Latin square of order 5': square(5),
  'diagonal square of order 4': square(4, diagonals(4)),
  'diagonal square of order 5': square(5, diagonals(5)),
  'jigsaw of order 4': square(4, regions('aabb', 'acbb', 'accd', 'cddd')),
  'jigsaw of order 5': square(5, regions('aaabb', 'aacbb', 'dcccb', 'ddcee', 'ddeee')),
  'jigsaw with diagonals': square(5, [
    ...regions('aaabb', 'aacbb', 'dcccb', 'ddcee', 'ddeee'),
    ...diagonals(5),
  ]),
  'Sudoku of order 4': sudokuBoard({ shape: sudokuShape(4) }),
  'two squares that overlap': twins(),
}

/** A puzzle on a board. Its shape is only a placeholder. */
export function puzzleOf(board: LatinBoard, givens: readonly number[]): Puzzle {
  return { shape: shapeOf(board.size), givens }
}

function shapeOf(size: number): Shape {
  return { rows: size, columns: size, text: `${size}x${size}` }
}

/** Every solution of a board, by trying each number in each cell. */
export function bruteForce({ size, cells, groups }: LatinBoard, givens: readonly number[]): number[][] {
  const solutions: number[][] = []
  const values = new Array<number>(cells).fill(0)
  const fits = (cell: number) =>
    groups.every(
      (group) =>
        !group.cells.includes(cell) ||
        group.cells.every((other) => other === cell || values[other] !== values[cell]),
    )
  const extend = (cell: number) => {
    if (cell === cells) solutions.push([...values])
    else {
      for (const value of givens[cell] > 0 ? [givens[cell]] : range(1, size)) {
        values[cell] = value
        if (fits(cell)) extend(cell + 1)
      }
      values[cell] = 0
    }
  }
  extend(0)
  return solutions
}

/** Puzzles of a board, from few givens to many, a third of them with a wrong one. */
export function randomPuzzles(rng: Rng, board: LatinBoard, count: number): number[][] {
  const { cells } = board
  // Renumbered solutions are solutions, so it is enough to find those with one number in its place.
  const start = new Array<number>(cells).fill(0)
  const [first] = board.groups
  first.cells.forEach((cell, index) => {
    start[cell] = index + 1
  })
  const solutions = bruteForce(board, start)
  return range(0, count - 1).map((index) => {
    const solution = solutions[below(rng, solutions.length)]
    const names = shuffled(rng, range(1, board.size))
    const renamed = solution.map((value) => names[value - 1])
    const count = Math.floor(cells / 4) + below(rng, Math.floor(cells / 3))
    const shown = shuffled(rng, range(0, cells - 1)).slice(0, count)
    const givens = renamed.map((value, cell) => (shown.includes(cell) ? value : 0))
    if (index % 3 === 2) givens[shown[0]] = (givens[shown[0]] % board.size) + 1
    return givens
  })
}
