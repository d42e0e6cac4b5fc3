// Hidoku (Hidato): the numbers 1..n stand along a path over the n cells of the board that are not blocked;
// consecutive numbers are neighbours. Neighbours are the eight cells around (a king's moves) or, in a
// Numbrix, the four beside (a rook's). The rules are told in the Hidoku post (Findling 2015).
//
//   1  2  8      a 3x3 board: 1-2-3 turns around the corner, 7-8-9 goes by diagonals
//   4  3  7
//   5  6  9

import { BLOCKED } from '../../kernel/model.ts'
import { PuzzleError, quote, type Span } from '../error.ts'
import type { Fault, Puzzle, Shape } from '../family.ts'
import { outOfRange, repeats } from '../grid.ts'
import { memo } from '../memo.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { count } from '../text.ts'

export const ADJACENCIES = ['king', 'rook'] as const
export type Adjacency = (typeof ADJACENCIES)[number]

export interface HidokuShape extends Shape {
  readonly adjacency: Adjacency
}

export type HidokuPuzzle = Puzzle<HidokuShape>

/** The most rows and columns: a row's cells are bits of one word. */
export const LONGEST_SIDE = 31

const OFFSETS: Readonly<Record<Adjacency, readonly (readonly [number, number])[]>> = {
  king: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
  rook: [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ],
}

/** Whether a board has sides that a Hidoku can have: two cells at least, 31 rows and columns at most. */
export function isSize(rows: number, columns: number): boolean {
  return rows >= 1 && columns >= 1 && rows * columns >= 2 && rows <= LONGEST_SIDE && columns <= LONGEST_SIDE
}

export function makeShape(rows: number, columns: number, adjacency: Adjacency = 'king'): HidokuShape {
  const text = adjacency === 'king' ? `${rows}x${columns}` : `${rows}x${columns}/${adjacency}`
  return { rows, columns, text, adjacency }
}

export function parseShape(text: string, at?: Span): HidokuShape {
  const match = /^(\d{1,2})x(\d{1,2})(?:\/(king|rook))?$/.exec(text)
  if (match && isSize(Number(match[1]), Number(match[2]))) {
    return makeShape(Number(match[1]), Number(match[2]), match[3] as Adjacency | undefined)
  }
  throw new PuzzleError(
    'shape',
    `${quote(text)} is not a Hidoku shape: ROWSxCOLUMNS from 1x2 to ${LONGEST_SIDE}x${LONGEST_SIDE}, or ROWSxCOLUMNS/rook`,
    at,
  )
}

/** The neighbours of each cell, in reading order. */
export const neighboursOf = memo(
  (shape: HidokuShape) => shape.text,
  ({ rows, columns, adjacency }): readonly (readonly number[])[] =>
    Array.from({ length: rows * columns }, (_, cell) =>
      OFFSETS[adjacency].flatMap(([down, right]) => {
        const row = Math.floor(cell / columns) + down
        const column = (cell % columns) + right
        return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : []
      }),
    ),
)

/** How many numbers a board takes: its cells that are not blocked. */
export function countNumbers(givens: readonly number[]): number {
  let numbers = 0
  for (const given of givens) if (given !== BLOCKED) numbers++
  return numbers
}

/** Whether a cell shows the first or the last number. */
export function isEnd(givens: readonly number[], cell: number): boolean {
  return givens[cell] === 1 || (givens[cell] > 1 && givens[cell] === countNumbers(givens))
}

/** The givens that all turns of a puzzle have in common with those of the path from its other end. */
export function canonicalGivens({ shape, givens }: HidokuPuzzle): number[] {
  const numbers = countNumbers(givens)
  const backwards = givens.map((value) => (value > 0 ? numbers + 1 - value : value))
  return smallestImage([givens, backwards], turnsOf(shape))
}

/** The steps from one cell to each cell around blocked ones, as far as `limit` steps; Infinity beyond. */
export function stepsFrom({ shape, givens }: HidokuPuzzle, start: number, limit = Infinity): number[] {
  const neighbours = neighboursOf(shape)
  const steps = new Array<number>(givens.length).fill(Infinity)
  steps[start] = 0
  let frontier = [start]
  for (let distance = 1; distance <= limit && frontier.length > 0; distance++) {
    const next: number[] = []
    for (const cell of frontier) {
      for (const neighbour of neighbours[cell]) {
        if (givens[neighbour] === BLOCKED || steps[neighbour] !== Infinity) continue
        steps[neighbour] = distance
        next.push(neighbour)
      }
    }
    frontier = next
  }
  return steps
}

export function faults(puzzle: HidokuPuzzle, values: ArrayLike<number>): Fault[] {
  const { givens } = puzzle
  const numbers = countNumbers(givens)
  const cells = givens.map((_, cell) => cell)
  const open = cells.filter((cell) => givens[cell] !== BLOCKED)
  const onBlocked = cells
    .filter((cell) => givens[cell] === BLOCKED && values[cell] > 0)
    .map((cell) => ({ rule: `${values[cell]} is on a blocked cell`, cells: [cell] }))
  const sound = open.filter((cell) => values[cell] >= 1 && values[cell] <= numbers)
  return [
    ...onBlocked,
    ...outOfRange(values, open, 1, numbers),
    ...repeats(values, sound, 'the board'),
    ...gapFaults(puzzle, values, sound),
  ]
}

/** Numbers next to each other in order that the path cannot join: their cells are too far apart. */
function gapFaults(puzzle: HidokuPuzzle, values: ArrayLike<number>, cells: readonly number[]): Fault[] {
  const ordered = cells.toSorted((a, b) => values[a] - values[b])
  return ordered.slice(1).flatMap((cell, index) => {
    const before = ordered[index]
    const difference = values[cell] - values[before]
    if (difference === 0 || stepsFrom(puzzle, before, difference)[cell] <= difference) return []
    const rule =
      difference === 1
        ? `${values[before]} and ${values[cell]} do not touch`
        : `${values[before]} and ${values[cell]} are more than ${count(difference, 'step')} apart`
    return { rule, cells: [before, cell] }
  })
}
