// ipuz documents (https://libipuz.org/ipuz-spec.html): Sudoku, and KenKen as calcudoku. A file has one
// puzzle; several puzzles are written as one document per line.
//
//   {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "boxes": true, "puzzle": [[5, 3, 0, ...], ...]}

import { PuzzleError, quote, type Span } from '../../families/error.ts'
import { rowsOf } from '../../families/grid.ts'
import { cageLines, cagesAsIpuz } from './ipuzCages.ts'
import { type IpuzCells, readIpuzCells } from './ipuzCells.ts'
import { boxesOfZones, zonesOf } from './ipuzZones.ts'
import { openJson } from './jsonDocument.ts'
import type { ExchangeNotation, FoundPuzzle } from './notation.ts'
import { boxesOf, cellCharacter, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'

type Document = Readonly<Record<string, unknown>>

/**
 * The first key of a document if it is in the first line. Records of Puzzlewright never begin with one of
 * these keys.
 */
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
  open: (line, emit) => (START.test(line.text) ? openJson('ipuz', emit, readIpuz) : undefined),
  writer: {
    write(puzzle, family) {
      const { shape, givens } = puzzle
      const cages = family.playing.cages?.(puzzle)
      const { boxRows, boxColumns } = cages ? usualBoxes(1) : boxesOf(puzzle)
      const isSquare = boxRows === boxColumns
      const values = Array.from({ length: shape.columns }, (_, index) => cellCharacter(index + 1))
      return JSON.stringify({
        version: 'http://ipuz.org/v2',
        kind: [`http://ipuz.org/sudoku${cages ? '/calcudoku' : ''}#1`],
        charset: values.join(''),
        ...(cages ? { showoperators: true, cageborder: 'thick' } : { boxes: isSquare }),
        ...(!cages && !isSquare && { zones: zonesOf(shape.columns, boxRows, boxColumns) }),
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
  if (unknown !== undefined) {
    const what =
      document.kind === undefined
        ? 'an ipuz document without a kind'
        : `ipuz kind ${quote(unknown).slice(1, -1)}`
    throw new PuzzleError('unrecognized', `${what} is not supported; expected sudoku or calcudoku`, at)
  }
  // Kinds are listed from the general to the special.
  const kind = kinds.at(-1) ?? ''
  if (kind === '')
    throw new PuzzleError(
      'unrecognized',
      'an ipuz document without a kind is not supported; expected sudoku or calcudoku',
      at,
    )
  return READERS[kind](document, readIpuzCells(document, at), at)
}

function readSudoku(document: Document, { size, givens, solution }: IpuzCells, at: Span): FoundPuzzle {
  if (document.cages !== undefined) {
    throw new PuzzleError(
      'unrecognized',
      'an ipuz sudoku with cages is not supported; expected plain Sudoku',
      at,
    )
  }
  const boxes = document.zones === undefined ? undefined : boxesOfZones(document.zones, size, at)
  if (!boxes && document.boxes === false) {
    throw new PuzzleError(
      'unrecognized',
      'an ipuz sudoku without boxes is not supported; expected plain Sudoku',
      at,
    )
  }
  return { ...foundSudoku(givens, boxes ?? usualBoxes(size), [at]), ...(solution && { solution }) }
}

function readCalcudoku(document: Document, { size, givens, solution }: IpuzCells, at: Span): FoundPuzzle {
  const text = cageLines(document.cages, size, givens, at)
  return {
    family: KENKEN,
    shape: `${size}x${size}`,
    lines: [{ ...at, text }],
    places: [at],
    ...(solution && { solution }),
  }
}
