// Kropki of puzz.link: the dots between cells, three to a character. All dots are given: without a dot, neighbours are neither
// consecutive nor one twice the other. There are no givens. (Source of the form and the rules: pzpr.js, minarism.js, and its
// rules.)

import { cluesOfRule, type FoundClue, withFoundClues } from './foundClues.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { cellBorders, expectNoGivens, packDigits, unpackDigits } from './puzzlinkBorders.ts'
import { LATIN_SIZES, type PuzzlinkKind } from './puzzlinkKind.ts'
import { expectEnd } from './puzzlinkNumbers.ts'
import { emptyCells } from './sudokuCells.ts'

const STRICT_KROPKI = 'strict-kropki'
/** The colours of dots, by their digits. */
const COLOURS = [undefined, 'white', 'black']
const PACKING = { base: COLOURS.length, digits: 3 }

/** Latin squares with all dots. */
export const puzzlinkKropki: PuzzlinkKind = {
  names: ['kropki'],
  title: 'Kropki',
  sizes: LATIN_SIZES,
  family: LATIN_SQUARE,
  rule: STRICT_KROPKI,
  read(body, size) {
    const borders = cellBorders(size)
    const { values, rest } = unpackDigits(body, borders.length, PACKING, 'dots')
    expectEnd(rest, 'dot')
    const clues = values.flatMap((value, index): FoundClue[] =>
      value === 0 ? [] : [{ rule: STRICT_KROPKI, value: COLOURS[value], cells: borders[index] }],
    )
    return withFoundClues(
      foundLatinSquare(emptyCells(size * size), size, [STRICT_KROPKI], [body]),
      clues,
      size,
    )
  },
  write(puzzle) {
    expectNoGivens(puzzle.givens, 'Kropki')
    const dots = cluesOfRule(puzzle, STRICT_KROPKI)
    const values = cellBorders(puzzle.shape.rows).map((border) => {
      const dot = dots.find(({ cells }) => border.every((cell) => cells.includes(cell)))
      return COLOURS.indexOf(dot?.value)
    })
    return packDigits(values, PACKING)
  },
}
