// A board without its rules, and a clue on it.

/** A board without rules. */
export interface RuleBoard {
  /** The number of cells along a side, which is also the largest number. */
  readonly size: number
  /** The number of rows of a box; the size if there are no boxes. */
  readonly boxRows: number
  /** The number of columns of a box; the size if there are no boxes. */
  readonly boxColumns: number
}

/** A clue of a rule: where it lies, and what it says. */
export interface Clue {
  /** The name of its rule. */
  readonly rule: string
  /** Its cells, in the order in which its rule reads them. */
  readonly cells: readonly number[]
  /** What it says: `15`, `black`; left out if its place says it all. */
  readonly value?: string
}
