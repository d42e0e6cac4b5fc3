// The facet `drawing`, and the parts of drawings that all families share: the lines, and the sizes and positions of
// numbers.
//
//   ┏━━━┯━━━┓      Lines between cells are thin; lines around the board, and where a family has a wall between
//   ┃ 5 │ 12┃      two cells, are thick. All numbers of a board have the same size, which depends on its longest
//   ┠───┼───┨      number. Givens are bold, written numbers regular.
//
// A digit of the typeface is half an em wide and two thirds of an em high. Drawings know nothing else about the
// typeface.

import type { Line, PictureShape, Scene, Stroke, Text } from '../scene.ts'
import { say } from '../words/formatMessage.ts'
import { range } from './constraintProblem.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** The marks for clues besides lines and numbers, in units of a cell from the top left corner of the board. */
export interface Signs {
  /** Shapes below the lines and the numbers of the board. */
  readonly below?: readonly PictureShape[]
  /** Shapes above the lines of the board. */
  readonly above?: readonly PictureShape[]
  /** Numbers and letters of clues. */
  readonly texts?: readonly Text[]
}

/** The drawing of a family's boards. */
export interface Drawing<P extends Puzzle = Puzzle> {
  /** Draws the board with these values; 0 stands for an empty cell. Givens are bold. */
  scene(puzzle: P, values: ArrayLike<number>): Scene
  /** Whether boards of a shape have signs, such as dots and thermometers. */
  hasSigns?(shape: P['shape']): boolean
  /** The signs of the scene, in painting order; a family without this function has none. */
  signs?(puzzle: P): Required<Signs>
  /** Notes for print about rules that the board does not show; a family without this function has none. */
  notes?(puzzle: P): readonly Note[]
}

/** A note that a reader needs to play a puzzle, as a key of the words' `notes` and the facts for placeholders. */
export interface Note {
  /** A key of the words' `notes`. */
  readonly kind: string
  /** The facts for the placeholders of the note. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** Joins notes to one text; `texts` are the words' `notes` in a language. Empty if there are no notes. */
export function notesText(told: readonly Note[], texts: Readonly<Record<string, string>> = {}): string {
  return told.map(({ kind, facts }) => say(texts[kind] ?? '', facts)).join(' ')
}

/** The width and the height of a digit, in em. */
export const FIGURE = { width: 0.5, height: 0.66 } as const

/** The em of a board's numbers, by the number of digits of the longest number. */
const NUMBER_SIZES = [0.68, 0.6, 0.49, 0.37] as const

/** The width available to a number in its cell, as a share of the cell. */
const NUMBER_ROOM = 0.8

/** The em of the numbers of a board, given its greatest number. */
export function numberSize(greatest: number): number {
  return NUMBER_SIZES[Math.min(String(greatest).length, NUMBER_SIZES.length) - 1]
}

/** The size of numbers, and their position in cells. */
export interface NumberLook {
  readonly size: number
  /** The distance from the top of the cell to the middle of the number. */
  readonly middle: number
}

/** Draws the board without signs: its lines, and the numbers in the middle of their cells. */
export function plainScene(
  puzzle: Puzzle,
  values: ArrayLike<number>,
  greatest: number,
  isWall: (cell: number, next: number) => boolean = () => false,
): Scene {
  const { shape } = puzzle
  return boardScene(shape, [
    ...gridLines(shape, isWall),
    ...numberTexts(puzzle, values, { size: numberSize(greatest), middle: 0.5 }),
  ])
}

/** Makes a scene whose box is the board. */
export function boardScene({ rows, columns }: Shape, marks: Scene['marks']): Scene {
  return { left: 0, top: 0, width: columns, height: rows, marks }
}

/** Draws the numbers of the cells that are not empty. */
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

/** Draws a number with its middle at this point. */
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
 * The lines of a board: thick around the board and between cells separated by a wall, thin elsewhere. Each line is as
 * long as its stroke stays the same.
 */
export function gridLines({ rows, columns }: Shape, isWall: (cell: number, next: number) => boolean): Line[] {
  const lines = [true, false].flatMap((isLevel) => {
    const [last, length] = isLevel ? [rows, columns] : [columns, rows]
    return range(0, last).flatMap((at) => {
      const strokes = range(0, length - 1).map((along): Stroke => {
        const [cell, step] = isLevel ? [at * columns + along, columns] : [along * columns + at, 1]
        return at === 0 || at === last || isWall(cell - step, cell) ? 'thick' : 'thin'
      })
      return runs(strokes).map(({ from, to, stroke }): Line => {
        const ends = isLevel ? { x1: from, y1: at, x2: to, y2: at } : { x1: at, y1: from, x2: at, y2: to }
        return { mark: 'line', ...ends, stroke }
      })
    })
  })
  // Thick lines come last, so that they cover the ends of thin ones.
  const isThick = ({ stroke }: Line) => stroke === 'thick'
  return lines.toSorted((one, other) => Number(isThick(one)) - Number(isThick(other)))
}

interface Run {
  readonly from: number
  to: number
  readonly stroke: Stroke
}

/** Joins adjacent equal strokes. */
function runs(strokes: readonly Stroke[]): Run[] {
  const found: Run[] = []
  strokes.forEach((stroke, place) => {
    const last = found.at(-1)
    if (last?.stroke === stroke) last.to = place + 1
    else found.push({ from: place, to: place + 1, stroke })
  })
  return found
}
