// Files that hold the rows of a Sudoku, each as it stands.
//
// SadMan Sudoku's files (.sdk): nine rows, optionally under [Puzzle], and lines of metadata such as
// `#AAuthor`. SudoCue uses the same files (https://www.sudocue.net/fileformats.php).
//
//   #ARuud                  The letters say Author, Description, Comment, date (B), Source, Level, URL.
//   [Puzzle]
//   2..1.5..3
//   .54...71.               [State] and other sections describe progress; they are skipped.
//   ...

import type { Span } from '../../families/error.ts'
import { rowsOf } from '../../families/grid.ts'
import type { EmitFound, ExchangeNotation, LineUse, OpenText } from './notation.ts'
import { digits81, foundRows, keepRow, SUDOKU } from './sudokuCells.ts'

const SECTION = /^\[([a-z ]+)\]$/i

/** The files of SadMan Sudoku. */
export const sdk: ExchangeNotation = {
  name: 'sdk',
  what: 'the .sdk files of SadMan Sudoku and SudoCue: rows under [Puzzle]',
  families: [SUDOKU],
  open: (line, emit) => (SECTION.test(line.text) ? openSection(emit) : undefined),
  writer: {
    write(puzzle) {
      const rows = rowsOf(Array.from(digits81(puzzle, 'sdk').replaceAll('0', '.')), puzzle.shape)
      return `[Puzzle]\n${rows.map((row) => row.join('')).join('\n')}\n`
    },
  },
}

function openSection(emit: EmitFound): OpenText {
  let heading: Span | undefined
  const rows: Span[] = []
  const end = () => {
    const [, name] = SECTION.exec(heading?.text ?? '') ?? []
    if (heading === undefined || name.toLowerCase() !== 'puzzle') return
    const at = heading
    emit(rows[0] ?? at, () => foundRows(rows, at, '9x9'))
  }
  return {
    push(line): LineUse {
      if (heading === undefined) heading = line
      else if (line.text === '' || SECTION.test(line.text)) {
        end()
        return line.text === '' ? 'last' : 'other'
      } else if (!line.text.startsWith('#')) keepRow(rows, line)
      return 'more'
    },
    end,
  }
}

// Collections (.sdm): one 9x9 Sudoku per line, 81 digits, 0 for an open cell
// (https://www.sudocue.net/fileformats.php). The family reads such lines itself.

/** One Sudoku a line. */
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
  open: (line, emit) => (TOP.test(line.text) ? openBoard(emit) : undefined),
}

function openBoard(emit: EmitFound): OpenText {
  const rows: Span[] = []
  let top: Span | undefined
  const end = () => {
    const at = top
    if (at) emit(rows[0] ?? at, () => foundRows(rows, at))
  }
  // The board ends at the first border after as many rows as there are columns.
  const isFull = () => rows.length > 0 && rows.length >= (rows[0].text.match(CELL)?.length ?? 0)
  return {
    push(line): LineUse {
      top ??= line
      if (ROW.test(line.text) && !BORDER.test(line.text)) keepRow(rows, line)
      else if (!BORDER.test(line.text)) {
        end()
        return line.text === '' ? 'last' : 'other'
      } else if (isFull()) {
        end()
        return 'last'
      }
      return 'more'
    },
    end,
  }
}
