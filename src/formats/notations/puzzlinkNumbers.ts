// Numbers in addresses of puzz.link. (Source of the form: pzpr.js, readNumber16 and genericEncodeNumber16 in Encode.js.)
//
//   g4-28+12c       A hexadecimal digit is a number below 16, and a sign with more digits is a larger number. The letters g
//                   to z are runs of 1 to 20 places without a number, and a full stop is one such place.

import { count } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { after, packedCells } from './sudokuCells.ts'

/** The longest run of places without a number that one letter can state. */
export const LONGEST_RUN = 20
/** A run is written as a digit: its length plus this number. One place is g, the digit 16. */
export const RUN_BASE = 15

/**
 * Each sign: the number of hexadecimal digits after it, and the number that is added to what they state. `%` is the older @.
 */
const SIGNS: Readonly<Record<string, { readonly digits: number; readonly base: number }>> = {
  '': { digits: 1, base: 0 },
  '-': { digits: 2, base: 0 },
  '+': { digits: 3, base: 0 },
  '=': { digits: 3, base: 4096 },
  '@': { digits: 3, base: 8192 },
  '*': { digits: 4, base: 12_240 },
  $: { digits: 5, base: 77_776 },
  '%': { digits: 3, base: 8192 },
}
const TOKEN = /-[\da-f]{2}|[+=@%][\da-f]{3}|\*[\da-f]{4}|\$[\da-f]{5}|./isuy

/** The largest number that can be written. */
export const LARGEST_NUMBER = largestOf('$')

/** The numbers of a text, the place of each of them, and the text after them. */
export interface ReadNumbers {
  /** The numbers; undefined for a place without a number. */
  readonly numbers: readonly (number | undefined)[]
  /** The places of the numbers in the text. */
  readonly places: readonly Span[]
  /** The text after them. */
  readonly rest: Span
}

/**
 * Reads the first `length` numbers of a text. `what` names one of them in messages, and `board` is what needs so many. Throws a
 * PuzzleError.
 */
export function readEncodedNumbers(text: Span, length: number, what: string, board: string): ReadNumbers {
  const numbers: (number | undefined)[] = []
  const places: Span[] = []
  let used = 0
  while (numbers.length < length && used < text.text.length) {
    const place = tokenAt(text, used)
    const found = numbersOf(place)
    numbers.push(...found)
    places.push(...found.map(() => place))
    used += place.text.length
  }
  if (numbers.length === length) return { numbers, places, rest: after(text, used) }
  const message = `the address has ${count(numbers.length, what)}; ${board} has ${length}`
  throw new PuzzleError('length', message, text)
}

/** Refuses text after the end of a puzzle. `what` names the last part of the puzzle. */
export function expectEnd(rest: Span, what: string): void {
  if (rest.text === '') return
  throw new PuzzleError('length', `expected nothing after the last ${what}, got ${quote(rest.text)}`, rest)
}

function tokenAt(text: Span, start: number): Span {
  TOKEN.lastIndex = start
  const token = TOKEN.exec(text.text)?.[0] ?? text.text[start]
  return { ...text, text: token, column: text.column + start }
}

/** The numbers of one token. */
function numbersOf(place: Span): readonly (number | undefined)[] {
  const { text } = place
  if (text === '.') return [undefined]
  if (/^[g-z]$/i.test(text)) return new Array(Number.parseInt(text, 36) - RUN_BASE).fill(undefined)
  const sign = /^[\da-f]/i.test(text) ? '' : text[0]
  const digits = text.slice(sign.length)
  if (Object.hasOwn(SIGNS, sign) && digits.length === SIGNS[sign].digits) {
    return [Number.parseInt(digits, 16) + SIGNS[sign].base]
  }
  const message = `${quote(text)} is not a number; expected a hexadecimal digit, -, + or another sign with its digits, or a letter from g for empty places`
  throw new PuzzleError('value', message, place)
}

/** Writes numbers, undefined for a place without a number. No number may be above LARGEST_NUMBER. */
export function writeNumbers(numbers: readonly (number | undefined)[]): string {
  return packedCells(
    numbers.map((number) => number ?? 0),
    LONGEST_RUN,
    runText,
    writeNumber,
  )
}

/** Writes a run of places without a number. */
export function runText(length: number): string {
  return (RUN_BASE + length).toString(36)
}

/** Writes a number. */
export function writeNumber(number: number): string {
  const sign = Object.keys(SIGNS).find((one) => number <= largestOf(one)) ?? '$'
  const { digits, base } = SIGNS[sign]
  return `${sign}${(number - base).toString(16).padStart(digits, '0')}`
}

/** The largest number that is written with a sign. pzpr writes 12240 and larger numbers with the sign *. */
function largestOf(sign: string): number {
  const { digits, base } = SIGNS[sign]
  return sign === '@' ? SIGNS['*'].base - 1 : base + 16 ** digits - 1
}
