// Signs and walls between the cells of a board in addresses of puzz.link.

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { after } from './sudokuCells.ts'

/**
 * The two cells beside each border inside a board, in the order of puzz.link: first the borders between cells of a row, row by
 * row, and then the borders between cells of a column, row by row. The left or the upper cell comes first.
 */
export function cellBorders(size: number): readonly (readonly [number, number])[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  const across = cells.filter((cell) => cell % size < size - 1).map((cell) => [cell, cell + 1] as const)
  const down = cells.filter((cell) => cell < size * (size - 1)).map((cell) => [cell, cell + size] as const)
  return [...across, ...down]
}

/** How digits are packed into characters: a character has so many digits in the number system with this base. */
interface Packing {
  /** The base of the digits. */
  readonly base: number
  /** The digits of a character. */
  readonly digits: number
}

/**
 * Unpacks `length` digits from the characters at the beginning of a text; the last character may have spare digits, which are
 * ignored. `what` names the digits in messages. Also returns the text after them. Throws a PuzzleError.
 */
export function unpackDigits(
  text: Span,
  length: number,
  { base, digits }: Packing,
  what: string,
): { readonly values: readonly number[]; readonly rest: Span } {
  const characters = text.text.slice(0, Math.ceil(length / digits))
  const largest = base ** digits - 1
  const values = Array.from(characters, (character, index) => {
    const number = Number.parseInt(character, largest + 1)
    if (Number.isInteger(number)) return digitsOf(number, { base, digits })
    const at = { ...text, text: character, column: text.column + index }
    const message = `${quote(character)} is not a character for ${what}; expected 0 to ${largest.toString(largest + 1)}`
    throw new PuzzleError('value', message, at)
  }).flat()
  if (values.length >= length)
    return { values: values.slice(0, length), rest: after(text, characters.length) }
  const message = `${what} take ${Math.ceil(length / digits)} characters, got ${characters.length}`
  throw new PuzzleError('length', message, text)
}

function digitsOf(number: number, { base, digits }: Packing): number[] {
  return Array.from(
    { length: digits },
    (_, place) => Math.floor(number / base ** (digits - 1 - place)) % base,
  )
}

/** Packs digits into characters. */
export function packDigits(values: readonly number[], { base, digits }: Packing): string {
  const starts = Array.from({ length: Math.ceil(values.length / digits) }, (_, index) => index * digits)
  return starts
    .map((start) => {
      const numbers = Array.from({ length: digits }, (_, place) => values[start + place] ?? 0)
      return numbers.reduce((sum, digit) => sum * base + digit, 0).toString(base ** digits)
    })
    .join('')
}

/** Refuses to write givens for a kind of puzzle that has none. */
export function expectNoGivens(givens: readonly number[], what: string): void {
  if (givens.every((given) => given === 0)) return
  const message = `${withArticle(what)} of puzz.link has no givens; expected a puzzle with only signs between cells`
  throw new PuzzleError('unrecognized', message)
}
