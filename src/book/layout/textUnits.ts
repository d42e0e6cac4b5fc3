// The units of a text that are never divided by a space: words and calculations.

const NO_BREAK = '\u00a0'

/**
 * The spaces within a calculation: between figures, with or without brackets, around signs and short words as
 * in `1 to 6`.
 */
const WITHIN_CALCULATION = /(?<=[\d)]) ([+−×÷=]|\p{L}{1,3}) (?=[\d(])/gu

/**
 * Splits a text into the units that are never divided between lines: words, calculations, and words joined by
 * no-break spaces, which are set as spaces.
 */
export function unitsOf(text: string): string[] {
  const words = text.replaceAll(WITHIN_CALCULATION, `${NO_BREAK}$1${NO_BREAK}`).split(/[^\S\u00a0]+/)
  return words.map((word) => word.replaceAll(NO_BREAK, ' ')).filter((word) => word.trim() !== '')
}
