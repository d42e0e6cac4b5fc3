// Addresses of f-puzzles, which SudokuPad opens, too. An address contains the board as JSON, compressed by lz-string and
// written in base 64.
//
//   https://www.f-puzzles.com/?load=N4Ig...        {"size": 9, "grid": [[{"value": 5, "given": true}, {}, ...], ...]}
//
// Boxes of an unusual form and irregular regions are stated by the key `region` of each cell. Rules of the whole board are keys
// whose value is true; clues are lists under keys (fPuzzlesClues.ts).

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { CLUE_KEYS, cluesOfKeys, keysOfClues, RULES_WITH_KEYS } from './fPuzzlesClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { packText, unpackText } from './lzString.ts'
import { boxesOf, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

const ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www\.)?f-puzzles\.com\/\?(?:id=[^&]*&)?load=|(?:beta\.)?sudokupad\.app\/(?:puzzle\/)?fpuzzles|app\.crackingthecryptic\.com\/(?:sudoku\/)?\?puzzleid=fpuzzles)/i
/** The maximum numbers of characters after `load=` and of the unpacked board; no board needs more. */
const LONGEST_LOAD = 1 << 15
const LONGEST_BOARD = 1 << 20
const LARGEST = 25
/** Keys that do not change the rules. Other keys change the rules unless their value is empty, null or false. */
const PLAIN = [
  ...['size', 'title', 'author', 'ruleset', 'grid', 'solution'],
  ...['highlightConflicts', 'successMessage'],
]

/** The rules, each with the keys that must all be true to state it. */
const RULE_KEYS: Readonly<Record<string, readonly string[]>> = {
  x: ['diagonal+', 'diagonal-'],
  disjoint: ['disjointgroups'],
  'anti-knight': ['antiknight'],
  'anti-king': ['antiking'],
  'non-consecutive': ['nonconsecutive'],
}
const ALL_RULE_KEYS = [...Object.values(RULE_KEYS).flat(), ...CLUE_KEYS]
const JIGSAW = 'jigsaw'

/** Addresses of f-puzzles. */
export const fPuzzles: ExchangeNotation = {
  name: 'f-puzzles',
  what: 'an address of f-puzzles, which SudokuPad opens: https://www.f-puzzles.com/?load=...',
  families: [SUDOKU, LATIN_SQUARE],
  rules: [...Object.keys(RULE_KEYS), JIGSAW, ...RULES_WITH_KEYS],
  readLine(line) {
    const start = ADDRESS.exec(line.text)?.[0]
    return start === undefined ? undefined : readLoad(line, line.text.slice(start.length))
  },
  writer: {
    refusals: { kenken: 'the cages of f-puzzles forbid repeated digits' },
    write(puzzle, { title }) {
      const { shape, givens } = puzzle
      const size = shape.columns
      const regions = regionsOf(puzzle)
      if (regions === 'none') {
        const message = `this ${title} of ${shape.text} cannot be written as f-puzzles, which needs boxes or regions`
        throw new PuzzleError('unrecognized', message)
      }
      const cells = givens.map((given, cell) => ({
        ...(given > 0 && { value: given, given: true }),
        ...(regions !== 'usual' && { region: regions[cell] }),
      }))
      const keys = ruleNamesOf(puzzle).flatMap((rule) => RULE_KEYS[rule] ?? [])
      const rules = Object.fromEntries(keys.map((key) => [key, true]))
      const text = JSON.stringify({ size, grid: rowsOf(cells, shape), ...rules, ...keysOfClues(puzzle) })
      return `https://www.f-puzzles.com/?load=${packText(text)}`
    },
  },
}

