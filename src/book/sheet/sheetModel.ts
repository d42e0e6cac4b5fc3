// The types of sheets: the puzzles and the code of each pupil's sheet, and the design of all sheets.

import { printedName } from '../../families/variantNames.ts'
import type { Page, PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE, type PaperSize } from '../../render/paperSize.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Language } from '../../words/languages.ts'
import type { BookPuzzle } from '../bookDesignAndPuzzles.ts'

/** The margin on all sides, in points: printers and copiers cannot print closer to the edge of the paper. */
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
  /** The number of puzzles on a page; by default as many as leave the cells comfortable to write in. */
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

/** The title of the sheets; by default the printed names of their kinds of puzzles, each once. */
export function sheetTitle(
  { title, language }: Pick<SheetDesign, 'title' | 'language'>,
  sheets: readonly PupilSheet[],
): string {
  if (title !== undefined) return title
  const names = sheets.flatMap(({ puzzles }) =>
    puzzles.map(({ family: { words }, puzzle }) => printedName(words[language] ?? words.en, [puzzle.shape])),
  )
  return [...new Set(names)].join(', ')
}
