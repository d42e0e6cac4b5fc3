// The canonical forms of Latin puzzles. Two puzzles look the same if one is a rotated, mirrored or relabelled
// image of the other. Twins may also differ by exchanges of lines, as far as the blocks allow. The solutions of
// twins have the same least twin; among all transformations that lead to it, the one with the least image of the
// givens is chosen. (If rows, columns and numbers exchange roles, people see another puzzle, so such squares are
// not twins here.)

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
  // If blocks are not square, only the rotations and reflections that map rows to rows preserve them.
  const turns = turnsOf(shape).slice(0, boxRows === boxColumns ? 8 : 4)
  if (clues) return looksWithClues(puzzle, turns)
  const relabelling = relabellingUnderRules(shape)
  const reversed = givens.map((given) => (given > 0 ? size + 1 - given : given))
  const boards = relabelling === 'reversed' ? [givens, reversed] : [givens]
  return { shape, givens: smallestImage(boards, turns, relabelling === 'any') }
}

/**
 * The image whose text comes first in order. Numbers are relabelled only if, as in jigsaws, no clue depends on
 * their values.
 */
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
 * The canonical form of all twins; undefined if it takes too much work, or if the rules allow further exchanges,
 * which are not known here.
 */
export function latinEssential<S extends RuledShape>(
  puzzle: RuledPuzzle<S>,
  solution: readonly number[],
): RuledPuzzle<S> | undefined {
  const { shape, givens } = puzzle
  if (furtherRulesOf(shape).some(({ isFlexible }) => !isFlexible)) return latinLooks(puzzle)
  if (shape.rules.length > 0) return undefined
  const { least } = leastOf({ blocks: shape, solution })
  if (!least) return undefined
  // The givens of every image are numbers of the least grid, so images differ only in which cells are given.
  const shown = smallestImage([givens.map((given) => (given > 0 ? 1 : 0))], least.ways)
  return { shape, givens: shown.map((isGiven, cell) => isGiven * least.grid[cell]) }
}

/**
 * The number of solutions whose least grids are kept: making puzzles asks for the canonical form of many puzzles
 * with the same solution.
 */
const BOARDS_KEPT = 4

const leastOf = recent(
  BOARDS_KEPT,
  ({ blocks: { boxRows, boxColumns }, solution }: { blocks: Blocks; solution: readonly number[] }) =>
    `${boxRows}x${boxColumns} ${solution.join()}`,
  ({ blocks, solution }) => ({ least: leastGrid(blocks, solution) }),
)
