// Lays out a book. The same book always gives the same pages.
//
//   i title   ii copyright   iii contents   iv... how to play, techniques   1... sections   solutions   colophon   notes
//
// The inside margin depends on the number of pages, and the number of pages on the margin. The margins are tried from
// the narrowest: a wider margin never makes a book shorter, so the first that is wide enough is right.

import type { Family } from '../../families/family.ts'
import { fillGaps } from '../../families/words.ts'
import type { PageDocument } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type Book, type BookPuzzle, fullTitle, type Section } from '../bookContents.ts'
import { claimsNoGuessing, tierWord } from '../claims.ts'
import { INSIDE_MARGINS } from '../printLimits.ts'
import { type Example, makeExamples, puzzlesOf } from '../workedExample.ts'
import { colophonPages } from './colophon.ts'
import { evenUp } from './countPages.ts'
import { type BookPart, type DraftPage, EMPTY_PAGE, listedPart, type Setting } from './draftPage.ts'
import { explainedPages } from './explainedPages.ts'
import { type ContentsEntry, contentsPages, copyrightPages, notesPage } from './frontBackPages.ts'
import { geometryOf } from './pageGeometry.ts'
import { arabic, finishedPages, type Numbered, outlineOf, place, roman } from './pagination.ts'
import {
  type Chapter,
  chapterLength,
  chaptersOf,
  puzzlePages,
  sectionHeading,
  sectionStarts,
} from './puzzlePages.ts'
import { numbersText } from './sectionPages.ts'
import { solutionLength, solutionPages } from './solutionPages.ts'
import { techniqueParts } from './techniquePages.ts'
import type { TitleBoard } from './titleOrnament.ts'
import { titlePage } from './titlePage.ts'

/** The pages of a book, and how many of them are for notes. */
interface LaidOut {
  /** The pages. */
  readonly document: PageDocument
  /** The number of pages for notes at the end: 1 if the number of pages would be odd, otherwise 0. */
  readonly notes: number
}

