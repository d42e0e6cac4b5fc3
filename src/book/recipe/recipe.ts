// A recipe as it is written, once it is known to be sound: YAML or JSON, or the options of the command line.

import type { Arrangement, PrintProfile, PuzzlesPerPage } from '../book.ts'

/** Which puzzles, how many and how hard. */
export interface RecipeSection {
  readonly family: string
  /** The family's usual shape if left out. */
  readonly shape?: string
  readonly count: number
  /** `3`, or `1..5`: shared out evenly. By default all that the shape has. */
  readonly stars?: string | number
  readonly minimal?: boolean
  readonly symmetry?: string
  readonly clues?: string | number
  /** The family's own options by their names: `operators: +x`, `max-cage: 3`. */
  readonly options?: Readonly<Record<string, string | number | boolean>>
}

export interface RecipeFamilyWords {
  readonly name?: string
  readonly howToPlay?: readonly string[]
  readonly reasons?: Readonly<Record<string, string>>
  readonly notes?: Readonly<Record<string, string>>
}

export interface BookRecipe {
  readonly title: string
  readonly subtitle?: string
  readonly author?: string
  readonly publisher?: string
  readonly isbn?: string
  readonly copyright?: readonly string[]
  /** `en`, `de`, or the code of another language whose words are all given. */
  readonly language?: string
  /** Made of the title if left out. */
  readonly seed?: string
  readonly profile?: PrintProfile
  /** The name of a trim. */
  readonly trim?: string
  readonly bleed?: boolean
  readonly puzzlesPerPage?: PuzzlesPerPage
  readonly largePrint?: boolean
  readonly solutionsPerPage?: number
  readonly arrange?: Arrangement
  /** Whether each section starts on a right-hand page. */
  readonly startRight?: boolean
  readonly sections?: readonly RecipeSection[]
  /** Files of records that the book is made of, instead of `sections`. */
  readonly puzzles?: readonly string[]
  /** Files of records whose puzzles must not be in the book. */
  readonly notIn?: readonly string[]
  /** Font files; those of the package if left out. */
  readonly font?: { readonly regular: string; readonly bold: string }
  /** Other words for any of the book's. */
  readonly words?: Readonly<Record<string, string>>
  /** Other words for any of a family's, by its name. */
  readonly families?: Readonly<Record<string, RecipeFamilyWords>>
}
