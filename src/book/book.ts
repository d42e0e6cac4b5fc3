// A book before it is laid out: how it is to look, and the puzzles in their order.

import type { Puzzle } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import type { FamilyWords } from '../families/words.ts'
import type { ReadGrade } from '../formats/record.ts'
import type { Stars } from '../grader/stars.ts'
import type { BookWords } from './bookWords.ts'
import type { Trim } from './printLimits.ts'

export const PRINT_PROFILES = ['print', 'screen'] as const
export type PrintProfile = (typeof PRINT_PROFILES)[number]

export const PUZZLES_PER_PAGE = [1, 2, 4, 6] as const
export type PuzzlesPerPage = (typeof PUZZLES_PER_PAGE)[number]

/** `stars`: sections by family and stars; `rising`: all families mixed, from easy to hard. */
export const ARRANGEMENTS = ['stars', 'rising'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** How a book looks, with nothing left out. */
export interface Design {
  readonly title: string
  readonly subtitle?: string
  readonly author?: string
  readonly publisher?: string
  readonly isbn?: string
  /** The paragraphs of the copyright page; the ISBN and how the book was made come below. */
  readonly copyright: readonly string[]
  /** A code of the language, `en`: for screen readers and hyphenation. */
  readonly language: string
  readonly words: BookWords
  /** What each family says, by its name; a family that has no words in the language is left out. */
  readonly familyWords: Readonly<Record<string, FamilyWords>>
  readonly trim: Trim
  /** In points; 0 for none. */
  readonly bleed: number
  readonly profile: PrintProfile
  readonly puzzlesPerPage: PuzzlesPerPage
  /** One puzzle a page, digits of 18 pt and more. */
  readonly isLargePrint: boolean
  /** The most solutions on a page: 4 to 20. */
  readonly solutionsPerPage: number
  /** Whether each section starts on a right-hand page. */
  readonly startsRight: boolean
  readonly seed: string
}

export interface BookPuzzle {
  /** From 1 through the whole book. */
  readonly number: number
  readonly family: AnyFamily
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  readonly grade: ReadGrade
  /** The self-contained name: family, shape, clues. */
  readonly id: string
  /** Some letters and figures that stand for it in print. */
  readonly shortId: string
}

export interface Section {
  /** The families in it; one, but for a rising mix. */
  readonly families: readonly AnyFamily[]
  /** The stars of all its puzzles, if those are the same. */
  readonly stars?: Stars
  readonly puzzles: readonly BookPuzzle[]
}

export interface Book {
  readonly design: Design
  readonly sections: readonly Section[]
}
