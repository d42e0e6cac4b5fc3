// The axes of a panel: ticks with their texts, lines of a grid, a title, and the frame around the data.

import { scaleLinear } from 'd3-scale'
import type { PlotMark } from '../../scene.ts'
import { shortNumber } from './numberTexts.ts'
import type { Frame } from './plotLayout.ts'
import { label, lines, type PlotPoint, segment, stroke } from './plotMarks.ts'
import { AXIS, GRID, TEXT } from './theme.ts'

/** A tick of an axis. */
export interface Tick {
  /** The distance from the start of the axis, in pixels. */
  readonly place: number
  /** The text. */
  readonly text: string
}

/** An axis along one side of a panel. */
export interface PlotAxis {
  /** The ticks, from the start to the end. */
  readonly ticks: readonly Tick[]
  /** The places of short ticks without texts. */
  readonly between?: readonly number[]
  /** The title; null if a neighbouring panel states it. */
  readonly title: string | null
}

/**
 * The grid of a panel, which lies below the data: few light lines from the ticks of the axis on which figures are read, and the
 * lines of both axes.
 */
export function ground(
  { left, top, width, height }: Frame,
  { ticks }: PlotAxis,
  figures: 'left' | 'bottom' = 'left',
): PlotMark[] {
  const bottom = top + height
  const grid = ticks
    .filter(({ place }) => place > 0)
    .map(({ place }) =>
      figures === 'left'
        ? segment(left, bottom - place, left + width, bottom - place)
        : segment(left + place, top, left + place, bottom),
    )
  const axes: PlotPoint[] = [
    [left, top],
    [left, bottom],
    [left + width, bottom],
  ]
  return [...thinLines(grid, GRID), ...thinLines([axes])]
}

const TICK = 5
const SHORT_TICK = 3

/** The ticks and texts of the axis below a panel. */
export function bottomAxis(
  { left, top, width, height }: Frame,
  { ticks, between = [], title }: PlotAxis,
): PlotMark[] {
  const bottom = top + height
  const down = (place: number, by: number) => segment(left + place, bottom, left + place, bottom + by)
  return [
    ...thinLines([
      ...ticks.map(({ place }) => down(place, TICK)),
      ...between.map((place) => down(place, SHORT_TICK)),
    ]),
    ...ticks.map(({ place, text }) =>
      label(text, left + place, bottom + TICK + 10, { align: 'middle', size: TEXT.tick }),
    ),
    ...axisTitle(title, left + width / 2, bottom + TICK + 31, { room: width + 40 }),
  ]
}

function axisTitle(
  title: string | null,
  x: number,
  y: number,
  more: { readonly room: number; readonly isTurned?: true },
): PlotMark[] {
  return title === null ? [] : [label(title, x, y, { align: 'middle', size: TEXT.axis, ...more })]
}

/** The width, in pixels, reserved for the texts at the left of a panel. */
const TEXT_ROOM = 46

/** The ticks and texts of the axis at the left of a panel. */
export function leftAxis(
  { left, top, height }: Frame,
  { ticks, between = [], title }: PlotAxis,
  textRoom = TEXT_ROOM,
): PlotMark[] {
  const bottom = top + height
  const longest = Math.max(0, ...ticks.map(({ text }) => text.length))
  const out = (place: number, by: number) => segment(left - by, bottom - place, left, bottom - place)
  // The characters of these texts are about half an em wide on average.
  const room = Math.min(textRoom, longest * TEXT.tick * 0.52)
  return [
    ...thinLines([
      ...ticks.map(({ place }) => out(place, TICK)),
      ...between.map((place) => out(place, SHORT_TICK)),
    ]),
    ...ticks.map(({ place, text }) =>
      label(text, left - TICK - 3, bottom - place, { align: 'end', size: TEXT.tick, room: textRoom }),
    ),
    ...axisTitle(title, left - TICK - 3 - room - 11, top + height / 2, { isTurned: true, room: height + 20 }),
  ]
}

function thinLines(each: readonly PlotPoint[][], colour = AXIS): PlotMark[] {
  return each.length === 0 ? [] : [lines(each, stroke(colour, 1))]
}

/** The least space between ticks of counts, in pixels. */
const COUNT_ROOM = 80

/** The ticks of an axis of counts from 0 to `most`: whole numbers only. */
export function countTicks(most: number, length: number): Tick[] {
  const scale = scaleLinear().domain([0, most]).range([0, length])
  const wanted = Math.max(1, Math.floor(length / COUNT_ROOM))
  return scale
    .ticks(wanted)
    .filter(Number.isInteger)
    .map((value) => ({ place: scale(value), text: shortNumber(value) }))
}
