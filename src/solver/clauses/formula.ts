// Clauses as solvers of satisfiability read them. A literal is a boolean or its negation; here literals are numbers from 2 up,
// so that arrays can be indexed by them: 2 and 3 are the first boolean and its negation.

/** A literal: twice the number of its boolean, and one more if it is negated. */
export type Literal = number

/** A clause: one of its literals is true. */
export type Clause = Int32Array

/** A formula: all its clauses are true. */
export interface ClauseFormula {
  /** The number of booleans, which are numbered from 1. */
  readonly booleans: number
  /** The clauses; proofs number them from 1. */
  readonly clauses: readonly Clause[]
}

/** The negation of a literal. */
export const negated = (literal: Literal) => literal ^ 1

/** The boolean of a literal. */
export const booleanOf = (literal: Literal) => literal >> 1

/** The literal of a number in DIMACS form: `-3` is the negation of the third boolean. */
const literalOf = (number: number): Literal => (number > 0 ? 2 * number : 1 - 2 * number)

/** The number of a literal in DIMACS form. */
export const dimacsOf = (literal: Literal) => (literal & 1 ? -booleanOf(literal) : booleanOf(literal))

/** Reads a formula in DIMACS form, one clause a line. */
export function readFormula(text: string): ClauseFormula {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('c'))
  const [, , booleans] = lines[0].split(' ')
  const clauses = lines
    .slice(1)
    .map((line) => Int32Array.from(line.split(' ').slice(0, -1), (word) => literalOf(Number(word))))
  return { booleans: Number(booleans), clauses }
}