/** Lays out the pages of a book; `examples` are the worked examples, by family name. */
export function layOutBook(
  book: Book,
  typeface: Typeface,
  examples?: Readonly<Record<string, Example>>,
): PageDocument {
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
  const shown = familiesOf(book).map((family) => examples[family.name])
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
  const title = titlePage(setting, titleBoards(book))
  const front = place([
    ...frontParts(setting, title, entriesOf(sketch, main), claimNote(setting, book)),
    ...rules,
  ])
  const document: PageDocument = {
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

function familiesOf({ sections }: Book): Family[] {
  return [...new Set(sections.flatMap(({ families }) => families))]
}

function countOf({ sections }: Book): number {
  return sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
}

/** The first puzzle of each family, for the title page. */
function titleBoards(book: Book): TitleBoard[] {
  const puzzles = book.sections.flatMap((section) => section.puzzles)
  return familiesOf(book).map((family) => puzzles.find((one) => one.family === family) as BookPuzzle)
}

/** The last page, which names the typeface and tells how the book was made. */
function colophonPart(setting: Setting, book: Book): BookPart {
  return listedPart(setting.design.words.colophon, 'colophon', colophonPages(setting, countOf(book)))
}

/** The parts with sections and solutions, with the right number of empty pages. */
function emptyParts(setting: Setting, book: Book): BookPart[] {
  const { words, startsRight } = setting.design
  const chapters = chaptersOf(book)
  const empty = (length: number) => new Array<DraftPage>(length).fill(EMPTY_PAGE)
  return [
    ...chapters.map((chapter) => chapterPart(setting, book, chapter, empty(chapterLength(setting, chapter)))),
    listedPart(words.solutions, 'solutions', empty(solutionLength(setting, book)), startsRight),
  ]
}

/** The parts with sections and solutions. */
function mainParts(setting: Setting, book: Book): BookPart[] {
  const { words, startsRight } = setting.design
  const chapters = chaptersOf(book)
  const { pages, numbers } = solutionPages(setting, book)
  const solutions = listedPart(words.solutions, 'solutions', pages, startsRight)
  const extents = chapters.map((chapter) => ({
    pages: { length: chapterLength(setting, chapter) },
    startsRight,
  }))
  const { parts } = place([...extents, solutions])
  const { start } = parts[parts.length - 1]
  const pageOf = new Map(
    numbers.flatMap((onPage, index) => onPage.map((number) => [number, start + index + 1] as const)),
  )
  const pagesOfChapters = puzzlePages(setting, chapters, ({ number }) => arabic(pageOf.get(number) ?? 0))
  return [
    ...chapters.map((chapter, index) => chapterPart(setting, book, chapter, pagesOfChapters[index])),
    solutions,
  ]
}

/** The pages of a chapter. The contents list its sections with the numbers of their puzzles. */
function chapterPart(setting: Setting, book: Book, chapter: Chapter, pages: BookPart['pages']): BookPart {
  const { sections, puzzles } = chapter
  const starts = sectionStarts(setting, chapter)
  return {
    heading: sectionHeading(setting, sections[0], puzzles),
    pages,
    startsRight: setting.design.startsRight,
    listed: sections.map((section, index) => {
      const word = tierWord(setting.design, section)
      return {
        heading: sectionHeading(setting, section, section.puzzles),
        anchor: `section-${section.puzzles[0].number}`,
        page: starts[index],
        numbers: `${numbersText(setting, section.puzzles)}${isMarked(setting, book, section) ? ' *' : ''}`,
        ...(word !== undefined && { word }),
      }
    }),
  }
}

/** Whether an asterisk in the contents says that a section needs no guessing, while others may need it. */
function isMarked({ design }: Setting, { sections }: Book, section: Section): boolean {
  return claimsNoGuessing(design, [section]) && !claimsNoGuessing(design, sections)
}

/** The note below the contents that tells which sections need no guessing; empty if there is none. */
function claimNote(setting: Setting, book: Book): string {
  const { words } = setting.design
  if (claimsNoGuessing(setting.design, book.sections)) return words.noGuessingAll
  return book.sections.some((section) => isMarked(setting, book, section)) ? words.noGuessingMarked : ''
}

/** The part that explains a family. */
function rulesPart(setting: Setting, example: Example, book: Book): BookPart {
  const { words, familyWords } = setting.design
  const { name } = example.family
  const title = fillGaps(words.howToPlayFamily, { family: familyWords[name].name })
  return listedPart(title, `rules-${name}`, explainedPages(setting, example, puzzlesOf(book, example.family)))
}

const CONTENTS = 'contents'

/** The parts before the rules. */
function frontParts(
  setting: Setting,
  title: DraftPage,
  entries: readonly ContentsEntry[],
  note: string,
): BookPart[] {
  const bare = { heading: { title: '' }, startsRight: false, listed: [] }
  return [
    { ...bare, pages: [title] },
    { ...bare, pages: copyrightPages(setting) },
    listedPart(setting.design.words.contents, CONTENTS, contentsPages(setting, entries, note), true),
  ]
}

/** The lines of the contents: all entries except the contents themselves. */
function entriesOf(front: Numbered, main: Numbered): ContentsEntry[] {
  const linesOf = ({ parts }: Numbered, numberText: (number: number) => string) =>
    parts.flatMap(({ part, start }) =>
      part.listed.map(({ heading, page, ...others }) => ({
        ...heading,
        ...others,
        page: numberText(start + page + 1),
        kind: numberText === roman ? '' : heading.title,
      })),
    )
  const lines = [...linesOf(front, roman), ...linesOf(main, arabic)].filter(
    ({ anchor }) => anchor !== CONTENTS,
  )
  return lines.map(({ kind, ...line }, index) => {
    const before = lines[index - 1]
    const isTitleAbove = before?.title === line.title && line.numbers !== undefined
    return { ...line, isApart: before !== undefined && before.kind !== kind, isTitleAbove }
  })
}

/**
 * A page for notes at the end if a printed book of this length needs one more: leaves have two pages. A book
 * that is too short to be bound is not padded with more of them; more puzzles are the remedy.
 */
function notesParts(setting: Setting, length: number): BookPart[] {
  const { words, profile } = setting.design
  if (profile !== 'print' || length % 2 === 0) return []
  return [{ heading: { title: words.notes }, pages: [notesPage(setting)], startsRight: false, listed: [] }]
}
