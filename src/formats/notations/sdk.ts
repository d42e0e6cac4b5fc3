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
