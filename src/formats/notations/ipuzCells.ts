// The cells of an ipuz Sudoku: rows of numbers or of characters of its `charset`, each alone or in an object
// with a style.

import { PuzzleError, quote, type Span } from '../../families/error.ts'

/** The numbers of a document, cell by cell. */
export interface IpuzCells {
  /** Rows, and columns. */
  readonly size: number
  /** 0 for an open cell. */
  readonly givens: readonly number[]
  /** The solution that the document states. */
  readonly solution?: readonly number[]
}

const LARGEST = 25

/** Reads the board of a document. Throws a PuzzleError. */
export function readIpuzCells(document: Readonly<Record<string, unknown>>, at: Span): IpuzCells {
  const { puzzle, solution, charset, empty } = document
  const rows = Array.isArray(puzzle) ? puzzle.length : 0
  if (rows < 1 || rows > LARGEST) {
    throw new PuzzleError('shape', `"puzzle" must be 1 to ${LARGEST} rows of cells`, at)
  }
  const readCell = readerOf(typeof charset === 'string' ? charset : '', empty, rows, at)
  return {
    size: rows,
    givens: cellsOf('puzzle', puzzle, rows, at).map(readCell),
    ...(Array.isArray(solution) && { solution: cellsOf('solution', solution, rows, at).map(readCell) }),
  }
}

function cellsOf(name: string, board: unknown, size: number, at: Span): unknown[] {
  const rows = Array.isArray(board) ? board : []
  if (rows.length === size && rows.every((row) => Array.isArray(row) && row.length === size))
    return rows.flat(1)
  throw new PuzzleError('length', `"${name}" must be ${size} rows of ${size} cells`, at)
}

/** Reads cells. An empty cell is null, an empty text, or the document's sign for it, usually 0. */
function readerOf(charset: string, empty: unknown, size: number, at: Span): (cell: unknown) => number {
  const characters = Array.from(charset)
  const open = new Set(['', '0', String(empty ?? '0')])
  return (cell) => {
    const written = contentOf(cell)
    if (written === null || written === undefined) return 0
    const text = typeof written === 'number' || typeof written === 'string' ? String(written) : '?'
    if (open.has(text)) return 0
    const index = characters.indexOf(text)
    const value = index >= 0 ? index + 1 : /^\d{1,2}$/.test(text) ? Number(text) : 0
    if (value >= 1 && value <= size) return value
    throw new PuzzleError('value', `${quote(text)} is not a value of a ${size}x${size} board`, at)
  }
}

/** The content of a cell, which may be in an object with a style. */
function contentOf(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return cell
  const { given, value, cell: number } = cell as Record<string, unknown>
  return given ?? value ?? number
}
