// Random full boards: a search from the empty board with random values. The result is rotated or mirrored at
// random and, at random, complemented: each number n is replaced by first + last - n (on a 5x5 board 1 by 25, 2
// by 24, ...). So neither the search's order of cells nor its rules favour a corner or small numbers.

import { below, type Rng } from '../../kernel/rng.ts'
import type { FullBoard } from '../making.ts'
import { makeRandomSearch } from '../randomFill.ts'
import { turnsOf } from '../symmetry.ts'
import { model } from './model.ts'
import { complement, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/**
 * A search that opens more nodes than this is restarted, which is faster. Most searches need a tenth of this
 * limit.
 */
const MOST_NODES = 1000

const search = makeRandomSearch<MagicShape, MagicPuzzle>((shape) => model.compile(shape, 'full'), 'dom-wdeg')

/** Fills a board at random. Returns undefined if the search gave up. */
export function fillMagic(rng: Rng, shape: MagicShape): FullBoard<MagicPuzzle> | undefined {
  const found = search(rng, { shape, givens: new Array<number>(shape.size * shape.size).fill(0) }, MOST_NODES)
  if (!found) return undefined
  const turns = turnsOf(shape)
  const turn = turns[below(rng, turns.length)]
  const values = below(rng, 2) === 0 ? found : complement({ shape, givens: found })
  const solution = turn.map((cell) => values[cell])
  return { puzzle: { shape, givens: solution }, solution }
}
