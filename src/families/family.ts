// The contract between a puzzle family and everything else. A family is one folder that implements it, and
// one line in registry.ts. It is a record of facets, each in a file of its own. Code that needs only some
// facets asks for these: `Pick<Family, 'model'>`.

import type { Drawing } from './drawing.ts'
import type { Grading } from './grading.ts'
import type { Inference } from './inference.ts'
import type { Making } from './making.ts'
import type { Modelling } from './model.ts'
import type { Notation } from './notation.ts'
import type { Playing } from './playing.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'
import type { SymbolSet } from './symbolSet.ts'
import type { Teaching } from './teaching.ts'
import type { Words } from './words.ts'

/** Another name by which people know a family. */
export interface FamilyAlias {
  /** In lower case, words joined by hyphens: `number-path`. */
  readonly name: string
  /** The only variant of the family's shapes that the name means, as shapes end: `rook`; all variants if left out. */
  readonly variant?: string
  /** The default shape; the family's usual shape if left out. */
  readonly shape?: string
  /** The rule that every shape gets that is asked for by this name, as shapes name it: `x`. None if left out. */
  readonly rule?: string
  /** Of a name with a variant: why other variants are refused, and what to type for them. */
  readonly reason?: string
}

/** A puzzle family. Without type parameters: any family, with its own types erased. */
export interface Family<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The name in ids and at the command line: `sudoku`. */
  readonly name: string
  /** The title for people: `Sudoku`. */
  readonly title: string
  /** Other names that people type; records and ids keep `name`. None if left out. */
  readonly alsoKnownAs?: readonly FamilyAlias[]
  /** Whether a book that names no families leaves it out. */
  readonly isOnRequest?: boolean
  /** Its shapes, and how its puzzles are read and written. */
  readonly notation: Notation<S, P>
  /** What a solution is, which clues can be removed, and which puzzles are the same. */
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
  /** The texts for readers, in each language. */
  readonly words: Words
  /** The symbols that its drawings show; left out for numbers. */
  readonly symbols?: SymbolSet
  /** How books teach it: what the rules of `words` need to fit their puzzles. By default, `howToPlay` is printed. */
  readonly teaching?: Teaching<P>
}
