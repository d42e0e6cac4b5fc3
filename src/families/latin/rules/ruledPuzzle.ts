// Puzzles with rules: their clues besides the givens.

import type { Rng } from '../../../kernel/rng.ts'
import { cellName } from '../../cellNamesAndFaults.ts'
import type { Puzzle } from '../../puzzle.ts'
import { placeNamed } from './places.ts'
import type { ClueKind } from './rule.ts'
import type { Clue } from './ruleBoard.ts'
import { furtherRulesOf, type RuledShape } from './ruledShape.ts'
import { compareRules, ruleNamed } from './ruleTable.ts'

/** A puzzle on a board with rules. */
export interface RuledPuzzle<S extends RuledShape = RuledShape> extends Puzzle<S> {
  /** The clues of its rules, sorted by rule and then by cells; none if left out. */
  readonly clues?: readonly Clue[]
}

/** The description of the clues of a clue's rule. */
export function kindOf({ rule }: Pick<Clue, 'rule'>): ClueKind {
  return ruleNamed(rule)?.clues as ClueKind
}

/** Clues in the order that puzzles use, without duplicates, each in its normal form. */
export function sortedClues(clues: readonly Clue[]): readonly Clue[] {
  const normal = clues.map((clue): Clue => ({ ...clue, cells: normalCells(clue) }))
  const byText = new Map(normal.map((clue) => [JSON.stringify([clue.rule, clue.cells, clue.value]), clue]))
  return [...byText.values()].sort(
    (one, other) => compareRules(one.rule, other.rule) || compareCells(one.cells, other.cells),
  )
}

/**
 * The cells of a clue in their normal order: ascending if their order means nothing, and from the lower end if
 * the clue is reversible.
 */
function normalCells(clue: Clue): readonly number[] {
  const { place, isReversible } = kindOf(clue)
  if (placeNamed(place).isSet) return clue.cells.toSorted((one, other) => one - other)
  const reversed = clue.cells.toReversed()
  return isReversible && compareCells(reversed, clue.cells) < 0 ? reversed : clue.cells
}

function compareCells(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cell, index) => cell !== other[index])
  return at < 0 ? one.length - other.length : one[at] - (other[at] ?? -1)
}

/** The clues that the rules of a shape lay before the board is filled. */
export function cluesBefore(rng: Rng, shape: RuledShape): readonly Clue[] {
  const laid = furtherRulesOf(shape).flatMap(({ name: rule, clues }) =>
    (clues?.laying.before?.(rng, shape) ?? []).map((clue) => ({ rule, ...clue })),
  )
  return sortedClues(laid)
}

/** A clue in messages: `killer 15 at r1c1`. */
export function clueName({ rule, value, cells }: Clue, shape: RuledShape): string {
  return `${value === undefined ? rule : `${rule} ${value}`} at ${cellName(shape, cells[0])}`
}
