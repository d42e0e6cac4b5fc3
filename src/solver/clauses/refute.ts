// Refutes a formula by learning from contradictions until nothing is left to decide, and writes down from which clauses each
// learned clause follows.

import { makeAssignment, NO_CLAUSE } from './assignment.ts'
import { booleanOf, type Clause, type ClauseFormula, type Literal } from './formula.ts'
import { learn } from './learn.ts'
import { makeOrder } from './order.ts'

/** A step of a refutation: a clause, and the numbers of the clauses from which it follows. */
interface ClauseStep {
  readonly clause: Clause
  readonly hints: readonly number[]
}

/** Contradictions between two restarts; multiplied by 1 1 2 1 1 2 4 ... */
const RESTART = 64
/** Contradictions before learned clauses are dropped for the first time, and how many more each further time. */
const FIRST_DROP = 2000
const MORE_DROPS = 300
/** Learned clauses with at most this glue are kept (Audemard and Simon, Predicting learnt clauses quality, 2009). */
const KEPT_GLUE = 2

/**
 * Refutes a formula. Returns the steps in order; the last is the empty clause. Steps are numbered after the clauses of the
 * formula. Throws an Error if the formula has a model.
 */
export function refute(formula: ClauseFormula): ClauseStep[] {
  const assignment = makeAssignment(formula)
  const { clauses, values, reasons, decisions } = assignment
  const order = makeOrder(formula.booleans)
  const steps: ClauseStep[] = []
  /** The literal of each boolean that was true last. */
  const phases = Int32Array.from({ length: formula.booleans + 1 }, (_, boolean) => 2 * boolean + 1)
  /** For booleans that no decision precedes, the clauses that state them. */
  const units = new Map<number, number>()
  /** The learned clauses that may be dropped. */
  let droppable: { readonly number: number; readonly glue: number }[] = []
  const isOpen = (boolean: number) => values[2 * boolean] === 0
  const opened = (literal: Literal) => {
    phases[booleanOf(literal)] = literal
    order.opened(booleanOf(literal))
  }

  function addStep(clause: Clause, hints: readonly number[]): number {
    steps.push({ clause: clause.slice(), hints })
    return assignment.add(clause)
  }

  /** The number of a clause that states a boolean without decisions before it. */
  function unitOf(boolean: number): number {
    const known = units.get(boolean)
    if (known !== undefined) return known
    const reason = reasons[boolean]
    const clause = clauses[reason] as Clause
    const others = Array.from(clause, booleanOf).filter((other) => other !== boolean)
    const number =
      others.length === 0
        ? reason
        : addStep(
            clause.filter((literal) => booleanOf(literal) === boolean),
            [...others.map(unitOf), reason],
          )
    units.set(boolean, number)
    return number
  }

  /** Adds the empty clause, if a clause is false without decisions. */
  function conclude(conflict: number): ClauseStep[] {
    const hints = [
      ...Array.from(clauses[conflict] as Clause, (literal) => unitOf(booleanOf(literal))),
      conflict,
    ]
    addStep(new Int32Array(0), hints)
    return steps
  }

  function dropHalf(): void {
    const isReason = (number: number) => {
      const watching = (clauses[number] as Clause).subarray(0, 2)
      return watching.some((literal) => values[literal] === 1 && reasons[booleanOf(literal)] === number)
    }
    droppable.sort((one, other) => one.glue - other.glue || other.number - one.number)
    const [kept, rest] = [droppable.slice(0, droppable.length / 2), droppable.slice(droppable.length / 2)]
    droppable = kept
    for (const one of rest) {
      if (isReason(one.number)) droppable.push(one)
      else assignment.drop(one.number)
    }
  }

  for (let number = 1; number <= formula.clauses.length; number++) {
    const clause = clauses[number] as Clause
    if (clause.length === 0 || (clause.length === 1 && values[clause[0]] === -1)) return conclude(number)
    if (clause.length === 1 && values[clause[0]] === 0) assignment.assign(clause[0], number)
  }
  let restarts = 0
  let untilRestart = RESTART
  let untilDrop = FIRST_DROP
  for (let drops = 0; ; ) {
    const conflict = assignment.propagate()
    if (conflict !== NO_CLAUSE) {
      if (decisions.length === 0) return conclude(conflict)
      const { clause, hints, level, glue, booleans } = learn(assignment, conflict, unitOf)
      assignment.backTo(level, opened)
      order.bump(booleans, isOpen)
      const number = addStep(clause, hints)
      if (glue > KEPT_GLUE) droppable.push({ number, glue })
      assignment.assign(clause[0], number)
      untilRestart--
      untilDrop--
      continue
    }
    if (untilRestart <= 0) {
      untilRestart = RESTART * luby(++restarts)
      assignment.backTo(0, opened)
    }
    if (untilDrop <= 0) {
      untilDrop = FIRST_DROP + MORE_DROPS * ++drops
      dropHalf()
    }
    const boolean = order.first(isOpen)
    if (boolean === undefined) throw new Error('the clauses have a model')
    assignment.decide(phases[boolean])
  }
}

/** The sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby and others, Optimal speedup of Las Vegas algorithms, 1993). */
function luby(index: number): number {
  let size = 1
  while (size < index + 1) size = 2 * size + 1
  let at = index
  for (; size - 1 !== at; at %= size) size = (size - 1) / 2
  return (size + 1) / 2
}
