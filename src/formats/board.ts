// A filled board as text: rows of numbers, however they are set apart, or one character a cell.

import { PuzzleError, type Span } from '../families/error.ts'
import type { Shape } from '../families/family.ts'
import { count, isEmptyCell, parseNumber, parts, words } from '../families/text.ts'

/**
 * The values of a board of this shape, 0 for an empty or blocked cell. Lines that only draw borders are
 * skipped, cages drawn around the cells too; behind a bar, and in a last row under such rows, sums may stand as in a
 * Survo. Throws a PuzzleError.
 */
export function parseBoard(text: string, shape: Shape): number[] {
  const { rows: height, columns: width } = shape
  const written = text
    .split(/\r?\n/)
    .map((line, index) => ({
      text: line.trim(),
      line: index + 1,
      column: 1 + line.length - line.trimStart().length,
    }))
    .filter((line) => line.text !== '' && !SKIPPED.test(line.text))
  // A drawing has three lines for each row of cells: the border above, what is printed small, the numbers.
  const isDrawn = written[0]?.text.startsWith('┌')
  const lines = isDrawn ? written.filter((_, index) => index % 3 === 2) : written
  if (lines.length === 1 && lines[0].text.length === height * width && height > 1) {
    return words(lines[0], /./g).map(parseCell)
  }
  const hasSums = lines.length === height + 1 && lines.slice(0, height).every((line) => SUM.test(line.text))
  if (lines.length !== height && !hasSums) {
    const message = `the board has ${count(lines.length, 'row')}, not ${height}`
    throw new PuzzleError('length', message, lines[height] ?? lines.at(-1) ?? { line: 1 })
  }
  return lines.slice(0, height).flatMap((line) => {
    const row = hasSums ? { ...line, text: line.text.replace(SUM, '') } : line
    const spaced = row.text.includes(',') ? parts(row, ',') : words(row, /[^\s|│]+/g)
    const isCompact = row.text.split('|').every((part) => !/\S\s+\S/.test(part))
    const cells = spaced.length < width && isCompact ? words(row, /[^\s|]/g) : spaced
    if (cells.length === width) return cells.map(parseCell)
    throw new PuzzleError('length', `a row of ${count(cells.length, 'cell')}, not ${width}`, line)
  })
}

/** Borders, comments, a header. */
const SKIPPED = /^(?:[-+=| ]+|# .*|[a-z]+\s+\d+x\d\S*)$/i
const SUM = /\|\s*\d+$/

function parseCell(word: Span): number {
  if (/^#+$/.test(word.text) || isEmptyCell(word.text)) return 0
  if (/^[A-P]$/i.test(word.text)) return word.text.toUpperCase().charCodeAt(0) - 55
  return parseNumber(word, 1, 999_999, 'a number')
}
