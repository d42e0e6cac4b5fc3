// The candidates of cells, and what narrows them.

/** The candidates of a cell, ascending. */
export type Domain = readonly number[]

/** Returns what is left of the domains of a constraint's cells, in their order. */
export type Narrower = (domains: readonly Domain[]) => readonly Domain[]
