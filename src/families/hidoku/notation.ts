// Hidoku as text: a grid with commas, as in the Hidoku post, or with spaces.
//
//   __, 2,__      an empty cell is a run of _, or ".", "0" or nothing; a blocked cell is ## or #
//   ##, 7, 4      in the id of the puzzle, the clues are ,2,/#,7,4/6,,
//    6,__,__

import { BLOCKED } from '../../kernel/searchModel.ts'
import { cellName } from '../cellNamesAndFaults.ts'
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
} from '../gridText.ts'
import type { Notation, Recognition } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import {
  type Adjacency,
  countNumbers,
  type HidokuPuzzle,
  type HidokuShape,
  hidokuShape,
  isHidokuSize,
  LONGEST_SIDE,
  stepsFrom,
} from './puzzle.ts'
import { faults } from './rules.ts'

/** How Hidokus are written and read. */
export const notation: Notation<HidokuShape, HidokuPuzzle> = {
  what: 'a grid with commas between cells: __, ., 0 or nothing for an empty cell, ## for a blocked cell (also #, but not at the start of a line)',
  example: `
__,__,93,__,__,__,___,__,__,57
__,__,__,22,__,53, 54,40,__,__
__,__,18,23,52,__,100,__,__,__
__,__,__,__,__,99, 33,__,__,__
__,__,__,__,__,25,___,__,__,__
__,__,__,__,__,__,___,__,__,29
14,__, 7,__,__,__,___,__,__,__
__,__,__,65,__,__, 46,72,77,__
__, 9,__,__,__,__,___,__,80,76
 1,__,__,11,__,68, 82,__,__,__
`,
  shapes: {
    example: '10x10',
    others: ['9x9/rook'],
    what: 'ROWSxCOLUMNS from 1x2 to 31x31, with /rook for four neighbours instead of eight',
  },
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format: ({ shape, givens }) => formatGrid(givens, shape, ','),
  parseClues,
  formatClues: ({ shape, givens }) => formatClueRows(givens, shape),
}

/** Reads a shape. Throws a PuzzleError if the family does not have such a shape. */
export function parseShape(text: string, at?: Span): HidokuShape {
  const match = /^(\d{1,2})x(\d{1,2})(?:\/(king|rook))?$/.exec(text)
  if (match && isHidokuSize(Number(match[1]), Number(match[2]))) {
    return hidokuShape(Number(match[1]), Number(match[2]), match[3] as Adjacency | undefined)
  }
  throw new PuzzleError(
    'shape',
    `${quote(text)} is not a Hidoku shape; expected ROWSxCOLUMNS from 1x2 to ${LONGEST_SIDE}x${LONGEST_SIDE}, or ROWSxCOLUMNS/rook`,
    at,
  )
}

/**
 * Recognises commas between cells, unless the text has colons, bars or semicolons, which belong to other families or to
 * ids.
 */
function recognizes(lines: readonly Span[]): Recognition {
  const commas = lines.some((line) => line.text.includes(','))
  return commas && !lines.some((line) => /[:;|]/.test(line.text)) ? 'surely' : undefined
}

function parse(lines: readonly Span[], shape?: HidokuShape): HidokuPuzzle {
  const separated = lines.some((line) => line.text.includes(','))
  const rows = lines.map((line) => (separated ? parts(line, ',') : words(line)))
  return parseRows(rows, lines, shape ?? shapeOfGrid(rows, lines))
}

/** Reads the clues of an id. Throws a PuzzleError. */
export function parseClues(clues: Span, shape: HidokuShape): HidokuPuzzle {
  const { lines, rows } = clueRows(clues)
  return parseRows(rows, lines, shape)
}

function parseRows(
  rows: readonly (readonly Span[])[],
  lines: readonly Span[],
  shape: HidokuShape,
): HidokuPuzzle {
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
  if (isHidokuSize(rows.length, width)) return hidokuShape(rows.length, width)
  const sizes = `${count(rows.length, 'row')} of ${count(width, 'cell')}`
  throw new PuzzleError(
    'shape',
    `${sizes}; a Hidoku has at least 2 cells, and at most ${LONGEST_SIDE} rows and ${LONGEST_SIDE} columns`,
    lines[0],
  )
}

/** Refuses a board that no path can cover, because it has no open cells, or because blocked cells divide it. */
export function expectOnePart(puzzle: HidokuPuzzle, cells: readonly Span[]): void {
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
