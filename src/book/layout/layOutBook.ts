// Lays out a book. The same book always gives the same pages.
//
//   i title   ii copyright   iii contents   iv... how to play, techniques   1... sections   solutions   colophon   notes
//
// The inside margin depends on the number of pages, and the number of pages on the margin. The margins are tried from the
// narrowest: a wider margin never makes a book shorter, so the first margin that is wide enough for the resulting number of
// pages is right.

import { INSIDE_MARGINS } from '../../print/trimsAndPrintLimits.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type Book, familiesInBook, fullTitle } from '../bookDesignAndPuzzles.ts'
import { type Example, makeExamples } from '../workedExample.ts'
import { claimNote, emptyParts, filledParts, frontParts, notesParts, rulesPart } from './bookParts.ts'
import { evenUp } from './countMostPages.ts'
import { EMPTY_PAGE, type Setting } from './draftPage.ts'
import { geometryOf } from './pageGeometry.ts'
import { arabic, entriesOf, finishedPages, outlineOf, place, roman } from './pagination.ts'
import { techniqueParts } from './techniquePages.ts'
import { titlePage } from './titlePage.ts'

/** The worked examples of each family, by its name. */
type Examples = Readonly<Record<string, readonly Example[]>>

/** Lays out the pages of a book. */
export function layOutBook(book: Book, typeface: Typeface, examples?: Examples) {
  return layOutWithNotes(book, typeface, examples).document
}

/**
 * Lays out the pages of a book, and counts the pages for notes at its end: 1 if a printed book would have an odd number of
 * pages, otherwise 0.
 */
export function layOutWithNotes(book: Book, typeface: Typeface, examples?: Examples) {
  const { design } = book
  const sketch = sized(book, typeface, examples)
  const { setting, rules, begin } = sketch
  const parts = filledParts(setting, book, sketch.solutions)
  const notes = notesParts(setting, begin + place(parts).pages)
  const main = place([...parts, ...notes])
  const entries = entriesOf(sketch.front, main)
  const front = place([
    ...frontParts(setting, titlePage(setting, book), entries, claimNote(setting, book)),
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

/** Counts all pages of a book, and its pages for notes, without laying out the puzzles. */
export function countLaidOut(book: Book, typeface: Typeface, examples?: Examples) {
  const { pages, notes } = sized(book, typeface, examples)
  return { pages, notes }
}

/** Finds the margins and the number of pages of a book. */
function sized(book: Book, typeface: Typeface, examples: Examples = makeExamples(book)) {
  for (const { pages } of INSIDE_MARGINS) {
    const one = sizedFor(book, typeface, examples, pages)
    if (one.pages <= pages) return one
  }
  // The book has more pages than any service prints, which other checks report.
  return sizedFor(book, typeface, examples, Infinity)
}

/** Counts the pages with the margins for a book of at most this many pages. */
function sizedFor(book: Book, typeface: Typeface, examples: Examples, most: number) {
  const { design } = book
  const setting: Setting = { design, typeface, geometry: geometryOf(design, most) }
  const shown = familiesInBook(book).map((family) => examples[family.name])
  const rules = [...shown.map((own) => rulesPart(setting, own, book)), ...techniqueParts(setting, book)]
  const main = place(emptyParts(setting, book))
  // The number of lines of the contents, and so their number of pages, does not depend on the page numbers in them.
  const entries = entriesOf(place(rules), main)
  const front = place([...frontParts(setting, EMPTY_PAGE, entries, claimNote(setting, book)), ...rules])
  const begin = evenUp(front.pages)
  const notes = notesParts(setting, begin + main.pages).length
  return {
    setting,
    /** The parts that explain families and techniques. */
    rules,
    /** The parts in front of the pages with arabic numbers. Their title page is still empty. */
    front,
    begin,
    /** The index of the first page of solutions among the pages with arabic numbers. */
    solutions: main.parts[main.parts.length - 2].start,
    pages: begin + main.pages + notes,
    notes,
  }
}
