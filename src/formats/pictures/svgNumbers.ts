// Numbers and lists of numbers in SVG: finite, and no larger than any picture needs.

import { PuzzleError, quote } from '../../families/error.ts'

/** A number without a unit. */
export const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`

/** The largest number of a picture. */
const LARGEST = 1_000_000

const WHOLE = new RegExp(`^${NUMBER}$`)
const LIST = new RegExp(String.raw`^\s*(?:${NUMBER}(?:\s*,\s*|\s+|(?=[+-]))?)*\s*$`)

/** Reads a number, with `px` or nothing after it. `what` names it in messages. */
export function readNumber(text: string, what: string): number {
  const plain = text.trim().replace(/px$/, '')
  if (!WHOLE.test(plain)) throw new PuzzleError('picture', `${what} must be a number, not ${quote(text)}`)
  return expectSmall(Number(plain), what)
}

/** Reads numbers between spaces or commas. */
export function readNumbers(text: string, what: string): number[] {
  if (!LIST.test(text)) throw new PuzzleError('picture', `${what} must be numbers, not ${quote(text)}`)
  return Array.from(text.matchAll(new RegExp(NUMBER, 'g')), ([one]) => expectSmall(Number(one), what))
}

/** Returns the number. Throws a PuzzleError if it is too large. */
export function expectSmall(number: number, what: string): number {
  if (Math.abs(number) <= LARGEST) return number
  throw new PuzzleError('picture', `${what} must be from -${LARGEST} to ${LARGEST}`)
}
