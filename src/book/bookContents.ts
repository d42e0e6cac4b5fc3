// A book before it is laid out: how it is to look, and the puzzles in their order.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { ReadGrade } from '../formats/readRecord.ts'
import type { Stars } from '../grader/stars.ts'
import type { BookFamilyWords, BookWords } from './bookWords.ts'
import type { Trim } from './printLimits.ts'

/** `print`: black only, no links; `screen`: with links and an outline. */
export const PRINT_PROFILES = ['print', 'screen'] as const
/** What a book is made for. */
export type PrintProfile = (typeof PRINT_PROFILES)[number]

/** How many puzzles a page can have. */
export const PUZZLES_PER_PAGE = [1, 2, 4, 6] as const
/** One of `PUZZLES_PER_PAGE`. */
export type PuzzlesPerPage = (typeof PUZZLES_PER_PAGE)[number]

/** `stars`: sections by family and stars; `rising`: all families mixed, from easy to hard. */
export const ARRANGEMENTS = ['stars', 'rising'] as const
/** How the puzzles of a book are ordered. */
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** How a book looks, with nothing left out. */
export interface Design {
  /** On the title page and in running heads. */
  readonly title: string
  /** Below the title. */
  readonly subtitle?: string
  /** Above the title. */
  readonly author?: string
  /** At the foot of the title page. */
  readonly publisher?: string
  /** On the copyright page. */
  readonly isbn?: string
  /** The paragraphs of the copyright page; the ISBN and how the book was made come below. */
  readonly copyright: readonly string[]
  /** A code of the language, `en`: for screen readers and hyphenation. */
  readonly language: string
  /** The words of the book itself. */
  readonly words: BookWords
  /** What each family says, by its name; a family that has no words in the language is left out. */
  readonly familyWords: Readonly<Record<string, BookFamilyWords>>
  /** The size of its pages. */
  readonly trim: Trim
  /** In points; 0 for none. */
  readonly bleed: number
  /** What it is made for. */
  readonly profile: PrintProfile
  /** How many puzzles a page has. */
  readonly puzzlesPerPage: PuzzlesPerPage
  /** One puzzle a page, digits of 18 pt and more. */
  readonly isLargePrint: boolean
  /** The most solutions on a page: 4 to 20. */
  readonly solutionsPerPage: number
  /** Whether each section starts on a right-hand page. */
  readonly startsRight: boolean
  /** What its puzzles were generated from; printed in the colophon. */
  readonly seed: string
}

/** A puzzle with its place in a book. */
export interface BookPuzzle {
  /** From 1 through the whole book. */
  readonly number: number
  /** The family it belongs to. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** One value a cell; 0 in a blocked one. */
  readonly solution: readonly number[]
  /** How hard it is. */
  readonly grade: ReadGrade
  /** The self-contained name: family, shape, clues. */
  readonly id: string
  /** Some letters and figures that stand for it in print. */
  readonly shortId: string
}

/** Puzzles that stand together under a heading. */
export interface Section {
  /** The families in it; one, but for a rising mix. */
  readonly families: readonly Family[]
  /** The stars of all its puzzles, if those are the same. */
  readonly stars?: Stars
  /** In the order in which they are printed. */
  readonly puzzles: readonly BookPuzzle[]
}

/** A book that can be laid out. */
export interface Book {
  /** How it looks. */
  readonly design: Design
  /** Its puzzles. */
  readonly sections: readonly Section[]
}
