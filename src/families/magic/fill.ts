// Random full boards: a search from the empty board that draws its numbers; then turned at random, and at random
// each number replaced by the one as far from the other end of the range (1 by 25, 2 by 24, ...), so that neither
// the search's order of cells nor its rules favour a corner, or small numbers.

import { below, type Rng } from '../../kernel/rng.ts'
import type { FullBoard } from '../making.ts'
import { makeRandomSearch } from '../randomFill.ts'
import { turnsOf } from '../symmetry.ts'
import { model } from './model.ts'
import { complement, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/** A search that opened more nodes than this is better begun anew: most need a tenth. */
const MOST_NODES = 1000

const search = makeRandomSearch<MagicShape, MagicPuzzle>((shape) => model.compile(shape, 'full'), 'dom-wdeg')

/** A random full board; nothing where the search got lost. */
export function fillMagic(rng: Rng, shape: MagicShape): FullBoard<MagicPuzzle> | undefined {
  const found = search(rng, { shape, givens: new Array<number>(shape.size * shape.size).fill(0) }, MOST_NODES)
  if (!found) return undefined
  const turns = turnsOf(shape)
  const turn = turns[below(rng, turns.length)]
  const values = below(rng, 2) === 0 ? found : complement({ shape, givens: found })
  const solution = turn.map((cell) => values[cell])
  return { puzzle: { shape, givens: solution }, solution }
}
