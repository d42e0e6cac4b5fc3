// Sudoku as text: one line of n*n characters, or a grid of numbers or of single characters.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
//   0 0 3 0 7 5 0 0 0      1.3.      A character above 9 is a letter: 10 is A. Box borders
//   0 0 0 0 2 0 0 8 6      ..2.      drawn with | - + between the cells are skipped.
//   9 0 2 ...              ...

import { rowsOf } from '../cellNamesAndFaults.ts'
import {
  count,
  expectGrid,
  expectNoFault,
  gridEvidence,
  isEmptyCell,
  parseNumber,
  usualWidth,
  words,
} from '../gridText.ts'
import { boardOfLine, readRuled, splitClues } from '../latin/rules/clueNotation.ts'
import { clueLines, cluesOfId, textWithClues } from '../latin/rules/clueText.ts'
import { rulesInWords } from '../latin/rules/readShapeRules.ts'
import { ruledShapeReader } from '../latin/rules/ruledShape.ts'
import type { LineRole, Notation, Recognition } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import {
  SUDOKU_SHAPES,
  SUDOKU_SIZES,
  type SudokuPuzzle,
  type SudokuShape,
  sudokuGroups,
  sudokuShape,
} from './puzzle.ts'
import { faults } from './rules.ts'

/** How Sudokus are written and read. */
export const notation: Notation<SudokuShape, SudokuPuzzle> = {
  what: 'a line with one character a cell (0 or . is empty, A is 10), or a grid of numbers or characters',
  example: `
0 0 3 0 7 5 0 0 0
0 0 0 0 2 0 0 8 6
9 0 2 0 0 1 0 0 3
0 4 0 1 8 0 0 0 0
0 0 7 0 0 0 0 0 0
2 0 0 0 0 0 6 0 0
0 0 0 7 0 0 3 0 1
0 0 4 0 0 0 0 0 7
0 3 0 4 5 0 2 0 0
`,
  shapes: {
    example: '9x9',
    get others() {
      return SUDOKU_SHAPES.map(({ text }) => text).filter((text) => text !== '9x9')
    },
    get what() {
      return `SIZE, or SIZE/ROWSxCOLUMNS to choose the size of the boxes; with +RULE for each further rule: ${rulesInWords()}`
    },
  },
  parseShape,
  lineRole,
  recognizes,
  parse,
  format: (puzzle) => textWithClues(rowsOf(puzzle.givens, puzzle.shape).map(formatLine).join('\n'), puzzle),
  clueLines,
  parseClues,
  formatClues(puzzle) {
    const givens = formatLine(puzzle.givens)
    return puzzle.clues ? cluesOfId(givens, puzzle) : givens
  },
}

const LARGEST = Math.max(...SUDOKU_SIZES)
const DIGITS = '.123456789ABCDEFGHIJKLMNOP'
const CELL_CHARACTERS = /^[.0-9A-Pa-p_]+$/
const BORDER = /^[-+=| ]+$/

/** The value of a cell's character, by character code. 0 is empty, 255 is not a cell. */
const VALUE_OF_CODE = new Uint8Array(128).fill(255)
for (const character of '.0_') VALUE_OF_CODE[character.charCodeAt(0)] = 0
for (let value = 1; value <= LARGEST; value++) {
  VALUE_OF_CODE[DIGITS.charCodeAt(value)] = value
  VALUE_OF_CODE[DIGITS[value].toLowerCase().charCodeAt(0)] = value
}

const sizeOfLine = new Map(SUDOKU_SIZES.map((size) => [size * size, size]))

/** Reads a shape. Throws a PuzzleError for a shape that the family does not have. */
export function parseShape(text: string, at?: Span): SudokuShape {
  return readShape(text, at)
}

const readShape = ruledShapeReader(parsePlainShape)

function parsePlainShape(text: string, at?: Span): SudokuShape {
  const match = /^(\d+)x(\d+)(?:\/(\d+)x(\d+))?$/.exec(text)
  const [, rows, columns, boxRows, boxColumns] = Array.from(match ?? [], Number)
  const hasBoxes = (shape: SudokuShape) => shape.boxRows === boxRows && shape.boxColumns === boxColumns
  const found = SUDOKU_SHAPES.find(
    (shape) => shape.rows === rows && shape.columns === columns && (!match?.[3] || hasBoxes(shape)),
  )
  if (found) return found
  const texts = SUDOKU_SHAPES.map((shape) => shape.text).join(', ')
  throw new PuzzleError('shape', `${quote(text)} is not a Sudoku shape; expected ${texts}`, at)
}

function lineRole(text: string): LineRole {
  const line = boardOfLine(text)
  if (line.length <= LARGEST) {
    // Sixteen characters can be a 4x4 puzzle or a row of a 16x16 puzzle.
    return sizeOfLine.has(line.length) && CELL_CHARACTERS.test(line) ? 'whole-or-row' : undefined
  }
  return CELL_CHARACTERS.test(line) ? 'whole' : undefined
}

