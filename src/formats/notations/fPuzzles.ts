// Addresses of f-puzzles, which SudokuPad opens, too: the board as JSON, packed with lz-string and written in base 64.
//
//   https://www.f-puzzles.com/?load=N4Ig...        {"size": 9, "grid": [[{"value": 5, "given": true}, {}, ...], ...]}
//
// Boxes of an unusual form are stated cell by cell, as `region`. Rules of the whole board are keys that are true.

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { packText, unpackText } from './lzString.ts'
import { boxesOf, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

const ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www\.)?f-puzzles\.com\/\?(?:id=[^&]*&)?load=|(?:beta\.)?sudokupad\.app\/(?:puzzle\/)?fpuzzles|app\.crackingthecryptic\.com\/(?:sudoku\/)?\?puzzleid=fpuzzles)/i
/** The maximum number of characters after `load=`, and of the unpacked board: more than any board needs. */
const LONGEST_LOAD = 1 << 15
const LONGEST_BOARD = 1 << 20
const LARGEST = 25
/** Keys that do not change the rules; a value of false or an empty list never does. */
const PLAIN = [
  ...['size', 'title', 'author', 'ruleset', 'grid', 'solution'],
  ...['highlightConflicts', 'successMessage'],
]

/** The rules that keys state, if all of these are true. */
const RULE_KEYS: Readonly<Record<string, readonly string[]>> = {
  x: ['diagonal+', 'diagonal-'],
  disjoint: ['disjointgroups'],
  'anti-knight': ['antiknight'],
  'anti-king': ['antiking'],
  'non-consecutive': ['nonconsecutive'],
}
const ALL_RULE_KEYS = Object.values(RULE_KEYS).flat()

/** Addresses of f-puzzles. */
export const fPuzzles: ExchangeNotation = {
  name: 'f-puzzles',
  what: 'an address of f-puzzles, which SudokuPad opens: https://www.f-puzzles.com/?load=...',
  families: [SUDOKU],
  rules: Object.keys(RULE_KEYS),
  readLine(line) {
    const start = ADDRESS.exec(line.text)?.[0]
    return start === undefined ? undefined : readLoad(line, line.text.slice(start.length))
  },
  writer: {
    refusals: { kenken: 'the cages of f-puzzles forbid repeated digits' },
    write(puzzle) {
      const { shape, givens } = puzzle
      const size = shape.columns
      const { boxRows, boxColumns } = boxesOf(puzzle)
      const isUsual = boxRows === usualBoxes(size).boxRows
      const cells = givens.map((given, cell) => ({
        ...(given > 0 && { value: given, given: true }),
        ...(!isUsual && { region: regionOf(cell, size, boxRows, boxColumns) }),
      }))
      const keys = ruleNamesOf(puzzle).flatMap((rule) => RULE_KEYS[rule])
      const rules = Object.fromEntries(keys.map((key) => [key, true]))
      const text = JSON.stringify({ size, grid: rowsOf(cells, shape), ...rules })
      return `https://www.f-puzzles.com/?load=${packText(text)}`
    },
  },
}

function regionOf(cell: number, size: number, boxRows: number, boxColumns: number): number {
  const [row, column] = [Math.floor(cell / size), cell % size]
  return Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns)
}

function readLoad(at: Span, load: string): FoundPuzzle {
  const { size, grid, ...others } = unpack(load, at)
  const stated = Object.keys(others).filter((key) => !PLAIN.includes(key) && isStated(others[key]))
  const ruleNames = Object.keys(RULE_KEYS).filter((rule) =>
    RULE_KEYS[rule].every((key) => stated.includes(key)),
  )
  const variant = stated.find((key) => !ruleNames.some((rule) => RULE_KEYS[rule].includes(key)))
  if (variant !== undefined) {
    const message = `f-puzzles with ${quote(variant)} is not supported; the rules supported are ${ALL_RULE_KEYS.join(', ')}`
    throw new PuzzleError('unrecognized', message, at)
  }
  const isSize = Number.isInteger(size) && (size as number) >= 1 && (size as number) <= LARGEST
  const rows = Array.isArray(grid) ? grid : []
  if (!isSize || rows.length !== size || !rows.every((row) => Array.isArray(row) && row.length === size)) {
    const message = `the address needs a "size" up to ${LARGEST} and a "grid" of as many rows and columns`
    throw new PuzzleError('shape', message, at)
  }
  const cells = rows.flat(1).map((cell) => (cell ?? {}) as Record<string, unknown>)
  return foundSudoku(
    cells.map((cell) => givenOf(cell, size as number, at)),
    { ...boxesOfRegions(cells, size as number, at), ruleNames },
    [at],
  )
}

function unpack(load: string, at: Span): Readonly<Record<string, unknown>> {
  if (load.length > LONGEST_LOAD) {
    throw new PuzzleError(
      'length',
      `the address is too long; it may have at most ${LONGEST_LOAD} characters after "load="`,
      at,
    )
  }
  try {
    // Web forms turn plus signs into blanks.
    const packed = decodeURIComponent(load).replaceAll(' ', '+')
    const value: unknown = JSON.parse(unpackText(packed, LONGEST_BOARD) ?? '')
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>
  } catch {
    // What cannot be unpacked is refused below, whichever step fails.
  }
  throw new PuzzleError('record', 'the text after "load=" is not a packed board; copy the address again', at)
}

function isStated(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== false && value !== null && value !== ''
}

function givenOf({ value, given }: Record<string, unknown>, size: number, at: Span): number {
  if (given !== true || value === undefined || value === null) return 0
  if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= size) return value as number
  throw new PuzzleError('value', `${quote(String(value))} is not a value from 1 to ${size}`, at)
}

/** Returns the boxes of a board whose cells have no regions, or whose regions are boxes. */
function boxesOfRegions(cells: readonly Record<string, unknown>[], size: number, at: Span) {
  const usual = usualBoxes(size)
  const regions = cells.map(({ region }, cell) =>
    Number.isInteger(region) ? (region as number) : regionOf(cell, size, usual.boxRows, usual.boxColumns),
  )
  const boxColumns = regions.slice(0, size).filter((region) => region === regions[0]).length
  const boxRows = size / boxColumns
  if (regions.every((region, cell) => region === regionOf(cell, size, boxRows, boxColumns))) {
    return { boxRows, boxColumns }
  }
  throw new PuzzleError('shape', 'irregular regions are not supported; expected boxes', at)
}
