// The contract: what a puzzle family is to everything else. A family is one folder that fills this in, and one line in
// registry.ts. It is a record of facets, each in a file of its own; whoever needs some of them asks for these alone:
// `Pick<Family, 'model'>`.

import type { Drawing } from './drawing.ts'
import type { Grading } from './grading.ts'
import type { Inference } from './inference.ts'
import type { Making } from './making.ts'
import type { Modelling } from './model.ts'
import type { Notation } from './notation.ts'
import type { Playing } from './playing.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'
import type { Words } from './words.ts'

/** A puzzle family. Without type parameters: any family, its own types erased. */
export interface Family<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** In names and at the command line: `sudoku`. */
  readonly name: string
  /** For people: `Sudoku`. */
  readonly title: string
  /** Shapes, reading and writing. */
  readonly notation: Notation<S, P>
  /** What a solution is, which clues can go, which puzzles are the same. */
  readonly rules: Rules<S, P>
  /** The rules compiled for the search. */
  readonly model: Modelling<S, P>
  /** What a person can deduce. */
  readonly inference: Inference<S, P>
  /** Who named or described each technique. */
  readonly sources: Readonly<Record<string, string>>
  /** How hard puzzles are. */
  readonly grading: Grading<S, P>
  /** How puzzles are made. */
  readonly making: Making<S, P>
  /** What a board looks like. */
  readonly drawing: Drawing<P>
  /** What a page has to know while somebody plays. */
  readonly playing: Playing<P>
  /** What print says, in each language. */
  readonly words: Words
}
