// The parts of a book, in order: the title page, the copyright page and the contents, the rules of each family, the
// chapters of puzzles, the solutions, the colophon, and a page for notes.

import { perObjects } from '../../families/memo.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { printedName } from '../../families/variantNames.ts'
import type { Typeface } from '../../render/typeface.ts'
import { say } from '../../words/formatMessage.ts'
import { type Book, type Design, puzzlesInBook, type Section } from '../bookDesignAndPuzzles.ts'
import { rulesOf } from '../bookWords.ts'
import { claimsNoGuessing, tierWord } from '../reasoningClaims.ts'
import { type Example, puzzlesOf } from '../workedExample.ts'
import { contentsPages, copyrightPages, notesPage } from './copyrightContentsNotes.ts'
import { type BookPart, type DraftPage, EMPTY_PAGE, listedPart, type Setting } from './draftPage.ts'
import { hasLarger, howToPlayPages } from './howToPlay.ts'
import { arabic, CONTENTS, type ContentsEntry } from './pagination.ts'
import {
  type Chapter,
  chapterLength,
  chaptersOf,
  puzzlePages,
  sectionHeading,
  sectionStarts,
} from './puzzlePages.ts'
import { numbersText } from './sectionOpenings.ts'
import { solutionLength, solutionPages } from './solutionPages.ts'
import { colophonPages } from './starsAndColophon.ts'

/** The parts with sections, solutions and the colophon, as empty pages in the right number. */
export function emptyParts(setting: Setting, book: Book): BookPart[] {
  const empty = (length: number) => new Array<DraftPage>(length).fill(EMPTY_PAGE)
  const lengths = chaptersOf(book).map((chapter) => chapterLength(setting, chapter))
  return mainParts(setting, book, lengths.map(empty), empty(solutionLength(setting, book)))
}

/** The parts with sections, solutions and the colophon; `start` is the index of the first page of solutions. */
export function filledParts(setting: Setting, book: Book, start: number): BookPart[] {
  const { pages, numbers } = solutionPages(setting, book)
  const pageOf = new Map(
    numbers.flatMap((onPage, index) => onPage.map((number) => [number, start + index + 1] as const)),
  )
  const chapters = puzzlePages(setting, chaptersOf(book), ({ number }) => arabic(pageOf.get(number) ?? 0))
  return mainParts(setting, book, chapters, pages)
}

function mainParts(setting: Setting, book: Book, chapters: DraftPage[][], solved: DraftPage[]): BookPart[] {
  const { words, startsRight } = setting.design
  const puzzles = puzzlesInBook(book)
  const colophon = colophonPages(setting, {
    count: puzzles.length,
    stars: puzzles.map(({ grade }) => grade.stars),
    hasMinutes: puzzles.some(({ grade }) => grade.minutes),
  })
  return [
    ...chaptersOf(book).map((chapter, index) => chapterPart(setting, book, chapter, chapters[index])),
    listedPart(words.solutions, 'solutions', solved, startsRight),
    listedPart(words.colophon, 'colophon', colophon),
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

/** Whether the contents mark a section with an asterisk, because it needs no guessing while other sections may need it. */
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
export function rulesPart(setting: Setting, examples: readonly Example[], book: Book): BookPart {
  const { words, familyWords } = setting.design
  const [{ family: own }] = examples
  const { name } = own
  const puzzles = puzzlesOf(book, own)
  const family = printedName(
    familyWords[name],
    puzzles.map(({ shape }) => shape),
  )
  const title = say(words.howToPlayFamily, { family })
  return listedPart(title, `rules-${name}`, explainedPages(setting, examples, puzzles))
}

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

/**
 * A page for notes at the end of a printed book, if its number of pages is odd: leaves have two pages. A book that is too
 * short to be bound is not padded with further pages for notes; it needs more puzzles.
 */
export function notesParts(setting: Setting, length: number): BookPart[] {
  const { words, profile } = setting.design
  if (profile !== 'print' || length % 2 === 0) return []
  return [{ heading: { title: words.notes }, pages: [notesPage(setting)], startsRight: false, listed: [] }]
}

/**
 * The pages that explain a family. They are cached, since their layout takes long, and the pages of a book are counted for
 * several margins and numbers of puzzles before it is laid out.
 */
function explainedPages(
  setting: Setting,
  examples: readonly Example[],
  puzzles: readonly Puzzle[],
): readonly DraftPage[] {
  const { design, typeface, geometry } = setting
  const [first] = examples
  const { family } = first
  const rules = rulesOf(design.familyWords[family.name], family, puzzles)
  const shown = examples.map((one) => [one.puzzle, hasLarger(puzzles, one)])
  const key = JSON.stringify([geometry, rules, shown])
  const known = explained(first, design, typeface)
  const pages = known.get(key) ?? howToPlayPages(setting, examples, puzzles)
  known.set(key, pages)
  return pages
}

/** The cached pages, by geometry, rules and examples, and by whether the book has larger boards than each example. */
const explained = perObjects(
  (_example: Example, _design: Design, _typeface: Typeface) => new Map<string, DraftPage[]>(),
)
