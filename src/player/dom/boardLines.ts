// The lines and signs over the cells of a board: the family's own drawing without the numbers, which the cells contain.

import { roomBeside } from '../../design/keysAndRoom.ts'
import type { VectorElement } from '../../render/pictureSvgElements.ts'
import { vectorElements } from '../../render/webSvgElements.ts'
import type { Mark, Picture, Text } from '../../scene.ts'
import type { PlayedPuzzle } from '../openPuzzleRecord.ts'
import { createSvg } from './createElement.ts'

/**
 * The largest size of a number of one digit, in cells; a number of n digits may have 1/n of this size. Digits of system fonts
 * are up to .7 em wide, wider than digits in drawings, and a number in a circle must not touch it.
 */
const MOST_EMS = 1.05

/**
 * The size of numbers and the distance of the middle of their figures from the top of the cell, both in cells, as in a drawing
 * of the board.
 */
export function numberPlace({ scene, puzzle, numbers, isBlocked }: PlayedPuzzle) {
  const values = new Array<number>(puzzle.givens.length).fill(0)
  values[puzzle.givens.findIndex((_, cell) => !isBlocked(cell))] = numbers.greatest
  const first = scene(values).marks.find(
    (mark): mark is Text =>
      mark.mark === 'text' && mark.text === String(numbers.greatest) && mark.anchor === 'middle',
  )
  const widest = MOST_EMS / String(numbers.greatest).length
  return { size: Math.min(first?.size ?? 0.6, widest), middle: first ? first.y % 1 : 0.5 }
}

/** Makes the elements of a picture. */
type Pictured = (picture: Picture) => readonly VectorElement[]

/** The lines and signs of a board, in cells; also the signs beside the board if the board has no sums. */
export function boardLines(played: PlayedPuzzle, pictured?: Pictured) {
  const { rows, columns } = played.puzzle.shape
  const { marks } = played.emptyScene
  const hasSums = played.lines.length > 0
  const isOnBoard = (mark: Mark) => mark.mark !== 'text' || (mark.x < columns && mark.y < rows)
  const shown = marks.filter((mark) => !hasSums || isOnBoard(mark))
  const attributes = { viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true', class: 'lines' }
  return {
    element: createSvg('svg', attributes, ...drawn(shown, pictured)),
    /** The room for signs beside the board, in cells: above, to the right, below and to the left. */
    beside: roomBeside(played.emptyScene, { rows, columns }, played.lines),
    /** Whether there is text on the board itself, in corners of cells. */
    hasTexts: shown.some(({ mark }) => mark === 'text'),
  }
}

/**
 * The elements of marks. By default, pictures are left out: pictures that stand for numbers are in the cells, not in the
 * drawing over the cells.
 */
export function drawn(marks: readonly Mark[], pictured: Pictured = () => []): SVGElement[] {
  return vectorElements(marks, pictured).map(({ tag, attributes, text }) =>
    createSvg(tag, attributes, text ?? ''),
  )
}
