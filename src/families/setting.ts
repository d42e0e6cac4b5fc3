// The facet `setting`: how a person sets a puzzle by hand on a board. A family declares its tools: what the pointer marks on
// the board, and what is typed there. Clues as they are drawn form a draft, which is plain data; `draft.ts` changes drafts, and
// the family turns a finished draft into a puzzle.
//
//   place      what the pointer marks                 for example
//   cell       one cell                               givens, blocked cells, odd and even
//   edge       two cells that share a side            dots, X and V, <
//   corner     the four cells around a corner         quadruples
//   path       cells in order, each beside the last   thermometers
//   area       cells connected by their sides         cages, regions
//   outside    the end of a row, column or diagonal   sums, skyscrapers

import type { Scene } from '../scene.ts'
import type { Note } from './drawing.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import { type ErrorCode, PuzzleError } from './puzzleError.ts'

/** What the pointer marks on a board. */
export type MarkedPlace = 'cell' | 'area' | 'path' | 'edge' | 'corner' | 'outside'

/**
 * What is typed for a clue: numbers joined by `-`, one of a few choices, or a number followed by a choice (`11+`). If neither
 * is named, nothing is typed.
 */
export interface ToolEntry {
  /** The numbers of a clue. */
  readonly numbers?: {
    /** The smallest number. */
    readonly least: number
    /** The greatest number. */
    readonly greatest: number
    /** How many numbers a clue has at most; one if left out. */
    readonly most?: number
  }
  /** The choices, such as `white` and `black`. */
  readonly choices?: readonly string[]
  /** Whether a finished clue may have no text, as a cage without a total. */
  readonly isOptional?: true
}

/** A tool: one kind of clue. */
export interface Tool {
  /** The name by which clues refer to the tool; each tool of a shape has another name. */
  readonly name: string
  /** The key of its name in the texts: in `setting.tools` of the catalogue. */
  readonly word: string
  /** What the pointer marks. */
  readonly place: MarkedPlace
  /** What is typed. */
  readonly entry: ToolEntry
  /** Tools of the same layer replace each other's clues at the same place; by default each tool has its own layer. */
  readonly layer?: string
  /** For the place `outside`: the cells of each line from the end where the clue stands. */
  readonly lines?: readonly (readonly number[])[]
  /** The most cells that a clue can have; by default all. */
  readonly mostCells?: number
  /** Whether areas of the tool may have cells in common, if a person wants that. */
  readonly mayOverlap?: true
  /** Whether a clue means the same with its cells in reverse order. */
  readonly isReversible?: true
}

/** A clue as it is drawn. */
export interface DraftClue {
  /** The name of its tool. */
  readonly tool: string
  /** Its cells: ascending, except along a path and along a line that is seen from outside. */
  readonly cells: readonly number[]
  /** What is typed; empty for tools without an entry, and for clues that are not finished. */
  readonly text: string
}

/** A puzzle while it is set: plain data that can be stored, sent to a worker, and compared. */
export interface PuzzleDraft {
  /** The shape as written. */
  readonly shape: string
  /** The clues, sorted by tool and cells. */
  readonly clues: readonly DraftClue[]
}

/** A further rule that a shape can have, for a form with all rules. */
export interface RuleChoice {
  /** The name of the rule in shapes. */
  readonly name: string
  /**
   * The note that states the rule: a key of `notes` in the family's words, for rules of the table also of `variantNames.rules`, and
   * its facts.
   */
  readonly note: Note
  /** Whether the rule has clues, and so a tool. */
  readonly hasClues: boolean
  /** Whether the shape has the rule. */
  readonly isChosen: boolean
  /** The shape with the rule added or, if it is chosen, removed; left out if the board cannot have it. */
  readonly shape?: string
  /** Why the board cannot have the rule, for people. */
  readonly refusal?: string
}

/** How puzzles of a family are set by hand. */
export interface PuzzleSetting<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The tools of a shape. */
  tools(shape: S): readonly Tool[]
  /** The clues of a puzzle as they are drawn. */
  cluesOf(puzzle: P): DraftClue[]
  /** The puzzle with these clues. Throws a DraftError that says what is missing or wrong. */
  puzzleOf(shape: S, clues: readonly DraftClue[]): P
  /**
   * A puzzle that solvers can count while clues are missing. Throws a DraftError if the family's solver needs what is
   * missing. By default, only finished puzzles can be counted.
   */
  openPuzzleOf?(shape: S, clues: readonly DraftClue[]): P
  /** The clue that fixes the number of a cell; a given if left out. */
  fixing?(cell: number, value: number): DraftClue
  /** Draws clues, finished or not, with these values in the cells; by default, with the givens. */
  scene(shape: S, clues: readonly DraftClue[], values?: ArrayLike<number>): Scene
  /** The further rules, for families whose shapes can have some. */
  ruleChoices?(shape: S): RuleChoice[]
}

/** The error for clues that are missing or wrong, with the cells to look at. */
export class DraftError extends PuzzleError {
  /** The cells, in reading order; empty if the whole board is meant. */
  readonly cells: readonly number[]

  constructor(code: ErrorCode, message: string, cells: readonly number[]) {
    super(code, message)
    this.name = 'DraftError'
    this.cells = [...new Set(cells)].sort((one, other) => one - other)
  }
}
