// Addresses of the page of Keen (KenKen) in Simon Tatham's collection. They end with a game ID, which the family's own notation
// includes.
//
//   https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:_a_7a4_a3,s2d2m4m3s1d2a5a5

import type { ExchangeNotation } from './exchangeNotation.ts'
import { gameIdIn, seedError } from './tathamCells.ts'

const KENKEN = 'kenken'

/** Addresses of Keen's page. */
export const keenPage: ExchangeNotation = {
  name: 'keen-page',
  what: "an address of Simon Tatham's Keen: https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#4:...",
  families: [KENKEN],
  readLine(line) {
    const { id, isPage } = gameIdIn(line, 'keen')
    if (!isPage) return undefined
    if (!/^[^#]*:/.test(id.text)) throw seedError(id)
    return { family: KENKEN, lines: [id] }
  },
}
