// A filled board as text: rows of numbers, however they are set apart, or one character a cell.

import { PuzzleError, type Span } from '../families/error.ts'
import type { Shape } from '../families/family.ts'
import { count, isEmptyCell, parseNumber, words } from '../families/text.ts'
import { BLOCKED } from '../kernel/model.ts'

/**
 * The values of a board of this shape, 0 for an empty cell and BLOCKED for a blocked one. What stands
 * behind a last bar or below the last row (sums, say) is left out. Throws a PuzzleError.
 */
export function parseBoard(text: string, shape: Shape): number[] {
  const { rows: height, columns: width } = shape
  const lines = text.split(/\r?\n/).map((line, index) => ({ text: line, line: index + 1, column: 1 }))
  const rows = lines.filter(
    ({ text: line }) => /[\d._#A-Za-z]/.test(line) && !/^\s*(?:# |[a-z]+ \d)/i.test(line),
  )
  if (rows.length === 1 && rows[0].text.trim().length === height * width && height > 1) {
    return words(rows[0], /\S/g).map(parseCell)
  }
  if (rows.length < height) {
    throw new PuzzleError('length', `the board has ${count(rows.length, 'row')}, not ${height}`, rows.at(-1))
  }
  return rows.slice(0, height).flatMap((row) => {
    const spaced = words(row, /[^\s,|]+/g)
    const cells = spaced.length === 1 && width > 1 ? words(row, /\S/g) : spaced
    // A Survo row ends with its sum.
    const kept = row.text.includes('|') && cells.length === width + 1 ? cells.slice(0, width) : cells
    if (kept.length === width) return kept.map(parseCell)
    throw new PuzzleError('length', `a row of ${count(kept.length, 'cell')}, not ${width}`, row)
  })
}

function parseCell(word: Span): number {
  if (/^#+$/.test(word.text)) return BLOCKED
  if (isEmptyCell(word.text)) return 0
  if (/^[A-P]$/i.test(word.text)) return word.text.toUpperCase().charCodeAt(0) - 55
  return parseNumber(word, 1, 999_999, 'a number')
}
