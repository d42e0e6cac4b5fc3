// The look of the plots. A contender is identified by a letter, which stands at the end of its line with its name, or in a badge on
// its line and in the key below. So lines can be told apart in a grey print too. Its colour also distinguishes it, and from the
// eighth contender on, its dashes: the lines of the first 35 contenders all differ.
//
//   ─────── A full/fewest-alternatives
//   ──Ⓑ──── sudoku-fewest

import { type SymbolType, symbolsFill } from 'd3-shape'
import { COLOURS, HUES } from '../../design/tokens.ts'
import type { Colour } from '../../scene.ts'

const DASHES: readonly (readonly number[] | undefined)[] = [
  undefined,
  [6, 3],
  [1.5, 2.5],
  [9, 2.5, 1.5, 2.5],
  [6, 2, 1.5, 2, 1.5, 2],
]

/** The shape of points. */
export interface PointShape {
  /** The name of the outline in files. */
  readonly name: string
  /** The kind of outline. */
  readonly type: SymbolType
  /** The clockwise rotation of the outline, in degrees. */
  readonly turn: number
}

const [circle, cross, diamond, square, star, triangle, wye] = symbolsFill

const SHAPES: readonly PointShape[] = [
  { name: 'circle', type: circle, turn: 0 },
  { name: 'square', type: square, turn: 0 },
  { name: 'up', type: triangle, turn: 0 },
  { name: 'cross', type: cross, turn: 0 },
  { name: 'diamond', type: diamond, turn: 0 },
  { name: 'down', type: triangle, turn: 180 },
  { name: 'star', type: star, turn: 0 },
  { name: 'saltire', type: cross, turn: 45 },
  { name: 'wye', type: wye, turn: 0 },
]

/** The number of shapes that distinguish groups of points. */
export const MOST_SHAPES = SHAPES.length

/** The shape of the points of a contender or a group, by its index. */
export const pointShape = (index: number): PointShape => SHAPES[index % SHAPES.length]
/** The colour of a contender, by its index. */
export const colourOf = (index: number): Colour => HUES[index % HUES.length]
/** The opacities of boxes: the first seven contenders have the first opacity, the next seven the second. */
const STRENGTHS = [0.5, 0.2, 0.85]
/** The fill of the boxes of a contender, by its index. The fills of the first 21 contenders all differ. */
export const boxFill = (index: number) => ({
  fill: colourOf(index),
  opacity: STRENGTHS[Math.floor(index / HUES.length) % STRENGTHS.length],
})
/** The dashes of a contender, by its index; undefined for a solid line, which the first seven have. */
export const dashOf = (index: number): readonly number[] | undefined =>
  DASHES[Math.floor(index / HUES.length) % DASHES.length]

/** The letter of a contender: A, B, … Z, AA, AB, … */
export function contenderLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : contenderLetter(Math.floor(index / 26) - 1) + last
}

/** The width of plots in pixels of 1/96 inch, for an A4 page. */
export const PLOT_WIDTH = 720

/** The width of the lines of contenders. */
export const LINE_WIDTH = 2

/** The colour of texts. */
export const INK: Colour = COLOURS.ink.light
/** The colour of texts that are less important. */
export const FAINT: Colour = COLOURS.muted.light
/** The background of plots. */
export const PAPER: Colour = COLOURS.paper.light
/** The colour of grid lines. */
export const GRID: Colour = COLOURS.border.light
/** The colour of axes, of their ticks, and of the borders of cells. */
export const AXIS: Colour = COLOURS.muted.light
/** The background of unsolved puzzles. */
export const SHADE: Colour = COLOURS.surface.light
/** The line of the virtual best, thin since it is no contender. */
export const VIRTUAL_BEST_LINE = { colour: COLOURS.line.dark, width: 1.25 } as const

/** The sizes of texts: at least 13 pixels where a plot is 700 pixels wide. */
export const TEXT = { title: 16, panel: 16, note: 14, tick: 14, axis: 14, badge: 13.8, key: 14 } as const
