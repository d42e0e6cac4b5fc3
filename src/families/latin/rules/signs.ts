// The signs of clues: lines, dots, cages and numbers beside the board, in units of a cell. Readers of books see
// black and grey, so the signs differ in form, not in colour. Only broad signs are grey, because a fine grey
// line becomes ragged in print.

import { circleSteps, type PictureShape, type PictureStep, type Text } from '../../../scene.ts'
import { FIGURE, type Signs } from '../../drawing.ts'
import { rowAndColumn } from './places.ts'
import type { RuleBoard } from './ruleBoard.ts'

type Point = readonly [x: number, y: number]

/**
 * The grey of broad signs, from black (0) to white (1). It is light enough for numbers and pencil marks on top.
 */
const LIGHT = 0.8
const BAND = 0.24
const HAIRLINE = 0.035

/** The middle of a cell. */
function middleOf(cell: number, board: RuleBoard): Point {
  const [row, column] = rowAndColumn(cell, board)
  return [column + 0.5, row + 0.5]
}

/** The mean of the middles of several cells. */
export function middleOfAll(cells: readonly number[], board: RuleBoard): Point {
  const points = cells.map((cell) => middleOf(cell, board))
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

function polyline(points: readonly Point[]): PictureStep[] {
  return points.map(([x, y], index): PictureStep => [index === 0 ? 'M' : 'L', x, y])
}

const through = (cells: readonly number[], board: RuleBoard) => cells.map((cell) => middleOf(cell, board))

/** A broad grey line through cells. */
export function band(cells: readonly number[], board: RuleBoard): PictureShape {
  return { path: polyline(through(cells, board)), stroke: { grey: LIGHT, width: BAND } }
}

/** A fine line through cells. */
export function fineLine(cells: readonly number[], board: RuleBoard): PictureShape {
  return { path: polyline(through(cells, board)), stroke: { grey: 0, width: HAIRLINE } }
}

/** A broad grey line through cells, white inside, with a grey spot in each of the cells `spots`. */
export function hollowBand(
  cells: readonly number[],
  spots: readonly number[],
  board: RuleBoard,
): PictureShape[] {
  const path = polyline(through(cells, board))
  return [
    { path, stroke: { grey: LIGHT - 0.2, width: BAND } },
    { path, stroke: { grey: 1, width: BAND / 2 } },
    ...spots.map((cell) => ({ path: circleSteps(...middleOf(cell, board), 0.2), fill: LIGHT })),
  ]
}

/** A broad line of grey dots through cells. */
export function dottedBand(cells: readonly number[], board: RuleBoard): PictureShape {
  const points = through(cells, board).flatMap(([x, y], index, all): Point[] => {
    const next = all[index + 1]
    if (!next) return [[x, y]]
    return [0, 0.25, 0.5, 0.75].map((part) => [x + part * (next[0] - x), y + part * (next[1] - y)] as const)
  })
  // A line of length 0 with round ends is drawn as a dot.
  return {
    path: points.flatMap(([x, y]): PictureStep[] => [
      ['M', x, y],
      ['L', x, y],
    ]),
    stroke: { grey: LIGHT - 0.2, width: 0.2 },
  }
}

/** A grey disc in a cell. */
export function disc(cell: number, board: RuleBoard): PictureShape {
  return { path: circleSteps(...middleOf(cell, board), 0.38), fill: LIGHT }
}

/** A grey square in a cell. */
export function square(cell: number, board: RuleBoard): PictureShape {
  const [x, y] = middleOf(cell, board)
  const half = 0.36
  return { path: rectangle([x - half, y - half], [x + half, y + half]), fill: LIGHT }
}

/** The outline of a rectangle between two opposite corners. */
function rectangle([left, top]: Point, [right, bottom]: Point): PictureStep[] {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return [...polyline(corners), ['Z']]
}

/** The radius of a circle in a cell. */
const RIM = 0.41

/** A circle in a cell. */
export function ring(cell: number, board: RuleBoard): PictureShape {
  return { path: circleSteps(...middleOf(cell, board), RIM), stroke: { grey: 0, width: HAIRLINE } }
}

/**
 * A dot on a side or a corner, filled with this grey. It has a black outline unless it serves only to hide the
 * line below it.
 */
export function dot(at: Point, radius: number, fill: number, isOutlined = true): PictureShape {
  return {
    path: circleSteps(...at, radius),
    fill,
    ...(isOutlined && { stroke: { grey: 0, width: HAIRLINE } }),
  }
}

/** Moves a point towards another one. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y)
  return [x + ((toX - x) / length) * distance, y + ((toY - y) / length) * distance]
}

/** An arrow from the rim of the circle in the first cell through the other cells. */
export function arrowThrough(cells: readonly number[], board: RuleBoard): PictureShape {
  const [first, second, ...rest] = through(cells, board)
  const points = [towards(first, second, RIM), second, ...rest]
  const [before, tip] = points.slice(-2)
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const barb = (turn: number): Point => [
    tip[0] - 0.2 * Math.cos(angle + turn),
    tip[1] - 0.2 * Math.sin(angle + turn),
  ]
  return {
    path: [...polyline(points), ...polyline([barb(0.6), tip, barb(-0.6)])],
    stroke: { grey: 0, width: HAIRLINE },
  }
}

/**
 * Circles in the first and the last cell, and a fine line through the cells from the rim of one circle to the
 * rim of the other.
 */
export function lineBetweenRings(cells: readonly number[], board: RuleBoard): PictureShape[] {
  const [first, ...others] = through(cells, board)
  const [inner, last] = [others.slice(0, -1), others[others.length - 1]]
  const points = [towards(first, others[0], RIM), ...inner, towards(last, inner.at(-1) ?? first, RIM)]
  const line: PictureShape = { path: polyline(points), stroke: { grey: 0, width: HAIRLINE } }
  return [ring(cells[0], board), line, ring(cells[cells.length - 1], board)]
}

/** A sign `<` on the side between two cells; its tip points to the first cell. */
export function lessThan([less, greater]: readonly number[], board: RuleBoard): PictureShape {
  const [from, to] = [middleOf(less, board), middleOf(greater, board)]
  const tip = towards(from, to, 0.42)
  const open = towards(from, to, 0.58)
  const [across, down] = [(to[1] - from[1]) * 0.14, (to[0] - from[0]) * 0.14]
  const points: Point[] = [[open[0] + across, open[1] + down], tip, [open[0] - across, open[1] - down]]
  return { path: polyline(points), stroke: { grey: 0, width: 0.05 } }
}

/** How far the outline of a cage is from the sides of its cells: it touches no thick line. */
const INSET = 0.11
/** Half the step from dash to dash, and the drawn share of a step. Outlines must look lighter than lines. */
const DASH = 0.1
const DRAWN = 0.42

/** The dashed outline of a cage. */
export function cageOutline(cells: readonly number[], board: RuleBoard): PictureShape {
  const encloses = cells.map((cell) => rowAndColumn(cell, board))
  const has = (row: number, column: number) => encloses.some(([r, c]) => r === row && c === column)
  const path = encloses.flatMap(([row, column]) => {
    // `SIDES` has, for each side of a cell, the step to the neighbour beyond it, and the position in the cell of
    // a point given by its distances along the side and inwards.
    return SIDES.flatMap(({ down, across, at }) => {
      if (has(row + down, column + across)) return []
      // At each end, the outline continues along the next cell, ends before an outer corner of the cage, or
      // extends to an inner corner.
      const reach = (sense: 1 | -1) => {
        const [r, c] = [row + sense * Math.abs(across), column + sense * Math.abs(down)]
        if (!has(r, c)) return INSET
        return has(r + down, c + across) ? -INSET : 0
      }
      const [from, to] = [reach(-1), 1 - reach(1)]
      const count = Math.max(1, Math.round((to - from) / (2 * DASH)))
      const part = (to - from) / count
      return Array.from({ length: count }, (_, index) => [from + index * part, from + (index + DRAWN) * part])
        .flatMap((ends) => ends.map((along) => at(along, INSET)))
        .map(([x, y], index): PictureStep => [index % 2 === 0 ? 'M' : 'L', column + x, row + y])
    })
  })
  return { path, stroke: { grey: 0, width: 0.025 }, encloses }
}

const SIDES = [
  { down: -1, across: 0, at: (along: number, inwards: number): Point => [along, inwards] },
  { down: 1, across: 0, at: (along: number, inwards: number): Point => [along, 1 - inwards] },
  { down: 0, across: -1, at: (along: number, inwards: number): Point => [inwards, along] },
  { down: 0, across: 1, at: (along: number, inwards: number): Point => [1 - inwards, along] },
] as const

/** A text centred on a point. */
export function sign(text: string, [x, y]: Point, size: number): Text {
  return { mark: 'text', text, anchor: 'middle', x, y, size, room: 0.9, weight: 'bold' }
}

/** The total of a cage in the corner of its first cell, on a white background that interrupts the outline. */
export function cageTotal(
  text: string,
  cells: readonly number[],
  board: RuleBoard,
): Required<Omit<Signs, 'below'>> {
  const [row, column] = rowAndColumn(Math.min(...cells), board)
  const size = 0.26
  const [left, top] = [column + 0.04, row + 0.05]
  const [width, height] = [FIGURE.width * size * text.length + 0.13, FIGURE.height * size + 0.06]
  return {
    above: [{ path: rectangle([left, top], [left + width, top + height]), fill: 1 }],
    texts: [
      {
        mark: 'text',
        text,
        anchor: 'corner',
        x: left + 0.02,
        y: top + 0.03,
        size,
        room: 0.8,
        weight: 'bold',
      },
    ],
  }
}

/**
 * A number beside the board, where a line of sight begins, `away` cells farther outside than usual. Between two cells of a
 * border, two diagonals may begin, one from either side, so their numbers are smaller and moved towards their own cells.
 */
export function besideBoard(
  text: string,
  [first, second]: readonly number[],
  board: RuleBoard,
  away: number,
): Text {
  const [from, to] = [middleOf(first, board), middleOf(second, board)]
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const at = (start: number, step: number) => {
    const before = start - step
    return start - step * ((before > 0 && before < board.size ? 0.75 : 0.9) + away)
  }
  return sign(text, [at(from[0], across), at(from[1], down)], across !== 0 && down !== 0 ? 0.4 : 0.46)
}

/** A short arrow beside the board along a diagonal. */
export function besideArrow(
  [first, second]: readonly number[],
  board: RuleBoard,
  away: number,
): PictureShape {
  const [from, to] = [middleOf(first, board), middleOf(second, board)]
  const at = (part: number): Point => [from[0] - (to[0] - from[0]) * part, from[1] - (to[1] - from[1]) * part]
  const [tail, tip] = [at(0.68 + away), at(0.54 + away)]
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  return {
    path: [
      ...polyline([tail, tip]),
      ...polyline([[tip[0] - across * 0.1, tip[1]], tip, [tip[0], tip[1] - down * 0.1]]),
    ],
    stroke: { grey: 0, width: HAIRLINE },
  }
}
