// Logarithmic axes with ticks at powers of ten, or at 1-2-5 if there are fewer than three of these, and a border for
// unsolved puzzles. Unsolved puzzles have no place on the scale and are drawn beyond it.
//
//   1     10    100    1k  ┊ unsolved
//   ├──────┼──────┼──────┼─┊─┤

import { extent } from 'd3-array'
import { scaleLog } from 'd3-scale'
import type { Tick } from './axes.ts'

/** A logarithmic axis. */
export interface LogAxis {
  /** The values at the ends. */
  readonly domain: readonly [least: number, most: number]
  /** The ticks, including the tick of the border if that has a text. */
  readonly ticks: readonly Tick[]
  /** The places of short ticks at the multiples of powers of ten, if there is room for them and each power has a text. */
  readonly between: readonly number[]
  /**
   * The value at which the shaded area for unsolved puzzles begins, in whose middle the border lies; without a border, the
   * end of the axis.
   */
  readonly shadeFrom: number
  /** The distance of a value from the start of the axis, in pixels; unsolved puzzles are on the border. */
  readonly place: (value: number) => number
}

interface AxisOptions {
  /** The length of the axis, in pixels. */
  readonly length: number
  /** The space that a label needs, in pixels; by default what its text needs beside its neighbour. */
  readonly room?: number
  /** Whether there is a border for unsolved puzzles. */
  readonly hasBorder?: boolean
  /** Whether the border has the text "unsolved"; by default it has. */
  readonly hasBorderText?: boolean
  /**
   * Where marks need space: at both ends, or only beyond the last value, so that a line that rises at the last value is not
   * hidden by the frame.
   */
  readonly padding: 'both' | 'last'
  readonly label: (value: number) => string
}

/**
 * The distances from the last value to the border and from the border to the end, as shares of the length.
 */
const TO_BORDER = 0.1
const BEYOND_BORDER = 0.05
const PADDING = 0.025
/** An axis is extended to a power of ten that is at most this share of its length away. */
const TO_POWER = 0.08
/** The least length of a power of ten that has short ticks. */
const SHORT_TICKS_FROM = 36
const BORDER_TEXT = 'unsolved'
/** The mean width of a character of a label, and the space between labels, in pixels. */
const CHARACTER = 7
const BETWEEN = 10

/** Makes an axis for values above 0. If no value is finite, the axis has no ticks. */
export function logAxis(
  values: readonly number[],
  { length, room: fixed, hasBorder = false, hasBorderText = hasBorder, padding, label }: AxisOptions,
): LogAxis {
  const finite = values.filter(Number.isFinite)
  const [first = 1, last = 1] = extent(finite)
  // If the values are within a factor of 2, the scale is extended to a decade.
  const from = last / first < 2 ? floorPower(first) : first
  const to = last / first < 2 ? Math.max(last, floorPower(first) * 10) : last
  const space = (to / from) ** PADDING
  // A value on a power of ten keeps its space.
  const isNear = (ratio: number) => ratio >= space && ratio <= (to / from) ** TO_POWER
  const [below, above] = [floorPower(from), floorPower(to) * 10]
  const least = padding === 'last' ? from : isNear(from / below) ? below : from / space
  const most = padding === 'both' && !hasBorder && isNear(above / to) ? above : to * space
  const share = hasBorder ? 1 - TO_BORDER - BEYOND_BORDER : 1
  const span = Math.log(most / least) / share
  const border = least * Math.exp(span * (1 - BEYOND_BORDER))
  const end = hasBorder ? least * Math.exp(span) : most
  const pixels = (ratio: number) => (Math.log(ratio) / span) * length
  const room = (one: string, other: string) =>
    fixed ?? ((one.length + other.length) / 2) * CHARACTER + BETWEEN
  const beforeBorder = hasBorderText ? room(label(to), BORDER_TEXT) : 0
  const ticks =
    finite.length === 0
      ? []
      : ticksBetween(
          least,
          hasBorder ? Math.min(most, border / Math.exp((beforeBorder * span) / length)) : most,
          (one, other) => pixels(other / one) >= room(label(one), label(other)),
        )
  const scale = scaleLog().domain([least, end]).range([0, length])
  const place = (value: number) => scale(hasBorder ? Math.min(value, border) : value)
  const labelled = ticks.map((tick) => ({ place: place(tick), text: label(tick) }))
  const hasShort = ticks.length > 2 && ticks.every(isPower) && pixels(10) >= SHORT_TICKS_FROM
  const short = hasShort ? multiplesBetween(least, most, [2, 3, 4, 5, 6, 7, 8, 9]) : []
  return {
    domain: [least, end],
    between: short.map(place),
    ticks: hasBorderText ? [...labelled, { place: place(border), text: BORDER_TEXT }] : labelled,
    shadeFrom: hasBorder ? border * (border / end) : end,
    place,
  }
}

const floorPower = (value: number): number => 10 ** Math.floor(Math.log10(value) + 1e-9)

const isPower = (value: number): boolean => Math.abs(Math.log10(value) % 1) < 1e-9

/** The fewest powers of ten that need no ticks between them. */
const ENOUGH = 3

/**
 * The possible sets of ticks after the powers of ten, the best first. Each set has certain multiples of every n-th power of ten;
 * `powers` is n, and `from` is one of the exponents.
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
 * The best set of ticks whose labels have room. A single tick does not show the scale, so at least two are chosen wherever
 * they fit.
 */
function ticksBetween(
  least: number,
  most: number,
  hasRoom: (one: number, other: number) => boolean,
): number[] {
  const isRoomy = (ticks: readonly number[]) =>
    ticks.every((tick, index) => index === 0 || hasRoom(ticks[index - 1], tick))
  const decades = multiplesBetween(least, most, [1])
  if (decades.length >= ENOUGH && isRoomy(decades)) return decades
  const fitting = STEPS.map(([multiples, powers, from]) =>
    multiplesBetween(least, most, multiples, powers, from),
  ).filter(isRoomy)
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
