// Explains a puzzle: finds the complete path to its solution.

import type { Player } from '../families/hintFacets.ts'
import { perShape } from '../families/memo.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { makeSolver } from '../solver/solve.ts'
import { type AllowedTechniques, allowedOf } from './allowedTechniques.ts'
import { MOST_NODES_OF_PROOF, type Ungraded } from './measureDifficulty.ts'
import type { Explanation } from './reasonText.ts'
import { makePathFinder } from './solutionPath.ts'
import { type PathFinder, reasoningOf, withPlacements } from './steps.ts'

/** The parts of a family that an explanation needs. */
export type Explainable = Pick<Player, 'model' | 'inference'>

/** Finds the path to the solution of a puzzle; returns the reason if the puzzle is not known to be unique. */
export type Explainer = (family: Explainable, puzzle: Puzzle) => Explanation | Ungraded

/** Returns a function that makes path finders with the allowed techniques. Each shape's rules are compiled once. */
export function makePathFinders(
  allowed?: AllowedTechniques,
): (family: Explainable, shape: Shape) => PathFinder {
  return perShape(({ inference, model }: Explainable, shape: Shape) =>
    makePathFinder(
      inference.makeReasoner(shape),
      allowedOf(inference.techniques, allowed),
      () => model.compile(shape, 'full'),
      shape.columns,
    ),
  )
}

/**
 * Makes an explainer that uses the allowed techniques; all by default. It compiles each family's rules once per shape, so
 * pass the same family object each time.
 */
export function makeExplainer(allowed?: AllowedTechniques): Explainer {
  const solver = makeSolver()
  const pathFinderOf = makePathFinders(allowed)
  return (family, puzzle) => {
    const { status } = solver(family, puzzle, { nodes: MOST_NODES_OF_PROOF })
    if (status !== 'unique') return status
    const steps = [...pathFinderOf(family, puzzle.shape)({ puzzle, placed: [], excluded: [] })]
    return { steps: [...withPlacements(steps)], ...reasoningOf(family.inference.techniques, steps) }
  }
}
