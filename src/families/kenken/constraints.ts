// A KenKen as constraints: each row and column has different numbers, and a cage is a sum or a table of its
// fillings.
//
//   5+ A1 B1      sum of A1, B1 is 5
//   2/ C1 C2      (C1, C2) is one of (1, 2), (2, 1), (2, 4), (4, 2), (3, 6), (6, 3)
//
// Cages may have any number of cells, so a table of products may have too many tuples. Then the product
// becomes a sum for each prime: the sum of the exponents of its numbers. The exponents follow from the cells,
// so no solution is counted twice.
//
//   48x of cells that hold 2 3 4 2      exponents of 2: 1 0 2 1, together 4     of 3: 0 1 0 0, together 1

import type { Constraint, Problem } from '../constraintProblem.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { latinProblem } from '../latin/rules.ts'
import { fillings } from './enumerateFillings.ts'
import { type Cage, exponentOf, type KenkenPuzzle, PRIMES } from './puzzle.ts'

/**
 * A product with more tuples than MOST_TUPLES becomes sums of exponents, which are shorter. MOST_STEPS is high
 * enough to enumerate every table of up to MOST_TUPLES tuples.
 */
const MOST_TUPLES = 4000
const MOST_STEPS = 500_000

/** States a KenKen as constraints, with the same number of solutions. */
export function kenkenConstraints(puzzle: KenkenPuzzle): Problem {
  const { size } = puzzle.shape
  const { cells, ...lines } = latinProblem(squareBoard(puzzle.shape), puzzle)
  const domains = [...lines.domains]
  const constraints = [...lines.constraints]
  for (const cage of puzzle.cages) {
    const { operator, target, cells: over } = cage
    if (over.length === 1 || operator === '+') {
      constraints.push({ kind: 'sum', over, total: target })
      continue
    }
    const tuples = tuplesOf(size, cage)
    if (tuples) constraints.push({ kind: 'tuples', over, tuples })
    else addProduct(domains, constraints, size, cage)
  }
  return { cells, domains, constraints }
}

/** Lists all fillings of a cage that repeat no number in a line. Undefined if there are too many. */
function tuplesOf(size: number, cage: Cage): number[][] | undefined {
  const { operator } = cage
  // A cage of several cells cannot have `=`. Differences and quotients have few fillings, so they need no
  // limit.
  if (operator === '=') return []
  const [most, steps] = operator === 'x' ? [MOST_TUPLES, MOST_STEPS] : [Infinity, Infinity]
  const tuples: number[][] = []
  const visit = (values: Int32Array) => tuples.push(Array.from(values)) <= most
  const isAll = fillings(size, cage, visit, steps)
  return isAll ? tuples : undefined
}

function addProduct(
  domains: (readonly number[])[],
  constraints: Constraint[],
  size: number,
  { target, cells }: Cage,
): void {
  let rest = target
  for (const prime of PRIMES.filter((one) => one <= size)) {
    const needed = exponentOf(prime, target)
    rest /= prime ** needed
    const exponents = cells.map((cell) => {
      const tuples = domains[cell].map((value) => [value, exponentOf(prime, value)])
      const values = new Set(tuples.map(([, exponent]) => exponent))
      // This set is in ascending order: among 1, 2, 3 and so on, each power of a prime comes before the next
      // power.
      const added = domains.push(Array.from(values)) - 1
      constraints.push({ kind: 'tuples', over: [cell, added], tuples })
      return added
    })
    constraints.push({ kind: 'sum', over: exponents, total: needed })
  }
  // A target with any other prime factor is impossible.
  if (rest !== 1) constraints.push({ kind: 'tuples', over: cells, tuples: [] })
}
