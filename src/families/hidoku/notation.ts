// Hidoku as text: a grid with commas, as in the Hidoku post, or with blanks.
//
//   __, 2,__      an empty cell is a run of _, or ".", "0" or nothing; a blocked cell is ## or #
//   ##, 7, 4      as a name's clues: ,2,/#,7,4/6,,
//    6,__,__

import { BLOCKED } from '../../kernel/model.ts'
import { PuzzleError, type Span } from '../error.ts'
import type { Recognition } from '../family.ts'
import { cellName } from '../grid.ts'
import {
  clueRows,
  count,
  expectGrid,
  expectNoFault,
  formatClueRows,
  formatGrid,
  isEmptyCell,
  parseNumber,
  parts,
  usualWidth,
  words,
} from '../text.ts'
import {
  countNumbers,
  faults,
  type HidokuPuzzle,
  type HidokuShape,
  isSize,
  LONGEST_SIDE,
  makeShape,
  stepsFrom,
} from './rules.ts'

/** Commas between cells. Colons, bars and semicolons are other families' or a name's. */
export function recognizes(lines: readonly Span[]): Recognition {
  const commas = lines.some((line) => line.text.includes(','))
  return commas && !lines.some((line) => /[:;|]/.test(line.text)) ? 'surely' : undefined
}

export function parse(lines: readonly Span[], shape?: HidokuShape): HidokuPuzzle {
  const separated = lines.some((line) => line.text.includes(','))
  return parseRows(
    lines.map((line) => (separated ? parts(line, ',') : words(line))),
    lines,
    shape,
  )
}

/** The clues of a name: rows by `/`, cells by `,`. */
export function parseClues(clues: Span, shape: HidokuShape): HidokuPuzzle {
  const { lines, rows } = clueRows(clues)
  return parseRows(rows, lines, shape)
}

export function format({ shape, givens }: HidokuPuzzle): string {
  return formatGrid(givens, shape, ',')
}

export function formatClues({ shape, givens }: HidokuPuzzle): string {
  return formatClueRows(givens, shape)
}

function parseRows(
  rows: readonly (readonly Span[])[],
  lines: readonly Span[],
  known: HidokuShape | undefined,
): HidokuPuzzle {
  const shape = known ?? shapeOfGrid(rows, lines)
  expectGrid(rows, lines, shape)
  const cells = rows.flat()
  const blocked = cells.map(({ text }) => /^#+$/.test(text))
  const numbers = blocked.filter((is) => !is).length
  const givens = cells.map((word, cell) => {
    if (blocked[cell]) return BLOCKED
    return isEmptyCell(word.text) ? 0 : parseNumber(word, 1, numbers, 'a number')
  })
  const puzzle = { shape, givens }
  expectOnePart(puzzle, cells)
  expectNoFault(faults(puzzle, givens), shape, cells)
  return puzzle
}

function shapeOfGrid(rows: readonly (readonly Span[])[], lines: readonly Span[]): HidokuShape {
  const width = usualWidth(rows)
  if (isSize(rows.length, width)) return makeShape(rows.length, width)
  const sizes = `${count(rows.length, 'row')} of ${count(width, 'cell')}`
  throw new PuzzleError(
    'shape',
    `${sizes}; a Hidoku has 2 cells at least, and ${LONGEST_SIDE} rows and columns at most`,
    lines[0],
  )
}

/** Refuses a board that no path can cover: one without open cells, or one that blocked cells cut apart. */
function expectOnePart(puzzle: HidokuPuzzle, cells: readonly Span[]): void {
  const { shape, givens } = puzzle
  if (countNumbers(givens) === 0) {
    throw new PuzzleError('length', 'every cell is blocked; a Hidoku needs open cells', cells[0])
  }
  const first = givens.findIndex((given) => given !== BLOCKED)
  const steps = stepsFrom(puzzle, first)
  const apart = givens.findIndex((given, cell) => given !== BLOCKED && steps[cell] === Infinity)
  if (apart >= 0) {
    throw new PuzzleError(
      'conflict',
      `blocked cells cut ${cellName(shape, apart)} off from ${cellName(shape, first)}; a path must reach every open cell`,
      cells[apart],
    )
  }
}
