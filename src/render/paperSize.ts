// Papers: the usual ones by name, and any other as `WIDTHxHEIGHT` with a unit, such as `200x250mm` or `7x10in`.

import { PuzzleError, quote } from '../families/puzzleError.ts'
import { meantSize } from './meantSize.ts'

/** An inch on a page, in points: 1/72 in. */
export const INCH = 72
/** A millimetre, in points. */
export const MILLIMETRE = INCH / 25.4

/** A paper. */
export interface PaperSize {
  /** The name, such as `A4` or `200x250mm`. */
  readonly name: string
  /** The width in points. */
  readonly width: number
  /** The height in points. */
  readonly height: number
}

/** A paper whose sides are given in millimetres. */
export const millimetres = (name: string, width: number, height: number) =>
  sized(name, width, height, MILLIMETRE)

/** A paper whose sides are given in inches. */
export const inches = (name: string, width: number, height: number) => sized(name, width, height, INCH)

function sized(name: string, width: number, height: number, unit: number): PaperSize {
  return { name, width: width * unit, height: height * unit }
}

/** The papers with a name. */
export const PAPERS_BY_NAME: readonly PaperSize[] = [
  millimetres('A3', 297, 420),
  millimetres('A4', 210, 297),
  millimetres('A5', 148, 210),
  inches('letter', 8.5, 11),
]

/** The shortest and the longest side of a paper, in millimetres. */
const LEAST_SIDE = 50
const MOST_SIDE = 1000

const FORM = /^(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|in)$/i

/** Reads a paper. Throws a PuzzleError. */
export function parsePaperSize(text: string): PaperSize {
  const wanted = text.trim().toLowerCase()
  const named = PAPERS_BY_NAME.find(({ name }) => name.toLowerCase() === wanted)
  if (named) return named
  const [, width, height, unit] = FORM.exec(wanted) ?? []
  if (unit === undefined) {
    const names = PAPERS_BY_NAME.map(({ name }) => name)
    const meant = meantSize(text, names)
    const remedy = meant ? `did you mean "${meant}"?` : `use ${names.join(', ')}, or a size such as 200x250mm`
    throw new PuzzleError('value', `${quote(text)} is not a paper size; ${remedy}`)
  }
  const point = unit === 'mm' ? MILLIMETRE : INCH
  const sides = [Number(width) * point, Number(height) * point]
  // Half a millimetre of tolerance: sizes in inches are rounded.
  const [least, most] = [(LEAST_SIDE - 0.5) * MILLIMETRE, (MOST_SIDE + 0.5) * MILLIMETRE]
  if (Math.min(...sides) < least || Math.max(...sides) > most) {
    const message = `a paper of ${text} cannot be used; each side must be from ${LEAST_SIDE} to ${MOST_SIDE} mm`
    throw new PuzzleError('value', message)
  }
  return { name: `${Number(width)}x${Number(height)}${unit}`, width: sides[0], height: sides[1] }
}
