// From difficulties to degrees, by a calibration: a frozen table of how the difficulties of a reference run of the
// generator are spread, for each family and shape. Fifths of the run land on the five bands of stars.
//
// Gates come first: puzzles are ordered by whether they need an assumption, then by difficulty, and the border
// between two and three stars is at two fifths of the run or behind the last puzzle that needs none, whichever is
// lower. So one and two stars never need an assumption.

import type { Shape } from '../families/puzzle.ts'
import { BORDERS } from './stars.ts'

/** How a reference run of one shape is spread. */
export interface Calibration {
  /** Puzzles that the run has made. */
  readonly puzzles: number
  /** The largest difficulty of those that need no assumption, and the smallest of those that do. */
  readonly seam: readonly [without: number, assuming: number]
  /** The standings at equal steps of rank within each band: four a band, and the last one's end. Ascending. */
  readonly knots: readonly number[]
  /** The degrees at the knots, for a family with a measure of its own; else those of all. */
  readonly degrees?: readonly number[]
}

/** Steps between two borders. */
export const STEPS_IN_BAND = 4

/** The degree of the easiest puzzle of a reference run, and of the hardest. */
const LEAST = 3
const MOST = 5000

/** The degrees at the knots of a calibration. */
export const KNOT_DEGREES: readonly number[] = [LEAST, ...BORDERS].flatMap((from, band) => {
  const to = [...BORDERS, MOST][band]
  const steps = band === BORDERS.length ? STEPS_IN_BAND + 1 : STEPS_IN_BAND
  return Array.from({ length: steps }, (_, step) => from + ((to - from) * step) / STEPS_IN_BAND)
})

/** The knot between two and three stars: what needs an assumption is never below. */
export const GATE = 2 * STEPS_IN_BAND

/** How far behind the last puzzle of a run that needs no assumption the first one stands that does. */
export const SEAM = 1

/** For a family without reference runs: a guess. */
const UNCALIBRATED: Calibration = {
  puzzles: 0,
  seam: [8, 7],
  knots: KNOT_DEGREES.map((_, knot) => 4 + knot / 2),
}

/**
 * The place of a puzzle among all of its shape, on the scale of the difficulties of those that need no assumption. All
 * that need one come behind. What is harder than the hardest of the run without, or easier than the easiest with,
 * stands in its half of the seam.
 */
export function standing(
  [without, assuming]: Calibration['seam'],
  difficulty: number,
  needsAssumption: boolean,
): number {
  const halfSeam = (excess: number) => (SEAM / 2) * (1 - Math.exp(-excess))
  if (!needsAssumption) return difficulty <= without ? difficulty : without + halfSeam(difficulty - without)
  if (difficulty >= assuming) return without + SEAM + (difficulty - assuming)
  return without + SEAM - halfSeam(assuming - difficulty)
}

/**
 * The degree of a difficulty: by straight lines between the knots and behind the last one, and towards nothing before the
 * first. Always ascending.
 */
export function degreeOf(calibration: Calibration, difficulty: number, needsAssumption: boolean): number {
  const { seam, knots, degrees = KNOT_DEGREES } = calibration
  const at = standing(seam, difficulty, needsAssumption)
  const last = knots.length - 1
  if (at <= knots[0]) return degrees[0] * Math.exp(at - knots[0])
  if (at >= knots[last]) return degrees[last] * (1 + at - knots[last])
  const above = knots.findIndex((knot) => knot > at)
  const share = (at - knots[above - 1]) / (knots[above] - knots[above - 1])
  return degrees[above - 1] + share * (degrees[above] - degrees[above - 1])
}

/** The calibrations of a family by the texts of their shapes. */
export type Calibrations = Readonly<Record<string, Calibration>>

/** A shape's text without its size: `/rook`. */
const variantOf = (text: string) => /\/.*/.exec(text)?.[0] ?? ''
const cellsOf = (text: string) => {
  const [rows, columns] = text.split(/[x/]/).map(Number)
  return rows * columns
}

/**
 * The calibration of a shape; where it has none, what lies between those of the next smaller and the next larger
 * shape of its kind (by the logarithm of the number of cells), or that of the nearest.
 */
export function calibrationOf(calibrations: Calibrations, { text }: Shape): Calibration {
  const own = calibrations[text]
  if (own) return own
  const texts = Object.keys(calibrations)
  if (texts.length === 0) return UNCALIBRATED
  const isOfKind = texts.some((other) => variantOf(other) === variantOf(text))
  const variant = isOfKind ? variantOf(text) : ''
  const cells = cellsOf(text)
  const kind = texts.filter((other) => variantOf(other) === variant).sort((a, b) => cellsOf(a) - cellsOf(b))
  const smaller = kind.findLast((other) => cellsOf(other) <= cells)
  const larger = kind.find((other) => cellsOf(other) >= cells)
  if (smaller === undefined || larger === undefined || smaller === larger) {
    return calibrations[(smaller ?? larger) as string]
  }
  const from = Math.log(cellsOf(smaller))
  const to = Math.log(cellsOf(larger))
  return between(
    calibrations[smaller],
    calibrations[larger],
    to > from ? (Math.log(cells) - from) / (to - from) : 0.5,
  )
}

function between(one: Calibration, other: Calibration, share: number): Calibration {
  const mix = (a: number, b: number) => a + share * (b - a)
  const mixAll = (a: readonly number[], b: readonly number[]) => a.map((value, index) => mix(value, b[index]))
  return {
    puzzles: 0,
    seam: [mix(one.seam[0], other.seam[0]), mix(one.seam[1], other.seam[1])],
    knots: mixAll(one.knots, other.knots),
    ...(one.degrees && other.degrees && { degrees: mixAll(one.degrees, other.degrees) }),
  }
}
