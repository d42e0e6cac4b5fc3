// What is wrong with a text or a puzzle, where, and what would be right.

/** Why a text is refused; `--json` gives the code to programs. */
export const ERROR_CODES = [
  'empty', // nothing there to read
  'unreadable', // not text, or no file
  'unwritable', // a full disk, or no place for a file
  'unrecognized', // no family's notation
  'ambiguous', // two families' notation
  'shape', // a shape that the family does not have, or that the text contradicts
  'length', // too many or too few cells, rows or numbers
  'value', // not a number, or out of range
  'conflict', // clues that break a rule together
  'sum', // a sum that cannot be
  'cage', // cages that overlap, leave cells out or fall apart; impossible targets
  'operator', // not an operator
  'record', // a line of JSON that is no puzzle's record
  'recipe', // a book's recipe that says what cannot be
] as const
/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** A piece of a source text, and where it begins (both counted from 1). */
export interface Span {
  /** The text itself. */
  readonly text: string
  /** The line where it begins. */
  readonly line: number
  /** The column where it begins. */
  readonly column: number
}

/** The one error of bad input: the message is a sentence for the person who wrote it. */
export class PuzzleError extends Error {
  /** For programs: what kind of mistake it is. */
  readonly code: ErrorCode
  /** The line of the text, from 1, where that is known. */
  readonly line: number | undefined
  /** The column of the line, from 1, where that is known. */
  readonly column: number | undefined

  constructor(code: ErrorCode, message: string, at?: { readonly line: number; readonly column?: number }) {
    super(message)
    this.name = 'PuzzleError'
    this.code = code
    this.line = at?.line
    this.column = at?.column
  }
}

/** A word of the input as a message quotes it: short, and without control characters. */
export function quote(text: string): string {
  const printable = text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '\u{fffd}')
  return printable.length > 24 ? `"${printable.slice(0, 24)}…"` : `"${printable}"`
}
