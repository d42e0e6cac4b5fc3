// Reads the size of a page: a name such as `A5`, or any width and height, in inches or millimetres.
//
//   6x9   5.5x8.5   7x9in   170x240mm   A4

import { INCH, MILLIMETRE } from '../render/paperSize.ts'
import { TRIMS, type Trim } from './printLimits.ts'

/** The shortest and the longest side of a page, in points. No service prints books beyond these limits. */
const SHORTEST = 4 * INCH
const LONGEST = 17 * INCH

const NUMBER = String.raw`\d+(?:\.\d+)?`
const SIZE = new RegExp(`^(${NUMBER}) ?[xX×] ?(${NUMBER}) ?(mm|in)?$`)

/** The names that are not sizes, in upper or lower case: JSON Schema has no flag for that. */
const WORDS = TRIMS.filter(({ name }) => /^[a-z]/i.test(name)).map(({ name }) =>
  name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`),
)

/** The form of every text that can name a trim: a name, or a width and a height. */
export const TRIM_FORM = new RegExp(
  `^(?:${WORDS.join('|')}|${NUMBER} ?[xX×] ?${NUMBER} ?(?:[mM][mM]|[iI][nN])?)$`,
)

/** What a text that names a trim must be, in words. */
export const TRIM_CHOICES = `one of ${TRIMS.map(({ name }) => name).join(', ')}, or any other size in inches or millimetres`

/** Examples of sizes without a name. */
export const TRIM_EXAMPLES = ['7x9in', '170x240mm'] as const

/** The trim of this text, or what would be right instead. A size that has a name gets it. */
export function parseTrim(text: string): Trim | string {
  const name = text.trim().toLowerCase()
  const named = TRIMS.find((trim) => trim.name.toLowerCase() === name)
  if (named) return named
  const [, across, down, unit = 'in'] = SIZE.exec(name) ?? []
  if (across === undefined) {
    return `${TRIM_CHOICES}, such as ${TRIM_EXAMPLES.join(' or ')}`
  }
  const scale = unit === 'mm' ? MILLIMETRE : INCH
  const [width, height] = [Number(across) * scale, Number(down) * scale]
  if (Math.min(width, height) < SHORTEST - ROUNDING || Math.max(width, height) > LONGEST + ROUNDING) {
    return 'a size with sides from 4 to 17 in (101.6 to 431.8 mm)'
  }
  const size = `${Number(across)}x${Number(down)}`
  const known = unit === 'in' ? TRIMS.find((trim) => trim.name === size) : undefined
  return known ?? { name: unit === 'mm' ? `${size}mm` : size, width, height }
}

/** Conversions round. */
const ROUNDING = 1e-6
