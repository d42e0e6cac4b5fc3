// Verifies answers. A solution that keeps the rules is right, whoever found it; only the claim that there are
// no others can be wrong. That claim is checked against the stated solution of the puzzle and, within its limits, against
// the built-in solver.

import { count as counted } from '../families/gridText.ts'
import type { Limits } from '../kernel/search.ts'
import { makeSolver, type Solver } from '../solver/solve.ts'
import { boardFaults } from '../solver/verify.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { RunLimits } from './results.ts'

/** What is known about the number of solutions of a puzzle. */
export interface Truth {
  /** The least number of solutions. */
  readonly atLeast: number
  /** Whether `atLeast` is the exact number. */
  readonly isExact: boolean
}

/** The answer of a contender to a puzzle. */
interface Claim {
  /** The number of solutions that the contender found. */
  readonly count: number
  /** Whether the contender states that no others exist. */
  readonly isComplete: boolean
  /** Some or all of these solutions, with one value per cell. */
  readonly shown: readonly (readonly number[])[]
}

/** The maximum number of nodes that the built-in solver opens to verify an answer, which takes some seconds. */
const MOST_NODES = 1_000_000

/**
 * Makes a function that counts the solutions of a puzzle within limits, with the same result on every
 * machine.
 */
export function makeWitness(
  { nodes, solutions }: RunLimits,
  solve: Solver = makeSolver(),
): (one: CorpusPuzzle) => Truth {
  const limits: Limits = {
    nodes: Math.min(nodes ?? MOST_NODES, MOST_NODES),
    solutions: solutions ?? Infinity,
  }
  return ({ family, puzzle, solution }) => {
    const { count, ended } = solve(family, puzzle, { ...limits, keepSolutions: false })
    return { atLeast: Math.max(count, solution ? 1 : 0), isExact: ended === 'exhausted' }
  }
}

/** Returns what is wrong with a claim, in one line; undefined if nothing is known to be wrong. */
export function untruth({ family, puzzle }: CorpusPuzzle, claim: Claim, truth: Truth): string | undefined {
  const { count, isComplete, shown } = claim
  const seen = new Set<string>()
  for (const solution of shown) {
    const [fault] = boardFaults(family, puzzle, solution)
    if (fault) return `a solution is wrong: ${fault.rule}`
    const text = solution.join()
    if (seen.has(text)) return 'the same solution is listed twice; print each solution once'
    seen.add(text)
  }
  const { atLeast, isExact } = truth
  const isFalse = (isComplete && count < atLeast) || (isExact && count > atLeast)
  const there = `${atLeast === 1 ? 'is' : 'are'} ${isExact ? '' : 'at least '}${atLeast}`
  return isFalse ? `reports ${counted(count, 'solution')}, but there ${there}` : undefined
}