function recognizes(all: readonly Span[]): Recognition {
  const { board: lines } = splitClues(all)
  if (lines.length === 0) return undefined
  // Commas, colons and similar signs belong to other notations. A grid with bars whose last line has no bars is
  // in another notation too.
  if (lines.some(({ text }) => /[,:;#/=]/.test(text) && !BORDER.test(text))) return undefined
  if (lines.length === 1)
    return /\s/.test(lines[0].text) || !sizeOfLine.has(lines[0].text.length) ? undefined : 'surely'
  const isDrawn = (line: Span) => /[-|+]/.test(line.text)
  if (lines.some(isDrawn) && !isDrawn(lines[lines.length - 1])) return undefined
  const { height, width, distinct, numbers, above } = gridEvidence(splitRows(lines))
  if (!SUDOKU_SIZES.includes(width)) return undefined
  if (Math.abs(height - width) > 1) return 'perhaps'
  // An n x n board is a magic board if its numbers are distinct and some are above n, or if most of its numbers
  // are above n.
  return (distinct && above > 0) || 2 * above > numbers ? undefined : 'surely'
}

function parse(all: readonly Span[], known?: SudokuShape): SudokuPuzzle {
  return readRuled(all, known, parseShape, (lines, shape) =>
    lines.length === 1 ? parseLine(lines[0], shape) : parseGrid(lines, shape),
  )
}

/** Reads the clues of an id. Throws a PuzzleError. */
export function parseClues(clues: Span, shape: SudokuShape): SudokuPuzzle {
  // Most ids have only givens. They take this faster path, because a batch may read a million of them.
  if (shape.rules.length === 0) return parseLine(clues, shape)
  return readRuled([clues], shape, parseShape, ([line]) => parseLine(line, shape))
}

/** Reads a puzzle in one line. Throws a PuzzleError. */
function parseLine(line: Span, known?: SudokuShape): SudokuPuzzle {
  const { text } = line
  const size = known?.size ?? sizeOfLine.get(text.length)
  if (size === undefined || text.length !== size * size) {
    const expected = known ? known.size * known.size : Array.from(sizeOfLine.keys()).join(', ')
    throw new PuzzleError('length', `${count(text.length, 'cell')} in a line; expected ${expected}`, line)
  }
  const shape = known ?? sudokuShape(size)
  const givens = new Array<number>(text.length)
  for (let cell = 0; cell < text.length; cell++) {
    const value = VALUE_OF_CODE[text.charCodeAt(cell)] ?? 255
    if (value > size) throw notAValue({ ...line, text: text[cell], column: line.column + cell }, size)
    givens[cell] = value
  }
  return checked({ shape, givens }, () => words(line, /./g))
}

function parseGrid(lines: readonly Span[], known?: SudokuShape): SudokuPuzzle {
  const rows = splitRows(lines)
  const size = known?.size ?? usualWidth(rows)
  if (!SUDOKU_SIZES.includes(size)) {
    throw new PuzzleError('shape', `a Sudoku has ${SUDOKU_SIZES.join(', ')} columns, not ${size}`, lines[0])
  }
  const shape = known ?? sudokuShape(size)
  expectGrid(
    rows,
    lines.filter((line) => !BORDER.test(line.text)),
    shape,
  )
  const cells = rows.flat()
  const givens = cells.map((word) => {
    if (isEmptyCell(word.text)) return 0
    if (/^[A-Pa-p]$/.test(word.text)) {
      const value = VALUE_OF_CODE[word.text.charCodeAt(0)]
      if (value <= size) return value
      throw notAValue(word, size)
    }
    return parseNumber(word, 1, size, 'a value')
  })
  return checked({ shape, givens }, () => cells)
}

/** Writes one character for each cell. */
function formatLine(values: ArrayLike<number>): string {
  let line = ''
  for (let cell = 0; cell < values.length; cell++) line += DIGITS[values[cell]]
  return line
}

function notAValue(character: Span, size: number): PuzzleError {
  const range = size > 9 ? `1 to 9, A to ${DIGITS[size]}` : `1 to ${size}`
  return new PuzzleError(
    'value',
    `${quote(character.text)} is not a value from ${range}, nor "." or "0"`,
    character,
  )
}

/**
 * Whether a grid has one character for each cell: then some words are neither a number nor a letter nor an empty
 * cell.
 */
function isCompact(lines: readonly Span[]): boolean {
  return lines.some((line) =>
    words(line, /[^\s|]+/g).some(
      ({ text }) => CELL_CHARACTERS.test(text) && !/^(?:\d{1,2}|\.|_+|[A-Pa-p])$/.test(text),
    ),
  )
}

/** The cells of each row, without border lines and border characters. */
function splitRows(lines: readonly Span[]): Span[][] {
  const cell = isCompact(lines) ? /[^\s|]/g : /[^\s|]+/g
  return lines.filter((line) => !BORDER.test(line.text)).map((line) => words(line, cell))
}

/** Refuses a puzzle with repeated givens in a group. Valid puzzles are checked without allocating memory. */
function checked(puzzle: SudokuPuzzle, cells: () => Span[]): SudokuPuzzle {
  for (const group of sudokuGroups(puzzle.shape)) {
    let seen = 0
    for (let index = 0; index < group.length; index++) {
      const value = puzzle.givens[group[index]]
      if (value === 0) continue
      if (seen & (1 << value)) expectNoFault(faults(puzzle, puzzle.givens), puzzle.shape, cells())
      seen |= 1 << value
    }
  }
  return puzzle
}
