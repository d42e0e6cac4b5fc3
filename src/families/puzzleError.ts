// The error for bad input. It tells what is wrong with a text or a puzzle, where the mistake is, and what would
// be right.

/** The kinds of mistakes. With `--json`, programs receive these codes. */
export const ERROR_CODES = [
  'empty', // no text to read
  'unreadable', // not text, or not a file
  'unwritable', // the disk is full, or the file cannot be created
  'unrecognized', // in no family's notation
  'ambiguous', // in the notation of several families
  'shape', // a shape that the family does not have, or that the text contradicts
  'length', // too many or too few cells, rows or numbers
  'value', // not a number, or out of range
  'conflict', // clues that break a rule together
  'sum', // an impossible sum
  'cage', // cages that overlap, miss cells or are not connected; impossible targets
  'operator', // not an operator
  'clue', // a clue of a rule whose cells are not on the board, or whose value is not allowed
  'unfinished', // a board that is set by hand, while clues or parts of clues are missing
  'record', // a line of JSON that is not a puzzle's record
  'recipe', // an invalid recipe of a book
  'picture', // a picture that is damaged, too large, or has more than shapes
] as const
/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/** A piece of a source text with its position. Lines and columns count from 1. */
export interface Span {
  /** The text itself. */
  readonly text: string
  /** The line where it begins. */
  readonly line: number
  /** The column where it begins. */
  readonly column: number
}

/** The only error for bad input. The message is a sentence for the person who wrote the input. */
export class PuzzleError extends Error {
  /** The kind of mistake, for programs. */
  readonly code: ErrorCode
  /** The line of the text, from 1, if known. */
  readonly line: number | undefined
  /** The column in the line, from 1, if known. */
  readonly column: number | undefined

  constructor(code: ErrorCode, message: string, at?: { readonly line: number; readonly column?: number }) {
    super(visible(message))
    this.name = 'PuzzleError'
    this.code = code
    this.line = at?.line
    this.column = at?.column
  }
}

/**
 * Characters that a terminal obeys or hides: control characters, and characters that change the direction of
 * text.
 */
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * Puts a text on one line, with escapes for the characters that a terminal would obey. Names of files may
 * contain any characters.
 */
export function visible(text: string): string {
  return text.replace(HIDDEN, (sign) => (sign === '\n' ? '\\n' : `\\u{${sign.charCodeAt(0).toString(16)}}`))
}

/** Quotes a word of the input for a message: shortened, and without control characters. */
export function quote(text: string): string {
  const printable = text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '\u{fffd}')
  return printable.length > 24 ? `"${printable.slice(0, 24)}…"` : `"${printable}"`
}
