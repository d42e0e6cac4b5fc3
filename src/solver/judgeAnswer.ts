// Judges answers to puzzles: whether a board is a solution, and otherwise what is wrong with it.

import { cellName, faultSentence } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { boardFaults, makeSolutionFinder } from './verify.ts'

/** The verdict on a board. */
type AnswerVerdict = { readonly right: true } | WrongBoard

/** What is wrong with a board. */
interface WrongBoard {
  /** Distinguishes the verdicts. */
  readonly right: false
  /** The broken rules, as sentences without full stops. */
  readonly faults: readonly string[]
  /** The names of givens with another number, such as `r1c2`. */
  readonly changed: readonly string[]
  /**
   * Of the cells without givens, how many agree with the solution, disagree or are empty. Left out if the puzzle has several
   * solutions or none, or if the search for a solution takes too long.
   */
  readonly cells?: { readonly right: number; readonly wrong: number; readonly empty: number }
}

/** The parts of a family that judging needs. */
type Judged = Pick<Family, 'model' | 'rules'>

/**
 * Makes a judge of boards: one value for each cell, 0 for empty and blocked cells. A puzzle is solved once, when the first
 * wrong board comes. A board that was right once is recognised.
 */
export function makeAnswerJudge(): (
  family: Judged,
  puzzle: Puzzle,
  values: readonly number[],
) => AnswerVerdict {
  const find = makeSolutionFinder()
  const solutions = new WeakMap<Puzzle, readonly number[] | 'none'>()
  const accepted = new WeakMap<Puzzle, readonly number[]>()

  function solutionOf(family: Judged, puzzle: Puzzle): readonly number[] | undefined {
    const solution = solutions.get(puzzle) ?? find(family, puzzle) ?? 'none'
    solutions.set(puzzle, solution)
    return solution === 'none' ? undefined : solution
  }

  return (family, puzzle, values) => {
    if (isSame(values, accepted.get(puzzle))) return { right: true }
    const { givens, shape } = puzzle
    const faults = boardFaults(family, puzzle, values)
    if (faults.length === 0) {
      accepted.set(puzzle, values)
      return { right: true }
    }
    const changed = givens.flatMap((given, cell) =>
      given > 0 && values[cell] > 0 && values[cell] !== given ? cellName(shape, cell) : [],
    )
    const solution = solutionOf(family, puzzle)
    return {
      right: false,
      faults: faults.map((fault) => faultSentence(fault, shape)),
      changed,
      ...(solution && { cells: agreement(givens, values, solution) }),
    }
  }
}

function isSame(values: readonly number[], known: readonly number[] = []): boolean {
  return values.length === known.length && values.every((value, cell) => value === known[cell])
}

/** How many of the cells without givens agree with the solution, disagree or are empty. */
function agreement(givens: readonly number[], values: readonly number[], solution: readonly number[]) {
  const cells = { right: 0, wrong: 0, empty: 0 }
  for (const [cell, given] of givens.entries()) {
    if (given !== 0) continue
    cells[values[cell] === 0 ? 'empty' : values[cell] === solution[cell] ? 'right' : 'wrong']++
  }
  return cells
}
