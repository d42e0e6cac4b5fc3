// The game IDs of Towers, the Skyscrapers of Simon Tatham's collection, as towers.c reads and writes them: `SIZE:VIEWS,CELLS`.
//
//   4:2//1/3/...        the numbers seen from above, from below, from the left and from the right, by columns or rows,
//                       with slashes between them; a number may be left out. Givens follow after a comma, as in Solo.
//
// Letters between the size and the colon state how the puzzle was made.

import { count, parseNumber, parts } from '../../families/gridText.ts'
import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import type { ExchangeNotation, FoundPuzzle } from './exchangeNotation.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { linesOfSight } from './linesOfSight.ts'
import { after, emptyCells } from './sudokuCells.ts'
import { expectSize, readGameId, readRuns, writeRuns } from './tathamCells.ts'

const SKYSCRAPERS = 'skyscrapers'
const FORM = { start: /^(\d{1,2})(?:d[a-z])?:/, isOwn: /^(?:\d*\/){3}/ }

/** The game IDs of Towers. */
export const towers: ExchangeNotation = {
  name: 'towers',
  what: "the game IDs of Simon Tatham's Towers, and addresses of its page",
  families: [LATIN_SQUARE],
  rules: [SKYSCRAPERS],
  readLine: (line) => readGameId(line, 'towers', FORM, readId),
  writer: {
    write(puzzle) {
      const { rows: size } = puzzle.shape
      const views = cluesOfRule(puzzle, SKYSCRAPERS)
      const texts = linesOfSight(size).map(
        ([first, second]) =>
          views.find(({ cells }) => cells[0] === first && cells[1] === second)?.value ?? '',
      )
      const givens = puzzle.givens.some((given) => given > 0) ? `,${writeRuns(puzzle.givens)}` : ''
      return `${size}:${texts.join('/')}${givens}`
    },
  },
}

function readId(id: Span, [start, digits]: RegExpExecArray): FoundPuzzle {
  const size = Number(digits)
  expectSize(size, id)
  const description = after(id, start.length)
  const comma = description.text.indexOf(',')
  const views = parts(
    { ...description, text: comma < 0 ? description.text : description.text.slice(0, comma) },
    '/',
  )
  if (views.length !== 4 * size) {
    const message = `the game ID has ${count(views.length, 'view')}; ${withArticle(`${size}x${size}`)} board has ${4 * size}`
    throw new PuzzleError('length', message, description)
  }
  const sights = linesOfSight(size)
  const clues = views.flatMap((view, index): FoundClue[] =>
    view.text === ''
      ? []
      : [{ rule: SKYSCRAPERS, value: String(parseNumber(view, 1, size, 'a view')), cells: sights[index] }],
  )
  const open = emptyCells(size * size)
  const { values, places } =
    comma < 0 ? { values: open, places: open.map(() => id) } : readRuns(after(description, comma + 1), size)
  return withFoundClues(foundLatinSquare(values, size, [SKYSCRAPERS], places), clues, size)
}
