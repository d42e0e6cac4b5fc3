// Reads the thinnest line that a print service prints, for the options of books and of preflight.

import { InvalidArgumentError } from 'commander'
import { LEAST_THINNEST_LINE, MOST_THINNEST_LINE } from '../../print/printLimits.ts'

/** Reads a width in points. */
export function printableLine(text: string): number {
  const points = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (points >= LEAST_THINNEST_LINE && points <= MOST_THINNEST_LINE) return points
  throw new InvalidArgumentError(`expected a number from ${LEAST_THINNEST_LINE} to ${MOST_THINNEST_LINE}`)
}
