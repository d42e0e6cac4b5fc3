// Files that contain the rows of a Sudoku in a form that the family reads without translation.
//
// SadMan Sudoku's files (.sdk): nine rows, optionally under [Puzzle], and lines of metadata such as
// `#AAuthor`. SudoCue uses the same files (https://www.sudocue.net/fileformats.php).
//
//   #ARuud                  The letters after # mean Author, Description, Comment, date (B), Source, Level, URL.
//   [Puzzle]
//   2..1.5..3
//   .54...71.               [State] and other sections describe progress; they are skipped.
//   ...

import { rowsOf } from '../../families/cellNamesAndFaults.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import type { EmitFound, ExchangeNotation, LineUse, OpenText } from './exchangeNotation.ts'
import { digits81, SUDOKU } from './sudokuCells.ts'

/**
 * The maximum number of rows of a board that are kept: one more than the largest board has, so that a board with too many rows
 * is rejected.
 */
const MOST_ROWS = 26

/** Collects the rows under a first line. The family reads these rows unchanged; without `emit`, they are skipped. */
function openRows(
  first: Span,
  emit: EmitFound | undefined,
  useOf: (text: string, rows: readonly Span[]) => 'row' | LineUse,
  shape?: string,
): OpenText {
  const rows: Span[] = []
  const end = () =>
    emit?.(rows[0] ?? first, () => {
      if (rows.length > 1) return { family: SUDOKU, lines: rows, ...(shape !== undefined && { shape }) }
      const message = `expected the rows of a Sudoku, got ${count(rows.length, 'row')}`
      throw new PuzzleError('length', message, rows[0] ?? first)
    })
  return {
    push(line) {
      const use = line === first ? 'more' : useOf(line.text, rows)
      if (use === 'last' || use === 'other') end()
      else if (use === 'row' && rows.length < MOST_ROWS) rows.push(line)
      return use === 'row' ? 'more' : use
    },
    end,
  }
}

const SECTION = /^\[([a-z ]+)\]$/i

/** The files of SadMan Sudoku. */
export const sdk: ExchangeNotation = {
  name: 'sdk',
  what: 'the .sdk files of SadMan Sudoku and SudoCue: rows under [Puzzle]',
  families: [SUDOKU],
  open(line, emit) {
    const name = SECTION.exec(line.text)?.[1].toLowerCase()
    if (name === undefined) return undefined
    return openRows(line, name === 'puzzle' ? emit : undefined, useInFile, '9x9')
  },
  writer: {
    write(puzzle) {
      const rows = rowsOf(Array.from(digits81(puzzle, 'sdk').replaceAll('0', '.')), puzzle.shape)
      return `[Puzzle]\n${rows.map((row) => row.join('')).join('\n')}\n`
    },
  },
}

function useInFile(text: string): 'row' | LineUse {
  if (text === '') return 'last'
  if (SECTION.test(text)) return 'other'
  return text.startsWith('#') ? 'more' : 'row'
}

// Collections (.sdm): one 9x9 Sudoku per line, 81 digits, 0 for an open cell (https://www.sudocue.net/fileformats.php). The
// family's own notation includes such lines.

/** Collections with one Sudoku per line. */
export const sdm: ExchangeNotation = {
  name: 'sdm',
  what: 'the .sdm collections of many programs: 81 digits per line, 0 for an open cell',
  families: [SUDOKU],
  writer: { write: (puzzle) => digits81(puzzle, 'sdm') },
}

// Simple Sudoku's files (.ss), and the similar boxed boards of HoDoKu and forums.
//
//   *-----------*        .-------.-------.-------.
//   |.1.|..2|...|        | . 1 . | . . 2 | . . . |
//   ...                  ...
//   |---+---+---|        :-------+-------+-------:
//   ...                  ...
//   *-----------*        '-------'-------'-------'

const TOP = /^[*.]-{3,}[-*.]*[*.]$/
const BORDER = /^[*.:'|+]?-{3}[-*.:'|+]*$/
const ROW = /^\|.*\|$/
const CELL = /[^\s|]/g

/** The boxed boards of Simple Sudoku. */
export const simpleSudoku: ExchangeNotation = {
  name: 'ss',
  what: 'the .ss files of Simple Sudoku: a board drawn with * - | +',
  families: [SUDOKU],
  open: (line, emit) => (TOP.test(line.text) ? openRows(line, emit, useInBoard) : undefined),
}

/** The role of a line in a board. A board ends at the first border after as many rows as the board has columns. */
function useInBoard(text: string, rows: readonly Span[]): 'row' | LineUse {
  if (!BORDER.test(text)) {
    if (ROW.test(text)) return 'row'
    return text === '' ? 'last' : 'other'
  }
  return rows.length > 0 && rows.length >= (rows[0].text.match(CELL)?.length ?? 0) ? 'last' : 'more'
}
