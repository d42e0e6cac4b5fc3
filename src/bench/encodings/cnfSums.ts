// Encodes sums as clauses by running totals. Helpers state the sum of the first two variables, of the first
// three, and so on. Each total follows from the previous total and the next value, and the previous total follows from the
// next one and that value. Only possible totals get a helper: those to which the first variables can add up, and from which
// the others can reach the full sum.
//
//   a + b + c + d = 7, each 1 to 3:     a: 1 2 3    a+b: 2 3 4 5    a+b+c: 4 5 6, which is d: 3 2 1
//
// The total of one variable is the variable itself, and the total of all but the last is determined by the last, so neither
// needs a helper.

import type { Problem } from '../../families/constraintProblem.ts'

/** Adds the clauses for variables that add to a total. */
export function addSum(formula: Formula, over: readonly number[], total: number): void {
  const { problem, booleans, clause } = formula
  const size = over.length
  if (size === 1) {
    only(formula, over[0], (value) => value === total)
    return
  }
  const layers = totalsOf(problem, over, total)
  const lastBut = (sum: number) => booleans.of(over[size - 1], total - sum)
  let before = new Map(layers[0].map((sum) => [sum, booleans.of(over[0], sum) as number]))
  only(formula, over[0], (value) => before.has(value))
  for (let index = 1; index < size - 1; index++) {
    const isLast = index === size - 2
    const name = (sum: number) => (isLast ? (lastBut(sum) as number) : formula.add())
    const after = new Map(layers[index].map((sum) => [sum, name(sum)]))
    addStep(formula, before, over[index], after)
    before = after
  }
  only(formula, over[size - 1], (value) => before.has(total - value))
  if (size > 2) return
  // With two variables, the total of the first variable is also the total of all but the last.
  for (const [sum, boolean] of before) {
    clause(-boolean, lastBut(sum))
    clause(boolean, -(lastBut(sum) as number))
  }
}

/** Rules out the values of a variable that are not fit. */
function only(
  { problem, booleans, clause }: Formula,
  variable: number,
  isFit: (value: number) => boolean,
): void {
  for (const value of problem.domains[variable]) {
    if (!isFit(value)) clause(-(booleans.of(variable, value) as number))
  }
}

/** A total and the next value imply the next total; the next total and that value imply the total before. */
function addStep(
  { problem, booleans, clause }: Formula,
  before: ReadonlyMap<number, number>,
  variable: number,
  after: ReadonlyMap<number, number>,
): void {
  for (const value of problem.domains[variable]) {
    const boolean = booleans.of(variable, value) as number
    for (const [sum, one] of before) clause(-one, -boolean, after.get(sum + value))
    for (const [sum, one] of after) clause(-one, -boolean, before.get(sum - value))
  }
}

/**
 * The possible totals after each variable except the last: those to which the variables so far can add up, and from which
 * the others can reach the full sum.
 */
function totalsOf({ domains }: Problem, over: readonly number[], total: number): number[][] {
  const fronts = reachable(over.slice(0, -1).map((variable) => domains[variable]))
  const backs = reachable(
    over
      .slice(1)
      .toReversed()
      .map((variable) => domains[variable]),
  ).toReversed()
  return fronts.map((front, index) => Array.from(front).filter((sum) => backs[index].has(total - sum)))
}

/** The possible sums of a value from the first domain, of values from the first two domains, and so on. */
function reachable(domains: readonly (readonly number[])[]): Set<number>[] {
  let sums = new Set([0])
  return domains.map((domain) => {
    const next = new Set<number>()
    for (const sum of sums) for (const value of domain) next.add(sum + value)
    sums = next
    return next
  })
}

// A formula under construction: the writers of constraints add clauses and helper booleans.

/** The formula of a problem, as the writers of its constraints see it. */
export interface Formula {
  /** The problem that the formula expresses. */
  readonly problem: Problem
  /** The booleans of the problem's variables. */
  readonly booleans: Booleans
  /** Adds a helper boolean and returns its number. */
  add(): number
  /**
   * Adds a clause: at least one of the literals is true. Literals that are undefined, because their booleans do not exist,
   * are left out.
   */
  clause(...literals: readonly (number | undefined)[]): void
}

// The numbers of the booleans depend on the domains alone, so that the writer of a formula and the reader of the answer agree.

/** The booleans of a problem's variables: consecutive for each variable, one for each value of its domain. */
export interface Booleans {
  /** The first boolean of each variable, and as last entry the number after the last boolean. */
  readonly starts: readonly number[]
  /** The boolean that states that a variable has a value; undefined if the variable cannot have the value. */
  of(variable: number, value: number): number | undefined
}

/** Numbers the booleans of a problem's variables, from 1. */
export function booleansOf({ domains }: Problem): Booleans {
  const starts = [1]
  for (const domain of domains) starts.push((starts.at(-1) as number) + domain.length)
  return {
    starts,
    of(variable, value) {
      const index = domains[variable].indexOf(value)
      return index < 0 ? undefined : starts[variable] + index
    },
  }
}
