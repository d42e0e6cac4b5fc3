// What a page needs to know of magic number boards during play.

import { peersInLines, sumFits } from '../linesums/fits.ts'
import type { Playing, SumLine } from '../playing.ts'
import { linesOf, type MagicPuzzle } from './puzzle.ts'

/** The facet `playing` of magic number boards. */
export const playing: Playing<MagicPuzzle> = {
  numbers: ({ shape }) => ({ least: shape.first, greatest: shape.last, each: 1 }),
  fits: (puzzle, values) => sumFits(lines(puzzle), values),
  peers: (puzzle) => peersInLines(puzzle.givens.length, lines(puzzle)),
  lines,
}

function lines({ shape }: MagicPuzzle): SumLine[] {
  const { size, sum } = shape
  return linesOf(shape).map((cells, index) => {
    if (index < size) return { kind: 'row', number: index + 1, cells, sum }
    if (index < 2 * size) return { kind: 'column', number: index - size + 1, cells, sum }
    return { kind: index === 2 * size ? 'falling' : 'rising', number: 1, cells, sum }
  })
}
