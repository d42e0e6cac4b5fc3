// A board for the terminal: outlines of the cages, each with its clue in its first cell, and the numbers below.
//
//   ┌─────────┬────┐
//   │3+       │2   │
//   │  1    2 │  3 │
//   ├────┬────┴────┤
//
// A corner of the grid is drawn by which of the four edges that meet there are part of an outline.

import type { Cage, KenkenPuzzle } from './rules.ts'

/** By the edges of a corner: 1 for the one above, 2 to the right, 4 below, 8 to the left. */
const CORNERS = Array.from(' ╵╶└╷│┌├╴┘─┴┐┤┬┼')
const [SIDE_ABOVE, SIDE_RIGHT, SIDE_BELOW, SIDE_LEFT] = [1, 2, 4, 8]
const EMPTY = '·'
const NARROWEST = 3

/** The board with these values; a dot stands for an empty cell. */
export function formatBoard({ shape, cages }: KenkenPuzzle, values: ArrayLike<number>): string {
  const { size } = shape
  const cageOf = new Map(cages.flatMap((cage) => cage.cells.map((cell) => [cell, cage] as const)))
  const labels = new Map(cages.map((cage) => [Math.min(...cage.cells), labelOf(cage)]))
  const width = Math.max(NARROWEST, ...Array.from(labels.values(), (label) => label.length)) + 1
  const line = Array.from({ length: size }, (_, place) => place)

  /** The cage at a place; none beyond the border. */
  function cageAt(row: number, column: number): Cage | undefined {
    return column >= 0 && column < size ? cageOf.get(row * size + column) : undefined
  }

  function isWallAbove(row: number, column: number): boolean {
    return cageAt(row - 1, column) !== cageAt(row, column)
  }

  function isWallLeft(row: number, column: number): boolean {
    return cageAt(row, column - 1) !== cageAt(row, column)
  }

  /** The corner above and to the left of a place. */
  function corner(row: number, column: number): string {
    return CORNERS[
      (isWallLeft(row - 1, column) ? SIDE_ABOVE : 0) |
        (isWallAbove(row, column) ? SIDE_RIGHT : 0) |
        (isWallLeft(row, column) ? SIDE_BELOW : 0) |
        (isWallAbove(row, column - 1) ? SIDE_LEFT : 0)
    ]
  }

  function border(row: number): string {
    const edges = line.map(
      (column) => corner(row, column) + (isWallAbove(row, column) ? '─' : ' ').repeat(width),
    )
    return edges.join('') + corner(row, size)
  }

  function content(row: number, write: (cell: number) => string): string {
    const places = line.map(
      (column) => (isWallLeft(row, column) ? '│' : ' ') + write(row * size + column).padEnd(width),
    )
    return `${places.join('')}│`
  }

  const numberAt = (cell: number) => (values[cell] > 0 ? `${values[cell]}` : EMPTY).padStart(width >> 1)
  const rows = line.flatMap((row) => [
    border(row),
    content(row, (cell) => labels.get(cell) ?? ''),
    content(row, numberAt),
  ])
  return [...rows, border(size)].join('\n')
}

/** `240x`, or the number alone for a single cell. */
function labelOf({ target, operator, cells }: Cage): string {
  return cells.length === 1 ? `${target}` : `${target}${operator}`
}
