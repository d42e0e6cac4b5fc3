// From difficulties to degrees, by a calibration: a frozen table of how the difficulties of a reference run of the
// generator are spread, for each family and shape. Fifths of the run land on the five bands of stars.
//
// One and two stars are free of chains: a puzzle that takes one never stands before the border between two and three
// stars, however short it is. Behind the border all puzzles stand by their difficulty alone.

import type { Shape } from '../families/puzzle.ts'
import { BORDERS } from './stars.ts'

/** How a reference run of one shape is spread. */
export interface Calibration {
  /** Puzzles that the run has made. */
  readonly puzzles: number
  /** The standings at equal steps of rank within each band: four a band, and the last one's end. Ascending. */
  readonly knots: readonly number[]
  /** The degrees at the knots, for a family with a measure of its own; else those of all. */
  readonly degrees?: readonly number[]
  /** The easiest and the hardest of the shape's own run, where the knots are those of all shapes together. */
  readonly reach?: readonly [least: number, most: number]
}

/** Steps between two borders. */
export const STEPS_IN_BAND = 4

/** The degree of the easiest puzzle of a reference run, and of the hardest. */
export const LEAST_DEGREE = 3
const MOST = 5000

/** The degrees at the knots of a calibration. */
export const KNOT_DEGREES: readonly number[] = [LEAST_DEGREE, ...BORDERS].flatMap((from, band) => {
  const to = [...BORDERS, MOST][band]
  const steps = band === BORDERS.length ? STEPS_IN_BAND + 1 : STEPS_IN_BAND
  return Array.from({ length: steps }, (_, step) => from + ((to - from) * step) / STEPS_IN_BAND)
})

/** The knot between two and three stars: what takes a chain is never below. */
export const GATE = 2 * STEPS_IN_BAND

/** For a family without reference runs: a guess. */
const UNCALIBRATED: Calibration = { puzzles: 0, knots: KNOT_DEGREES.map((_, knot) => 4 + knot / 2) }

/**
 * The place of a puzzle among all of its shape: its difficulty; of one that takes a chain and is easier than the gate, or
 * hardly harder, a place a little behind the gate. Always ascending.
 */
export function standing(gate: number, difficulty: number, takesChains: boolean): number {
  const excess = difficulty - gate
  return takesChains && excess < 1 ? gate + Math.exp(excess - 1) : difficulty
}

/**
 * The degree of a difficulty: by straight lines between the knots and behind the last one, and towards nothing before the
 * first. Always ascending.
 */
export function degreeOf(calibration: Calibration, difficulty: number, takesChains: boolean): number {
  const { knots, degrees = KNOT_DEGREES } = calibration
  const at = standing(knots[GATE], difficulty, takesChains)
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
    knots: mixAll(one.knots, other.knots),
    ...(one.degrees && other.degrees && { degrees: mixAll(one.degrees, other.degrees) }),
  }
}
