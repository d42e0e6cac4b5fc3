// Draws Hidoku boards: blocked cells are black, and the first and the last number are circled if the board shows them.
//
//   ┏━━━┯━━━┯━━━┓
//   ┃(1)│ 2 │███┃
//   ┠───┼───┼───┨
//   ┃ 4 │ 3 │(5)┃
//   ┗━━━┷━━━┷━━━┛

import { BLOCKED } from '../../kernel/searchModel.ts'
import type { Circle, Mark, Rectangle, Scene } from '../../scene.ts'
import { boardScene, type Drawing, placeOf, plainScene } from '../drawing.ts'
import { countNumbers, type HidokuPuzzle } from './puzzle.ts'

/** The facet `drawing` of a Hidoku. */
export const drawing: Drawing<HidokuPuzzle> = {
  scene,
  notes: ({ shape }) => (shape.adjacency === 'rook' ? [{ kind: 'rook', facts: {} }] : []),
}

/** The radius of the circle around a number, which leaves some space to the lines. */
const RADIUS = 0.43

/** The width available to a number in its circle: the chord at half of the digits' height above the centre. */
const ROOM_IN_CIRCLE = 0.62

/** Draws the board with these values. */
function scene(puzzle: HidokuPuzzle, values: ArrayLike<number>): Scene {
  const { shape, givens } = puzzle
  const last = countNumbers(givens)
  const isEnd = (value: number) => value === 1 || value === last
  const blocked = givens.flatMap((given, cell): Rectangle[] =>
    given === BLOCKED ? [{ mark: 'rectangle', ...placeOf(shape, cell), width: 1, height: 1 }] : [],
  )
  const ends = givens.flatMap((given, cell): Circle[] => {
    if (given === BLOCKED || !isEnd(values[cell])) return []
    const { x, y } = placeOf(shape, cell)
    return [{ mark: 'circle', x: x + 0.5, y: y + 0.5, radius: RADIUS, stroke: 'thin' }]
  })
  const marks = plainScene(puzzle, values, last).marks.map(
    (mark): Mark =>
      mark.mark === 'text' && isEnd(Number(mark.text)) ? { ...mark, room: ROOM_IN_CIRCLE } : mark,
  )
  return boardScene(shape, [...blocked, ...ends, ...marks])
}
