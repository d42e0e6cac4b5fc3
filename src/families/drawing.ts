// The facet `drawing`, and what the drawings of all families share: how large numbers are, where they stand, and which lines there are.
//
//   ┏━━━┯━━━┓      Thin lines between cells; thick ones around the board and wherever a family has a wall
//   ┃ 5 │ 12┃      between two cells. All numbers of a board have one size, that of the longest which can
//   ┠───┼───┨      stand on it. What is printed is bold, what a solver writes regular.
//
// A figure of the typeface is half as wide as its em, and two thirds as high; that is all a drawing knows of letters.

import type { Line, Scene, Stroke, Text } from '../scene.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** What a family's boards look like. */
export interface Drawing<P extends Puzzle = Puzzle> {
  /** The board with these values; 0 is an empty cell. Givens are bold. */
  scene(puzzle: P, values: ArrayLike<number>): Scene
  /** What the board does not show of a puzzle's rules and is said beside it, where there is something. */
  note?(puzzle: P): Note | undefined
}

/** What a reader has to know of a puzzle to play it: a key of `notes`, and what fills the gaps. */
export interface Note {
  /** A key of the words' `notes`. */
  readonly kind: string
  /** What fills its gaps. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** Of a figure, in em. */
export const FIGURE = { width: 0.5, height: 0.66 } as const

/** The em of a board's numbers, by the figures of the longest. */
const NUMBER_SIZES = [0.68, 0.6, 0.49, 0.37] as const

/** The width that a number has in its cell. */
const NUMBER_ROOM = 0.8

/** The em of the numbers of a board on which nothing stands that is greater. */
export function numberSize(greatest: number): number {
  return NUMBER_SIZES[Math.min(String(greatest).length, NUMBER_SIZES.length) - 1]
}

/** Where the numbers of a board stand in their cells, and how large they are. */
export interface NumberLook {
  readonly size: number
  /** From the top of the cell to the middle of the number. */
  readonly middle: number
}

/** The board without anything beside it: its lines, and its numbers in the middle of their cells. */
export function plainScene(puzzle: Puzzle, values: ArrayLike<number>, greatest: number): Scene {
  const { shape } = puzzle
  return boardScene(shape, [
    ...gridLines(shape, () => false),
    ...numberTexts(puzzle, values, { size: numberSize(greatest), middle: 0.5 }),
  ])
}

/** A scene whose box is the board. */
export function boardScene({ rows, columns }: Shape, marks: Scene['marks']): Scene {
  return { left: 0, top: 0, width: columns, height: rows, marks }
}

/** The numbers of the cells that are not empty. */
export function numberTexts(
  { shape, givens }: Puzzle,
  values: ArrayLike<number>,
  { size, middle }: NumberLook,
): Text[] {
  return givens.flatMap((given, cell) => {
    const value = values[cell]
    if (!(value > 0)) return []
    const { x, y } = placeOf(shape, cell)
    const weight = value === given ? 'bold' : 'regular'
    return numberText(value, x + 0.5, y + middle, size, weight)
  })
}

/** A number around this point. */
export function numberText(
  value: number,
  x: number,
  y: number,
  size: number,
  weight: Text['weight'] = 'regular',
): Text {
  return { mark: 'text', text: String(value), anchor: 'middle', x, y, size, room: NUMBER_ROOM, weight }
}

/** The top left corner of a cell. */
export function placeOf({ columns }: Shape, cell: number): { x: number; y: number } {
  return { x: cell % columns, y: Math.floor(cell / columns) }
}

/**
 * The lines of a board, each from end to end where its stroke is the same: thick around the board and between cells with
 * a wall between them, thin between all others.
 */
export function gridLines({ rows, columns }: Shape, isWall: (cell: number, next: number) => boolean): Line[] {
  const strokeOf = (isBorder: boolean, cell: number, next: number): Stroke =>
    isBorder || isWall(cell, next) ? 'thick' : 'thin'
  const across = places(rows + 1).flatMap((y) => {
    const strokes = places(columns).map((x) =>
      strokeOf(y === 0 || y === rows, (y - 1) * columns + x, y * columns + x),
    )
    return runs(strokes).map(({ from, to, stroke }) => line(from, y, to, y, stroke))
  })
  const down = places(columns + 1).flatMap((x) => {
    const strokes = places(rows).map((y) =>
      strokeOf(x === 0 || x === columns, y * columns + x - 1, y * columns + x),
    )
    return runs(strokes).map(({ from, to, stroke }) => line(x, from, x, to, stroke))
  })
  // Thick ones last, over the ends of the thin ones.
  const isThick = ({ stroke }: Line) => stroke === 'thick'
  return [...across, ...down].toSorted((one, other) => Number(isThick(one)) - Number(isThick(other)))
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke): Line {
  return { mark: 'line', x1, y1, x2, y2, stroke }
}

/** 0, 1, 2, ... */
function places(length: number): number[] {
  return Array.from({ length }, (_, place) => place)
}

interface Run {
  readonly from: number
  to: number
  readonly stroke: Stroke
}

/** Equal strokes in a row, as one each. */
function runs(strokes: readonly Stroke[]): Run[] {
  const found: Run[] = []
  strokes.forEach((stroke, place) => {
    const last = found.at(-1)
    if (last?.stroke === stroke) last.to = place + 1
    else found.push({ from: place, to: place + 1, stroke })
  })
  return found
}
