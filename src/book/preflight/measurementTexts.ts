// Lengths and places as a person measures them.

import { INCH, MILLIMETRE } from '../../render/units.ts'
import type { PageMark } from './graphicsState.ts'
import type { Box } from './transforms.ts'

const round = (number: number, digits: number) => String(Number((number + 1e-9).toFixed(digits)))

/** `9.5 mm (0.375 in)`, of points. */
export function lengthText(points: number): string {
  return `${round(points / MILLIMETRE, 1)} mm (${round(points / INCH, 3)} in)`
}

/** `152.4 x 228.6 mm (6 x 9 in)`, of points. */
export function sizeText(width: number, height: number): string {
  const both = (unit: number, digits: number) =>
    `${round(width / unit, digits)} x ${round(height / unit, digits)}`
  return `${both(MILLIMETRE, 1)} mm (${both(INCH, 3)} in)`
}

/** `0.75 pt`. Never rounded up to what would be enough. */
export function pointsText(points: number): string {
  return `${Math.floor(points * 100 + 1e-6) / 100} pt`
}

/** `25.4 mm from the left, 12.7 mm from the top`, of the corner of a box. */
export function placeText({ left, top }: Box): string {
  return `${round(left / MILLIMETRE, 1)} mm from the left, ${round(top / MILLIMETRE, 1)} mm from the top`
}

const KIND_NAMES = { line: 'a line', area: 'an area', image: 'an image' } as const

/** What a mark is, for someone who looks for it. */
export function markText({ kind, text }: PageMark): string {
  return kind === 'text'
    ? `“${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}”`
    : KIND_NAMES[kind]
}

const MOST_LETTERS = 40
