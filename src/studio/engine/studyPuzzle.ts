// What is known about a puzzle under the hand: its solutions, its grade, the clues that it does not need. The quick answers come
// first.

import { cellName } from '../../families/cellNamesAndFaults.ts'
import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { techniqueName } from '../../families/words.ts'
import { makeGrader } from '../../grader/grade.ts'
import { makeSolver, type Solved } from '../../solver/solve.ts'
import { redundantAmong } from '../../solver/verify.ts'
import { puzzleAsSet } from './drawBoard.ts'
import type { Study, Tasks } from './tasks.ts'

/** The limit on nodes of a search for a second solution: some seconds. */
const MOST_NODES = 1_000_000

/** The limit on nodes of the search that tells whether one clue is needed. */
const NODES_PER_CLUE = 20_000

const solve = makeSolver()
const gradeOf = makeGrader()

/** The number of solutions of a puzzle, with two that differ if there are several. */
export function countSolutions(family: Family, puzzle: Puzzle): Study {
  const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES, solutions: 2 })
  const [one, other] = solutions
  const differ = other ? one.flatMap((value, cell) => (value === other[cell] ? [] : cell)) : []
  return { solutions: NUMBER[status], found: solutions, differ }
}

const NUMBER: Readonly<Record<Solved['status'], Study['solutions']>> = {
  none: 0,
  unique: 1,
  multiple: 2,
  unknown: undefined,
}

/** Studies a draft; each part is told as soon as it is known. An unfinished draft has no grade. Throws a DraftError. */
export function studyDraft(
  family: Family,
  { draft, language }: Tasks['study']['ask'],
  tell: (study: Study) => void,
): Study {
  const { puzzle, isFinished } = puzzleAsSet(family, draft)
  const counted = countSolutions(family, puzzle)
  if (counted.solutions !== 1 || !isFinished) return counted
  tell(counted)
  const grade = gradeOf(family, puzzle)
  const hardest = typeof grade === 'string' ? null : grade.hardestTechnique
  const graded = {
    ...counted,
    grade,
    ...(hardest !== null && { hardest: techniqueName(family, hardest, language) }),
  }
  tell(graded)
  return { ...graded, redundant: redundantIn(family, puzzle, counted.found[0]) }
}

/** The clues that are not needed, in words. */
function redundantIn(family: Family, puzzle: Puzzle, solution: readonly number[]): readonly string[] {
  const removals = family.rules.removals(puzzle, solution).map((removal) => {
    const { excluded: given } = removal
    return given ? { ...removal, clue: `${cellName(puzzle.shape, given.cell)} = ${given.value}` } : removal
  })
  return redundantAmong(family, removals, solution, solve, { nodes: NODES_PER_CLUE }).redundant
}
