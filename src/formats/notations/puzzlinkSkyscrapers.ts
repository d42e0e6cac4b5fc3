// Skyscrapers of puzz.link: the numbers beside the board, from above, below, left and right; and then, if there are any, the
// givens. (Source of the form: pzpr.js, skyscrapers.js.)

import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { linesOfSight } from './linesOfSight.ts'
import { LATIN_SIZES, type PuzzlinkKind } from './puzzlinkKind.ts'
import { expectEnd, type ReadNumbers, readEncodedNumbers, writeNumbers } from './puzzlinkNumbers.ts'
import { emptyCells } from './sudokuCells.ts'

const SKYSCRAPERS = 'skyscrapers'

/** Latin squares with skyscrapers. */
export const puzzlinkSkyscrapers: PuzzlinkKind = {
  names: ['skyscrapers', 'building', 'skyscraper'],
  title: 'skyscraper puzzle',
  sizes: LATIN_SIZES,
  family: LATIN_SQUARE,
  rule: SKYSCRAPERS,
  read(body, size) {
    const board = withArticle(`${size}x${size} board`)
    const views = readEncodedNumbers(body, 4 * size, 'view', board)
    expectNumbers(views, 'a view', size)
    const sights = linesOfSight(size)
    const clues = views.numbers.flatMap((view, index): FoundClue[] =>
      view === undefined ? [] : [{ rule: SKYSCRAPERS, value: String(view), cells: sights[index] }],
    )
    return withFoundClues(
      foundLatinSquare(givensIn(views.rest, size, board), size, [SKYSCRAPERS], [body]),
      clues,
      size,
    )
  },
  write(puzzle) {
    const views = cluesOfRule(puzzle, SKYSCRAPERS)
    const numbers = linesOfSight(puzzle.shape.rows).map(([first, second]) => {
      const view = views.find(({ cells }) => cells[0] === first && cells[1] === second)
      return view && Number(view.value)
    })
    const hasGivens = puzzle.givens.some((given) => given > 0)
    return `${writeNumbers(numbers)}${hasGivens ? writeNumbers(puzzle.givens) : ''}`
  },
}

/** The givens after the views; without a text, all cells are open. */
function givensIn(text: Span, size: number, board: string): readonly number[] {
  if (text.text === '') return emptyCells(size * size)
  const givens = readEncodedNumbers(text, size * size, 'cell', board)
  expectNumbers(givens, 'a value', size)
  expectEnd(givens.rest, 'cell')
  return givens.numbers.map((given) => given ?? 0)
}

function expectNumbers({ numbers, places }: ReadNumbers, what: string, size: number): void {
  const wrong = numbers.findIndex((number) => number !== undefined && (number < 1 || number > size))
  if (wrong < 0) return
  throw new PuzzleError('value', `${numbers[wrong]} is not ${what} from 1 to ${size}`, places[wrong])
}
