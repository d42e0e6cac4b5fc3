// A full KenKen board: a random Latin square in which every cell is a cage. All squares are equally likely.

import type { Rng } from '../../kernel/rng.ts'
import { latinSquare } from '../latin/randomSquare.ts'
import type { FullBoard } from '../making.ts'
import { type KenkenPuzzle, type KenkenShape, makePuzzle } from './puzzle.ts'

/** Fills a board of single cells with a random Latin square. */
export function fillKenken(rng: Rng, shape: KenkenShape): FullBoard<KenkenPuzzle> {
  const solution = latinSquare(rng, shape.size)
  return {
    puzzle: makePuzzle(
      shape,
      solution.map((target, cell) => ({ operator: '=', target, cells: [cell] })),
    ),
    solution,
  }
}
