// A full KenKen board: a random Latin square, all equally likely, every cell a cage of its own.

import type { Rng } from '../../kernel/rng.ts'
import { latinSquare } from '../latin/randomSquare.ts'
import type { FullBoard } from '../making.ts'
import { type KenkenPuzzle, type KenkenShape, makePuzzle } from './puzzle.ts'

/** A board of single cells whose numbers make a random Latin square. */
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
