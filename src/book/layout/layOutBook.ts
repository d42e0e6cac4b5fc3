// Lays out a book. The same book always gives the same pages.
//
//   i title   ii copyright   iii contents   iv... how to play, techniques   1... sections   solutions   colophon   notes
//
// The inside margin depends on the number of pages, and the number of pages on the margin. The margins are tried from
// the narrowest: a wider margin never makes a book shorter, so the first that is wide enough is right.

import { INSIDE_MARGINS } from '../../print/printLimits.ts'
import type { PageDocument } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type Book, familiesInBook, fullTitle } from '../bookContents.ts'
import { type Example, makeExamples } from '../workedExample.ts'
import {
  claimNote,
  colophonPart,
  emptyParts,
  entriesOf,
  frontParts,
  mainParts,
  notesParts,
  rulesPart,
  titleOf,
} from './bookParts.ts'
import { evenUp } from './countPages.ts'
import { type BookPart, EMPTY_PAGE, type Setting } from './draftPage.ts'
import { geometryOf } from './pageGeometry.ts'
import { arabic, finishedPages, type Numbered, outlineOf, place, roman } from './pagination.ts'
import { techniqueParts } from './techniquePages.ts'

/** A book has an outline, which is empty in print. */
type BookDocument = PageDocument & Required<Pick<PageDocument, 'outline'>>

/** The pages of a book, and how many of them are for notes. */
interface LaidOut {
  /** The pages. */
  readonly document: BookDocument
  /** The number of pages for notes at the end: 1 if the number of pages would be odd, otherwise 0. */
  readonly notes: number
}

/** Lays out the pages of a book; `examples` are the worked examples, by family name. */
export function layOutBook(
  book: Book,
  typeface: Typeface,
  examples?: Readonly<Record<string, Example>>,
): BookDocument {
  return layOutWithNotes(book, typeface, examples).document
}

/** Lays out the pages of a book, and counts those for notes. */
export function layOutWithNotes(book: Book, typeface: Typeface, examples?: Examples): LaidOut {
  return drawn(book, sized(book, typeface, examples))
}

/** Counts the pages of a book, all of them and those for notes, without laying out its puzzles. */
export function countLaidOut(book: Book, typeface: Typeface, examples?: Examples): Length {
  const { pages, notes } = sized(book, typeface, examples)
  return { pages, notes }
}

/** The worked examples by family name. */
type Examples = Readonly<Record<string, Example>>

/** The number of pages of a book, and how many of them are for notes: 0 or 1. */
interface Length {
  readonly pages: number
  readonly notes: number
}

/** A book whose margins and number of pages are known. */
interface Sized extends Length {
  readonly setting: Setting
  /** The parts that explain families and techniques. */
  readonly rules: readonly BookPart[]
  /** The pages before those with arabic numbers, with the parts in front. Its title page is empty. */
  readonly front: Numbered
  readonly begin: number
}

/** Finds the margins and the number of pages of a book. */
function sized(book: Book, typeface: Typeface, examples: Examples = makeExamples(book)): Sized {
  for (const { pages } of INSIDE_MARGINS) {
    const one = sizedFor(book, typeface, examples, pages)
    if (one.pages <= pages) return one
  }
  // More pages than any service prints. Other checks report that.
  return sizedFor(book, typeface, examples, Infinity)
}

/** Counts the pages with the margins for a book of at most this many pages. */
function sizedFor(book: Book, typeface: Typeface, examples: Examples, most: number): Sized {
  const { design } = book
  const setting: Setting = { design, typeface, geometry: geometryOf(design, most) }
  const shown = familiesInBook(book).map((family) => examples[family.name])
  const rules = [
    ...shown.map((example) => rulesPart(setting, example, book)),
    ...techniqueParts(setting, book),
  ]
  const main = place([...emptyParts(setting, book), colophonPart(setting, book)])
  // The contents have the same number of lines, and so of pages, whatever page numbers they show.
  const entries = entriesOf(place(rules), main)
  const front = place([...frontParts(setting, EMPTY_PAGE, entries, claimNote(setting, book)), ...rules])
  const begin = evenUp(front.pages)
  const notes = notesParts(setting, begin + main.pages).length
  return { setting, rules, front, begin, pages: begin + main.pages + notes, notes }
}

/** Lays out the pages of a book with known margins. */
function drawn(book: Book, { setting, rules, front: sketch, begin }: Sized): LaidOut {
  const { design } = book
  const parts = [...mainParts(setting, book), colophonPart(setting, book)]
  const notes = notesParts(setting, begin + place(parts).pages)
  const main = place([...parts, ...notes])
  const title = titleOf(setting, book)
  const front = place([
    ...frontParts(setting, title, entriesOf(sketch, main), claimNote(setting, book)),
    ...rules,
  ])
  const document = {
    width: design.trim.width,
    height: design.trim.height,
    bleed: design.bleed,
    thinnestLine: design.thinnestLine,
    pages: [
      ...finishedPages(setting, { ...front, pages: begin }, 0, roman),
      ...finishedPages(setting, main, begin, arabic),
    ],
    title: fullTitle(design),
    ...(design.author !== undefined && { author: design.author }),
    language: design.language,
    isForScreen: design.profile === 'screen',
    outline: [...outlineOf(setting, front, 0), ...outlineOf(setting, main, begin)],
  }
  return { document, notes: notes.length }
}
