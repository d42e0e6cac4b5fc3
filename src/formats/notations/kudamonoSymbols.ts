// Symbols and their places in addresses of Kudamono.

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { FoundPuzzle } from './exchangeNotation.ts'

/** An address of Kudamono. */
export interface KudamonoAddress {
  /** The text of all fields. */
  readonly text: Span
  /** The size of its board. In older addresses, columns and rows are in the order of their numbers as texts: 0, 1, 10, 2. */
  readonly size: { readonly columns: number; readonly rows: number; readonly isOld: boolean }
  /** The symbols of each layer, by its key. */
  readonly layers: ReadonlyMap<string, Span>
}

/** A genre of Kudamono that is one of our puzzles. */
export interface KudamonoGenre {
  /** Its name in addresses. */
  readonly name: string
  /** The name of its family. */
  readonly family: string
  /** The keys of its layers. */
  readonly layers: readonly string[]
  /** Reads an address. Throws a PuzzleError. */
  read(address: KudamonoAddress): FoundPuzzle
}

/** A symbol at a place. */
interface KudamonoSymbol {
  /** The symbol: a letter, or digits. */
  readonly symbol: string
  /** The number of its place. */
  readonly place: number
  /** The text of the symbol. */
  readonly at: Span
}

const SYMBOL = /(?:\((?<number>\d{1,3})\)|(?<letter>[a-z]))(?<steps>\d{1,4})|.[^(a-z]*/gisu

/** The symbols of a layer; none if the address does not have it. `places` is the number of places. Throws a PuzzleError. */
export function symbolsOf(layer: Span | undefined, places: number): readonly KudamonoSymbol[] {
  if (!layer) return []
  const symbols: KudamonoSymbol[] = []
  let place = 0
  for (const { 0: text, index, groups = {} } of layer.text.matchAll(SYMBOL)) {
    const at = { ...layer, text, column: layer.column + index }
    const { number, letter, steps } = groups
    if (steps === undefined) {
      const message = `${quote(text)} is not a symbol with its steps; expected one such as x3 or (12)3`
      throw new PuzzleError('value', message, at)
    }
    place += Number(steps)
    if (place >= places) {
      throw new PuzzleError('value', `${quote(text)} is beyond the last of ${places} places of the board`, at)
    }
    if (symbols.at(-1)?.place === place) {
      throw new PuzzleError('conflict', `${quote(text)} is a second symbol at its place; expected one`, at)
    }
    symbols.push({ symbol: number ?? letter, place, at })
  }
  return symbols
}

/** The cell, in reading order, of each place of a layer of cells. */
export function cellsByPlace({ columns, rows, isOld }: KudamonoAddress['size']): number[] {
  const orderOf = (length: number) => {
    const numbers = Array.from({ length }, (_, number) => number)
    return isOld ? numbers.sort((one, other) => (String(one) < String(other) ? -1 : 1)) : numbers
  }
  const upwards = orderOf(rows)
  return orderOf(columns).flatMap((column) => upwards.map((up) => (rows - 1 - up) * columns + column))
}

/** The error for a symbol that a genre does not have. */
export function unknownSymbol({ symbol, at }: KudamonoSymbol, expected: string): PuzzleError {
  return new PuzzleError('value', `${quote(symbol)} is not supported here; expected ${expected}`, at)
}
