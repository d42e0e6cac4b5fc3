// What the studio asks of its engine, and what the engine answers: plain data, because they pass between a page and its workers.
// The page knows no family and no rule; whatever it shows about them comes from here.

import type { ErrorCode } from '../../families/puzzleError.ts'
import type { DraftClue, PuzzleDraft, RuleChoice, Tool } from '../../families/setting.ts'
import type { SymmetryName } from '../../families/symmetry.ts'
import type { Grade, Ungraded } from '../../grader/index.ts'
import type { PuzzleKeys } from '../../maker/puzzleKeys.ts'
import type { VectorElement } from '../../render/pictureSvgElements.ts'
import type { Language } from '../../words/languages.ts'

/** Something wrong in what was given. */
export interface TaskFault {
  /** Its kind: `studio.faults` of the catalogue has a sentence for each kind that readers meet. */
  readonly code: ErrorCode | 'impossible' | 'other'
  /** What exactly is wrong, in English. */
  readonly message: string
  /** The same in the language of the page, if it has a sentence for it. */
  readonly said?: string
  /** The puzzles that it is about, by their lines in a file of records; they are the gaps `puzzle` and `first` of `said`. */
  readonly puzzles?: readonly number[]
  /** The line of a text, from 1, if known. */
  readonly line?: number
  /** The column, from 1, if it is known. */
  readonly column?: number
}

/** A board as elements of SVG, in units of a cell. */
export interface BoardDrawing {
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
  /** The value of the attribute `viewBox`. */
  readonly viewBox: string
  /** The elements in painting order. */
  readonly elements: readonly VectorElement[]
}

/** What most tasks are about: clues on a board of a family, finished or not. */
export interface Subject {
  /** The name of the family. */
  readonly family: string
  /** The shape and the clues. */
  readonly draft: PuzzleDraft
}

/** A puzzle on the page, finished or not. */
export interface ShownPuzzle extends Subject {
  /** The id: family, shape and clues; left out if the clues are no puzzle yet. */
  readonly id?: string
  /** What is missing or wrong, and the cells to look at. */
  readonly fault?: TaskFault & { readonly cells: readonly number[] }
  /** Its name with its size, in the language of the page. */
  readonly name: string
  /** The board with its clues. */
  readonly board: BoardDrawing
}

/** A made puzzle, as a line of JSON for files and as a board for the page. */
export interface MadePuzzle extends ShownPuzzle {
  /** The grade; left out if the puzzle has none. */
  readonly grade?: Grade
}

/** A further rule as a form offers it. */
export interface ShownRule extends Omit<RuleChoice, 'note' | 'refusal'> {
  /** The name of the rule in the language of the page. */
  readonly label: string
  /** What the rule says, in the language of the page. */
  readonly text: string
}

/** With what a board is set. */
export interface SettingForm {
  /** The tools. */
  readonly tools: readonly (Tool & {
    /** The name of the tool in the language of the page. */
    readonly label: string
    /** The names of its choices that are not signs. */
    readonly choiceLabels: Readonly<Record<string, string>>
  })[]
  /** The further rules; none if the family has none. */
  readonly rules: readonly ShownRule[]
}

/** The kinds of puzzles that are made: family, shape, and the order as `parseOrder` reads it. */
export interface OrderText {
  /** The name of the family. */
  readonly family: string
  /** The shape. */
  readonly shape: string
  /** The order; empty if nothing is asked for. */
  readonly order: string
}

/** A field of the form of an order. */
export interface FormField {
  /** The name, as in `--clues` and `clues:`. */
  readonly name: string
  /** Whether a value is typed; otherwise the field is a switch. */
  readonly hasValue: boolean
}

/** What a form needs to know about a family and a shape. */
export interface FamilyForm {
  /** The stars that puzzles of the shape may have. */
  readonly stars: readonly number[]
  /** The symmetries that the givens can have. */
  readonly symmetries: readonly SymmetryName[]
  /** The fields of the order, and the family's own options. */
  readonly fields: readonly FormField[]
  /** Why no puzzle meets the order; left out if it may be possible. */
  readonly impossible?: TaskFault
  /** The expected seconds for a puzzle, if they are known. */
  readonly seconds?: number
}

