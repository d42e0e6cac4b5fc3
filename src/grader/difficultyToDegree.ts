// Turns difficulties into degrees with a calibration: a frozen table of the difficulties in a reference run
// of the generator, one for each family and shape. Each fifth of the run is one band of stars.
//
// Puzzles of one and two stars are free of chains: a puzzle that needs a chain never gets less than three
// stars, however short it is. Above this border, the *gate*, difficulty alone decides.

import type { Shape } from '../families/puzzle.ts'
import { BORDERS } from './stars.ts'

/** The distribution of difficulties in a reference run of one shape. */
export interface Calibration {
  /** The number of puzzles in the run. */
  readonly puzzles: number
  /** The standings at equal steps of rank: four in each band, and the end of the last. Ascending. */
  readonly knots: readonly number[]
  /** The degrees at the knots, for a family with its own measure; other families use `KNOT_DEGREES`. */
  readonly degrees?: readonly number[]
  /** The easiest and the hardest standing of the shape's own run, if shapes share their knots. */
  readonly reach?: readonly number[]
}

/** The number of steps between two borders. */
export const STEPS_IN_BAND = 4

/** The degree of the easiest puzzle of a reference run. */
export const LEAST_DEGREE = 3
const MOST = 5000

/** The degrees at the knots of a calibration. */
export const KNOT_DEGREES: readonly number[] = [LEAST_DEGREE, ...BORDERS].flatMap((from, band) => {
  const to = [...BORDERS, MOST][band]
  const steps = band === BORDERS.length ? STEPS_IN_BAND + 1 : STEPS_IN_BAND
  return Array.from({ length: steps }, (_, step) => from + ((to - from) * step) / STEPS_IN_BAND)
})

/** The index of the knot between two and three stars. Puzzles that need a chain are never below it. */
export const GATE = 2 * STEPS_IN_BAND

/** A guess, for families without reference runs. */
const UNCALIBRATED: Calibration = { puzzles: 0, knots: KNOT_DEGREES.map((_, knot) => 4 + knot / 2) }

/**
 * The standing of a puzzle among all puzzles of its shape. It equals the difficulty, except that a puzzle
 * which needs a chain and is easier than the gate, or hardly harder, stands just above the gate. Always
 * ascending.
 */
export function standing(gate: number, difficulty: number, takesChains: boolean): number {
  const excess = difficulty - gate
  return takesChains && excess < 1 ? gate + Math.exp(excess - 1) : difficulty
}

/**
 * The degree of a difficulty: linear between the knots and above the last one, exponential towards 0 below
 * the first. Always ascending.
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

/** The calibrations of a family, by the text of the shape. */
export type Calibrations = Readonly<Record<string, Calibration>>

/** The text of a shape without its size, such as `/rook`. */
const variantOf = (text: string) => /\/.*/.exec(text)?.[0] ?? ''
const cellsOf = (text: string) => {
  const [rows, columns] = text.split(/[x/]/).map(Number)
  return rows * columns
}

/**
 * Returns the calibration of a shape. A shape without its own calibration gets one interpolated between the
 * next smaller and the next larger shape of its variant, by the logarithm of the number of cells, or else the
 * nearest.
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
