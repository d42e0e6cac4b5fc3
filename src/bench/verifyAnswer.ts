// Whether an answer is true. A solution that keeps the rules is one, whoever found it; what can be untrue is that there are no
// others. That is held against the solution that came with the puzzle and against our own solver, as far as it comes.

import type { Limits } from '../kernel/search.ts'
import { makeSolver, type Solver } from '../solver/solve.ts'
import { boardFaults } from '../solver/verify.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { RunLimits } from './results.ts'

/** What is known of a puzzle's solutions. */
export interface Truth {
  /** There are so many at least; */
  readonly atLeast: number
  /** and no others. */
  readonly isExact: boolean
}

/** What a contender says of a puzzle. */
interface Claim {
  /** How many solutions it found. */
  readonly count: number
  /** Whether it says that there are no others. */
  readonly isComplete: boolean
  /** Solutions that it showed, not always all; one value a cell. */
  readonly shown: readonly (readonly number[])[]
}

/** Nodes that our own solver opens for the truth of a puzzle, at most: some seconds. */
const MOST_NODES = 1_000_000

/** Finds out what is known of puzzles, for answers with so many solutions at most. The same on every machine. */
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

/** What is untrue of a claim, in a line; nothing if all may be true. */
export function untruth({ family, puzzle }: CorpusPuzzle, claim: Claim, truth: Truth): string | undefined {
  const { count, isComplete, shown } = claim
  const seen = new Set<string>()
  for (const solution of shown) {
    const [fault] = boardFaults(family, puzzle, solution)
    if (fault) return `a solution is none: ${fault.rule}`
    const text = solution.join()
    if (seen.has(text)) return 'the same solution twice'
    seen.add(text)
  }
  if (isComplete && count < truth.atLeast) return `it says ${count} ${noun(count)}, and there ${more(truth)}`
  if (truth.isExact && count > truth.atLeast)
    return `it says ${count} ${noun(count)}, and there ${more(truth)}`
  return undefined
}

function noun(count: number): string {
  return count === 1 ? 'solution' : 'solutions'
}

function more({ atLeast, isExact }: Truth): string {
  return `${atLeast === 1 ? 'is' : 'are'} ${isExact ? '' : 'at least '}${atLeast}`
}