/** The region of each cell; `usual` if the regions are the usual boxes; `none` for a Latin square without regions. */
function regionsOf(puzzle: Puzzle): readonly number[] | 'usual' | 'none' {
  const { shape, givens } = puzzle
  const size = shape.columns
  if (ruleNamesOf(puzzle).includes(JIGSAW)) {
    const regions = new Array<number>(givens.length).fill(0)
    cluesOfRule(puzzle, JIGSAW).forEach(({ cells }, region) => {
      for (const cell of cells) regions[cell] = region
    })
    return regions
  }
  const { boxRows, boxColumns } = boxesOf(puzzle)
  if (boxRows * boxColumns !== size || boxRows === size) return 'none'
  if (boxRows === usualBoxes(size).boxRows) return 'usual'
  return givens.map((_, cell) => regionOf(cell, size, boxRows, boxColumns))
}

function regionOf(cell: number, size: number, boxRows: number, boxColumns: number): number {
  const [row, column] = [Math.floor(cell / size), cell % size]
  return Math.floor(row / boxRows) * boxRows + Math.floor(column / boxColumns)
}

function readLoad(at: Span, load: string): FoundPuzzle {
  const board = unpack(load, at)
  const { size, grid, ...others } = board
  const stated = Object.keys(others).filter((key) => !PLAIN.includes(key) && isStated(others[key]))
  const variant = stated.find((key) => !ALL_RULE_KEYS.includes(key))
  if (variant !== undefined) throw unsupported(variant, at)
  const isSize = Number.isInteger(size) && (size as number) >= 1 && (size as number) <= LARGEST
  const rows = Array.isArray(grid) ? grid : []
  if (!isSize || rows.length !== size || !rows.every((row) => Array.isArray(row) && row.length === size)) {
    const message = `the address needs a "size" up to ${LARGEST} and a "grid" of as many rows and columns`
    throw new PuzzleError('shape', message, at)
  }
  const { clues, consumed } = cluesOfKeys(board, size as number, at)
  const ruleKeys = stated.filter((key) => !CLUE_KEYS.includes(key) && !consumed.includes(key))
  const ruleNames = Object.keys(RULE_KEYS).filter((rule) =>
    RULE_KEYS[rule].every((key) => ruleKeys.includes(key)),
  )
  const half = ruleKeys.find((key) => !ruleNames.some((rule) => RULE_KEYS[rule].includes(key)))
  if (half !== undefined) throw unsupported(half, at)
  const cells = rows.flat(1).map((cell) => (cell ?? {}) as Record<string, unknown>)
  const values = cells.map((cell) => givenOf(cell, size as number, at))
  const regions = regionsOfCells(cells, size as number, at)
  return 'boxRows' in regions
    ? withFoundClues(foundSudoku(values, { ...regions, ruleNames }, [at]), clues, size as number)
    : withFoundClues(
        foundLatinSquare(values, size as number, ruleNames, [at]),
        [...regions, ...clues],
        size as number,
      )
}

function unsupported(key: string, at: Span): PuzzleError {
  const message = `f-puzzles with ${quote(key)} is not supported; the rules supported are ${ALL_RULE_KEYS.join(', ')}`
  return new PuzzleError('unrecognized', message, at)
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
    // A text that cannot be unpacked is refused below, whichever step failed.
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

/** The boxes of a board if its cells state no regions or its regions are boxes; otherwise the clues of irregular regions. */
function regionsOfCells(cells: readonly Record<string, unknown>[], size: number, at: Span) {
  const usual = usualBoxes(size)
  const regions = cells.map(({ region }, cell) =>
    Number.isInteger(region) ? (region as number) : regionOf(cell, size, usual.boxRows, usual.boxColumns),
  )
  const boxColumns = regions.slice(0, size).filter((region) => region === regions[0]).length
  const boxRows = size / boxColumns
  if (regions.every((region, cell) => region === regionOf(cell, size, boxRows, boxColumns))) {
    return { boxRows, boxColumns }
  }
  const clues = [...new Set(regions)].map((one): FoundClue => {
    return { rule: JIGSAW, cells: regions.flatMap((region, cell) => (region === one ? [cell] : [])) }
  })
  if (clues.length === size && clues.every(({ cells: own }) => own.length === size)) return clues
  throw new PuzzleError('shape', `the regions must be ${size} of ${size} cells`, at)
}
