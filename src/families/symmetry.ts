// The rotations and reflections of a board, and the symmetric patterns of givens that they make.
//
//   . a .   rotate90: these four cells belong together     . a b   mirror-h: a with a, b with b, ... left and
//   a . a   (half a turn joins only the opposite       c d e   right of the middle line
//   . a .   ones: rotate180)                           ...

import { memo } from './memo.ts'
import type { Shape } from './puzzle.ts'

/**
 * A rotation or reflection: the position to which it moves a cell. If it swaps rows and columns, it needs a
 * square board.
 */
interface Turn {
  readonly swaps: boolean
  readonly move: (row: number, column: number, lastRow: number, lastColumn: number) => [number, number]
}

/**
 * The eight rotations and reflections of a square. The four that do not swap rows and columns apply to any
 * board.
 */
const TURNS = {
  identity: { swaps: false, move: (row, column) => [row, column] },
  half: { swaps: false, move: (row, column, lastRow, lastColumn) => [lastRow - row, lastColumn - column] },
  leftRight: { swaps: false, move: (row, column, _, lastColumn) => [row, lastColumn - column] },
  upDown: { swaps: false, move: (row, column, lastRow) => [lastRow - row, column] },
  quarter: { swaps: true, move: (row, column, lastRow) => [column, lastRow - row] },
  threeQuarters: { swaps: true, move: (row, column, _, lastColumn) => [lastColumn - column, row] },
  falling: { swaps: true, move: (row, column) => [column, row] },
  rising: { swaps: true, move: (row, column, lastRow, lastColumn) => [lastColumn - column, lastRow - row] },
} as const satisfies Record<string, Turn>

type TurnName = keyof typeof TURNS

/**
 * The symmetries of givens, each with its description and the rotations and reflections that keep the
 * pattern.
 */
export const SYMMETRIES = {
  none: { what: 'anywhere', turns: [] },
  rotate180: { what: 'the same after half a turn', turns: ['half'] },
  rotate90: { what: 'the same after a quarter turn', turns: ['quarter'] },
  'mirror-h': { what: 'mirrored left to right', turns: ['leftRight'] },
  'mirror-v': { what: 'mirrored top to bottom', turns: ['upDown'] },
  mirrors: { what: 'mirrored left to right and top to bottom', turns: ['leftRight', 'upDown'] },
  diagonal: { what: 'mirrored in the falling diagonal', turns: ['falling'] },
  antidiagonal: { what: 'mirrored in the rising diagonal', turns: ['rising'] },
  diagonals: { what: 'mirrored in both diagonals', turns: ['falling', 'rising'] },
  all: { what: 'the same after every rotation and reflection', turns: ['quarter', 'leftRight'] },
} as const satisfies Record<string, { what: string; turns: readonly TurnName[] }>

/** One of the keys of `SYMMETRIES`. */
export type SymmetryName = keyof typeof SYMMETRIES

/** Whether a board of this shape can have the symmetry. Quarter turns and diagonals need a square. */
export function hasSymmetry({ rows, columns }: Shape, symmetry: SymmetryName): boolean {
  return rows === columns || SYMMETRIES[symmetry].turns.every((name) => !TURNS[name].swaps)
}

/** For each cell, the cell to which a rotation or reflection moves it. */
function turnOf({ rows, columns }: Shape, name: TurnName): number[] {
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = TURNS[name].move(Math.floor(cell / columns), cell % columns, rows - 1, columns - 1)
    return row * columns + column
  })
}

const bySides = ({ rows, columns }: Shape) => `${rows}x${columns}`

/**
 * The rotations and reflections of a board, each as the cell to which it moves each cell: eight for a square,
 * otherwise four. The identity comes first.
 */
export const turnsOf = memo(bySides, (shape: Shape): readonly (readonly number[])[] => {
  const names = Object.keys(TURNS) as TurnName[]
  return names
    .filter((name) => shape.rows === shape.columns || !TURNS[name].swaps)
    .map((name) => turnOf(shape, name))
})

/**
 * The orbits of a symmetry: sets of cells that are either all given or all empty. Each orbit begins with its
 * first cell in reading order.
 */
export function orbits(shape: Shape, symmetry: SymmetryName): readonly (readonly number[])[] {
  return orbitsUnder({ shape, symmetry })
}

const orbitsUnder = memo(
  ({ shape, symmetry }: { shape: Shape; symmetry: SymmetryName }) => `${bySides(shape)} ${symmetry}`,
  ({ shape, symmetry }) => {
    const turns = SYMMETRIES[symmetry].turns.map((name) => turnOf(shape, name))
    const seen = new Set<number>()
    const found: number[][] = []
    for (let start = 0; start < shape.rows * shape.columns; start++) {
      if (seen.has(start)) continue
      const orbit = [start]
      seen.add(start)
      for (const cell of orbit) {
        for (const turn of turns) {
          if (seen.has(turn[cell])) continue
          seen.add(turn[cell])
          orbit.push(turn[cell])
        }
      }
      found.push(orbit)
    }
    return found
  },
)

/**
 * The smallest image of these boards under these maps, compared cell by cell. With `renumbered`, values are
 * replaced by numbers in order of appearance: 3 1 . 3 becomes 1 2 . 1.
 */
export function smallestImage(
  boards: readonly (readonly number[])[],
  turns: readonly ArrayLike<number>[],
  renumbered = false,
): number[] {
  let best: number[] = []
  for (const board of boards) {
    for (const turn of turns) {
      const numbers: number[] = []
      let numbersUsed = 0
      const image: number[] = []
      let isSmaller = best.length === 0
      for (let cell = 0; cell < board.length; cell++) {
        let value = board[turn[cell]]
        if (renumbered && value > 0) value = numbers[value] ??= ++numbersUsed
        if (!isSmaller && value > best[cell]) break
        if (value < best[cell]) isSmaller = true
        image.push(value)
      }
      if (isSmaller) best = image
    }
  }
  return best
}
