// Kropki Pairs of Kudamono: w and b are white and black dots between cells, and a number in parentheses is a given. Not all
// dots need to be shown. Boards with empty cells, x, are not Latin squares.

import { PuzzleError } from '../../families/puzzleError.ts'
import { withArticle } from '../../families/withArticle.ts'
import { type FoundClue, withFoundClues } from './foundClues.ts'
import { cellsByPlace, type KudamonoGenre, symbolsOf, unknownSymbol } from './kudamonoSymbols.ts'
import { foundLatinSquare, LATIN_SQUARE } from './latinSquareCells.ts'
import { LATIN_SIZES } from './puzzlinkKind.ts'
import { emptyCells } from './sudokuCells.ts'

const KROPKI = 'kropki'
const COLOURS: Readonly<Partial<Record<string, string>>> = { w: 'white', b: 'black' }
const DOTS = 'L-E'

/** Latin squares with dots. */
export const kudamonoKropki: KudamonoGenre = {
  name: 'kropki-pairs',
  family: LATIN_SQUARE,
  layers: ['L', DOTS],
  read({ text, size, layers }) {
    const { columns, rows, isOld } = size
    if (columns !== rows || isOld || !LATIN_SIZES.includes(rows)) {
      const message = `${withArticle(`${columns}x${rows}`)} board of Kropki Pairs is not supported; expected W=4x4 to W=9x9`
      throw new PuzzleError('shape', message, layers.get('W'))
    }
    const values = [...emptyCells(rows * rows)]
    const cellAt = cellsByPlace(size)
    for (const found of symbolsOf(layers.get('L'), values.length)) {
      const value = Number(found.symbol)
      if (!(value >= 1 && value <= rows))
        throw unknownSymbol(found, `numbers from 1 to ${rows} in parentheses`)
      values[cellAt[found.place]] = value
    }
    const borders = bordersByPlace(rows)
    const clues = symbolsOf(layers.get(DOTS), borders.length).map((found): FoundClue => {
      const colour = COLOURS[found.symbol]
      if (colour === undefined) throw unknownSymbol(found, 'w or b')
      return { rule: KROPKI, value: colour, cells: borders[found.place] }
    })
    return withFoundClues(foundLatinSquare(values, rows, [KROPKI], [text]), clues, rows)
  },
}

/**
 * The two cells beside each border, by its place. Each column has first the borders between its cells, from the bottom, and
 * then the borders between its cells and those of the next column, from the bottom.
 */
function bordersByPlace(size: number): readonly (readonly number[])[] {
  const columns = Array.from({ length: size }, (_, column) =>
    Array.from({ length: size }, (__, up) => (size - 1 - up) * size + column),
  )
  return columns.flatMap((cells, column) => [
    ...cells.slice(1).map((cell) => [cell, cell + size]),
    ...(column < size - 1 ? cells.map((cell) => [cell, cell + 1]) : []),
  ])
}
