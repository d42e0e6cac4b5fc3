// The parts of a book, in order: the title page, the copyright page and the contents, the rules of each family, the
// chapters of puzzles, the solutions, the colophon, and a page for notes.

import type { Puzzle } from '../../families/puzzle.ts'
import type { Typeface } from '../../render/typeface.ts'
import { say } from '../../words/say.ts'
import {
  type Book,
  type BookPuzzle,
  type Design,
  familiesInBook,
  puzzlesInBook,
  type Section,
} from '../bookContents.ts'
import { rulesOf } from '../bookWords.ts'
import { claimsNoGuessing, tierWord } from '../claims.ts'
import { type Example, puzzlesOf } from '../workedExample.ts'
import { colophonPages } from './colophon.ts'
import { type BookPart, type DraftPage, EMPTY_PAGE, listedPart, type Setting } from './draftPage.ts'
import { type ContentsEntry, contentsPages, copyrightPages, notesPage } from './frontBackPages.ts'
import { hasLarger, howToPlayPages } from './howToPlay.ts'
import { arabic, type Numbered, place, roman } from './pagination.ts'
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
import { titlePage } from './titlePage.ts'

/** The title page, with the first puzzle of each family. */
export function titleOf(setting: Setting, book: Book): DraftPage {
  const puzzles = puzzlesInBook(book)
  const boards = familiesInBook(book).map(
    (family) => puzzles.find((one) => one.family === family) as BookPuzzle,
  )
  return titlePage(setting, boards)
}

/** The last page, which names the typeface and tells how the book was made. */
export function colophonPart(setting: Setting, book: Book): BookPart {
  return listedPart(
    setting.design.words.colophon,
    'colophon',
    colophonPages(setting, puzzlesInBook(book).length),
  )
}

/** The parts with sections and solutions, with the right number of empty pages. */
export function emptyParts(setting: Setting, book: Book): BookPart[] {
  const { words, startsRight } = setting.design
  const chapters = chaptersOf(book)
  const empty = (length: number) => new Array<DraftPage>(length).fill(EMPTY_PAGE)
  return [
    ...chapters.map((chapter) => chapterPart(setting, book, chapter, empty(chapterLength(setting, chapter)))),
    listedPart(words.solutions, 'solutions', empty(solutionLength(setting, book)), startsRight),
  ]
}

/** The parts with sections and solutions. */
export function mainParts(setting: Setting, book: Book): BookPart[] {
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
export function claimNote(setting: Setting, book: Book): string {
  const { words } = setting.design
  if (claimsNoGuessing(setting.design, book.sections)) return words.noGuessingAll
  return book.sections.some((section) => isMarked(setting, book, section)) ? words.noGuessingMarked : ''
}

/** The part that explains a family. */
export function rulesPart(setting: Setting, example: Example, book: Book): BookPart {
  const { words, familyWords } = setting.design
  const { name } = example.family
  const title = say(words.howToPlayFamily, { family: familyWords[name].name })
  return listedPart(title, `rules-${name}`, explainedPages(setting, example, puzzlesOf(book, example.family)))
}

const CONTENTS = 'contents'

/** The parts before the rules. */
export function frontParts(
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
export function entriesOf(front: Numbered, main: Numbered): ContentsEntry[] {
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
export function notesParts(setting: Setting, length: number): BookPart[] {
  const { words, profile } = setting.design
  if (profile !== 'print' || length % 2 === 0) return []
  return [{ heading: { title: words.notes }, pages: [notesPage(setting)], startsRight: false, listed: [] }]
}

// Keeps the pages that explain a family. A book is counted with several margins and numbers of puzzles before it is laid
// out, and each time they are the same.

/** The pages that explain a family, and what they were laid out for. */
interface Explained {
  readonly design: Design
  readonly typeface: Typeface
  /** The geometry, the rules, and whether the book has larger boards than the example. */
  readonly key: string
  readonly pages: readonly DraftPage[]
}

/** The number of settings for which the pages of an example are kept. */
const MOST_EXPLAINED = 4

const explained = new WeakMap<Example, Explained[]>()

/** The pages that explain a family. They are kept, since a book is counted several times and they take long. */
function explainedPages(
  setting: Setting,
  example: Example,
  puzzles: readonly Puzzle[],
): readonly DraftPage[] {
  const { design, typeface, geometry } = setting
  const { family } = example
  const rules = rulesOf(design.familyWords[family.name], family, puzzles)
  const key = JSON.stringify([geometry, rules, hasLarger(puzzles, example)])
  const known = explained.get(example) ?? []
  const found = known.find((one) => one.design === design && one.typeface === typeface && one.key === key)
  if (found) return found.pages
  const pages = howToPlayPages(setting, example, puzzles)
  // A book has few margins, and the next book may have another design.
  explained.set(example, [...known.slice(1 - MOST_EXPLAINED), { design, typeface, key, pages }])
  return pages
}
