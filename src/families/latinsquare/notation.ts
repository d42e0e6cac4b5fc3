// A Latin square as text: one line with a slash between rows, or a grid, with one character for each cell.
// Without the slashes, sixteen characters would be read as a Sudoku.
//
//   .42./...3/..../..4.        . 4 2 .
//                              . . . 3      (as a grid, with the family named by a header or --family)
//                              ...

import { rowsOf } from '../cellNamesAndFaults.ts'
import { expectGrid, expectNoFault, isEmptyCell, parseNumber, parts, words } from '../gridText.ts'
import { boardOfLine, readRuled, splitClues } from '../latin/rules/clueNotation.ts'
import { clueLines, cluesOfId } from '../latin/rules/clueText.ts'
import { rulesInWords } from '../latin/rules/readShapeRules.ts'
import { ruledShapeReader } from '../latin/rules/ruledShape.ts'
import type { Notation } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { LATIN_SQUARE_SHAPES, type LatinSquarePuzzle, type LatinSquareShape } from './puzzle.ts'
import { faults } from './rules.ts'

const SHAPES_IN_WORDS = 'NxN for N from 4 to 9'
const LINE = /^[\d._]+(?:\/[\d._]+)+$/

/** How Latin squares are written and read. */
export const notation: Notation<LatinSquareShape, LatinSquarePuzzle> = {
  what: 'a line with a slash between rows and one character a cell (0, . or _ is empty); if the family is named, also a grid',
  example: '.42./...3/..../..4.',
  shapes: {
    example: '6x6',
    get others() {
      return LATIN_SQUARE_SHAPES.map(({ text }) => text).filter((text) => text !== '6x6')
    },
    get what() {
      return `${SHAPES_IN_WORDS}; with +RULE for each further rule: ${rulesInWords()}`
    },
  },
  parseShape,
  lineRole: (line) => (LINE.test(boardOfLine(line)) ? 'whole' : undefined),
  recognizes(lines) {
    const { board } = splitClues(lines)
    return board.length === 1 && LINE.test(board[0].text) ? 'surely' : undefined
  },
  parse: (all, known) =>
    readRuled(all, known, parseShape, (lines, shape) => {
      const rows = lines.length === 1 ? parts(lines[0], '/') : lines
      const size = rows.length
      return readRows(rows, shape ?? parseShape(`${size}x${size}`, lines[0]))
    }),
  format: formatClues,
  clueLines,
  parseClues,
  formatClues,
}

/** Reads a shape. Throws a PuzzleError for a shape that the family does not have. */
export function parseShape(text: string, at?: Span): LatinSquareShape {
  return readShape(text, at)
}

const readShape = ruledShapeReader(parsePlainShape)

function parsePlainShape(text: string, at?: Span): LatinSquareShape {
  const found = LATIN_SQUARE_SHAPES.find((shape) => shape.text === text)
  if (found) return found
  throw new PuzzleError(
    'shape',
    `${quote(text)} is not a shape of a Latin square; expected ${SHAPES_IN_WORDS}`,
    at,
  )
}

/** Reads the clues of an id. Throws a PuzzleError. */
export function parseClues(clues: Span, shape: LatinSquareShape): LatinSquarePuzzle {
  const readLine = (line: Span) => readRows(parts(line, '/'), shape)
  if (shape.rules.length === 0) return readLine(clues)
  return readRuled([clues], shape, parseShape, ([line]) => readLine(line))
}

function readRows(lines: readonly Span[], shape: LatinSquareShape): LatinSquarePuzzle {
  const rows = lines.map((line) => words(line, /\S/g))
  expectGrid(rows, lines, shape)
  const cells = rows.flat()
  const givens = cells.map((cell) =>
    isEmptyCell(cell.text) ? 0 : parseNumber(cell, 1, shape.size, 'a value'),
  )
  const puzzle = { shape, givens }
  expectNoFault(faults(puzzle, givens), shape, cells)
  return puzzle
}

function formatClues(puzzle: LatinSquarePuzzle): string {
  const rows = rowsOf(puzzle.givens, puzzle.shape).map((row) => row.join('').replaceAll('0', '.'))
  const givens = rows.join('/')
  return puzzle.clues ? cluesOfId(givens, puzzle) : givens
}
