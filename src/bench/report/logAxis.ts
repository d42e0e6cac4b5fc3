// Logarithmic axes with ticks at powers of ten, or at 1-2-5 between them if there is room, and a border for
// unsolved puzzles. These have no place on the scale and are drawn beyond it.
//
//   1     10    100    1k  ┊ unsolved
//   ├──────┼──────┼──────┼─┊─┤

import { extent } from 'd3-array'
import { scaleLog } from 'd3-scale'
import type { Tick } from './axes.ts'
import { percent } from './numberTexts.ts'
import type { Frame } from './plot.ts'
import type { PlotPoint } from './plotMarks.ts'
import { type Stairs, stairsThrough } from './stairs.ts'

/** A logarithmic axis. */
export interface LogAxis {
  /** The values at the ends. */
  readonly domain: readonly [least: number, most: number]
  /** The values with a tick. */
  readonly ticks: readonly number[]
  /** The value at which unsolved puzzles are drawn; left out if all are solved. */
  readonly border?: number
  /** The texts of the ticks, by value. */
  readonly labels: Readonly<Record<string, string>>
}

interface AxisOptions {
  /** The length in pixels, and the pixels that a label needs. */
  readonly length: number
  readonly room: number
  readonly hasBorder: boolean
  /** Where marks need space: at both ends, or beyond the last, so that a line which rises there is seen to end there. */
  readonly padding: 'both' | 'last'
  readonly label: (value: number) => string
}

/**
 * The distances from the last value to the border, and from the border to the end, as shares of the length.
 */
const TO_BORDER = 0.1
const BEYOND_BORDER = 0.05
const PADDING = 0.025
/** The room of the border's label, as a multiple of the room of another label. */
const BORDER_ROOM = 1.15

/** Makes an axis for values above 0. If none of them is finite, it has no ticks. */
export function logAxis(
  values: readonly number[],
  { length, room, hasBorder, padding, label }: AxisOptions,
): LogAxis {
  const finite = values.filter(Number.isFinite)
  const [first = 1, last = 1] = extent(finite)
  // The scale of a single value is extended to a decade.
  const from = last / first < 2 ? floorPower(first) : first
  const to = last / first < 2 ? Math.max(last, floorPower(first) * 10) : last
  const space = (to / from) ** PADDING
  const least = padding === 'both' ? from / space : from
  const most = to * space
  const share = hasBorder ? 1 - TO_BORDER - BEYOND_BORDER : 1
  const span = Math.log(most / least) / share
  const border = least * Math.exp(span * (1 - BEYOND_BORDER))
  const end = hasBorder ? least * Math.exp(span) : most
  const pixels = (ratio: number) => (Math.log(ratio) / span) * length
  const ticks =
    finite.length === 0
      ? []
      : ticksBetween(
          least,
          hasBorder ? Math.min(most, border / Math.exp((BORDER_ROOM * room * span) / length)) : most,
          (one, other) => pixels(other / one) >= room,
        )
  const labels = Object.fromEntries(ticks.map((tick) => [String(tick), label(tick)]))
  return { domain: [least, end], ticks, labels, ...(hasBorder && { border }) }
}

const floorPower = (value: number): number => 10 ** Math.floor(Math.log10(value) + 1e-9)

/**
 * The possible sets of ticks, the best first: multiples of powers of ten, with the distance of the powers and
 * the power to start at.
 */
const STEPS: readonly (readonly [multiples: readonly number[], powers: number, from: number])[] = [
  [[1, 2, 5], 1, 0],
  [[1], 1, 0],
  [[1], 2, 0],
  [[1], 2, 1],
  [[1], 3, 0],
  [[1], 3, 1],
  [[1], 3, 2],
  [[1], 6, 0],
  [[1, 3], 1, 0],
]

/**
 * The best set of ticks whose labels have room. A single tick shows no scale, so there are two wherever they
 * fit.
 */
function ticksBetween(
  least: number,
  most: number,
  hasRoom: (one: number, other: number) => boolean,
): number[] {
  const fitting = STEPS.map(([multiples, powers, from]) =>
    multiplesBetween(least, most, multiples, powers, from),
  ).filter((ticks) => ticks.every((tick, index) => index === 0 || hasRoom(ticks[index - 1], tick)))
  const scale = fitting.find(({ length }) => length > 1)
  if (scale) return scale
  const every = [
    [1, 2, 5],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  ].map((multiples) => multiplesBetween(least, most, multiples))
  const ends = every.map((ticks) => [...ticks.slice(0, 1), ...ticks.slice(1).slice(-1)])
  const two = ends.find(([first, last]) => last !== undefined && hasRoom(first, last))
  return two ?? fitting.find(({ length }) => length > 0) ?? ends[1].slice(0, 1)
}

function multiplesBetween(
  least: number,
  most: number,
  multiples: readonly number[],
  powers = 1,
  from = 0,
): number[] {
  const ticks: number[] = []
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power++) {
    if ((power - from) % powers !== 0) continue
    ticks.push(...multiples.map((multiple) => Number(`${multiple}e${power}`)))
  }
  return ticks.filter((tick) => tick >= least * (1 - 1e-9) && tick <= most * (1 + 1e-9))
}

/** The distance of a value from the start of an axis of this length. */
export function placeOn({ domain, border = Infinity }: LogAxis, length: number): (value: number) => number {
  const scale = scaleLog().domain(domain).range([0, length])
  return (value) => scale(Math.min(value, border))
}

/** The ticks of an axis of this length, with one for the border. */
export function ticksOn(axis: LogAxis, length: number): Tick[] {
  const place = placeOn(axis, length)
  const ticks = axis.ticks.map((tick) => ({ place: place(tick), text: axis.labels[String(tick)] }))
  return axis.border === undefined ? ticks : [...ticks, { place: place(axis.border), text: 'unsolved' }]
}

/** Where the shaded area for unsolved puzzles begins: the border is in its middle. */
export function shadeFrom({ domain: [, most], border = most }: LogAxis): number {
  return border * (border / most)
}

// The vertical axis of shares from 0 to 100 %, and lines of the share of values that are at most x.

/** The end of the axis, so that a badge at 100 % stays inside. */
const TOP = 1.06

/** The y of a share in a frame. */
export function sharePlace({ top, height }: Frame): (share: number) => number {
  return (share) => top + height * (1 - share / TOP)
}

/** The ticks of the axis. */
export function shareTicks(height: number): Tick[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ place: (height * share) / TOP, text: percent(share) }))
}

/**
 * The line of the share of values that are at most x, from its first step to the end of the axis. `values` are ascending,
 * infinite ones last. The share at the start of the axis is a point on the frame: a step up to it would hide the frame.
 */
export function shareLine(values: readonly number[], axis: LogAxis, frame: Frame): Stairs {
  return stairsThrough(placesOf(values, axis, frame))
}

/** One place after the other: all at once would be the largest part of a plot of a hundred thousand puzzles. */
function* placesOf(values: readonly number[], axis: LogAxis, frame: Frame): Iterable<PlotPoint> {
  const { left, width } = frame
  const right = placeOn(axis, width)
  const up = sharePlace(frame)
  let solved = 0
  let start: PlotPoint | undefined
  let isStarted = false
  for (const value of values) {
    if (!Number.isFinite(value)) break
    const x = right(value)
    const place: PlotPoint = [left + x, up(++solved / values.length)]
    if (!isStarted && Math.round(x) === 0) start = place
    else {
      if (!isStarted) yield start ?? [left + x, up(0)]
      isStarted = true
      yield place
    }
  }
  if (!isStarted) yield start ?? [left, up(0)]
  yield [left + width, up(solved / values.length)]
}
