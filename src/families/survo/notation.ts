// Survo as text: a table with row sums after a bar and column sums in the last line, or everything in one
// line.
//
//    .  6  .  . | 30
//    8  .  .  . | 18          ,6,,/8,,,/,,3,|30,18,30|27,16,10,25
//    .  .  3  . | 30
//   27 16 10 25               The total may follow the column sums: 27 16 10 25 | 78

import { rowsOf } from '../cellNamesAndFaults.ts'
import {
  clueRows,
  count,
  expectGrid,
  expectNoFault,
  isEmptyCell,
  parseNumber,
  parts,
  usualWidth,
  words,
} from '../gridText.ts'
import type { Notation, Recognition } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { withArticle } from '../withArticle.ts'
import { survoClues } from './formatClues.ts'
import { SURVO_SHAPES, type SurvoPuzzle, type SurvoShape, sumRange, survoShape, totalOf } from './puzzle.ts'
import { faults } from './rules.ts'

/** How Survos are written and read. */
export const notation: Notation<SurvoShape, SurvoPuzzle> = {
  what: 'a table of numbers (., 0 or _ is empty), row sums after "|", column sums as the last line',
  example: `
 .  6  .  . | 30
 8  .  .  . | 18
 .  .  3  . | 30
27 16 10 25
`,
  shapes: { example: '3x4', others: ['2x2', '3x5', '4x4', '2x10', '6x6'], what: SURVO_SHAPES },
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues: survoClues,
}

/** Reads a shape. Throws a PuzzleError for a shape that the family does not have. */
export function parseShape(text: string, at?: Span): SurvoShape {
  const match = /^(\d{1,3})x(\d{1,3})$/.exec(text)
  if (match) return survoShape(Number(match[1]), Number(match[2]), at)
  throw new PuzzleError('shape', `${quote(text)} is not a Survo shape; expected ${SURVO_SHAPES}`, at)
}

const ROW = /^[^|,:]*\|\s*\d+$/

/** Whether most lines, apart from the last line, end with a bar and one number. */
function recognizes(lines: readonly Span[]): Recognition {
  const rows = lines.slice(0, -1)
  const matching = rows.reduce((sum, row) => sum + (ROW.test(row.text) ? 1 : 0), 0)
  return matching > 0 && 2 * matching >= rows.length ? 'surely' : undefined
}

function parse(lines: readonly Span[], known?: SurvoShape): SurvoPuzzle {
  const table = lines.slice(0, -1)
  const split = table.map((line, row) => {
    const [cells, ...sums] = parts(line, '|')
    const numbers = sums.flatMap((part) => words(part))
    if (sums.length === 1 && numbers.length === 1) return { cells: words(cells), sum: numbers[0] }
    throw new PuzzleError('sum', `row ${row + 1} needs "|" and its sum after its cells`, line)
  })
  const last = lines[lines.length - 1]
  const [bottom, ...corner] = parts(last, '|')
  if (split.length === 0) {
    const message = 'a Survo table has at least two rows and a last line of column sums'
    throw new PuzzleError('length', message, last)
  }
  const cells = split.map((row) => row.cells)
  const shape = known ?? survoShape(split.length, usualWidth(cells), lines[0])
  expectGrid(cells, table, shape)
  checkTotal(corner, shape)
  const rowSums = split.map((row) => row.sum)
  return read(
    shape,
    cells,
    readSums(shape, 'row', rowSums, last),
    readSums(shape, 'column', words(bottom), last),
  )
}

/** Reads the clues of an id. Throws a PuzzleError. */
export function parseClues(clues: Span, shape: SurvoShape): SurvoPuzzle {
  const sections = parts(clues, '|')
  if (sections.length !== 3) {
    throw new PuzzleError('length', 'the clues of a Survo must be CELLS|ROW SUMS|COLUMN SUMS', clues)
  }
  const [board, rowSums, columnSums] = sections
  const { lines, rows } = clueRows(board)
  expectGrid(rows, lines, shape)
  return read(
    shape,
    rows,
    readSums(shape, 'row', parts(rowSums, ','), rowSums),
    readSums(shape, 'column', parts(columnSums, ','), columnSums),
  )
}

function format({ shape, givens, rowSums, columnSums }: SurvoPuzzle): string {
  const rows = rowsOf(givens, shape).map((row) => row.map((value) => String(value || '.')))
  const sums = columnSums.map(String)
  const width = Math.max(...[...rows, sums].flat().map((text) => text.length))
  const sumWidth = Math.max(...rowSums.map((sum) => String(sum).length))
  const line = (texts: readonly string[]) => texts.map((text) => text.padStart(width)).join(' ')
  return [
    ...rows.map((row, index) => `${line(row)} | ${String(rowSums[index]).padStart(sumWidth)}`),
    line(sums),
  ].join('\n')
}

/** Refuses anything after the column sums except the sum of all numbers. */
function checkTotal(corner: readonly Span[], shape: SurvoShape): void {
  const [first, second] = corner.flatMap((part) => words(part))
  if (second || corner.length > 1) {
    throw new PuzzleError('length', 'only the total may follow the column sums', second ?? corner[1])
  }
  if (first && first.text !== String(totalOf(shape))) {
    const message = `the last line must have ${shape.columns} column sums; only the total ${totalOf(shape)} may follow them`
    throw new PuzzleError('sum', message, first)
  }
}

/** Reads the cells of a grid whose size was checked already, and checks them against the sums. */
function read(
  shape: SurvoShape,
  rows: readonly (readonly Span[])[],
  rowSums: readonly number[],
  columnSums: readonly number[],
): SurvoPuzzle {
  const cells = rows.flat()
  const givens = cells.map((word) =>
    isEmptyCell(word.text) ? 0 : parseNumber(word, 1, shape.rows * shape.columns, 'a number'),
  )
  const puzzle = { shape, givens, rowSums, columnSums }
  expectNoFault(faults(puzzle, givens), shape, cells)
  return puzzle
}

/** Reads the sums of all rows or all columns. `end` is the position for errors about missing sums. */
function readSums(shape: SurvoShape, kind: 'row' | 'column', sums: readonly Span[], end: Span): number[] {
  const [lines, cells] = kind === 'row' ? [shape.rows, shape.columns] : [shape.columns, shape.rows]
  if (sums.length !== lines) {
    const message = `${count(sums.length, `${kind} sum`)}; ${withArticle(shape.text)} board has ${lines}`
    throw new PuzzleError('length', message, sums[lines] ?? end)
  }
  const [least, greatest] = sumRange(cells, shape)
  const numbers = sums.map((word, index) => {
    return parseNumber(
      word,
      least,
      greatest,
      `the sum of ${kind} ${index + 1}: ${cells} different numbers of 1 to ${shape.rows * shape.columns} add up to a sum`,
      'sum',
    )
  })
  const sum = numbers.reduce((a, b) => a + b, 0)
  if (sum !== totalOf(shape)) {
    const message = `the ${kind} sums add up to ${sum}; they must add up to ${totalOf(shape)}, as the numbers 1 to ${shape.rows * shape.columns} do`
    throw new PuzzleError('sum', message, sums[lines - 1])
  }
  return numbers
}
