// The cover of a finished book, according to its recipe.

import type { PageDocument } from '../../render/pageItems.ts'
import { pageSvg } from '../../render/svg.ts'
import type { Typeface } from '../../render/typeface.ts'
import * as catalogue from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import { languageOf } from '../../words/languages.ts'
import { type Book, type Design, fullTitle, volumeText } from '../bookDesignAndPuzzles.ts'
import { frontSubject } from '../front/frontSubject.ts'
import { type CoverKind, coverGeometry } from './coverGeometry.ts'
import { type CoverWords, coverTemplate, TEMPLATE_SUBJECT } from './coverTemplate.ts'
import type { PaperStock } from './paperStocks.ts'
import { plainCover } from './plainCover.ts'

/** The plan of a book's cover. */
export interface CoverPlan {
  /** The kind of cover; left out if no cover is to be written. */
  readonly kind?: CoverKind
  /** The paper of the pages. */
  readonly paper: PaperStock
  /** The paragraphs on the back. */
  readonly back: readonly string[]
}

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
) {
  const { design } = book
  const { author, language } = design
  const front = {
    title: design.title,
    below: [design.subtitle ?? '', volumeText(design) ?? ''],
    author: author ?? '',
    publisher: '',
  }
  const geometry = coverGeometry({ trim: design.trim, pages, paper })
  const contents = { design, spine: fullTitle(design), front, back, subject: frontSubject(book, typeface) }
  return {
    geometry,
    title: coverTitle(design),
    /** The author, for the metadata. */
    ...(author !== undefined && { author }),
    language,
    /** Whether the cover is a template, with guides in place of a design. */
    isTemplate: kind === 'template',
    /** The items; positions count from the top left corner of the trimmed sheet. */
    items:
      kind === 'template'
        ? coverTemplate(geometry, wordsOf(language), typeface)
        : plainCover(geometry, contents, kind),
  }
}

// A cover as a document for PDF and as SVG: one sheet with bleed on all sides.

/** A finished cover. */
export type Cover = ReturnType<typeof bookCover>

/** A cover as a document of one page. */
export function coverDocument({ geometry, items, title, author, language, isTemplate }: Cover): PageDocument {
  const { width, height } = geometry.trimmed
  return {
    width,
    height,
    bleed: geometry.bleed,
    isUnbound: true,
    pages: [{ items }],
    title,
    ...(author !== undefined && { author }),
    ...(isTemplate && { subject: TEMPLATE_SUBJECT }),
    language,
  }
}

/** A cover, with its bleed, as the text of an SVG file. */
export function coverSvg({ geometry, items, title }: Cover, typeface: Typeface): string {
  const { bleed, wrapWidth: width, wrapHeight: height } = geometry
  return pageSvg({ left: -bleed, top: -bleed, width, height, items, title }, typeface)
}
