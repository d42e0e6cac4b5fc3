// The game IDs of Unequal, the Futoshiki of Simon Tatham's collection, as unequal.c reads and writes them: `SIZE:CELLS`.
//
//   4:0R,0,0,3D,...     a cell is its given, or 0, and the directions of its smaller neighbours: up, right, down, left. A
//                       letter is a run of open cells without signs, as in Solo.
//
// Letters between the size and the colon state how the puzzle was made, except `a`, which stands for another rule.

import { count, parseNumber } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { after, emptyCells } from './sudokuCells.ts'
import { expectSize, readGameId } from './tathamCells.ts'

const INEQUALITY = 'inequality'
const FORM = { start: /^(\d{1,2})(a?)(?:d[a-z])?:/, isOwn: /^\d+[URDL]*,/ }
const CELL = /(?<run>[a-z])|(?<given>\d+)(?<signs>[URDL]*),?|./gsu

/** The steps to the neighbours of a cell, by the letters of their directions, in the order in which Unequal writes them. */
const DIRECTIONS = { U: [-1, 0], R: [0, 1], D: [1, 0], L: [0, -1] } as const

/** The game IDs of Unequal. */
export const unequal: ExchangeNotation = {
  name: 'unequal',
  what: "the game IDs of Simon Tatham's Unequal, and addresses of its page",
  families: [LATIN_SQUARE],
  rules: [INEQUALITY],
  readLine: (line) => readGameId(line, 'unequal', FORM, readId),
  writer: {
    write(puzzle) {
      const { rows: size } = puzzle.shape
      const signs = cluesOfRule(puzzle, INEQUALITY)
      const cells = puzzle.givens.map((given, cell) => {
        const smaller = signs.flatMap(({ cells: [less, greater] }) => (greater === cell ? [less] : []))
        const letters = Object.entries(DIRECTIONS).filter(([, [down, across]]) =>
          smaller.includes(cell + down * size + across),
        )
        return `${given}${letters.map(([letter]) => letter).join('')},`
      })
      return `${size}:${cells.join('')}`
    },
  },
}

function readId(id: Span, [start, digits, adjacent]: RegExpExecArray): FoundPuzzle {
  const size = Number(digits)
  expectSize(size, id)
  if (adjacent !== '') {
    const message =
      'Unequal with bars between consecutive numbers (a) is not supported; expected signs of inequality'
    throw new PuzzleError('unrecognized', message, id)
  }
  const description = after(id, start.length)
  const values: number[] = []
  const places: Span[] = []
  const clues: FoundClue[] = []
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
    clues.push(...signsOf(groups.signs, values.length, size, at))
    values.push(parseNumber({ ...at, text: groups.given }, 0, size, 'a value'))
    places.push(at)
  }
  if (values.length !== size * size) {
    const message = `the game ID has ${count(values.length, 'cell')}; ${withArticle(`${size}x${size}`)} board has ${size * size}`
    throw new PuzzleError('length', message, description)
  }
  return withFoundClues(foundLatinSquare(values, size, [INEQUALITY], places), clues, size)
}

/** The clues for the signs between a cell and its smaller neighbours. */
function signsOf(letters: string, cell: number, size: number, at: Span): FoundClue[] {
  return Array.from(letters, (letter) => {
    const [down, across] = DIRECTIONS[letter as keyof typeof DIRECTIONS]
    const [row, column] = [Math.floor(cell / size) + down, (cell % size) + across]
    if (row < 0 || row >= size || column < 0 || column >= size)
      throw new PuzzleError('value', `the sign ${quote(letter)} points beyond the board`, at)
    return { rule: INEQUALITY, cells: [row * size + column, cell] }
  })
}
