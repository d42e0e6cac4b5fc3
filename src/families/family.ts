// The interface of a puzzle family, which all other code uses. A family is a folder that implements the interface, and
// a line in registry.ts. It consists of facets, each in its own file. Code that needs only some facets takes only
// these: `Pick<Family, 'model'>`.

import type { Drawing } from './drawing.ts'
import type { Grading } from './grading.ts'
import type { Inference } from './inference.ts'
import type { Making } from './making.ts'
import type { Modelling } from './model.ts'
import type { Notation } from './notation.ts'
import type { Playing } from './playing.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'
import type { PuzzleSetting } from './setting.ts'
import type { SymbolSet } from './symbolSet.ts'
import type { Teaching } from './teaching.ts'
import type { Words } from './words.ts'

/** Another name by which people know a family. */
export interface FamilyAlias {
  /** The name, in lower case with hyphens between words: `number-path`. */
  readonly name: string
  /** The only variant that the name means, as written at the end of shapes: `rook`; by default all variants. */
  readonly variant?: string
  /** The default shape of the name; by default the family's usual shape. */
  readonly shape?: string
  /** The rule that is added to every shape under this name, as written in shapes: `x`; by default none. */
  readonly rule?: string
  /** For a name with a variant: why other variants are refused, and what to type for them. */
  readonly reason?: string
}

/** A puzzle family. Without type parameters, the type stands for any family. */
export interface Family<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The name in ids and at the command line: `sudoku`. */
  readonly name: string
  /** The title for people: `Sudoku`. */
  readonly title: string
  /** Other names that people type; records and ids use `name`. By default there are none. */
  readonly alsoKnownAs?: readonly FamilyAlias[]
  /** Whether a book without a list of families leaves this family out. */
  readonly isOnRequest?: boolean
  /** The shapes of the family, and how its puzzles are read and written. */
  readonly notation: Notation<S, P>
  /** The rules: what a solution is, which clues can be removed, and which puzzles count as the same. */
  readonly rules: Rules<S, P>
  /** The rules compiled for the search. */
  readonly model: Modelling<S, P>
  /** What a person can deduce. */
  readonly inference: Inference<S, P>
  /** Who named or described each technique. */
  readonly sources: Readonly<Record<string, string>>
  /** How puzzles are graded. */
  readonly grading: Grading<S, P>
  /** How puzzles are made. */
  readonly making: Making<S, P>
  /** How a board is drawn. */
  readonly drawing: Drawing<P>
  /** What a page needs to know during play. */
  readonly playing: Playing<P>
  /** How puzzles are set by hand. */
  readonly setting: PuzzleSetting<S, P>
  /** The texts for readers, in each language. */
  readonly words: Words
  /** The symbols that drawings show in place of numbers; undefined for numbers. */
  readonly symbols?: SymbolSet
  /**
   * How books teach the family: the facts that adapt the rules in `words` to the puzzles of a book. By default,
   * `howToPlay` is printed.
   */
  readonly teaching?: Teaching<P>
}
