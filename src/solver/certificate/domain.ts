// The candidates of cells, what narrows them, and on which candidates that rests.

/** The candidates of a cell, ascending. */
export type Domain = readonly number[]

/** Whether a conclusion rests on the fact that a cell lacks a candidate. */
export type Cause = (cell: number, value: number) => boolean

/** The cause of the fact that the cell at a place of a constraint loses a candidate; undefined if it does not. */
export type CauseFinder = (place: number, value: number) => Cause | undefined

/** A constraint, as certificates use it: its cells are at the places from 0. */
export interface Propagator {
  /** What is left of the domains of its cells, in their order. A domain that loses nothing is the same object. */
  narrow(domains: readonly Domain[]): readonly Domain[]
  /** Explains what `narrow` takes from these domains. */
  explain(domains: readonly Domain[]): CauseFinder
}
