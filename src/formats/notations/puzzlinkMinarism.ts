// Minarism of puzz.link: the signs between cells. There are no givens. (Source of the form and the rules: pzpr.js,
// minarism.js.)
//
//   hg2i            h: the right or lower number is smaller; g: the left or upper number. The letters i to z are runs of 1 to
//                   18 borders without a sign. A number is the difference of the two numbers, which is not one of our rules.

import { count } from '../../families/gridText.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { cellBorders, expectNoGivens } from './puzzlinkBorders.ts'
import { LATIN_SIZES, type PuzzlinkKind } from './puzzlinkKind.ts'
import { emptyCells, packedCells } from './sudokuCells.ts'

const INEQUALITY = 'inequality'
const SIGN = /(?<sign>[gh])|(?<run>[i-z])|(?<difference>[\da-f.]|-[\da-f]{2})|./gisu
const LONGEST_RUN = 18
/** A run is written as a digit: its length plus this number. One border is i, the digit 18. */
const RUN_BASE = 17
/** Which of the two cells beside a border has the smaller number, by the sign; undefined for a border without a sign. */
type Smaller = 'first' | 'second' | undefined

/** Latin squares with signs of inequality. */
export const puzzlinkMinarism: PuzzlinkKind = {
  names: ['minarism'],
  title: 'Minarism',
  sizes: LATIN_SIZES,
  family: LATIN_SQUARE,
  rule: INEQUALITY,
  read(body, size) {
    const borders = cellBorders(size)
    const signs = Array.from(body.text.matchAll(SIGN), ({ 0: text, index, groups = {} }) =>
      signsOf({ ...body, text, column: body.column + index }, groups),
    ).flat()
    if (signs.length !== borders.length) {
      const board = withArticle(`${size}x${size} board`)
      const message = `the address has signs for ${count(signs.length, 'border')} between cells; ${board} has ${borders.length}`
      throw new PuzzleError('length', message, body)
    }
    const clues = signs.flatMap((smaller, index): FoundClue[] => {
      const [first, second] = borders[index]
      if (smaller === undefined) return []
      return [{ rule: INEQUALITY, cells: smaller === 'first' ? [first, second] : [second, first] }]
    })
    return withFoundClues(foundLatinSquare(emptyCells(size * size), size, [INEQUALITY], [body]), clues, size)
  },
  write(puzzle) {
    expectNoGivens(puzzle.givens, 'Minarism')
    const signs = cluesOfRule(puzzle, INEQUALITY)
    const values = cellBorders(puzzle.shape.rows).map(([first, second]) => {
      const sign = signs.find(({ cells }) => cells.includes(first) && cells.includes(second))
      if (sign === undefined) return 0
      return sign.cells[0] === first ? 1 : 2
    })
    const runText = (length: number) => (RUN_BASE + length).toString(36)
    return packedCells(values, LONGEST_RUN, runText, (value) => (value === 1 ? 'g' : 'h'))
  },
}

function signsOf(
  place: Span,
  { sign, run, difference }: Readonly<Partial<Record<string, string>>>,
): Smaller[] {
  if (sign) return [/g/i.test(sign) ? 'first' : 'second']
  if (run) return new Array<Smaller>(Number.parseInt(run, 36) - RUN_BASE).fill(undefined)
  const message = difference
    ? `${quote(place.text)} is a circle with the difference of two numbers, which is not supported; expected only signs of inequality`
    : `${quote(place.text)} is not a sign; expected g or h, or a letter from i for borders without a sign`
  throw new PuzzleError(difference ? 'unrecognized' : 'value', message, place)
}
