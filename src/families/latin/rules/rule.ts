// The contract of a rule: what a board must satisfy besides its rows, columns and boxes. Each rule has a file in
// this folder and a line in ruleTable.ts. A rule without clues holds on the whole board: it says which groups of
// cells hold each number once and which pairs of cells depend on each other. A rule with clues translates each
// clue into groups, pairs, and automata that read the numbers of the clue's cells. The model, the inference, the
// faults and the constraints of a board of groups do the rest.

import type { Rng } from '../../../kernel/rng.ts'
import type { Note, Signs } from '../../drawing.ts'
import type { LatinGroup, LatinPair, LatinWalk } from '../boardOfGroups.ts'
import type { PlaceName } from './places.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'

/** Describes the clues of a rule. */
export interface ClueKind {
  /** How the cells of a clue lie. */
  readonly place: PlaceName
  /**
   * The values that a clue can have: a number, several numbers in ascending order (`1-2-2`), or one of these
   * words. If left out, clues have no value.
   */
  readonly values?: 'number' | 'numbers' | readonly string[]
  /**
   * The value of a clue whose cells, in this order, hold these numbers: the empty text if clues have no value,
   * undefined if no clue can lie there.
   */
  read(numbers: readonly number[], board: RuleBoard): string | undefined
  /**
   * The groups, pairs and walks that a clue adds to the board. The caller adds the clue's fault and its name in
   * facts to each pair and walk.
   */
  adds(clue: Clue, board: RuleBoard): ClueParts
  /**
   * The pairs and walks that follow from all clues of this rule together, for example from places without a
   * clue. It is called only if the puzzle has clues of this rule.
   */
  together?(
    clues: readonly Clue[],
    board: RuleBoard,
    groups: readonly LatinGroup[],
  ): { readonly pairs?: readonly LatinPair[]; readonly walks?: readonly LatinWalk[] }
  /** The fault to report if a clue is broken: `the cage does not add to 15`. */
  fault(clue: Clue): string
  /** The name of a clue in facts: a name in `groups`, followed by the clue's number if it has one: `cage 15`. */
  called(clue: Clue): string
  /**
   * The signs that are drawn for a clue. Signs beside the board are drawn `away` cells farther from the board
   * than usual.
   */
  signs(clue: Clue, board: RuleBoard, away: number): Signs
  /** The sign between the cells of a clue in text, for clues that a sign says better than a name: `<`. */
  readonly joint?: string
  /** Whether the cells of a clue are a region with thick lines around it. */
  readonly isRegion?: true
  /** Whether a clue means the same with its cells in reverse order. */
  readonly isReversible?: true
  /**
   * Describes what is missing if the clues of a puzzle are incomplete, for the person who typed them; undefined
   * if nothing is missing.
   */
  missing?(clues: readonly Clue[], board: RuleBoard): string | undefined
  /** How clues are laid on a full board. */
  readonly laying: Laying
}

/** The parts that a clue adds to a board. */
interface ClueParts {
  /** Groups that hold each number once. */
  readonly groups?: readonly LatinGroup[]
  /** Pairs of cells. */
  readonly pairs?: readonly Pick<LatinPair, 'cells' | 'bans'>[]
  /** Automata along the cells. */
  readonly walks?: readonly Pick<LatinWalk, 'cells' | 'automaton'>[]
}

/** How the clues of a rule are laid. */
interface Laying {
  /**
   * About how many clues are laid on a board, before unnecessary clues are taken away. If left out, all possible
   * clues are laid.
   */
  count?(board: RuleBoard): number
  /** Lays the clues before the board is filled, because the board must be filled to suit them. */
  before?(rng: Rng, board: RuleBoard): Omit<Clue, 'rule'>[]
  /** The minimum and the maximum number of cells of a clue, if its place leaves a choice. */
  readonly lengths?: readonly [fewest: number, most: number]
  /** Whether cells with these numbers can be the beginning of a longer clue. If left out, all cells can. */
  goesOn?(numbers: readonly number[], board: RuleBoard): boolean
  /** Whether single clues can be taken away. If left out, all clues of the board stay. */
  readonly isRemovable?: true
  /** Whether puzzles with such clues have no givens on this board; if left out, they may have some. */
  isWithoutGivens?(board: RuleBoard): boolean
}

/** How the numbers of a board may be relabelled, from the most to the least restricted. */
export const RELABELLINGS = ['none', 'reversed', 'any'] as const
/** One of `RELABELLINGS`. */
export type Relabelling = (typeof RELABELLINGS)[number]

/** A rule of a board. */
export interface LatinRule {
  /** The rule's name in shapes, such as the `x` of `9x9+x`; also the key of its texts. */
  readonly name: string
  /** Other names by which people ask for a puzzle with this rule, in lower case, words joined by hyphens. */
  readonly alsoKnownAs: readonly string[]
  /** The family and shape that people mean by the names of the rule; the usual Sudoku if left out. */
  readonly usual?: { readonly family: string; readonly shape: string }
  /** Whether a board can have the rule. If left out, every board can. */
  fits?(board: RuleBoard): boolean
  /** The groups of cells that the rule adds to every board. */
  groups?(board: RuleBoard): LatinGroup[]
  /** The pairs of cells that the rule adds to every board. */
  pairs?(board: RuleBoard): LatinPair[]
  /** The clues of the rule; left out if the rule holds on the whole board. */
  readonly clues?: ClueKind
  /**
   * How numbers may be relabelled on the whole board: in any way, only by reversing their order, or not at all,
   * as if it is left out.
   */
  readonly relabelling?: Relabelling
  /** Whether further changes than rotations, reflections and relabelling preserve the rule. */
  readonly isFlexible?: true
  /** Whether the groups of the rule are shaded. */
  readonly isShaded?: true
  /**
   * The note that states the rule to readers. If left out, the note has the name of the rule as its kind, and no
   * facts.
   */
  readonly note?: Note
}
