// A book before its layout: its design, and its puzzles in order.

import type { Family } from '../families/family.ts'
import type { Tier } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { ReadGrade } from '../formats/readRecord.ts'
import type { Stars } from '../grader/stars.ts'
import type { Reasoning } from '../grader/steps.ts'
import type { Trim } from '../print/trimsAndPrintLimits.ts'
import { say } from '../words/formatMessage.ts'
import type { BookFamilyWords, BookWords } from './bookWords.ts'

/** `print`: black only, no links; `screen`: with links and an outline. */
export const PRINT_PROFILES = ['print', 'screen'] as const
/** The use of a book's file. */
export type PrintProfile = (typeof PRINT_PROFILES)[number]

/** The possible numbers of puzzles on a page. */
export const PUZZLES_PER_PAGE = [1, 2, 3, 4, 6, 8, 9] as const
/** One of `PUZZLES_PER_PAGE`. */
export type PuzzlesPerPage = (typeof PUZZLES_PER_PAGE)[number]

/**
 * `stars`: sections by family and stars; `tiers`: sections by family and the reasoning that the puzzles take;
 * `rising`: all families mixed, from easy to hard.
 */
export const ARRANGEMENTS = ['stars', 'tiers', 'rising'] as const
/** The order of a book's puzzles. */
export type Arrangement = (typeof ARRANGEMENTS)[number]

/**
 * `none`: no claims; `sections`: “no guessing needed” at each section for which this is proved; `puzzles`: also the hardest
 * step of each puzzle.
 */
export const CLAIMS = ['none', 'sections', 'puzzles'] as const
/** What a book says about the reasoning that its puzzles take. */
type Claims = (typeof CLAIMS)[number]

/**
 * The techniques that the chapter on techniques explains: those that the book's puzzles need, or a list of names; an empty
 * list stands for no chapter.
 */
export type TechniqueChoice = 'needed' | readonly string[]

/**
 * What opens a section: nothing (`none`), or a page of its own with its title, on white (`plain`), on a light grey
 * (`tint`), or on a grey with the lines of a board of the section (`pattern`).
 */
export const SECTION_PAGES = ['none', 'plain', 'tint', 'pattern'] as const
/** One of `SECTION_PAGES`. */
type SectionPages = (typeof SECTION_PAGES)[number]

/**
 * The picture on the title page and on the front of the cover: a board as large as the page, cut off by its edge (`board`), a
 * pattern of many boards (`mosaic`), or the number of puzzles in figures as wide as the page (`type`).
 */
export const TITLE_DESIGNS = ['board', 'mosaic', 'type'] as const
/** One of `TITLE_DESIGNS`. */
export type TitleDesign = (typeof TITLE_DESIGNS)[number]

/** The complete design of a book. */
export interface Design {
  /** The title, on the title page and in running heads. */
  readonly title: string
  /** The subtitle, below the title. */
  readonly subtitle?: string
  /** The number of the volume, for a book of a series. */
  readonly volume?: number
  /** The author, above the title. */
  readonly author?: string
  /** The publisher, at the foot of the title page. */
  readonly publisher?: string
  /** The ISBN, on the copyright page. */
  readonly isbn?: string
  /**
   * The paragraphs of the copyright page, with the publisher. The ISBN and a note on the making of the book follow these
   * paragraphs.
   */
  readonly copyright: readonly string[]
  /** The language code, such as `en`, for screen readers and hyphenation. */
  readonly language: string
  /** The words that the book uses outside the texts of families. */
  readonly words: BookWords
  /** The words of each family, by the name of the family. A family without words in the language is left out. */
  readonly familyWords: Readonly<Record<string, BookFamilyWords>>
  /** The size of the pages. */
  readonly trim: Trim
  /** The bleed in points; 0 for none. */
  readonly bleed: number
  /** The use of the file. */
  readonly profile: PrintProfile
  /** The number of puzzles on a page. */
  readonly puzzlesPerPage: PuzzlesPerPage
  /** Whether each page has a single puzzle with digits of at least 18 pt. */
  readonly isLargePrint: boolean
  /** The maximum number of solutions on a page: 4 to 20. */
  readonly solutionsPerPage: number
  /** Whether the degree and the short id of each puzzle are printed below it. */
  readonly hasDetails: boolean
  /** The thickness of the thinnest line that the print service can print, in points. */
  readonly thinnestLine: number
  /** Whether each section starts on a right-hand page. */
  readonly startsRight: boolean
  /** What the book says about the reasoning that its puzzles take. */
  readonly claims: Claims
  /** The techniques of the chapter on techniques. */
  readonly techniques: TechniqueChoice
  /** The picture on the title page and the cover. */
  readonly titleDesign: TitleDesign
  /** What opens each section. */
  readonly sectionPages: SectionPages
  /** The seed of the puzzles, printed in the colophon if the book has details. */
  readonly seed: string
}

/** A grade as a book uses it. If the reasoning that a puzzle takes is not known, the book makes no claim about it. */
export type BookGrade = ReadGrade & Partial<Reasoning>

/** A puzzle with its place in a book. */
export interface BookPuzzle {
  /** The number, counted from 1 through the complete book. */
  readonly number: number
  /** The family it belongs to. */
  readonly family: Family
  /** The puzzle itself. */
  readonly puzzle: Puzzle
  /** One value per cell; 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** The grade. */
  readonly grade: BookGrade
  /** The id: family, shape and clues. */
  readonly id: string
  /** A few letters and digits that identify the puzzle in print. */
  readonly shortId: string
}

/** Puzzles under one heading. */
export interface Section {
  /** The families of the section's puzzles: a single one, except in a mixed section. */
  readonly families: readonly Family[]
  /** The variant of all puzzles in the section, as `variantOf` names it; left out in a mixed section. */
  readonly variant?: string
  /** The stars of all puzzles in the section, if they are equal. */
  readonly stars?: Stars
  /** The tier of all puzzles in the section, if the book is arranged by tiers. */
  readonly tier?: Tier
  /** Whether headings name the sizes of the section's boards, because the book has several sizes of the family. */
  readonly namesSizes?: boolean
  /** The puzzles in printing order. */
  readonly puzzles: readonly BookPuzzle[]
}

/** A book that is ready for layout. */
export interface Book {
  /** The design. */
  readonly design: Design
  /** The sections with their puzzles. */
  readonly sections: readonly Section[]
}

/** The families of a book, each once, in the order of its sections. */
export function familiesInBook({ sections }: Pick<Book, 'sections'>): Family[] {
  return [...new Set(sections.flatMap(({ families }) => families))]
}

/** The puzzles of a book in printing order. */
export function puzzlesInBook({ sections }: Pick<Book, 'sections'>): BookPuzzle[] {
  return sections.flatMap(({ puzzles }) => puzzles)
}

/** The line that names the volume, such as `Volume 2`; undefined for a book that is not part of a series. */
export function volumeText({ volume, words }: Pick<Design, 'volume' | 'words'>): string | undefined {
  return volume === undefined ? undefined : say(words.volume, { number: volume })
}

/** The title with its volume, such as `Quiet Numbers, Volume 2`. It distinguishes the books of a series. */
export function fullTitle(design: Pick<Design, 'title' | 'volume' | 'words'>): string {
  return [design.title, volumeText(design)].filter((text) => text !== undefined).join(', ')
}
