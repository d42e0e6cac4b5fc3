// The common parts of game IDs in Simon Tatham's collection: the form `PARAMETERS:DESCRIPTION`, which may also be the end of an
// address of a game's page, and numbers in cells.
//
//   f3b1_4c2a5      A letter is a run of open cells: a is one cell, z is 26. A _ separates two adjacent numbers.

import { parseNumber } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'
import { after, emptyCells, packedCells, unpackedCells } from './sudokuCells.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CELL = /(?<run>[a-z])|(?<value>\d+)|(?<gap>_)|./gsu

/** The largest number in a game of the collection. */
const LARGEST_NUMBER = 31

/** Finds the game ID in a line: the whole line, or the end of an address of the game's page. */
export function gameIdIn(line: Span, game: string): { readonly id: Span; readonly isPage: boolean } {
  const [page = ''] = new RegExp(`^https?://\\S*/${game}(?:\\.html)?#`, 'i').exec(line.text) ?? []
  return { id: after(line, page.length), isPage: page !== '' }
}

/**
 * Reads a line that is a game ID, or an address of the game's page that ends with a game ID. `start` matches the parameters
 * and the colon. `isOwn` tells whether the rest of a bare game ID is of this game; in an address, the page names the game.
 * Throws a PuzzleError for an address with a random seed.
 */
export function readGameId(
  line: Span,
  game: string,
  { start, isOwn }: { readonly start: RegExp; readonly isOwn: RegExp },
  read: (id: Span, parameters: RegExpExecArray) => FoundPuzzle,
): FoundPuzzle | undefined {
  const { id, isPage } = gameIdIn(line, game)
  const parameters = start.exec(id.text)
  if (parameters && (isPage || isOwn.test(id.text.slice(parameters[0].length)))) return read(id, parameters)
  if (isPage) throw seedError(id)
  return undefined
}

/** The error for a random seed, such as `9x9de#12345`, instead of a puzzle. */
export function seedError(id: Span): PuzzleError {
  const message = 'a random seed does not contain a puzzle; expected a game ID with a colon'
  return new PuzzleError('unrecognized', message, id)
}

/** Rejects a board that is too large for any game. */
export function expectSize(size: number, id: Span): void {
  if (size >= 1 && size <= LARGEST_NUMBER) return
  const message = `a board of ${size}x${size} is too large; the games have numbers up to ${LARGEST_NUMBER}`
  throw new PuzzleError('shape', message, id)
}

/** Reads the numbers in the cells of a board, 0 for an open cell. Throws a PuzzleError. */
export function readRuns(place: Span, size: number, most = size) {
  return unpackedCells(place, 'game ID', size, CELL, (at, { run, value, gap }) => {
    if (run) return emptyCells(LETTERS.indexOf(run) + 1)
    if (value) return [parseNumber(at, 1, most, 'a value')]
    if (gap) return []
    const message = `${quote(at.text)} is not a cell; expected a letter for open cells, a number, or _`
    throw new PuzzleError('value', message, at)
  })
}

/** Writes the numbers in the cells of a board, 0 for an open cell. */
export function writeRuns(numbers: readonly number[]): string {
  const runText = (length: number) => LETTERS[length - 1]
  const givenText = (given: number, before: string) => (/\d$/.test(before) ? `_${given}` : String(given))
  return packedCells(numbers, LETTERS.length, runText, givenText)
}
