// What a set of sheets is: for each pupil the puzzles and a code; and how the sheets look.

import { makeRng, shuffled } from '../../kernel/rng.ts'
import type { Page, PageDocument } from '../../render/page.ts'
import { MILLIMETRE, type PaperSize } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Language } from '../../words/languages.ts'
import type { BookPuzzle } from '../bookContents.ts'

/** The margin on all sides, in points: what every printer and copier leaves. */
export const MARGIN = 15 * MILLIMETRE

/** The size of titles, in points. */
export const SHEET_TITLE = 18

/** A puzzle of a sheet. */
export type SheetPuzzle = Pick<BookPuzzle, 'family' | 'puzzle' | 'solution'>

/** The sheet of a pupil: one page, or several. */
export interface PupilSheet {
  /** The code that stands on the sheet and on the key; undefined for a single sheet. */
  readonly code?: string | undefined
  /** The puzzles, numbered from 1. */
  readonly puzzles: readonly SheetPuzzle[]
}

/** How sheets look. */
export interface SheetDesign {
  /** The paper. */
  readonly paper: PaperSize
  /** The title above the name, if any. */
  readonly title?: string | undefined
  /** The language of all words. */
  readonly language: Language
  /** Whether the rules are printed. */
  readonly hasRules: boolean
  /** The number of puzzles on a page; as many as can be written in comfortably if left out. */
  readonly perPage?: number | undefined
  /** The typeface. */
  readonly typeface: Typeface
}

/** A document of these pages on the paper of the sheets. */
export function sheetDocument(
  design: SheetDesign,
  sheets: readonly PupilSheet[],
  pages: readonly Page[],
): PageDocument {
  const { paper, language } = design
  return { width: paper.width, height: paper.height, pages, title: sheetTitle(design, sheets), language }
}

/** The name of the puzzles in print: the families, each once. */
export function sheetTitle(
  { title, language }: Pick<SheetDesign, 'title' | 'language'>,
  sheets: readonly PupilSheet[],
): string {
  if (title !== undefined) return title
  const families = new Set(sheets.flatMap(({ puzzles }) => puzzles.map(({ family }) => family)))
  return Array.from(families, ({ words }) => (words[language] ?? words.en).name).join(', ')
}

// The codes of sheets: letters that a teacher finds on the key. They are read from photocopies and said aloud.
//
// - Only letters that look and sound different, and no vowels, so that no code is a word.
// - Letters within a code differ, and the last one is a check letter: the places of all letters in the alphabet
//   add up to a multiple of its length. So a single misread letter never makes the code of another sheet.

/** The letters of codes. */
export const CODE_LETTERS = 'BHJKMNPRTWXY'

/** The length of usual codes, and of those for more sheets. */
const LENGTHS = [3, 4] as const

/** The codes of this many sheets. The code of a sheet does not depend on how many there are, unless they need longer codes. */
export function sheetCodes(seed: string, count: number): string[] {
  for (const length of LENGTHS) {
    const codes = codesOf(length)
    if (codes.length >= count) return shuffled(makeRng(`${seed}/codes`), codes).slice(0, count)
  }
  throw new RangeError(`there are no codes for ${count} sheets`)
}

/** All codes of a length, in alphabetical order. */
function codesOf(length: number): string[] {
  let starts: number[][] = [[]]
  for (let place = 1; place < length; place++) {
    starts = starts.flatMap((start) =>
      ALL.flatMap((letter) => (start.includes(letter) ? [] : [[...start, letter]])),
    )
  }
  return starts.flatMap((start) => {
    const sum = start.reduce((total, letter) => total + letter, 0)
    const check = (ALL.length - (sum % ALL.length)) % ALL.length
    if (start.includes(check)) return []
    return [...start, check].map((letter) => CODE_LETTERS[letter]).join('')
  })
}

const ALL = Array.from(CODE_LETTERS, (_, place) => place)
