// How puzzles with rules are made: the board is filled under the rules, clues are laid on it, and then clues are
// taken away. Givens are removed first, so that as few as possible remain, and then the clues of rules that the
// puzzle does not need.

import { type Rng, shuffled } from '../../../kernel/rng.ts'
import type { FullBoard, Reduction, Wishes } from '../../making.ts'
import type { Removal } from '../../rules.ts'
import { MAKING_OF_GIVENS, removableGivens, takeGivensAway } from '../../takeGivensAway.ts'
import { layClues } from './layClues.ts'
import { placeNamed } from './places.ts'
import type { Clue } from './ruleBoard.ts'
import { clueName, cluesBefore, kindOf, type RuledPuzzle, sortedClues } from './ruledPuzzle.ts'
import { furtherRulesOf, type RuledShape } from './ruledShape.ts'

/** Fills a board on which these clues are laid already; returns undefined if the attempt failed. */
type Fill = (clues: readonly Clue[]) => readonly number[] | undefined

/** Fills a board and lays the clues of its rules. Returns undefined if this attempt failed. */
export function fillAndLay<S extends RuledShape, P extends RuledPuzzle<S>>(
  rng: Rng,
  shape: S,
  fill: Fill,
): FullBoard<P> | undefined {
  const rules = furtherRulesOf(shape)
  const fixed = cluesBefore(rng, shape)
  const solution = fill(fixed)
  if (!solution) return undefined
  const open = rules.filter(({ clues }) => clues && !clues.laying.before)
  const laid = open.length === 0 ? [] : layClues(rng, open, { board: shape, solution })
  if (!laid) return undefined
  const clues = sortedClues([...fixed, ...laid])
  return { puzzle: withClues({ shape, givens: solution } as P, clues), solution }
}

/** Replaces the clues of a puzzle. */
function withClues<P extends RuledPuzzle>({ clues: _, ...puzzle }: P, clues: readonly Clue[]): P {
  return { ...puzzle, ...(clues.length > 0 && { clues }) } as P
}

/**
 * The clues that can be removed. Each rule keeps at least one clue, because the shape would otherwise name a
 * rule without effect.
 */
function removable({ clues = [] }: RuledPuzzle): Clue[] {
  return clues.filter(
    (clue) => kindOf(clue).laying.isRemovable && clues.some((one) => one !== clue && one.rule === clue.rule),
  )
}

function withoutClue<P extends RuledPuzzle>(puzzle: P, gone: Clue): P {
  return withClues(
    puzzle,
    (puzzle.clues ?? []).filter((clue) => clue !== gone),
  )
}

/** Whether puzzles of a shape have no givens. */
function isWithoutGivens(shape: RuledShape): boolean {
  return furtherRulesOf(shape).some(({ clues }) => clues?.laying.isWithoutGivens?.(shape))
}

/**
 * Removes givens, then clues, in random order. If the puzzle must have no givens, all of them are removed at
 * once; if this is refused, another board is filled.
 */
function* takeCluesAway<P extends RuledPuzzle>(rng: Rng, full: FullBoard<P>, wishes: Wishes): Reduction<P> {
  let { puzzle } = full
  if (isWithoutGivens(puzzle.shape)) {
    const bare = { ...puzzle, givens: puzzle.givens.map(() => 0) }
    if (!(yield { puzzle: bare })) return true
    puzzle = bare
  }
  const givens = takeGivensAway(rng, { ...full, puzzle }, wishes)
  let proposal = givens.next()
  while (!proposal.done) {
    const isTaken = yield proposal.value
    if (isTaken) puzzle = proposal.value.puzzle
    proposal = givens.next(isTaken)
  }
  for (const clue of shuffled(rng, removable(puzzle))) {
    if (!removable(puzzle).includes(clue)) continue
    const reduced = withoutClue(puzzle, clue)
    if (yield { puzzle: reduced }) puzzle = reduced
  }
  return proposal.value
}

/** The clues that are never taken away, in words; undefined if there are none. */
export function keptClues(puzzle: RuledPuzzle): string | undefined {
  const rules = furtherRulesOf(puzzle.shape).filter(({ clues }) => clues && !clues.laying.isRemovable)
  return rules.length > 0 ? `the clues of ${rules.map(({ name }) => name).join(', ')}` : undefined
}

/** Lists the clues of rules that can be removed one by one. */
export function removableClues<P extends RuledPuzzle>(puzzle: P): Removal<P>[] {
  return removable(puzzle).map((clue) => ({
    clue: clueName(clue, puzzle.shape),
    puzzle: withoutClue(puzzle, clue),
  }))
}

/**
 * The maximum number of nodes for a proof of uniqueness: more if the puzzle must have no givens, since all
 * givens are removed at once; fewer if clues depend on whole lines, which take long at each node.
 */
export function proofNodesUnderRules(shape: RuledShape): number {
  const isLong = furtherRulesOf(shape).some(({ clues }) => clues && placeNamed(clues.place).isStraight)
  if (isWithoutGivens(shape)) return isLong && shape.size > 7 ? 100 : 1000
  return isLong ? 30 : 200
}

/** The parts of `making` that are the same for families of puzzles with rules. */
export const MAKING_UNDER_RULES = {
  ...MAKING_OF_GIVENS,
  reduce: takeCluesAway,
  removals: <P extends RuledPuzzle>(puzzle: P, _: readonly number[], wishes: Wishes) => [
    ...removableGivens(puzzle, wishes),
    ...removableClues(puzzle),
  ],
  accepts(puzzle: RuledPuzzle) {
    const hasGivens = puzzle.givens.some((given) => given > 0)
    return MAKING_OF_GIVENS.accepts(puzzle) && !(hasGivens && isWithoutGivens(puzzle.shape))
  },
  isFull: ({ givens }: RuledPuzzle) => !givens.includes(0),
  countClues: (puzzle: RuledPuzzle) => MAKING_OF_GIVENS.countClues(puzzle) + (puzzle.clues?.length ?? 0),
} as const
