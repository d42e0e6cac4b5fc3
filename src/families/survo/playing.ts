// What a page needs to know of Survos during play.

import { rowsAndColumns } from '../grid.ts'
import { peersInLines, sumFits } from '../linesums/fits.ts'
import type { Playing, SumLine } from '../playing.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** The facet `playing` of Survos. */
export const playing: Playing<SurvoPuzzle> = {
  numbers: ({ shape }) => ({ least: 1, greatest: shape.rows * shape.columns, each: 1 }),
  fits: (puzzle, values) => sumFits(lines(puzzle), values),
  peers: (puzzle) => peersInLines(puzzle.givens.length, lines(puzzle)),
  lines,
}

function lines({ shape, rowSums, columnSums }: SurvoPuzzle): SumLine[] {
  return rowsAndColumns(shape).map((cells, index) => {
    const column = index - shape.rows
    return column < 0
      ? { kind: 'row', number: index + 1, cells, sum: rowSums[index] }
      : { kind: 'column', number: column + 1, cells, sum: columnSums[column] }
  })
}
