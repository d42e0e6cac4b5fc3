// A toy square as text: one character per cell, rows separated by semicolons.
//
//   1..;..1;...

import { rowsOf } from '../../../src/families/cellNamesAndFaults.ts'
import { expectGrid, expectNoFault, parseNumber, parts, words } from '../../../src/families/gridText.ts'
import type { Notation } from '../../../src/families/notation.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../../src/families/puzzleError.ts'
import { TOY_SHAPES, type ToyPuzzle } from './puzzle.ts'
import { rules } from './rules.ts'

const LINE = /^[\d.]+(?:;[\d.]+)+$/

/** The notation of toy squares. */
export const notation: Notation<Shape, ToyPuzzle> = {
  what: 'one line, one character per cell (. is empty), a semicolon between rows',
  example: '.2..1;.3...;5...4;2.5..;..3..',
  shapes: { example: '5x5', others: ['4x4', '6x6'], what: TOY_SHAPES },
  parseShape,
  lineRole: (line) => (LINE.test(line) ? 'whole' : undefined),
  recognizes: (lines) => (lines.length === 1 && LINE.test(lines[0].text) ? 'surely' : undefined),
  parse: ([line], shape) => parseClues(line, shape ?? shapeOf(line)),
  format: formatClues,
  parseClues,
  formatClues,
}

function parseShape(text: string, at?: Span): Shape {
  const [, rows, columns] = /^([3-9])x([3-9])$/.exec(text) ?? []
  if (rows !== undefined && rows === columns) return { rows: Number(rows), columns: Number(columns), text }
  throw new PuzzleError('shape', `${quote(text)} is not a shape of a toy square: ${TOY_SHAPES}`, at)
}

function shapeOf(line: Span): Shape {
  const { length } = parts(line, ';')
  return parseShape(`${length}x${length}`, line)
}

function parseClues(clues: Span, shape: Shape): ToyPuzzle {
  const lines = parts(clues, ';')
  const rows = lines.map((line) => words(line, /\S/g))
  expectGrid(rows, lines, shape)
  const cells = rows.flat()
  const givens = cells.map((cell) => (cell.text === '.' ? 0 : parseNumber(cell, 1, shape.rows, 'a number')))
  const puzzle = { shape, givens }
  expectNoFault(rules.faults(puzzle, givens), shape, cells)
  return puzzle
}

function formatClues({ shape, givens }: ToyPuzzle): string {
  return rowsOf(givens, shape)
    .map((row) => row.join('').replaceAll('0', '.'))
    .join(';')
}
