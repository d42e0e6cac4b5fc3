// Addresses of puzz.link, pzv.jp and other hosts of pzpr: `...?KIND/COLUMNS/ROWS/BODY`. (Source: pzpr.js, parser.js and
// variety.js.)
//
//   https://puzz.link/p?sudoku/4/4/1h2i3h4
//   https://puzz.link/p?kropki/4/4/o4c56gd6

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { puzzlinkFactors } from './puzzlinkFactors.ts'
import type { PuzzlinkKind } from './puzzlinkKind.ts'
import { puzzlinkKropki } from './puzzlinkKropki.ts'
import { puzzlinkMinarism } from './puzzlinkMinarism.ts'
import { puzzlinkSkyscrapers } from './puzzlinkSkyscrapers.ts'
import { puzzlinkSudoku } from './puzzlinkSudoku.ts'
import { after } from './sudokuCells.ts'

const KINDS: readonly PuzzlinkKind[] = [
  puzzlinkSudoku,
  puzzlinkSkyscrapers,
  puzzlinkKropki,
  puzzlinkMinarism,
  puzzlinkFactors,
]

const ADDRESS =
  /^(?:https?:\/\/)?(?<page>[^\s?]*)\?(?:\w+=\w*&)*(?<kind>[a-z][a-z\d-]*)(?:_edit|_play|_test)?\/(?<variant>v:[^\s/]*\/)?/i
/** What distinguishes an address of a kind that is not supported from addresses of other programs. */
const PAGE = /\/p(?:\.html)?$/i
const BOARD = /^(\d{1,3})\/(\d{1,3})\/([^\s/]*)\/?$/
const BOARD_BEGINNING = /^\d{1,3}\/\d{1,3}\//

/** Addresses of puzz.link. */
export const puzzlink: ExchangeNotation = {
  name: 'puzzlink',
  what: 'an address of puzz.link or pzv.jp: https://puzz.link/p?sudoku/9/9/...',
  families: [...new Set(KINDS.map(({ family }) => family))],
  rules: KINDS.flatMap(({ rule }) => rule ?? []),
  readLine(line) {
    const match = ADDRESS.exec(line.text)
    if (!match) return undefined
    const { page = '', kind: name = '', variant } = match.groups ?? {}
    const board = after(line, match[0].length)
    const kind = KINDS.find(({ names }) => names.includes(name.toLowerCase()))
    if (kind) return readBoard(board, kind, variant)
    if (!PAGE.test(page) || !BOARD_BEGINNING.test(board.text)) return undefined
    const expected = KINDS.map(({ names }) => names[0]).join(', ')
    const message = `puzz.link's ${quote(name)} is not supported; expected ${expected}`
    throw new PuzzleError('unrecognized', message, line)
  },
  writer: {
    write(puzzle, family) {
      const { names, write } = kindOf(puzzle, family)
      const { columns, rows } = puzzle.shape
      return `https://puzz.link/p?${names[0]}/${columns}/${rows}/${write(puzzle, family)}`
    },
  },
}

function readBoard(board: Span, { names, title, sizes, read }: PuzzlinkKind, variant?: string): FoundPuzzle {
  if (variant !== undefined) {
    const message = `the address is marked as a variant, "v:", whose rules it does not state; expected ${names[0]}/COLUMNS/ROWS/...`
    throw new PuzzleError('unrecognized', message, board)
  }
  const [, columns, rows, body] = BOARD.exec(board.text) ?? []
  if (body === undefined) {
    const message = `expected ${names[0]}/COLUMNS/ROWS/CELLS, such as ${names[0]}/${sizes.at(2)}/${sizes.at(2)}/...`
    throw new PuzzleError('length', message, board)
  }
  const size = Number(columns)
  if (columns !== rows || !sizes.includes(size)) {
    const message = `${withArticle(`${columns}x${rows}`)} ${title} is not supported; expected ${sizes.join(', ')}`
    throw new PuzzleError('shape', message, board)
  }
  return read({ ...board, text: body, column: board.column + columns.length + rows.length + 2 }, size)
}

/** The kind of a puzzle. Throws a PuzzleError if puzz.link has no such kind. */
function kindOf(puzzle: Puzzle, family: Family): PuzzlinkKind {
  const rules = ruleNamesOf(puzzle)
  const isOwn = (kind: PuzzlinkKind) => kind.family === family.name && rules.join() === (kind.rule ?? '')
  const kind = KINDS.find(isOwn)
  if (kind) return kind
  const ruled = KINDS.flatMap(({ rule }) => rule ?? []).join(', ')
  const message = `puzzlink has Sudokus without further rules, and Latin squares with exactly one of the rules ${ruled}, not ${withArticle(puzzle.shape.text)} ${family.title}`
  throw new PuzzleError('unrecognized', message)
}
