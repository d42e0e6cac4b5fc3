// The game IDs of Unequal, the Futoshiki of Simon Tatham's collection, as unequal.c reads and writes them: `SIZE:CELLS`.
//
//   4:0R,0,0,3D,...     a cell is its given, or 0, and the directions of its smaller neighbours: up, right, down, left. A
//                       letter is a run of open cells without signs, as in Solo.
//
//   5a:0R,0L,...        a: bars instead of signs. All bars between consecutive numbers are given, and the letters are the directions
//                       of the bars of a cell. Each bar is in both of its cells.
//
// Other letters between the size and the colon state how the puzzle was made.

import { count, parseNumber } from '../../families/gridText.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { type ExchangeNotation, type FoundPuzzle, ruleNamesOf } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { after, emptyCells } from './sudokuCells.ts'
import { expectSize, readGameId } from './tathamCells.ts'

const INEQUALITY = 'inequality'
/** The rule of bars, and the same rule for a board without bars. */
const [BARS, NO_BARS] = ['strict-dots(|a-b|=1)', 'non-consecutive']
const FORM = { start: /^(\d{1,2})(a?)(?:d[a-z])?:/, isOwn: /^\d+[URDL]*,/ }
const CELL = /(?<run>[a-z])|(?<given>\d+)(?<letters>[URDL]*),?|./gsu

/** The steps to the neighbours of a cell, by the letters of their directions, in the order in which Unequal writes them. */
const DIRECTIONS = { U: [-1, 0], R: [0, 1], D: [1, 0], L: [0, -1] } as const

/** A letter of a cell: the cell, its neighbour in this direction, and the letter itself. */
interface Mark {
  readonly cell: number
  readonly neighbour: number
  readonly at: Span
}

/** The game IDs of Unequal. */
export const unequal: ExchangeNotation = {
  name: 'unequal',
  what: "the game IDs of Simon Tatham's Unequal, and addresses of its page",
  families: [LATIN_SQUARE],
  rules: [INEQUALITY, BARS, NO_BARS],
  readLine: (line) => readGameId(line, 'unequal', FORM, readId),
  writer: { write: writeId },
}

function writeId(puzzle: Puzzle): string {
  const { rows: size, text: shape } = puzzle.shape
  const names = ruleNamesOf(puzzle)
  if (names.length > 1) {
    const message = `a Latin square of ${shape} cannot be written as unequal, which has only one of the rules at a time`
    throw new PuzzleError('unrecognized', message)
  }
  const bars = cluesOfRule(puzzle, BARS)
  const marks = [
    ...cluesOfRule(puzzle, INEQUALITY).map(({ cells: [less, greater] }) => [greater, less]),
    ...bars.flatMap(({ cells: [one, other] }) => [
      [one, other],
      [other, one],
    ]),
  ]
  const cells = puzzle.givens.map((given, cell) => {
    const neighbours = marks.flatMap(([own, neighbour]) => (own === cell ? [neighbour] : []))
    const letters = Object.entries(DIRECTIONS).filter(([, [down, across]]) =>
      neighbours.includes(cell + down * size + across),
    )
    return `${given}${letters.map(([letter]) => letter).join('')},`
  })
  return `${size}${bars.length > 0 || names.includes(NO_BARS) ? 'a' : ''}:${cells.join('')}`
}

function readId(id: Span, [start, digits, adjacent]: RegExpExecArray): FoundPuzzle {
  const size = Number(digits)
  expectSize(size, id)
  const description = after(id, start.length)
  const values: number[] = []
  const places: Span[] = []
  const marks: Mark[] = []
  for (const { 0: text, index, groups = {} } of description.text.matchAll(CELL)) {
    const at = { ...description, text, column: description.column + index }
    if (groups.run) {
      for (const open of emptyCells(groups.run.charCodeAt(0) - 'a'.charCodeAt(0) + 1)) {
        values.push(open)
        places.push(at)
      }
      continue
    }
    if (groups.given === undefined) {
      const message = `${quote(text)} is not a cell; expected a number and the letters U, R, D or L`
      throw new PuzzleError('value', message, at)
    }
    marks.push(...marksOf(groups.letters, values.length, size, at))
    values.push(parseNumber({ ...at, text: groups.given }, 0, size, 'a value'))
    places.push(at)
  }
  if (values.length !== size * size) {
    const message = `the game ID has ${count(values.length, 'cell')}; ${withArticle(`${size}x${size}`)} board has ${size * size}`
    throw new PuzzleError('length', message, description)
  }
  const clues = adjacent === '' ? marks.map(signOf) : barsOf(marks)
  const rule = adjacent === '' ? INEQUALITY : clues.length > 0 ? BARS : NO_BARS
  return withFoundClues(foundLatinSquare(values, size, [rule], places), clues, size)
}

function marksOf(letters: string, cell: number, size: number, at: Span): Mark[] {
  return Array.from(letters, (letter) => {
    const [down, across] = DIRECTIONS[letter as keyof typeof DIRECTIONS]
    const [row, column] = [Math.floor(cell / size) + down, (cell % size) + across]
    if (row < 0 || row >= size || column < 0 || column >= size)
      throw new PuzzleError('value', `the sign ${quote(letter)} points beyond the board`, at)
    return { cell, neighbour: row * size + column, at: { ...at, text: letter } }
  })
}

/** The sign between a cell and its smaller neighbour. */
const signOf = ({ cell, neighbour }: Mark): FoundClue => ({ rule: INEQUALITY, cells: [neighbour, cell] })

/** The bars. Throws a PuzzleError for a bar that only one of its cells has. */
function barsOf(marks: readonly Mark[]): FoundClue[] {
  return marks.flatMap(({ cell, neighbour, at }) => {
    if (!marks.some((mark) => mark.cell === neighbour && mark.neighbour === cell)) {
      const message = `the bar ${quote(at.text)} is missing in the neighbour; each bar must be in both of its cells`
      throw new PuzzleError('value', message, at)
    }
    return cell < neighbour ? [{ rule: BARS, cells: [cell, neighbour] }] : []
  })
}
