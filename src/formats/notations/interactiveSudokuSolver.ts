// Constraint strings of Interactive Sudoku Solver, and the addresses that contain one. The format is described in the help page and
// in sudoku_constraint.js of github.com/sigh/Interactive-Sudoku-Solver.
//
//   .Shape~6x6.Diagonal~1.Diagonal~-1.~R1C1_3~R2C5_1       Each constraint is a full stop, a name and arguments after
//                                                          tildes. Without a name, the arguments are givens: ROW, COLUMN
//                                                          and value. Rows and columns above 9 are letters, values are not.
//
// Boxes are the usual ones. A board that has none, or has NoBoxes, is a Latin square.

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { type FoundClue, withFoundClues } from './foundClues.ts'
import { after, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

const LATIN_SQUARE = 'latinsquare'
const ADDRESS = /^https?:\/\/[^\s/?#]+\/Interactive-Sudoku-Solver(?:\/[^\s/?#]*)?\?(?:[^\s#]*?&)?q=/i
/** The first constraint has arguments, or is a long word in mixed case: rows of grids have neither. */
const STRING = /^[.\s]*\.\s*(?:\w*~|[A-Z][a-z]+[A-Za-z]{4})/
const CONSTRAINT = /\.([^.]*)/g
const ARGUMENT = /~([^~]*)/g
const GIVEN = /^R([1-9a-g])C([1-9a-g])_(\d{1,2}(?:_\d{1,2})*)$/i
/** Rows and columns are digits of this base. */
const BASE = 17
const GIVENS = ['', 'Given']

/** The rules that constraints state, if all of these are there. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  x: ['Diagonal~1', 'Diagonal~-1'],
  hyper: ['Windoku'],
  disjoint: ['DisjointSets'],
  'anti-knight': ['AntiKnight'],
  'anti-king': ['AntiKing'],
  'non-consecutive': ['AntiConsecutive'],
}

/** A clue in the notation of rules: its rule, what it says, and its cells. */
const clue = (rule: string, value: string | undefined, cells: readonly number[]): FoundClue => {
  return { rule, value, cells }
}

/** The pairs of these cells that share a side, in the order of the list. */
function besides(cells: readonly number[], size: number): (readonly [number, number])[] {
  const isBeside = (one: number, other: number) =>
    Math.abs(one - other) === size ||
    (Math.abs(one - other) === 1 && Math.floor(one / size) === Math.floor(other / size))
  return cells.flatMap((one, index) =>
    cells.slice(index + 1).flatMap((other) => (isBeside(one, other) ? [[one, other] as const] : [])),
  )
}

/** What the constraints with clues say: their arguments are already split, and cells are numbers. */
const CLUES: Readonly<Record<string, (arguments_: Arguments) => readonly FoundClue[]>> = {
  Cage: ({ words: [total], cells }) => [clue('killer', total, cells)],
  Thermo: ({ cells }) => [clue('thermo', undefined, cells)],
  Arrow: ({ cells }) => [clue('arrow', undefined, cells)],
  Palindrome: ({ cells }) => [clue('palindrome', undefined, cells)],
  Renban: ({ cells }) => [clue('renban', undefined, cells)],
  Whisper: ({ cells }) => [clue('whisper', undefined, cells)],
  WhiteDot: ({ cells, size }) => besides(cells, size).map((pair) => clue('kropki', 'white', pair)),
  BlackDot: ({ cells, size }) => besides(cells, size).map((pair) => clue('kropki', 'black', pair)),
  X: ({ cells, size }) => besides(cells, size).map((pair) => clue('xv', 'x', pair)),
  V: ({ cells, size }) => besides(cells, size).map((pair) => clue('xv', 'v', pair)),
  GreaterThan: ({ cells, size }) =>
    besides(cells, size).map(([greater, less]) => clue('inequality', undefined, [less, greater])),
  Quad: ({ words, cells: [cell], size }) => [
    clue('quadruples', words.join('-'), [cell, cell + 1, cell + size, cell + size + 1]),
  ],
  LittleKiller: ({ words: [total], cells: [cell], size }) => [
    clue('little-killer', total, diagonalFrom(cell, size)),
  ],
  Skyscraper: (all) => views('skyscrapers', all),
  XSum: (all) => views('x-sums', all),
  Sandwich: ({ words: [total, line], size }) => [clue('sandwich', total, lineCells(line, size))],
}

/** The arguments of a constraint. */
interface Arguments {
  /** Those that are no cells. */
  readonly words: readonly string[]
  /** Those that are cells. */
  readonly cells: readonly number[]
  /** The number of rows of the board. */
  readonly size: number
}

/** The cells of a row or a column, such as `R3` or `C5`. */
function lineCells(line: string, size: number): number[] {
  const at = Number.parseInt(line.slice(1), BASE) - 1
  return Array.from({ length: size }, (_, along) =>
    line.startsWith('R') ? at * size + along : along * size + at,
  )
}

/** The views from both ends of a row or a column; one may be left out. */
function views(rule: string, { words: [line, first = '', last = ''], size }: Arguments): FoundClue[] {
  const cells = lineCells(line, size)
  return [
    ...(first === '' ? [] : [clue(rule, first, cells)]),
    ...(last === '' ? [] : [clue(rule, last, cells.toReversed())]),
  ]
}

/** A diagonal from a cell on the border: from the top to the left, from the right to the top, and so on; from a corner inwards. */
function diagonalFrom(cell: number, size: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  const last = size - 1
  const down = row === 0 || (column === 0 && row < last) ? 1 : -1
  const across = column === 0 || (row === last && column < last) ? 1 : -1
  const cells: number[] = []
  for (let [r, c] = [row, column]; r >= 0 && c >= 0 && r <= last && c <= last; r += down, c += across) {
    cells.push(r * size + c)
  }
  return cells
}

/** Constraints that make rules strict: what has no sign must not allow one. */
const STRICT: Readonly<Record<string, readonly [rule: string, strict: string]>> = {
  StrictKropki: ['kropki', 'strict-kropki'],
  StrictXV: ['xv', 'strict-xv'],
}
const JIGSAW = 'Jigsaw'
const SHAPE = 'Shape'
const NO_BOXES = 'NoBoxes'
const SUPPORTED = [
  ...[SHAPE, NO_BOXES, JIGSAW, 'Diagonal', ...Object.values(RULES).slice(1).flat()],
  ...Object.keys(CLUES),
  ...Object.keys(STRICT),
]

/** A constraint with its place: `text` has neither the full stop before it nor blanks. */
interface Constraint {
  readonly name: string
  readonly text: string
  readonly place: Span
}

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
    // Signs that are encoded shift the columns of those after them.
    throw new PuzzleError(error.code, error.message, at)
  }
}

