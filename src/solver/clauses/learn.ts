// What is learned from a contradiction: a clause that excludes its cause, with the clauses from which it follows, in the order
// in which they have a single open literal once all literals of the learned clause are false (Marques Silva and Sakallah, GRASP,
// 1996; Cruz-Filipe and others, Efficient certified RAT verification, 2017).

import { type Assignment, NO_CLAUSE } from './assignment.ts'
import { booleanOf, type Clause, type Literal, negated } from './formula.ts'

/** A learned clause. */
interface Learned {
  /** The clause. Its first literal was decided last, and its second before all others. */
  readonly clause: Clause
  /** The numbers of the clauses from which it follows. */
  readonly hints: readonly number[]
  /** The decisions that stay when the clause has one open literal. */
  readonly level: number
  /** The booleans that led to it. */
  readonly booleans: readonly number[]
  /** The number of different levels of its literals. */
  readonly glue: number
}

/** Learns from a false clause. `units` has, for each boolean that no decision precedes, the number of a clause that states it. */
export function learn(assignment: Assignment, conflict: number, units: (boolean: number) => number): Learned {
  const { clauses, levels, reasons, places, trail, decisions } = assignment
  const seen = new Set<number>()
  /** Booleans whose reasons take part in the proof. */
  const resolved: number[] = []
  const kept: Literal[] = []
  const level = decisions.length
  let open = 0
  const see = (number: number) => {
    for (const literal of clauses[number] as Clause) {
      const boolean = booleanOf(literal)
      if (seen.has(boolean)) continue
      seen.add(boolean)
      if (levels[boolean] === level) open++
      else if (levels[boolean] > 0) kept.push(literal)
    }
  }
  see(conflict)
  let at = trail.length - 1
  for (; ; at--) {
    const boolean = booleanOf(trail[at])
    if (!seen.has(boolean)) continue
    if (--open === 0) break
    resolved.push(boolean)
    see(reasons[boolean])
  }
  const booleans = [...seen]
  const asserted = negated(trail[at])

  // A literal is superfluous if its reason has only literals of the clause, and superfluous ones.
  const superfluous = new Map<number, boolean>()
  const isSuperfluous = (boolean: number): boolean => {
    const reason = reasons[boolean]
    if (reason === NO_CLAUSE) return false
    const known = superfluous.get(boolean)
    if (known !== undefined) return known
    const isImplied = (clauses[reason] as Clause).every((literal) => {
      const other = booleanOf(literal)
      return other === boolean || levels[other] === 0 || inClause.has(other) || isSuperfluous(other)
    })
    superfluous.set(boolean, isImplied)
    return isImplied
  }
  const inClause = new Set(kept.map(booleanOf))
  const rest: Literal[] = []
  const needed = new Set(resolved)
  const need = (boolean: number) => {
    if (needed.has(boolean)) return
    needed.add(boolean)
    for (const literal of clauses[reasons[boolean]] as Clause) {
      const other = booleanOf(literal)
      if (levels[other] > 0 && superfluous.get(other)) need(other)
    }
  }
  const dropped: number[] = []
  for (const literal of kept) {
    if (isSuperfluous(booleanOf(literal))) dropped.push(booleanOf(literal))
    else rest.push(literal)
  }
  dropped.forEach(need)

  rest.sort((one, other) => levels[booleanOf(other)] - levels[booleanOf(one)])
  const clause = Int32Array.of(asserted, ...rest)
  const order = [...needed].sort((one, other) => places[one] - places[other])
  const used = [...order.map((boolean) => reasons[boolean]), conflict]
  const known = new Set<number>()
  for (const number of used) {
    for (const literal of clauses[number] as Clause) {
      if (levels[booleanOf(literal)] === 0) known.add(booleanOf(literal))
    }
  }
  return {
    ...{ clause, booleans },
    hints: [...Array.from(known, units), ...used],
    level: rest.length > 0 ? levels[booleanOf(rest[0])] : 0,
    glue: new Set(Array.from(clause, (literal) => levels[booleanOf(literal)])).size,
  }
}
