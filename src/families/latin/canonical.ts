// The canonical forms of Latin puzzles. By looks, puzzles are the same if rotated, mirrored or relabelled. Twins may
// also exchange lines, as far as the blocks allow. The solutions of twins have the same least twin; of all ways that
// lead there, one gives the least image of the givens. (A square in which rows, columns and numbers change roles is
// another puzzle for people, so it is no twin here.)

import { recent } from '../memo.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import type { Blocks } from './canonicalColumnOrders.ts'
import { leastGrid } from './canonicalGrid.ts'
import { type RuledPuzzle, sortedClues } from './rules/ruledPuzzle.ts'
import { furtherRulesOf, type RuledShape, relabellingUnderRules } from './rules/ruledShape.ts'

/** The canonical form under rotations, reflections and relabelling, as far as the rules allow them. */
export function latinLooks<S extends RuledShape>(puzzle: RuledPuzzle<S>): RuledPuzzle<S> {
  const { shape, givens, clues } = puzzle
  const { size, boxRows, boxColumns } = shape
  // If blocks are not square, only rotations and reflections that turn rows into rows keep them in shape.
  const turns = turnsOf(shape).slice(0, boxRows === boxColumns ? 8 : 4)
  if (clues) return looksWithClues(puzzle, turns)
  const relabelling = relabellingUnderRules(shape)
  const reversed = givens.map((given) => (given > 0 ? size + 1 - given : given))
  const boards = relabelling === 'reversed' ? [givens, reversed] : [givens]
  return { shape, givens: smallestImage(boards, turns, relabelling === 'any') }
}

/** The image with the first text in order. Numbers are relabelled only if no clue depends on their values, as in jigsaws. */
function looksWithClues<S extends RuledShape>(
  { shape, givens, clues = [] }: RuledPuzzle<S>,
  turns: readonly (readonly number[])[],
): RuledPuzzle<S> {
  const isRelabelled = relabellingUnderRules(shape) === 'any'
  const images = turns.map((turn): RuledPuzzle<S> => {
    const moved = clues.map((clue) => ({ ...clue, cells: clue.cells.map((cell) => turn.indexOf(cell)) }))
    return { shape, givens: smallestImage([givens], [turn], isRelabelled), clues: sortedClues(moved) }
  })
  const textOf = (image: RuledPuzzle<S>) => JSON.stringify([image.givens, image.clues])
  return images.reduce((best, image) => (textOf(image) < textOf(best) ? image : best))
}

/**
 * The canonical form of all twins; nothing if that takes too much work, or with rules that also keep other changes, which are
 * not known here.
 */
export function latinEssential<S extends RuledShape>(
  puzzle: RuledPuzzle<S>,
  solution: readonly number[],
): RuledPuzzle<S> | undefined {
  const { shape, givens } = puzzle
  if (furtherRulesOf(shape).some(({ isRigid }) => isRigid)) return latinLooks(puzzle)
  if (shape.rules.length > 0) return undefined
  const { least } = leastOf({ blocks: shape, solution })
  if (!least) return undefined
  // All images have numbers of the least grid and differ only in their places.
  const shown = smallestImage([givens.map((given) => (given > 0 ? 1 : 0))], least.ways)
  return { shape, givens: shown.map((isGiven, cell) => isGiven * least.grid[cell]) }
}

/** Least grids are kept for this many solutions, because a maker asks for many puzzles with one solution. */
const BOARDS_KEPT = 4

const leastOf = recent(
  BOARDS_KEPT,
  ({ blocks: { boxRows, boxColumns }, solution }: { blocks: Blocks; solution: readonly number[] }) =>
    `${boxRows}x${boxColumns} ${solution.join()}`,
  ({ blocks, solution }) => ({ least: leastGrid(blocks, solution) }),
)
