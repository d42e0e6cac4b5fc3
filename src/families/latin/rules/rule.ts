// The contract of a rule: what a board must satisfy besides its rows, columns and boxes. A rule is a file of this folder and one line
// in ruleTable.ts. It says which groups of cells hold each number once and which pairs of cells depend on each other; the model, the
// inference, the faults and the constraints of a board of groups do the rest.

import type { LatinGroup, LatinPair } from '../boardOfGroups.ts'

/** A board without rules. */
export interface RuleBoard {
  /** The number of cells along a side, which is also the largest number. */
  readonly size: number
  /** The number of rows of a box; the size if there are no boxes. */
  readonly boxRows: number
  /** The number of columns of a box; the size if there are no boxes. */
  readonly boxColumns: number
}

/** A rule of a board. */
export interface LatinRule {
  /** Its name in shapes, such as `9x9+x`; also the key of its texts. */
  readonly name: string
  /** Other names by which people ask for a puzzle with this rule, in lower case, words joined by hyphens. */
  readonly alsoKnownAs: readonly string[]
  /** Whether a board can have it. Every board can if left out. */
  fits?(board: RuleBoard): boolean
  /** The groups of cells that it adds. */
  groups?(board: RuleBoard): LatinGroup[]
  /** The pairs of cells that it adds. */
  pairs?(board: RuleBoard): LatinPair[]
  /** Whether numbers may change places on the whole board. */
  readonly isRelabelled: boolean
  /** Whether no other change than turning, mirroring and relabelling keeps the rule. */
  readonly isRigid: boolean
  /** Whether its groups are shaded. */
  readonly isShaded?: true
}
