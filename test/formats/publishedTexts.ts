// Published texts in each notation, with their cells. The cells come from another program (pzpr
// for puzz.link), from the source's own words, or from a second decoding, and each board has one solution. A text of several
// puzzles is cut down to one, and a board that was found alone stands in the frame of its notation.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The notations of which texts are published. */
export const READ_NOTATIONS = 'sdk sdm ss line csv hodoku sudokuwiki puzzlink solo opensudoku ipuz'.split(' ')

/** A published text with one puzzle. */
export interface PublishedText {
  /** Where it was published. */
  readonly source: string
  /** The text as it was published. */
  readonly text: string
  /** The cells, one character each, `.` for an open cell. */
  readonly cells: string
  /** The solution that the text states. */
  readonly solution?: string
}

/** The published texts in a notation. */
export function publishedTexts(notation: string): readonly PublishedText[] {
  const file = resolve(import.meta.dirname, `../fixtures/notations/${notation}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