/** What is known about a puzzle under the hand. It arrives in parts: each later part has what the earlier ones have. */
export interface Study {
  /** The number of solutions: 0, 1, 2 for several; undefined if the search was cut short. */
  readonly solutions: 0 | 1 | 2 | undefined
  /** The solution, or two that differ. */
  readonly found: readonly (readonly number[])[]
  /** The cells in which the two solutions differ. */
  readonly differ: readonly number[]
  /** The grade, if there is exactly one solution and the puzzle can be graded. */
  readonly grade?: Grade | Ungraded
  /** The hardest technique in words. */
  readonly hardest?: string
  /** The clues that are not needed: as `r1c3 = 4`, or in English words if they are more than a number in a cell. */
  readonly redundant?: readonly string[]
}

/** A step of an explanation. */
export interface ShownStep {
  /** What happens, such as `r1c3 = 4`, and why. */
  readonly head: string
  /** The reason as a sentence. */
  readonly text: string
  /** The cells to look at. */
  readonly cells: readonly number[]
  /** The number that is placed, if one is. */
  readonly placed?: { readonly cell: number; readonly value: number }
  /** The candidates that are ruled out. */
  readonly removed: readonly { readonly cell: number; readonly value: number }[]
}

/** What is read from a text. */
type ReadEntry =
  | (ShownPuzzle & { readonly line: number })
  | { readonly line: number; readonly error: TaskFault }

interface InLanguage {
  /** The language of the page. */
  readonly language: Language
}

/** The tasks by name: what is asked, what is told meanwhile, and what is answered. */
export interface Tasks {
  /** The form for orders of a family and a shape. */
  form: { ask: OrderText; told: never; answer: FamilyForm }
  /** The puzzle of a seed. */
  draw: {
    ask: OrderText & InLanguage & { seed: string }
    told: { attempt: number }
    answer: { puzzle: MadePuzzle; keys: PuzzleKeys } | { attempts: number }
  }
  /** The tools and rules of a board. */
  tools: { ask: { family: string; shape: string } & InLanguage; told: never; answer: SettingForm }
  /** A board with the clues that it has. */
  show: { ask: Subject & InLanguage; told: never; answer: ShownPuzzle }
  /** A board without clues, or with those of another shape as far as they fit. */
  shape: {
    ask: { family: string; shape: string; from?: PuzzleDraft } & InLanguage
    told: never
    answer: ShownPuzzle
  }
  /** A board with a clue put on it, or cells erased with a tool. */
  edit: {
    ask: Subject & InLanguage & { put?: DraftClue; erase?: Pick<DraftClue, 'tool' | 'cells'> }
    told: never
    answer: ShownPuzzle
  }
  /** How many solutions a puzzle has, how hard it is, which clues are not needed. */
  study: { ask: Subject & InLanguage; told: Study; answer: Study }
  /** The first puzzles of a text in any notation, and the number of those that were left out. */
  read: {
    ask: { text: string } & InLanguage
    told: never
    answer: { entries: readonly ReadEntry[]; left: number }
  }
  /** The path to the solution. */
  explain: {
    ask: Subject & InLanguage
    told: never
    answer: { steps: readonly ShownStep[] } | { ungraded: Ungraded }
  }
  /** The puzzle with numbers added until it has one solution. */
  fill: {
    ask: Subject & InLanguage & { seed: string }
    told: never
    answer: ShownPuzzle | { solutions: 0 | 2 }
  }
  /** The puzzle with other clues from the full board of its solution: as few as possible, or of a difficulty. */
  reduce: {
    ask: Subject & InLanguage & { order: string; seed: string }
    told: { attempt: number }
    answer: ShownPuzzle | { attempts: number } | { solutions: Study['solutions'] }
  }
  /** A board as an SVG file for print. */
  picture: {
    ask: Subject & InLanguage & { hasSolution: boolean; cell: number }
    told: never
    answer: { svg: string }
  }
  /** A page in one file on which a puzzle is played. */
  page: { ask: Subject & InLanguage & { grade?: Grade }; told: never; answer: { html: string } }
  /** The records of puzzles, as `puzzlewright` reads and writes them. */
  records: {
    ask: { puzzles: readonly (Subject & { made?: { order: OrderText; seed: string }; grade?: Grade })[] }
    told: never
    answer: { text: string }
  }
}

/** The name of a task. */
export type TaskName = keyof Tasks
