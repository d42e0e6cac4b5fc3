// A recipe whose form has been checked. It comes from YAML, JSON or command-line options.

import type { Sameness } from '../../families/rules.ts'
import type { WrittenOrder } from '../../formats/yaml/writtenOrder.ts'
import type { Arrangement, Claims, PrintProfile, PuzzlesPerPage, SectionPages } from '../bookContents.ts'
import type { CoverKind } from '../cover/coverGeometry.ts'

/** The puzzles of one section: kind, number and difficulty. */
export interface RecipeSection extends WrittenOrder {
  /** The number of puzzles. */
  readonly count: number
  /** `3`, `easy`, or `1..5`, which shares them out evenly. Default: all stars that the shape has. */
  readonly stars?: string | number
  /** The reasoning that each puzzle takes: `singles`, or a range such as `..techniques`. */
  readonly tier?: string
  /** The symbols of its puzzles, or `numbers` if the book has others. */
  readonly symbols?: string | readonly string[]
}

/** Words that replace those of a family. */
export interface RecipeFamilyWords {
  /** The name of its puzzles. */
  readonly name?: string
  /** The rules, one text for each paragraph. */
  readonly howToPlay?: readonly string[]
  /** The sentences of reasons, by kind. */
  readonly reasons?: Readonly<Record<string, string>>
  /** The names of groups in the sentences. */
  readonly groups?: Readonly<Record<string, string>>
  /** The notes beside single puzzles, by kind. */
  readonly notes?: Readonly<Record<string, string>>
}

/** A recipe as written by its author. */
export interface BookRecipe {
  /** The title, the only required key. */
  readonly title: string
  /** The subtitle, below the title. */
  readonly subtitle?: string
  /** The author, above the title. */
  readonly author?: string
  /** The publisher, at the foot of the title page. */
  readonly publisher?: string
  /** The place of the publisher, on the copyright page. */
  readonly place?: string
  /** The year of the copyright. */
  readonly year?: number
  /** The ISBN, on the copyright page. */
  readonly isbn?: string
  /** The paragraphs of the copyright page. */
  readonly copyright?: readonly string[]
  /** `en`, `de`, or the code of another language, for which the recipe gives all words. */
  readonly language?: string
  /** The seed; derived from the title by default. */
  readonly seed?: string
  /** The use of the file; `print` by default. */
  readonly profile?: PrintProfile
  /** The size of the pages: a name such as `A5`, or width and height such as `170x240mm`. */
  readonly trim?: string
  /** Whether the pages have bleed. */
  readonly bleed?: boolean
  /** The number of puzzles on a page; 4 by default. */
  readonly puzzlesPerPage?: PuzzlesPerPage
  /** Whether each page has a single puzzle with large digits. */
  readonly largePrint?: boolean
  /** The maximum number of solutions on a page; 12 by default. */
  readonly solutionsPerPage?: number
  /** The order of the puzzles; `stars` by default. */
  readonly arrange?: Arrangement
  /** What the book says about the reasoning that its puzzles take; `sections` by default. */
  readonly claims?: Claims
  /** Whether a chapter shows the techniques that the puzzles need, or the names of those it shows. */
  readonly techniques?: boolean | readonly string[]
  /** Whether each section starts on a right-hand page. */
  readonly startRight?: boolean
  /** Whether more puzzles than the sections have are made, in proportion, until the pages are full. */
  readonly fill?: boolean
  /** What opens each section; `none` by default. */
  readonly sectionPages?: SectionPages
  /** The paper of the pages, which determines the spine: a name, `444ppi` or `0.1mm`; `white` by default. */
  readonly paper?: string
  /** The cover to write beside the book; none by default. */
  readonly cover?: CoverKind
  /** The paragraphs on the back of the cover. */
  readonly backText?: readonly string[]
  /** Symbols instead of numbers: `letters`, `letters:WORD`, `shapes`, or the files of pictures. */
  readonly symbols?: string | readonly string[]
  /** Whether the degree and the short id of each puzzle are printed below it. */
  readonly details?: boolean
  /** The thinnest line that the service prints, in points; .75 by default. */
  readonly thinnestLine?: number
  /** The puzzles to generate. */
  readonly sections?: readonly RecipeSection[]
  /** Files of records with the puzzles of the book, instead of `sections`. */
  readonly puzzles?: readonly string[]
  /** The rule by which two puzzles of the book count as the same; `looks` by default. */
  readonly distinct?: Sameness
  /** Files of records whose puzzles, and all their twins, are kept out of the book. */
  readonly notIn?: readonly string[]
  /** Font files; by default those of the package. */
  readonly font?: { readonly regular: string; readonly bold: string }
  /** Texts that replace words of the book. */
  readonly words?: Readonly<Record<string, string>>
  /** Texts that replace words of families, by family name. */
  readonly families?: Readonly<Record<string, RecipeFamilyWords>>
}
