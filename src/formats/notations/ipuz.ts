// ipuz documents (https://libipuz.org/ipuz-spec.html): Sudoku, and KenKen as calcudoku. A file has one
// puzzle; several puzzles are written as one document per line.
//
//   {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "boxes": true, "puzzle": [[5, 3, 0, ...], ...]}

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { boxesOfZones, cageLines, cagesAsIpuz, zonesOf } from './ipuzGroups.ts'
import { openJson } from './multilineJson.ts'
import { boxesOf, cellCharacter, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

type Document = Readonly<Record<string, unknown>>

/** The keys with which the first line of a document can begin. Records of Puzzlewright never begin with one of these keys. */
const FIRST_KEYS =
  'version kind copyright publisher publication url uniqueid title intro explanation annotation author editor date notes difficulty charset displaycharset origin block empty styles checksum dimensions puzzle saved zones cages boxes cageborder showoperators volatile'
    .split(' ')
    .join('|')
const START = new RegExp(`^(?:ipuz\\s*\\(|\\{\\s*$|\\{\\s*"(?:${FIRST_KEYS})")`, 'i')
const KIND = /^https?:\/\/(?:www\.)?ipuz\.org\/([^#]*)(?:#\d+)?$/i
const KENKEN = 'kenken'

/** The reader of each kind of ipuz. */
const READERS: Readonly<Record<string, (document: Document, cells: IpuzCells, at: Span) => FoundPuzzle>> = {
  sudoku: readSudoku,
  'sudoku/wordoku': readSudoku,
  calcudoku: readCalcudoku,
  'sudoku/calcudoku': readCalcudoku,
}

/** ipuz documents. */
export const ipuz: ExchangeNotation = {
  name: 'ipuz',
  what: 'ipuz documents of the kinds sudoku and calcudoku',
  families: [SUDOKU, KENKEN],
  open: (line, emit) => (START.test(line.text) ? openJson(line, 'ipuz', emit, readIpuz) : undefined),
  writer: {
    write(puzzle, family) {
      const { shape, givens } = puzzle
      const cages = family.playing.cages?.(puzzle)
      const boxes = cages ? usualBoxes(1) : boxesOf(puzzle)
      const isSquare = boxes.boxRows === boxes.boxColumns
      const values = Array.from({ length: shape.columns }, (_, index) => cellCharacter(index + 1))
      return JSON.stringify({
        version: 'http://ipuz.org/v2',
        kind: [`http://ipuz.org/sudoku${cages ? '/calcudoku' : ''}#1`],
        charset: values.join(''),
        ...(cages ? { showoperators: true, cageborder: 'thick' } : { boxes: isSquare }),
        ...(!cages && !isSquare && { zones: zonesOf(shape.columns, boxes) }),
        puzzle: rowsOf(
          givens.map((given) => (given < 10 ? given : cellCharacter(given))),
          shape,
        ),
        ...(cages && { cages: cagesAsIpuz(cages, shape) }),
      })
    },
  },
}

function readIpuz(document: Document, at: Span): FoundPuzzle {
  const kinds = (Array.isArray(document.kind) ? document.kind : [document.kind]).map((kind) => {
    const name = typeof kind === 'string' ? KIND.exec(kind)?.[1] : undefined
    return name?.toLowerCase() ?? String(kind)
  })
  const unknown = kinds.find((kind) => !Object.hasOwn(READERS, kind))
  // A document lists its kinds from the general to the special.
  const kind = kinds.at(-1)
  if (unknown === undefined && kind !== undefined) {
    return READERS[kind](document, readIpuzCells(document, at), at)
  }
  const isNone = document.kind === undefined || unknown === undefined
  const what = isNone ? 'an ipuz document without a kind' : `ipuz kind ${quote(unknown).slice(1, -1)}`
  throw new PuzzleError('unrecognized', `${what} is not supported; expected sudoku or calcudoku`, at)
}

function readSudoku(document: Document, { size, givens, solution }: IpuzCells, at: Span): FoundPuzzle {
  const refuse = (what: string) => {
    const message = `an ipuz sudoku ${what} is not supported; expected plain Sudoku`
    throw new PuzzleError('unrecognized', message, at)
  }
  if (document.cages !== undefined) refuse('with cages')
  const boxes = document.zones === undefined ? undefined : boxesOfZones(document.zones, size, at)
  if (!boxes && document.boxes === false) refuse('without boxes')
  return { ...foundSudoku(givens, boxes ?? usualBoxes(size), [at]), ...(solution && { solution }) }
}

function readCalcudoku(document: Document, { size, givens, solution }: IpuzCells, at: Span): FoundPuzzle {
  const lines = [{ ...at, text: cageLines(document.cages, size, givens, at) }]
  return { family: KENKEN, shape: `${size}x${size}`, lines, places: [at], ...(solution && { solution }) }
}

/** The numbers of a document, cell by cell, with 0 for an open cell; and the solution if the document states one. */
type IpuzCells = ReturnType<typeof readIpuzCells>

const LARGEST = 25

/** Reads the board of a document. Throws a PuzzleError. */
function readIpuzCells(document: Document, at: Span) {
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

/** Reads cells. An open cell is null, an empty text, 0, or the document's sign for open cells. */
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
    throw new PuzzleError(
      'value',
      `${quote(text)} is not a value of ${withArticle(`${size}x${size}`)} board`,
      at,
    )
  }
}

/** The content of a cell; a cell with a style is an object that has the content under a key. */
function contentOf(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return cell
  const { given, value, cell: number } = cell as Record<string, unknown>
  return given ?? value ?? number
}
