// The whole path to the solution of a puzzle.

import { perShape } from '../families/memo.ts'
import type { Player } from '../families/player.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { makeSolver } from '../solver/solve.ts'
import { MOST_NODES_OF_PROOF, type Ungraded } from './difficulty.ts'
import type { Explanation } from './explanation.ts'
import { makePathFinder, type PathFinder } from './path.ts'
import { reasoningOf } from './reasoning.ts'

/** What explaining needs of a family. */
export type Explainable = Pick<Player, 'model' | 'inference'>

/** Finds the path to the solution of a puzzle with exactly one; otherwise says why there is none. */
export type Explainer = (family: Explainable, puzzle: Puzzle) => Explanation | Ungraded

/** Finds paths on boards of any family: the rules are compiled once a shape. */
export function makePathFinders(): (family: Explainable, shape: Shape) => PathFinder {
  return perShape(({ inference, model }: Explainable, shape: Shape) =>
    makePathFinder(
      inference.makeReasoner(shape),
      inference.techniques,
      () => model.compile(shape, 'full'),
      shape.columns,
    ),
  )
}

/** An explainer that compiles each family's rules once a shape: hand it the same family object each time. */
export function makeExplainer(): Explainer {
  const solver = makeSolver()
  const pathFinderOf = makePathFinders()
  return (family, puzzle) => {
    const { status } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    if (status !== 'unique') return status
    const steps = [...pathFinderOf(family, puzzle.shape)({ puzzle, placed: [], excluded: [] })]
    return { steps, ...reasoningOf(family.inference.techniques, steps) }
  }
}
