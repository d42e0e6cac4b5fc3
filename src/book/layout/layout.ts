// Lays a book out: the same book gives the same pages.
//
//   i title   ii copyright   iii contents   iv... how to play   1... sections   solutions   notes   colophon
//
// The inside margin follows the number of pages, and the number of pages the margin. It is tried from the narrowest margin on:
// a wider one never makes a book shorter, so the first that is wide enough is the one.

import type { AnyFamily } from '../../families/registry.ts'
import type { PageDocument } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Book, BookPuzzle, Section } from '../book.ts'
import { type Example, makeExamples } from '../example.ts'
import { FEWEST_PAGES, INSIDE_MARGINS } from '../paper.ts'
import { fill } from '../words.ts'
import { colophonPages } from './colophon.ts'
import { evenUp } from './count.ts'
import type { Heading, Part, Setting } from './draft.ts'
import { geometryOf } from './geometry.ts'
import { howToPlayPages } from './howToPlay.ts'
import { contentsPages, copyrightPages, type Entry, notesPage } from './otherPages.ts'
import { arabic, finishedPages, type Numbered, outlineOf, place, roman } from './pagination.ts'
import { puzzlePages } from './puzzlePages.ts'
import { solutionPages } from './solutionPages.ts'
import { titlePage } from './titlePage.ts'

/** The pages of a book; `examples` are the worked ones, by the names of their families. */
export function layOut(
  book: Book,
  typeface: Typeface,
  examples: Readonly<Record<string, Example>> = makeExamples(book),
): PageDocument {
  for (const { pages } of INSIDE_MARGINS) {
    const document = layOutFor(book, typeface, examples, pages)
    if (document.pages.length <= pages) return document
  }
  // More than any service prints: that is for others to say.
  return layOutFor(book, typeface, examples, Infinity)
}

/** The pages with the margins of a book of up to so many pages. */
function layOutFor(
  book: Book,
  typeface: Typeface,
  examples: Readonly<Record<string, Example>>,
  most: number,
): PageDocument {
  const { design } = book
  const setting: Setting = { design, typeface, geometry: geometryOf(design, most) }
  const shown = familiesOf(book).map((family) => examples[family.name])
  const rules = shown.map((example) => rulesPart(setting, example))
  const sections = mainParts(setting, book)
  const colophon = colophonPart(setting, book)
  const frontWith = (entries: readonly Entry[]) => place([...frontParts(setting, shown, entries), ...rules])
  // The contents have as many lines, and so as many pages, whatever the numbers of pages in them.
  const sketch = frontWith(entriesOf(place(rules), place([...sections, colophon])))
  const begin = evenUp(sketch.pages)
  const main = place([...sections, ...notesParts(setting, begin, sections, colophon), colophon])
  const front = frontWith(entriesOf(sketch, main))
  return {
    width: design.trim.width,
    height: design.trim.height,
    bleed: design.bleed,
    pages: [
      ...finishedPages(setting, { ...front, pages: begin }, 0, roman),
      ...finishedPages(setting, main, begin, arabic),
    ],
    title: design.title,
    ...(design.author !== undefined && { author: design.author }),
    language: design.language,
    isForScreen: design.profile === 'screen',
    outline: [...outlineOf(front, 0), ...outlineOf(main, begin)],
  }
}

function familiesOf({ sections }: Book): AnyFamily[] {
  return [...new Set(sections.flatMap(({ families }) => families))]
}

/** The title of a section, and its stars where all its puzzles have as many. */
export function sectionHeading({ design }: Pick<Setting, 'design'>, { families, stars }: Section): Heading {
  const title = families.length === 1 ? design.familyWords[families[0].name].name : design.words.mixed
  return { title, ...(stars !== undefined && { stars }) }
}

/** Sections and solutions. */
function mainParts(setting: Setting, book: Book): Part[] {
  const { design } = setting
  const { pages, numbers } = solutionPages(setting, book)
  const solutions: Part = {
    heading: { title: design.words.solutions },
    anchor: 'solutions',
    pages,
    startsRight: design.startsRight,
    isListed: true,
  }
  const sectionsWith = (pageOfSolution: (puzzle: BookPuzzle) => string): Part[] =>
    puzzlePages(setting, book, pageOfSolution).map((sectionPages, index) => ({
      heading: sectionHeading(setting, book.sections[index]),
      anchor: `section-${index + 1}`,
      pages: sectionPages,
      startsRight: design.startsRight,
      isListed: true,
    }))
  // How many pages the puzzles take does not depend on what is written below them.
  const sketch = place([...sectionsWith(() => ''), solutions])
  const start = sketch.parts[sketch.parts.length - 1].start
  const pageOf = new Map(
    numbers.flatMap((onPage, index) => onPage.map((number) => [number, start + index + 1] as const)),
  )
  return [...sectionsWith(({ number }) => arabic(pageOf.get(number) ?? 0)), solutions]
}

/** How a family is played. */
function rulesPart(setting: Setting, example: Example): Part {
  const { words, familyWords } = setting.design
  const { name } = example.family
  return {
    heading: { title: fill(words.howToPlayFamily, { family: familyWords[name].name }) },
    anchor: `rules-${name}`,
    pages: howToPlayPages(setting, example),
    startsRight: false,
    isListed: true,
  }
}

const CONTENTS = 'contents'

/** The pages before the rules. */
function frontParts(setting: Setting, shown: readonly Example[], entries: readonly Entry[]): Part[] {
  const bare = { heading: { title: '' }, startsRight: false, isListed: false }
  return [
    { ...bare, anchor: 'title', pages: [titlePage(setting, shown)] },
    { ...bare, anchor: 'copyright', pages: copyrightPages(setting) },
    {
      heading: { title: setting.design.words.contents },
      anchor: CONTENTS,
      pages: contentsPages(setting, entries),
      startsRight: true,
      isListed: true,
    },
  ]
}

/** The lines of the contents: all parts that are listed but themselves. */
function entriesOf(front: Numbered, main: Numbered): Entry[] {
  const listed = [
    ...front.parts.map((placed) => ({ ...placed, numberText: roman })),
    ...main.parts.map((placed) => ({ ...placed, numberText: arabic })),
  ].filter(({ part }) => part.isListed && part.anchor !== CONTENTS)
  const kind = ({ part, numberText }: (typeof listed)[number]) =>
    numberText === roman ? '' : part.heading.title
  return listed.map((one, index) => ({
    ...one.part.heading,
    anchor: one.part.anchor,
    page: one.numberText(one.start + 1),
    isApart: index > 0 && kind(listed[index - 1]) !== kind(one),
  }))
}

function colophonPart(setting: Setting, book: Book): Part {
  return {
    heading: { title: setting.design.words.colophon },
    anchor: 'colophon',
    pages: colophonPages(setting, book),
    startsRight: false,
    isListed: true,
  }
}

/** As many pages for notes as a printed book lacks: its colophon is its last page. */
function notesParts(setting: Setting, begin: number, sections: readonly Part[], colophon: Part): Part[] {
  const { words, profile } = setting.design
  const length = begin + place([...sections, colophon]).pages
  const lacking = Math.max(FEWEST_PAGES, evenUp(length)) - length
  if (profile !== 'print' || lacking === 0) return []
  const pages = Array.from({ length: lacking }, () => notesPage(setting))
  return [{ heading: { title: words.notes }, anchor: 'notes', pages, startsRight: false, isListed: false }]
}
