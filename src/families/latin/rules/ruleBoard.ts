// A board without rules, and a clue on a board.

/** The total of a cage that only requires different numbers. */
export const NO_TOTAL = '0'

/** A board without rules. */
export interface RuleBoard {
  /** The number of cells along a side, which is also the largest number. */
  readonly size: number
  /** The number of rows of a box; the size if there are no boxes. */
  readonly boxRows: number
  /** The number of columns of a box; the size if there are no boxes. */
  readonly boxColumns: number
}

/** A clue of a rule: its cells and its value. */
export interface Clue {
  /** The name of its rule. */
  readonly rule: string
  /** The cells of the clue, in the order in which its rule reads them. */
  readonly cells: readonly number[]
  /** The value of the clue: `15`, `black`; left out if its rule needs no value. */
  readonly value?: string
}
