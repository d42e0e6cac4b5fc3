// Addresses of Keen's page in Simon Tatham's collection: they end with a game ID, which the family reads.
//
//   https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:_a_7a4_a3,s2d2m4m3s1d2a5a5

import { PuzzleError } from '../../families/error.ts'
import type { ExchangeNotation } from './notation.ts'

const PAGE = /^https?:\/\/\S*\/keen(?:\.html)?#/i
const KENKEN = 'kenken'

/** Addresses of Keen's page. */
export const keenPage: ExchangeNotation = {
  name: 'keen-page',
  what: "an address of Simon Tatham's Keen: https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:...",
  families: [KENKEN],
  readLine(line) {
    const page = PAGE.exec(line.text)?.[0]
    if (page === undefined) return undefined
    const id = { ...line, text: line.text.slice(page.length), column: line.column + page.length }
    if (!/^[^#]*:/.test(id.text)) {
      throw new PuzzleError(
        'unrecognized',
        'a random seed does not contain a puzzle; expected a game ID with a colon',
        id,
      )
    }
    return { family: KENKEN, lines: [id] }
  },
}
