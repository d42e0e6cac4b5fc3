// The axes of a panel: ticks with their texts, lines of a grid, a title, and the frame around the data.

import { scaleLinear } from 'd3-scale'
import type { PlotMark } from '../../scene.ts'
import { shortNumber } from './numberTexts.ts'
import type { Frame } from './plotLayout.ts'
import { box, label, lines, type PlotPoint, segment, stroke } from './plotMarks.ts'
import { FRAME, GRID, TEXT } from './theme.ts'

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
  /** The title; null if a neighbouring panel states it. */
  readonly title: string | null
}

/** The grid and the frame of a panel, which lie below the data. */
export function ground(frame: Frame, x: PlotAxis, y: PlotAxis): PlotMark[] {
  const { left, top, width, height } = frame
  const bottom = top + height
  const grid = [
    ...x.ticks.map(({ place }) => segment(left + place, top, left + place, bottom)),
    ...y.ticks.map(({ place }) => segment(left, bottom - place, left + width, bottom - place)),
  ]
  return [...thinLines(grid, GRID), box(left, top, width, height, { stroke: stroke(FRAME, 1) })]
}

const TICK = 4

/** The ticks and texts of the axis below a panel. */
export function bottomAxis({ left, top, width, height }: Frame, { ticks, title }: PlotAxis): PlotMark[] {
  const bottom = top + height
  return [
    ...thinLines(ticks.map(({ place }) => segment(left + place, bottom, left + place, bottom + TICK))),
    ...ticks.map(({ place, text }) =>
      label(text, left + place, bottom + TICK + 9, { align: 'middle', size: TEXT.tick }),
    ),
    ...axisTitle(title, left + width / 2, bottom + TICK + 26, { room: width + 40 }),
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
const TEXT_ROOM = 36

/** The ticks and texts of the axis at the left of a panel. */
export function leftAxis(
  { left, top, height }: Frame,
  { ticks, title }: PlotAxis,
  textRoom = TEXT_ROOM,
): PlotMark[] {
  const bottom = top + height
  const longest = Math.max(0, ...ticks.map(({ text }) => text.length))
  // The characters of these texts are about half an em wide on average.
  const room = Math.min(textRoom, longest * TEXT.tick * 0.52)
  return [
    ...thinLines(ticks.map(({ place }) => segment(left - TICK, bottom - place, left, bottom - place))),
    ...ticks.map(({ place, text }) =>
      label(text, left - TICK - 3, bottom - place, { align: 'end', size: TEXT.tick, room: textRoom }),
    ),
    ...axisTitle(title, left - TICK - 3 - room - 10, top + height / 2, { isTurned: true, room: height + 20 }),
  ]
}

function thinLines(each: readonly PlotPoint[][], colour = FRAME): PlotMark[] {
  return each.length === 0 ? [] : [lines(each, stroke(colour, 1))]
}

/** The width, in pixels, reserved for the text of a count. */
const COUNT_ROOM = 34

/** The ticks of an axis of counts from 0 to `most`: whole numbers only. */
export function countTicks(most: number, length: number): Tick[] {
  const scale = scaleLinear().domain([0, most]).range([0, length])
  const wanted = Math.max(1, Math.floor(length / COUNT_ROOM))
  return scale
    .ticks(wanted)
    .filter(Number.isInteger)
    .map((value) => ({ place: scale(value), text: shortNumber(value) }))
}
