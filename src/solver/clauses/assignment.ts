// The booleans that are decided, and what follows from them by clauses with a single open literal. Each clause is watched by two
// of its literals (Moskewicz and others, Chaff: engineering an efficient SAT solver, 2001): it is visited only if one of them
// becomes false.

import { booleanOf, type Clause, type ClauseFormula, type Literal, negated } from './formula.ts'

/** The number of a clause that says nothing: a decision has no reason. */
export const NO_CLAUSE = 0

/** An assignment of the booleans of a formula, with the clauses that were learned. */
export type Assignment = ReturnType<typeof makeAssignment>

/** Makes an assignment in which no boolean is decided. */
export function makeAssignment({ booleans, clauses: given }: ClauseFormula) {
  /** The clauses by their numbers. The first two literals of a clause watch it. */
  const clauses: (Clause | undefined)[] = [undefined]
  /** For each literal, the clauses that it watches: the number of each, and another of its literals. */
  const watched: number[][] = Array.from({ length: 2 * booleans + 2 }, () => [])
  /** For each literal 1 if it is true, -1 if it is false, and 0 if it is open. */
  const values = new Int8Array(2 * booleans + 2)
  /** For each decided boolean: the number of decisions before it, its reason, and its place in the trail. */
  const levels = new Int32Array(booleans + 1)
  const reasons = new Int32Array(booleans + 1)
  const places = new Int32Array(booleans + 1)
  /** The true literals in the order in which they became true, and the places of the decisions among them. */
  const trail: Literal[] = []
  const decisions: number[] = []
  let next = 0

  function assign(literal: Literal, reason: number): void {
    const boolean = booleanOf(literal)
    values[literal] = 1
    values[negated(literal)] = -1
    levels[boolean] = decisions.length
    reasons[boolean] = reason
    places[boolean] = trail.length
    trail.push(literal)
  }

  /** Adds a clause, and returns its number. */
  function add(clause: Clause): number {
    const number = clauses.push(clause) - 1
    if (clause.length > 1) {
      watched[clause[0]].push(number, clause[1])
      watched[clause[1]].push(number, clause[0])
    }
    return number
  }

  /** Visits the clauses that a false literal watches. Returns the number of a clause without a true or open literal. */
  function visit(literal: Literal): number {
    const own = watched[literal]
    let kept = 0
    let conflict = NO_CLAUSE
    for (let at = 0; at < own.length; at += 2) {
      const [number, beside] = [own[at], own[at + 1]]
      const clause = values[beside] === 1 || conflict !== NO_CLAUSE ? undefined : clauses[number]
      if (clause === undefined) {
        // A true clause stays; a clause that was dropped is no longer watched.
        if (clauses[number] === undefined) continue
        own[kept++] = number
        own[kept++] = beside
        continue
      }
      const other = clause[0] === literal ? clause[1] : clause[0]
      let open = values[other] === 1 ? clause.length : 2
      while (open < clause.length && values[clause[open]] === -1) open++
      if (values[other] !== 1 && open < clause.length) {
        clause[0] = other
        clause[1] = clause[open]
        clause[open] = literal
        watched[clause[1]].push(number, other)
        continue
      }
      own[kept++] = number
      own[kept++] = other
      if (values[other] === -1) conflict = number
      else if (values[other] === 0) assign(other, number)
    }
    own.length = kept
    return conflict
  }

  for (const clause of given) add(clause.slice())
  return {
    ...{ clauses, values, levels, reasons, places, trail, decisions },
    add,
    /** Drops a clause; it must not be a reason. */
    drop(number: number): void {
      clauses[number] = undefined
    },
    assign,
    /** Decides that a literal is true. */
    decide(literal: Literal): void {
      decisions.push(trail.length)
      assign(literal, NO_CLAUSE)
    },
    /** Assigns all that follows. Returns the number of a false clause; `NO_CLAUSE` if there is none. */
    propagate(): number {
      while (next < trail.length) {
        const conflict = visit(negated(trail[next++]))
        if (conflict !== NO_CLAUSE) return conflict
      }
      return NO_CLAUSE
    },
    /** Takes back all but the first decisions. Calls `onOpen` for each literal that becomes open. */
    backTo(level: number, onOpen: (literal: Literal) => void): void {
      if (level >= decisions.length) return
      const from = decisions[level]
      decisions.length = level
      for (let at = trail.length - 1; at >= from; at--) {
        values[trail[at]] = 0
        values[negated(trail[at])] = 0
        onOpen(trail[at])
      }
      trail.length = from
      next = from
    },
  }
}