function decoded(at: Span): string {
  try {
    return decodeURIComponent(at.text.replaceAll('+', ' '))
  } catch {
    throw new PuzzleError('record', 'the address has signs that cannot be decoded; copy it again', at)
  }
}

/** The pieces of a text that each begin with a sign, without it. */
function piecesOf(whole: Span, piece: RegExp): Span[] {
  return Array.from(whole.text.matchAll(piece), ({ index, 1: text }) => {
    return { ...whole, text, column: whole.column + index + 1 }
  })
}

function constraintsOf(line: Span): Constraint[] {
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
  const isKnown = ({ name, text }: Constraint) =>
    stated.includes(text) || Object.hasOwn(CLUES, name) || Object.hasOwn(STRICT, name) || name === JIGSAW
  const unknown = others.find((one) => !isKnown(one))
  if (unknown) throw unsupported(unknown)
  const isStrict = (rule: string) => others.some(({ name }) => STRICT[name]?.[0] === rule)
  const clues = others
    .flatMap((one) => cluesOf(one, size))
    .map((one) => (isStrict(one.rule) ? { ...one, rule: `strict-${one.rule}` } : one))

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

/** The clues of a constraint. Throws a PuzzleError for a cell that is not on the board, or a difference that is not the usual one. */
function cluesOf({ name, text, place }: Constraint, size: number): readonly FoundClue[] {
  const [, ...words] = text.split('~')
  if (name === JIGSAW) return regionsOf(words[0] ?? '', size, place)
  if (!Object.hasOwn(CLUES, name)) return []
  const cells = words.filter((word) => CELL.test(word)).map((word) => cellOf(word, size, place))
  const others = words.filter((word) => !CELL.test(word))
  if (name === 'Whisper' && others.length > 0 && Number(others[0]) !== Math.ceil(size / 2)) {
    const message = `${quote(text)} is not supported; expected the difference ${Math.ceil(size / 2)}`
    throw new PuzzleError('value', message, place)
  }
  return CLUES[name]({ words: others, cells, size })
}

const CELL = /^R[1-9a-g]C[1-9a-g]$/i

function cellOf(word: string, size: number, place: Span): number {
  const [row, column] = [word[1], word[3]].map((digit) => Number.parseInt(digit, BASE) - 1)
  if (row < size && column < size) return row * size + column
  throw new PuzzleError('value', `${quote(word)} is not a cell of a ${size}x${size} board`, place)
}

/** Regions as one character a cell. */
function regionsOf(text: string, size: number, place: Span): FoundClue[] {
  if (text.length !== size * size) {
    throw new PuzzleError(
      'length',
      `the regions of a ${size}x${size} board need ${size * size} characters`,
      place,
    )
  }
  return [...new Set(text)].map((region) =>
    clue(
      'jigsaw',
      undefined,
      Array.from(text, (_, cell) => cell).filter((cell) => text[cell] === region),
    ),
  )
}

/** The size of a square board whose values begin at 1. */
function sizeOf({ text, place }: Constraint): number {
  const [, rows, columns, values] = /^Shape~(\d{1,2})x(\d{1,2})(?:~(?:1-)?(\d{1,2}))?$/.exec(text) ?? []
  const size = Number(rows)
  if (size >= 1 && size <= 16 && columns === rows && (values ?? rows) === rows) return size
  const message = `${quote(text)} is not supported; expected a square board with values from 1, such as Shape~6x6`
  throw new PuzzleError('shape', message, place)
}

function unsupported({ name, text, place }: Constraint): PuzzleError {
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
  const [down, across] = [row, column].map((digit) => Number.parseInt(digit, BASE))
  const value = Number(values)
  if (down <= size && across <= size && value >= 1 && value <= size) {
    return { cell: (down - 1) * size + across - 1, value }
  }
  const message = `${quote(part)} is not a given of a ${size}x${size} board; expected one such as R1C2_3`
  throw new PuzzleError('value', message, place)
}

/** A Latin square, which has a slash between rows. */
function foundLatinSquare(
  values: readonly number[],
  size: number,
  ruleNames: readonly string[],
  places: readonly Span[],
): FoundPuzzle {
  const isRowEnd = (cell: number) => cell % size === size - 1 && cell < values.length - 1
  return {
    family: LATIN_SQUARE,
    shape: [`${size}x${size}`, ...ruleNames].join('+'),
    lines: [
      { ...places[0], text: values.map((value, cell) => `${value}${isRowEnd(cell) ? '/' : ''}`).join('') },
    ],
    places: places.flatMap((place, cell) => (isRowEnd(cell) ? [place, place] : [place])),
  }
}
