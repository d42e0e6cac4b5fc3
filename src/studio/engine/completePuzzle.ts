// Finishes what a hand began: adds numbers until one solution is left, or takes clues away from the full board of the solution,
// down to as few as possible or to a difficulty.

import { range } from '../../families/constraintProblem.ts'
import { draftOf, fixingClue, putClue, puzzleOfDraft } from '../../families/draft.ts'
import type { Family } from '../../families/family.ts'
import type { FullBoard, Wishes } from '../../families/making.ts'
import { isSameList } from '../../families/markedCells.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { removableGivens, takeGivensAway } from '../../families/takeGivensAway.ts'
import { below, makeRng } from '../../kernel/rng.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import { isMade, makeMaker } from '../../maker/maker.ts'
import { parseOrder } from '../../maker/orderFields.ts'
import { makeSolver } from '../../solver/solve.ts'
import { puzzleAsSet, showDraft } from './drawBoard.ts'
import { countSolutions } from './studyPuzzle.ts'
import type { Tasks } from './tasks.ts'

const solve = makeSolver()

/**
 * Adds clues that fix numbers until exactly one solution is left: numbers of one solution where another one differs. Clues that
 * are there stay as they are.
 */
export function fillDraft(
  family: Family,
  { draft, seed, language }: Tasks['fill']['ask'],
): Tasks['fill']['answer'] {
  const rng = makeRng(seed)
  const [wanted] = solve(family, puzzleAsSet(family, draft).puzzle, { solutions: 1 }).solutions
  if (!wanted) return { solutions: 0 }
  for (let filled = draft; ; ) {
    const { puzzle, isFinished } = puzzleAsSet(family, filled)
    const other = countSolutions(family, puzzle).found.find((found) => !isSameList(found, wanted))
    // What follows from the clues, such as the last sum, need not be drawn.
    const set = other || isFinished ? filled : draftOf(family, puzzle)
    if (!other && puzzleAsSet(family, set).isFinished) return showDraft(family, set, language)
    const added = range(0, wanted.length - 1)
      .filter((cell) => wanted[cell] > 0 && (!other || wanted[cell] !== other[cell]))
      .map((cell) => putClue(family, set, fixingClue(family, cell, wanted[cell])))
      .filter(({ clues }) => set.clues.every((clue) => clues.includes(clue)))
    if (added.length === 0) return { solutions: 2 }
    filled = added[below(rng, added.length)]
  }
}

/** The number of times that clues are taken away from the board. */
const ATTEMPTS = 40

/** Taking away givens, and none of the clues that a hand drew for further rules. */
const OF_GIVENS_ALONE = {
  reduce: takeGivensAway<Puzzle>,
  removals: (puzzle: Puzzle, _: readonly number[], wishes: Wishes) => removableGivens(puzzle, wishes),
  accepts: () => true,
}

/** Makes a puzzle of an order from the solution of a draft. */
export function reduceDraft(
  family: Family,
  { draft, order, seed, language }: Tasks['reduce']['ask'],
  tell: (told: Tasks['reduce']['told']) => void,
): Tasks['reduce']['answer'] {
  const { puzzle } = puzzleAsSet(family, draft)
  const { solutions, found } = countSolutions(family, puzzle)
  if (solutions !== 1) return { solutions }
  const [solution] = found
  const { shape } = puzzle
  const fixing = range(0, solution.length - 1)
    .filter((cell) => puzzle.givens[cell] !== BLOCKED)
    .map((cell) => fixingClue(family, cell, solution[cell]))
  const others = draft.clues.filter(({ tool }) => tool !== fixing[0].tool)
  const full = { ...draft, clues: [...others, ...fixing] }
  const board: FullBoard<Puzzle> = { puzzle: puzzleOfDraft(family, full), solution }
  const isUnderRules = family.setting.ruleChoices !== undefined && others.length > 0
  // The maker works on this board instead of random ones.
  const making = { ...family.making, fill: () => board, ...(isUnderRules && OF_GIVENS_ALONE) }
  const asked = parseOrder(family, order)
  // Without a difficulty, as many givens go as can; a drawn clue that the rest implies stays nevertheless.
  const wished = isUnderRules ? { ...asked, minimal: false } : asked
  const made = makeMaker({ ...family, making }, shape, wished)(seed, ATTEMPTS, (attempt) => tell({ attempt }))
  return isMade(made) ? showDraft(family, draftOf(family, made.puzzle), language) : made
}
