// A recipe as it is written, once it is known to be sound: YAML or JSON, or the options of the command line.

import type { Sameness } from '../../families/rules.ts'
import type { WrittenOrder } from '../../formats/yaml/writtenOrder.ts'
import type { Arrangement, PrintProfile, PuzzlesPerPage } from '../bookContents.ts'

/** Which puzzles, how many and how hard. */
export interface RecipeSection extends WrittenOrder {
  /** How many puzzles. */
  readonly count: number
  /** `3`, `easy`, or `1..5`: shared out evenly. By default all that the shape has. */
  readonly stars?: string | number
}

/** Words that replace a family's own. */
export interface RecipeFamilyWords {
  /** What its puzzles are called. */
  readonly name?: string
  /** How it is played, a paragraph each. */
  readonly howToPlay?: readonly string[]
  /** The sentences of reasons, by kind. */
  readonly reasons?: Readonly<Record<string, string>>
  /** What groups of cells are called in these. */
  readonly groups?: Readonly<Record<string, string>>
  /** What is said beside single puzzles, by kind. */
  readonly notes?: Readonly<Record<string, string>>
}

/** A recipe as it is written. */
export interface BookRecipe {
  /** The only key that every recipe has. */
  readonly title: string
  /** Below the title. */
  readonly subtitle?: string
  /** Above the title. */
  readonly author?: string
  /** At the foot of the title page. */
  readonly publisher?: string
  /** On the copyright page. */
  readonly isbn?: string
  /** Paragraphs of the copyright page. */
  readonly copyright?: readonly string[]
  /** `en`, `de`, or the code of another language whose words are all given. */
  readonly language?: string
  /** Made of the title if left out. */
  readonly seed?: string
  /** `print` by default. */
  readonly profile?: PrintProfile
  /** The name of a trim. */
  readonly trim?: string
  /** Whether the pages have bleed. */
  readonly bleed?: boolean
  /** How many puzzles a page has; 4 by default. */
  readonly puzzlesPerPage?: PuzzlesPerPage
  /** Whether there is one puzzle a page, with large digits. */
  readonly largePrint?: boolean
  /** The most solutions on a page; 12 by default. */
  readonly solutionsPerPage?: number
  /** `stars` by default. */
  readonly arrange?: Arrangement
  /** Whether each section starts on a right-hand page. */
  readonly startRight?: boolean
  /** The puzzles that are made. */
  readonly sections?: readonly RecipeSection[]
  /** Files of records that the book is made of, instead of `sections`. */
  readonly puzzles?: readonly string[]
  /** What makes a puzzle a repeat of another one of the book; `looks` by default. */
  readonly distinct?: Sameness
  /** Files of records whose puzzles must not be in the book, nor any of their twins. */
  readonly notIn?: readonly string[]
  /** Font files; those of the package if left out. */
  readonly font?: { readonly regular: string; readonly bold: string }
  /** Other words for any of the book's. */
  readonly words?: Readonly<Record<string, string>>
  /** Other words for any of a family's, by its name. */
  readonly families?: Readonly<Record<string, RecipeFamilyWords>>
}
