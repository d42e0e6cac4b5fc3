// Addresses of the puzzle player Kudamono, pedros.works/kudamono. The form is the one that the solver cspuz_core reads and
// writes (serializer.rs, hidato.rs and kropki_pairs.rs of github.com/semiexp/cspuz_core).
//
//   https://pedros.works/kudamono/player?W=4x3&L=(4)2(6)1x3(1)3(11)2&G=hidoku
//
//   W   the columns and rows; or the columns minus 1, with H, the rows minus 1, in older addresses
//   G   the genre
//   L   symbols in cells, each with the number of steps from the symbol before it. The first cell is at the bottom left;
//       steps lead upwards, and from the top of a column to the bottom of the next one.
//   L-E symbols at borders between cells, in the same way

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { kudamonoHidoku } from './kudamonoHidoku.ts'
import { kudamonoKropki } from './kudamonoKropki.ts'
import type { KudamonoAddress, KudamonoGenre } from './kudamonoSymbols.ts'
import { after } from './sudokuCells.ts'

const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?pedros\.works\/(?:paper-puzzle-player|kudamono\/(?:player|editor))(?:\.html)?\?/i
const GENRES: readonly KudamonoGenre[] = [kudamonoHidoku, kudamonoKropki]

/** Addresses of Kudamono. */
export const kudamono: ExchangeNotation = {
  name: 'kudamono',
  what: 'an address of Kudamono: https://pedros.works/kudamono/player?W=9x9&L=...&G=hidoku',
  families: [...new Set(GENRES.map(({ family }) => family))],
  readLine(line) {
    const start = ADDRESS.exec(line.text)?.[0]
    return start === undefined ? undefined : readFields(after(line, start.length))
  },
}

function readFields(text: Span): FoundPuzzle {
  const fields = fieldsOf(text)
  const name = fields.get('G')
  const genre = GENRES.find((one) => one.name === name?.text)
  if (!genre) {
    const what = name ? `the genre ${quote(name.text)} of Kudamono` : 'an address without a genre'
    const message = `${what} is not supported; expected G=${GENRES.map((one) => one.name).join(' or G=')}`
    throw new PuzzleError('unrecognized', message, name ?? text)
  }
  const known = ['W', 'H', 'G', ...genre.layers]
  const unknown = [...fields.keys()].find((key) => !known.includes(key))
  if (unknown !== undefined) {
    const message = `${quote(unknown)} in ${genre.name} is not supported; expected only ${known.join(', ')}`
    throw new PuzzleError('unrecognized', message, fields.get(unknown))
  }
  return genre.read({ text, size: sizeOf(fields, text), layers: fields })
}

/** The values of the fields, by their keys. */
function fieldsOf(text: Span): ReadonlyMap<string, Span> {
  const fields = new Map<string, Span>()
  for (const { 0: field, index } of text.text.matchAll(/[^&]+/g)) {
    const [key] = field.split('=', 1)
    fields.set(key, {
      ...text,
      text: field.slice(key.length + 1),
      column: text.column + index + key.length + 1,
    })
  }
  return fields
}

function sizeOf(fields: ReadonlyMap<string, Span>, text: Span): KudamonoAddress['size'] {
  const [width, height] = [fields.get('W'), fields.get('H')]
  const [, columns, rows] = /^(\d{1,3})x(\d{1,3})$/.exec(width?.text ?? '') ?? []
  if (columns !== undefined && !height) return { columns: Number(columns), rows: Number(rows), isOld: false }
  const isNumber = (field?: Span) => /^\d{1,3}$/.test(field?.text ?? '')
  if (isNumber(width) && isNumber(height)) {
    return { columns: Number(width?.text) + 1, rows: Number(height?.text) + 1, isOld: true }
  }
  throw new PuzzleError(
    'shape',
    'the address has no size; expected W=COLUMNSxROWS, such as W=6x6',
    width ?? text,
  )
}
