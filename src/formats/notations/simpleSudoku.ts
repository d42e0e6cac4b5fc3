// Simple Sudoku's files (.ss), and the similar boxed boards of HoDoKu and forums.
//
//   *-----------*        .-------.-------.-------.
//   |.1.|..2|...|        | . 1 . | . . 2 | . . . |
//   ...                  ...
//   |---+---+---|        :-------+-------+-------:
//   ...                  ...
//   *-----------*        '-------'-------'-------'

import type { Span } from '../../families/error.ts'
import type { EmitFound, ExchangeNotation, LineUse, OpenText } from './notation.ts'
import { foundRows, keepRow, SUDOKU } from './sudokuCells.ts'

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
