// The cover of a finished book, as its recipe asks.

import type { Family } from '../../families/family.ts'
import { shownGivens } from '../../families/grid.ts'
import type { Item, PageDocument } from '../../render/page.ts'
import { pageSvg } from '../../render/svg.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import * as catalogue from '../../words/catalogue.ts'
import { languageOf } from '../../words/languages.ts'
import { say } from '../../words/say.ts'
import {
  type Book,
  type BookPuzzle,
  type Design,
  fullTitle,
  puzzlesInBook,
  volumeText,
} from '../bookContents.ts'
import { type CoverGeometry, type CoverKind, coverGeometry } from './coverGeometry.ts'
import { type CoverWords, coverTemplate } from './coverTemplate.ts'
import type { PaperStock } from './papers.ts'
import { plainCover } from './plainCover.ts'

/** The plan of a book's cover. */
export interface CoverPlan {
  /** The kind; left out if none is to be written. */
  readonly kind?: CoverKind
  /** The paper of the pages. */
  readonly paper: PaperStock
  /** The paragraphs on the back. */
  readonly back: readonly string[]
}

/** The maximum number of boards on a cover. */
const MOST_BOARDS = 6

/** The title of the file with a book's cover. */
export function coverTitle(design: Pick<Design, 'title' | 'volume' | 'words' | 'language'>): string {
  return say(wordsOf(design.language).cover, { title: fullTitle(design) })
}

function wordsOf(language: string): CoverWords {
  return catalogue.cover[languageOf(language) ?? 'en']
}

/** The cover of a book with this number of pages. */
export function bookCover(
  book: Book,
  pages: number,
  { kind = 'template', paper, back }: CoverPlan,
  typeface: Typeface,
): Cover {
  const { design } = book
  const { title, author, publisher, isbn, language, words } = design
  const subtitle = [design.subtitle, volumeText(design)].filter((text) => text !== undefined).join(' · ')
  const geometry = coverGeometry({ trim: design.trim, pages, paper })
  const contents = {
    title,
    spine: fullTitle(design),
    ...(subtitle !== '' && { subtitle }),
    ...(author !== undefined && { author }),
    ...(publisher !== undefined && { publisher }),
    ...(isbn !== undefined && { isbn: say(words.isbn, { isbn }) }),
    back,
    boards: boardsOf(puzzlesInBook(book)),
  }
  const items =
    kind === 'template'
      ? coverTemplate(geometry, wordsOf(language), typeface)
      : plainCover(geometry, contents, kind, typeface)
  return {
    geometry,
    title: coverTitle(design),
    ...(author !== undefined && { author }),
    language,
    items,
  }
}

/** The first puzzle of each family, in the order of the book. */
function boardsOf(puzzles: readonly BookPuzzle[]): Scene[] {
  const first = new Map<Family, BookPuzzle>()
  for (const one of puzzles) if (!first.has(one.family)) first.set(one.family, one)
  return Array.from(first.values())
    .slice(0, MOST_BOARDS)
    .map(({ family, puzzle }) => family.drawing.scene(puzzle, shownGivens(puzzle)))
}

// A cover as a document for PDF and as SVG: one sheet with bleed on all sides.

/** A finished cover. */
export interface Cover {
  /** Its geometry. */
  readonly geometry: CoverGeometry
  /** The title of the file. */
  readonly title: string
  /** The author, for the metadata. */
  readonly author?: string
  /** The language, `en` or `de`. */
  readonly language: string
  /** The items; positions count from the top left corner of the trimmed sheet. */
  readonly items: readonly Item[]
}

/** A cover as a document of one page. */
export function coverDocument({ geometry, items, title, author, language }: Cover): PageDocument {
  const { width, height } = geometry.trimmed
  return {
    width,
    height,
    bleed: geometry.bleed,
    isUnbound: true,
    pages: [{ items }],
    title,
    ...(author !== undefined && { author }),
    language,
  }
}

/** A cover as the text of an SVG file, with its bleed. */
export function coverSvg({ geometry, items, title }: Cover, typeface: Typeface): string {
  const { bleed, wrapWidth: width, wrapHeight: height } = geometry
  return pageSvg({ left: -bleed, top: -bleed, width, height, items, title }, typeface)
}
