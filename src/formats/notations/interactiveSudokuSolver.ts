// Constraint strings of Interactive Sudoku Solver, and the addresses that contain one. The format is described in the help page and
// in sudoku_constraint.js of github.com/sigh/Interactive-Sudoku-Solver.
//
//   .Shape~6x6.Diagonal~1.Diagonal~-1.~R1C1_3~R2C5_1       Each constraint is a full stop, a name and arguments after
//                                                          tildes. Without a name, the arguments are givens: ROW, COLUMN
//                                                          and value. Rows and columns above 9 are letters, values are not.
//
// Boxes have the usual form. A board of a size that has no usual boxes, or with the constraint NoBoxes, is a Latin square.

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { withFoundClues } from './foundClues.ts'
import {
  CONSTRAINTS_WITH_CLUES,
  cluesOfConstraints,
  LINE_BASE,
  type WrittenConstraint,
} from './interactiveSudokuSolverClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { after, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

const ADDRESS = /^https?:\/\/[^\s/?#]+\/Interactive-Sudoku-Solver(?:\/[^\s/?#]*)?\?(?:[^\s#]*?&)?q=/i
/** The first constraint has arguments, or is a long word in mixed case; this distinguishes the string from a row of a grid. */
const STRING = /^[.\s]*\.\s*(?:\w*~|[A-Z][a-z]+[A-Za-z]{4})/
const CONSTRAINT = /\.([^.]*)/g
const ARGUMENT = /~([^~]*)/g
const GIVEN = /^R([1-9a-g])C([1-9a-g])_(\d{1,2}(?:_\d{1,2})*)$/i
const GIVENS = ['', 'Given']

/** The rules, each with the constraints that together state it. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  x: ['Diagonal~1', 'Diagonal~-1'],
  hyper: ['Windoku'],
  disjoint: ['DisjointSets'],
  'anti-knight': ['AntiKnight'],
  'anti-king': ['AntiKing'],
  'non-consecutive': ['AntiConsecutive'],
}

const SHAPE = 'Shape'
const NO_BOXES = 'NoBoxes'
const SUPPORTED = [
  ...[SHAPE, NO_BOXES, 'Diagonal', ...Object.values(RULES).slice(1).flat()],
  ...CONSTRAINTS_WITH_CLUES,
]

/** Constraint strings of Interactive Sudoku Solver. */
export const interactiveSudokuSolver: ExchangeNotation = {
  name: 'iss',
  what: 'a constraint string of Interactive Sudoku Solver, or an address with one: .AntiKnight.~R1C1_5~R2C3_7',
  families: [SUDOKU, LATIN_SQUARE],
  rules: Object.keys(RULES),
  readLine(line) {
    const address = ADDRESS.exec(line.text)?.[0]
    if (address !== undefined) return readAddress(after(line, address.length))
    return STRING.test(line.text) ? readConstraints(line) : undefined
  },
}

function readAddress(rest: Span): FoundPuzzle {
  const at = { ...rest, text: rest.text.replace(/[&#].*$/s, '') }
  const text = decoded(at)
  if (!STRING.test(text)) {
    const message = 'the address has no constraint string after "q="; expected one such as .~R1C1_5~R2C3_7'
    throw new PuzzleError('record', message, at)
  }
  try {
    return { ...readConstraints({ ...at, text }), places: [at] }
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    // Percent-encoded characters shift the columns of the characters after them, so that the error is reported at the whole
    // text.
    throw new PuzzleError(error.code, error.message, at)
  }
}

function decoded(at: Span): string {
  try {
    return decodeURIComponent(at.text.replaceAll('+', ' '))
  } catch {
    throw new PuzzleError(
      'record',
      'the address has signs that cannot be decoded; copy the address again',
      at,
    )
  }
}

/** The pieces of a text that match an expression, each without the separator at its beginning. */
function piecesOf(whole: Span, piece: RegExp): Span[] {
  return Array.from(whole.text.matchAll(piece), ({ index, 1: text }) => {
    return { ...whole, text, column: whole.column + index + 1 }
  })
}

function constraintsOf(line: Span): WrittenConstraint[] {
  return piecesOf(line, CONSTRAINT).map((place) => {
    const text = place.text.replace(/\s+/g, '')
    return { name: text.split('~', 1)[0], text, place }
  })
}

function readConstraints(line: Span): FoundPuzzle {
  const constraints = constraintsOf(line)
  const shape = constraints.find(({ name }) => name === SHAPE)
  const size = shape ? sizeOf(shape) : 9
  const others = constraints.filter((one) => one !== shape && !GIVENS.includes(one.name))
  const texts = others.map(({ text }) => text)
  const ruleNames = Object.keys(RULES).filter((rule) => RULES[rule].every((text) => texts.includes(text)))
  const stated = [NO_BOXES, `RegionSize~${size}`, ...ruleNames.flatMap((rule) => RULES[rule])]
  const unknown = others.find(
    ({ name, text }) => !stated.includes(text) && !CONSTRAINTS_WITH_CLUES.includes(name),
  )
  if (unknown) throw unsupported(unknown)
  const clues = cluesOfConstraints(others, size)

  const values = new Array<number>(size * size).fill(0)
  const places = new Array<Span>(size * size).fill(line)
  const givens = constraints.filter(({ name }) => GIVENS.includes(name))
  for (const place of givens.flatMap((one) => piecesOf(one.place, ARGUMENT))) {
    const { cell, value } = givenOf(place, size)
    if (values[cell] > 0 && values[cell] !== value) {
      throw new PuzzleError('conflict', `${quote(place.text)} is the second value of this cell`, place)
    }
    values[cell] = value
    places[cell] = place
  }
  const boxes = usualBoxes(size)
  if (boxes.boxRows > 1 && !texts.includes(NO_BOXES))
    return withFoundClues(foundSudoku(values, { ...boxes, ruleNames }, places), clues, size)
  return withFoundClues(foundLatinSquare(values, size, ruleNames, places), clues, size)
}

/**
 * The size of the board of a Shape constraint. Throws a PuzzleError unless the board is square and has values from 1 to its
 * size.
 */
function sizeOf({ text, place }: WrittenConstraint): number {
  const [, rows, columns, values] = /^Shape~(\d{1,2})x(\d{1,2})(?:~(?:1-)?(\d{1,2}))?$/.exec(text) ?? []
  const size = Number(rows)
  if (size >= 1 && size <= 16 && columns === rows && (values ?? rows) === rows) return size
  const message = `${quote(text)} is not supported; expected a square board with values from 1, such as Shape~6x6`
  throw new PuzzleError('shape', message, place)
}

function unsupported({ name, text, place }: WrittenConstraint): PuzzleError {
  const what = quote(SUPPORTED.includes(name) ? text : name)
  const message = RULES.x.includes(text)
    ? `${what} alone is not supported; expected both diagonals, ${RULES.x.join(' and ')}`
    : `the constraint ${what} is not supported; expected only ${SUPPORTED.join(', ')} and givens`
  return new PuzzleError('unrecognized', message, place)
}

function givenOf(place: Span, size: number): { cell: number; value: number } {
  const part = place.text.replace(/\s+/g, '')
  const [, row, column, values] = GIVEN.exec(part) ?? []
  if (values?.includes('_')) {
    const message = `${quote(part)} has several candidates, which are not supported; expected one value`
    throw new PuzzleError('value', message, place)
  }
  const [down, across] = [row, column].map((digit) => Number.parseInt(digit, LINE_BASE))
  const value = Number(values)
  if (down <= size && across <= size && value >= 1 && value <= size) {
    return { cell: (down - 1) * size + across - 1, value }
  }
  const message = `${quote(part)} is not a given of ${withArticle(`${size}x${size}`)} board; expected one such as R1C2_3`
  throw new PuzzleError('value', message, place)
}
