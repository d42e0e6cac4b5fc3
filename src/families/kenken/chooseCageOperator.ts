// Choosing the operator of a cage: all operators about equally often, and targets that reveal little.
//
//   6 and 3 in size 9     9+ 3 6, 4 5, 2 7, 1 8     3- six pairs     18x 3 6, 2 9     2/ four pairs
//   9 and 8 in size 9     17+ and 72x only 8 9      1- eight pairs
//
// A target that only one set of numbers can make reveals the contents of the cage. Such targets are chosen
// rarely: only if the other operators have been used more often.

import { below, type Rng, shuffled } from '../../kernel/rng.ts'
import { setOf } from './cageTupleTables.ts'
import { fillings, pairsInLines } from './enumerateFillings.ts'
import type { KenkenWishes } from './makingOptions.ts'
import { type Cage, type Operator, resultOf } from './puzzle.ts'

/** A cage that agrees with the solution, and whether its target reveals its numbers. */
export interface CageChoice {
  /** The cage. */
  readonly cage: Cage
  /** Whether only one set of numbers gives the target. */
  readonly isTelling: boolean
}

/** Whether an operator is a difference or a quotient, which published puzzles have in cages of two cells only. */
export const isDifference = (operator: Operator): boolean => operator === '-' || operator === '/'

/**
 * Lists the possible cages of these cells: one for each wished operator that has a valid result for their
 * values.
 */
export function cageChoices(
  size: number,
  cells: readonly number[],
  solution: readonly number[],
  { operators, maxDifference }: Pick<KenkenWishes, 'operators' | 'maxDifference'>,
): CageChoice[] {
  const values = cells.map((cell) => solution[cell])
  const found: CageChoice[] = []
  for (const operator of operators) {
    if (cells.length > maxDifference && isDifference(operator)) continue
    const target = resultOf(operator, values)
    if (target < 0) continue
    const cage = { operator, target, cells }
    found.push({ cage, isTelling: isTelling(size, cage) })
  }
  return found
}

/** A cage whose target reveals its numbers is ranked as if its operator had been used this many more times. */
const COST_OF_TELLING = 3
/** A random number from 0 to DRAWN - 1 is added to each rank. */
const DRAWN = 3
/**
 * One quotient in this many is passed over if there is another choice. Otherwise solvers could infer from
 * another operator that no quotient was possible.
 */
const QUOTIENTS_PASSED = 4
/** Added to a rank to put a choice last: no operator is used this often. */
const LAST = 1000

/**
 * Sorts the choices from best to worst: least used operators first, and targets that reveal nothing before
 * others.
 */
export function ranked(
  rng: Rng,
  found: readonly CageChoice[],
  used: ReadonlyMap<Operator, number>,
): CageChoice[] {
  const ranks = shuffled(rng, found).map((choice) => {
    const { operator } = choice.cage
    const isPassed = operator === '/' && below(rng, QUOTIENTS_PASSED) === 0
    const telling = choice.isTelling ? COST_OF_TELLING : 0
    const rank = (used.get(operator) ?? 0) + telling + below(rng, DRAWN) + (isPassed ? LAST : 0)
    return { choice, rank }
  })
  return ranks.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}

/** Cages with more cells are not searched: they hardly ever reveal their numbers. */
const MOST_CELLS = 4

/** The results of `isTelling`, by size, operator, target and the pairs of cells that share a line. */
const answers = new Map<number, boolean>()

/**
 * Whether only one set of numbers makes the target in these cells. For large cages the answer is false,
 * without a search.
 */
export function isTelling(size: number, cage: Cage): boolean {
  const { operator, target, cells } = cage
  if (cells.length > MOST_CELLS) return false
  const kind = (cells.length * 10 + size) * 128 + operator.charCodeAt(0)
  const key = (target * 64 + pairsInLines(size, cells)) * 0x2000 + kind
  const before = answers.get(key)
  if (before !== undefined) return before
  // For most targets a second set is found early, so this is faster than a table of all tuples.
  let first = 0
  let isOnly = true
  fillings(size, cage, (values) => {
    const set = setOf(values)
    if (first === 0) first = set
    isOnly = set === first
    return isOnly
  })
  answers.set(key, isOnly)
  return isOnly
}
