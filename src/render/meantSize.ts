// Guesses the size that is meant by a text that names no known size: another name of a paper, another unit, or a
// mistyped name.

import { nearestOf } from '../families/nearestName.ts'

/** Papers that have names elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ltr: 'letter',
  legal: '8.5x14in',
  tabloid: '11x17in',
  executive: '7.25x10.5in',
  digest: '5.5x8.5in',
  a6: '105x148mm',
  b4: '250x353mm',
  b5: '176x250mm',
  b6: '125x176mm',
}

const UNIT = String.raw`\s*(mm|cm|in|inch|inches|"|''|[″”])?\s*`
const SIDES = new RegExp(String.raw`^(\d+(?:\.\d+)?)${UNIT}(?:[x×*/]|by)\s*(\d+(?:\.\d+)?)${UNIT}$`)

/** Longer sides without a unit are in millimetres. */
const LONGEST_INCHES = 20

/**
 * The size that a text probably means, in the form that the program accepts; undefined if the text means no
 * size. `names` are the names that the program knows.
 */
export function meantSize(text: string, names: readonly string[]): string | undefined {
  const wanted = text.trim().toLowerCase()
  const [, width, first, height, unit = first] = SIDES.exec(wanted) ?? []
  if (width !== undefined) {
    const sides = [Number(width), Number(height)]
    if (unit === 'cm') return `${sides.map((side) => Number((10 * side).toFixed(2))).join('x')}mm`
    const isMetric = unit === 'mm' || (unit === undefined && Math.max(...sides) > LONGEST_INCHES)
    return `${sides.join('x')}${isMetric ? 'mm' : 'in'}`
  }
  const name = wanted.replace(/^us[ -]?/, '')
  // Short names differ from each other by one letter too, so only letters after them are a slip.
  const short = names.filter((known) => known.length <= 2)
  const long = names.filter((known) => known.length > 2)
  return (
    ELSEWHERE[name] ?? short.find((known) => name.startsWith(known.toLowerCase())) ?? nearestOf(name, long)
  )
}
