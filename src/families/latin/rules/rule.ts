// The contract of a rule: what a board must satisfy besides its rows, columns and boxes. A rule is a file of this folder and one line
// in ruleTable.ts. A rule without clues holds on the whole board: it says which groups of cells hold each number once and which
// pairs of cells depend on each other. A rule with clues says what a clue of it means: groups, pairs, and automata that read
// the numbers of its cells. The model, the inference, the faults and the constraints of a board of groups do the rest.

import type { Rng } from '../../../kernel/rng.ts'
import type { Note, Signs } from '../../drawing.ts'
import type { LatinGroup, LatinPair, LatinWalk } from '../boardOfGroups.ts'
import type { PlaceName } from './places.ts'
import type { Clue, RuleBoard } from './ruleBoard.ts'

/** The clues of a rule. */
export interface ClueKind {
  /** How the cells of a clue lie. */
  readonly place: PlaceName
  /** What a clue can say: a number, several numbers in ascending order (`1-2-2`), or one of these words; nothing if left out. */
  readonly values?: 'number' | 'numbers' | readonly string[]
  /**
   * What a clue says if its cells hold these numbers, in its order: the empty text if its place says it all, undefined if no clue can
   * lie there.
   */
  read(numbers: readonly number[], board: RuleBoard): string | undefined
  /** What a clue adds to the board. Its fault and its name in facts are added to each part. */
  adds(clue: Clue, board: RuleBoard): ClueParts
  /**
   * What follows from all clues of this rule together on a board with these groups, for example from places without a clue;
   * nothing if left out, or if there are no clues.
   */
  together?(
    clues: readonly Clue[],
    board: RuleBoard,
    groups: readonly LatinGroup[],
  ): { readonly pairs?: readonly LatinPair[]; readonly walks?: readonly LatinWalk[] }
  /** What is wrong if a clue is broken: `the cage does not add to 15`. */
  fault(clue: Clue): string
  /** The name of a clue in facts: a name in `groups`, with the number of the clue if it has one: `cage 15`. */
  called(clue: Clue): string
  /** What is drawn for a clue; what stands beside the board stands so many cells farther away from it. */
  signs(clue: Clue, board: RuleBoard, away: number): Signs
  /** Whether its cells are a region, around which the board has thick lines. */
  readonly isRegion?: true
  /** Whether a clue means the same if its cells are read from the other end. */
  readonly isReversible?: true
  /** What is missing if a puzzle must not have just these clues, as a sentence for whoever typed them; nothing by default. */
  missing?(clues: readonly Clue[], board: RuleBoard): string | undefined
  /** How clues are laid on a full board. */
  readonly laying: Laying
}

/** What a clue adds to a board. */
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
  /** About how many clues a board gets, before those that are not needed are taken away; all that there can be if left out. */
  count?(board: RuleBoard): number
  /** Lays the clues before the board is filled, because the board must be filled to suit them. */
  before?(rng: Rng, board: RuleBoard): Omit<Clue, 'rule'>[]
  /** The fewest and the most cells of a clue, where its place leaves a choice. */
  readonly lengths?: readonly [fewest: number, most: number]
  /** Whether cells with these numbers can be the beginning of a longer clue. Any can if left out. */
  goesOn?(numbers: readonly number[], board: RuleBoard): boolean
  /** Whether single clues can be taken away. If not, all clues of the board stay. */
  readonly isRemovable: boolean
  /** Whether a puzzle with such clues has no givens. */
  readonly isWithoutGivens?: true
}

/** How numbers may change places, from the fewest ways to the most. */
export const RELABELLINGS = ['none', 'reversed', 'any'] as const
/** One of `RELABELLINGS`. */
export type Relabelling = (typeof RELABELLINGS)[number]

/** A rule of a board. */
export interface LatinRule {
  /** Its name in shapes, such as `9x9+x`; also the key of its texts. */
  readonly name: string
  /** Other names by which people ask for a puzzle with this rule, in lower case, words joined by hyphens. */
  readonly alsoKnownAs: readonly string[]
  /** The shape that its names mean; the usual Sudoku if left out. */
  readonly usual?: { readonly family: string; readonly shape: string }
  /** The shapes whose stars are pinned to published puzzles of the rule (`npm run anchors`). */
  readonly anchored?: { readonly family: string; readonly sizes: readonly number[] }
  /** Whether a board can have it. Every board can if left out. */
  fits?(board: RuleBoard): boolean
  /** The groups of cells that it adds to every board. */
  groups?(board: RuleBoard): LatinGroup[]
  /** The pairs of cells that it adds to every board. */
  pairs?(board: RuleBoard): LatinPair[]
  /** Its clues; left out if the rule holds on the whole board. */
  readonly clues?: ClueKind
  /** How numbers may change places on the whole board: in any way, only by counting from the other end, or not at all. */
  readonly relabelling: Relabelling
  /** Whether no other change than turning, mirroring and relabelling keeps the rule. */
  readonly isRigid: boolean
  /** Whether its groups are shaded. */
  readonly isShaded?: true
  /** The note that states it; the one of its name, without facts, if left out. */
  readonly note?: Note
}
