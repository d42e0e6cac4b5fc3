// Formats lengths and places in units that people can measure.

import { INCH, MILLIMETRE } from '../../render/paperSize.ts'
import type { PageMark } from './graphicsState.ts'
import type { Box } from './transforms.ts'

const round = (number: number, digits: number) => String(Number((number + 1e-9).toFixed(digits)))

/** Formats a length in points as `9.5 mm (0.375 in)`. */
export function lengthText(points: number): string {
  return `${round(points / MILLIMETRE, 1)} mm (${round(points / INCH, 3)} in)`
}

/** Formats a size in points as `152.4 x 228.6 mm (6 x 9 in)`. */
export function sizeText(width: number, height: number): string {
  const both = (unit: number, digits: number) =>
    `${round(width / unit, digits)} x ${round(height / unit, digits)}`
  return `${both(MILLIMETRE, 1)} mm (${both(INCH, 3)} in)`
}

/** Formats points as `0.75 pt`. A value is never rounded up to the required minimum. */
export function pointsText(points: number): string {
  return `${Math.floor(points * 100 + 1e-6) / 100} pt`
}

/** Formats the top left corner of a box as `25.4 mm from the left, 12.7 mm from the top`. */
export function placeText({ left, top }: Box): string {
  return `${round(left / MILLIMETRE, 1)} mm from the left, ${round(top / MILLIMETRE, 1)} mm from the top`
}

const KIND_NAMES = { line: 'a line', area: 'an area', image: 'an image' } as const

/** Describes a mark, so that people can find it on the page. */
export function markText({ kind, text }: PageMark): string {
  return kind === 'text'
    ? `“${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}”`
    : KIND_NAMES[kind]
}

const MOST_LETTERS = 40
