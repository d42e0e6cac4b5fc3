// Tables of puzzles (.csv, .tsv): a heading names the columns, and one column is called `puzzle`, `quizzes` or the like. A
// column called `solution` has the solutions of the puzzles.
//
//   quizzes,solutions                     Kaggle, 1 million Sudoku games
//   004300209005009001...,864371259325849761...

import { count } from '../../families/gridText.ts'
import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { cellValues, SUDOKU } from './sudokuCells.ts'

const PUZZLES = ['puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'board', 'grid', 'givens', 'question']
const SOLUTIONS = ['solution', 'solutions', 'answer', 'answers', 'solved']
/** Names that are recognised as a heading even if the table has only one column. */
const ALONE = ['puzzle', 'puzzles', 'quiz', 'quizzes']
const SEPARATORS = [',', ';', '\t']
const HEADING = /^["\w][\w" ,;\t.()-]*$/
const BOARD = /^[.\w]+$/

/** The separator, and the indexes of the columns; the index is -1 for a missing column of solutions. */
type Columns = NonNullable<ReturnType<typeof columnsOf>>

/** Tables with a heading. */
export const csvTable: ExchangeNotation = {
  name: 'csv',
  what: 'a table with a heading such as quizzes,solutions: a column of Sudokus, and optionally a column of solutions',
  families: [SUDOKU],
  open(heading, emit) {
    const columns = HEADING.test(heading.text) ? columnsOf(heading) : undefined
    return (
      columns && {
        push(line) {
          if (line.text === '') return 'last'
          if (line !== heading) emit(line, () => readRow(line, columns))
          return 'more'
        },
      }
    )
  },
}

function columnsOf(heading: Span) {
  const separator = SEPARATORS.find((one) => heading.text.includes(one)) ?? SEPARATORS[0]
  const names = fieldsOf(heading, separator).map(({ text }) => text.toLowerCase())
  const puzzle = names.findIndex((name) => PUZZLES.includes(name))
  if (puzzle < 0 || (names.length === 1 && !ALONE.includes(names[0]))) return undefined
  return { separator, puzzle, solution: names.findIndex((name) => SOLUTIONS.includes(name)) }
}

function readRow(line: Span, { separator, puzzle, solution }: Columns): FoundPuzzle {
  const fields = fieldsOf(line, separator)
  if (fields.length <= puzzle) {
    const message = `this row has ${count(fields.length, 'column')}; expected the puzzle in column ${puzzle + 1}`
    throw new PuzzleError('length', message, line)
  }
  const stated = solution < 0 ? undefined : fields[solution]
  return {
    family: SUDOKU,
    lines: [fields[puzzle]],
    ...(stated && BOARD.test(stated.text) && { solution: cellValues(stated.text) }),
  }
}

/** The fields of a row, without their quotation marks. */
function fieldsOf(line: Span, separator: string): Span[] {
  const fields: Span[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at <= line.text.length; at++) {
    if (line.text[at] === '"') quoted = !quoted
    if (at < line.text.length && (quoted || line.text[at] !== separator)) continue
    const written = line.text.slice(start, at)
    const blanks = written.length - written.trimStart().length
    const indent = blanks + (written[blanks] === '"' ? 1 : 0)
    const text = written.slice(indent).trimEnd().replace(/"$/, '')
    fields.push({ text, line: line.line, column: line.column + start + indent })
    start = at + 1
  }
  return fields
}
