// Books for the tests of layouts: a few puzzles of every family, made once and repeated under other numbers.

import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import type { Arrangement, Book, Design } from '../../src/book/bookDesignAndPuzzles.ts'
import { familyWordsOf, wordsOf } from '../../src/book/bookWords.ts'
import { layOutBook } from '../../src/book/layout/layOutBook.ts'
import { makeExamples } from '../../src/book/workedExample.ts'
import { memo } from '../../src/families/memo.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { GRADE_VERSION, type Grade } from '../../src/grader/grade.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { makeMaker } from '../../src/maker/maker.ts'
import { puzzleName } from '../../src/maker/puzzleRecord.ts'
import { THINNEST_LINE, TRIMS } from '../../src/print/trimsAndPrintLimits.ts'
import type { Item, Page, PageDocument, SceneItem, StarsItem, TextItem } from '../../src/render/pageItems.ts'
import type { Typeface } from '../../src/render/typeface.ts'
import type { Language } from '../../src/words/languages.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'
import { typeface } from '../support/png.ts'

const MADE = FAMILIES.flatMap((family) => {
  const make = makeMaker(family, family.notation.parseShape(fixtureOf(family.name).bookShape))
  return ['one', 'two'].map((seed) => {
    const { puzzle, solution } = makeOne(make, seed)
    return { family, puzzle, solution, id: puzzleName(family, puzzle) }
  })
})

/** A grade with these stars. */
export function gradeOf(stars: Stars, degree: number): Grade {
  return {
    degree,
    stars,
    tier: 'singles',
    hardestTechnique: null,
    techniques: { 'naked-single': 9 },
    nodesOpened: 1,
    averageBranchingFactor: 1,
    effort: 10,
    hardestStep: 0,
    calibration: null,
    version: GRADE_VERSION,
  }
}

/** This many puzzles of each family and each number of stars. */
export function puzzlesOf(count: number, stars: readonly Stars[] = [1, 4]): Unnumbered[] {
  return FAMILIES.flatMap((family) => {
    const own = MADE.filter((made) => made.family === family)
    return stars.flatMap((star) =>
      Array.from({ length: count }, (_, index) => ({
        ...own[index % own.length],
        grade: gradeOf(star, 400 * star + index),
      })),
    )
  })
}

/** The words of all families in a language: the same objects for all books, so that layouts of many trims count their rules once. */
const familyWordsIn = memo(
  (language: string) => language,
  (language) =>
    Object.fromEntries(
      FAMILIES.map((family) => [
        family.name,
        { ...familyWordsOf(family, language), rules: family.words[language as Language]?.rules },
      ]),
    ) as Design['familyWords'],
)

/** A plain design with these changes. */
export function designOf(given: Partial<Design> = {}): Design {
  const language = given.language ?? 'en'
  return {
    title: 'Numbers for Long Evenings',
    subtitle: 'Puzzles of many kinds',
    author: 'Anna Example',
    publisher: 'Example Press',
    isbn: '978-0-00-000000-2',
    copyright: ['© 2026 Anna Example. All rights reserved.', 'First edition.'],
    language,
    words: wordsOf(language) as Design['words'],
    familyWords: familyWordsIn(language),
    trim: trimOf('6x9'),
    bleed: 0,
    profile: 'print',
    puzzlesPerPage: 4,
    isLargePrint: false,
    solutionsPerPage: 12,
    hasDetails: false,
    thinnestLine: THINNEST_LINE,
    startsRight: true,
    claims: 'none',
    techniques: [],
    titleDesign: 'board',
    sectionPages: 'none',
    seed: 'spring',
    ...given,
  }
}

export function trimOf(name: string) {
  return TRIMS.find((trim) => trim.name === name) ?? TRIMS[0]
}

/** A book with these puzzles. */
export function bookOf(
  design: Design,
  puzzles: readonly Unnumbered[],
  arrangement: Arrangement = 'stars',
): Book {
  return { design, sections: arrange(puzzles, arrangement) }
}

/** The worked examples of all families in these books, made once. */
export const EXAMPLES = makeExamples(bookOf(designOf(), puzzlesOf(1)))

/** The pages of a book. */
export const pagesLaidOut = (book: Book) => layOutBook(book, typeface, EXAMPLES)

/** The area that an item covers, in points, from capitals to descenders. */
export interface Box {
  readonly item: Item
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The boxes of a page's items, except anchors. */
export function boxesOf({ items }: Page, typeface: Typeface): Box[] {
  return items.flatMap((item) => boxOf(item, typeface) ?? [])
}

function boxOf(item: Item, typeface: Typeface): Box | undefined {
  if (item.item === 'anchor' || item.item === 'plot') return undefined
  if (item.item === 'rule') return { item, left: item.x1, right: item.x2, top: item.y1, bottom: item.y2 }
  if (item.item === 'rectangle') {
    const { x, y, width, height } = item
    return { item, left: x, right: x + width, top: y, bottom: y + height }
  }
  if (item.item === 'scene') return sceneBox(item)
  if (item.item === 'stars') return starsBox(item)
  return textBox(item, typeface)
}

function sceneBox(item: SceneItem): Box {
  const { x, y, cell } = item
  const { width, height } = item.scene()
  return { item, left: x, right: x + width * cell, top: y, bottom: y + height * cell }
}

function starsBox(item: StarsItem): Box {
  const { x, y, size, of } = item
  return { item, left: x, right: x + (of - 0.1) * size, top: y - size, bottom: y }
}

function textBox(item: TextItem, typeface: Typeface): Box {
  const { x, y, size, weight, text } = item
  const right = x + typeface[weight].width(text) * size
  return { item, left: x, right, top: y - 0.66 * size, bottom: y + 0.2 * size }
}

type ItemOf<K extends Item['item']> = Extract<Item, { readonly item: K }>

/** The items of one kind on a page. */
export function itemsOf<K extends Item['item']>({ items }: Page, kind: K): ItemOf<K>[] {
  return items.filter((item): item is ItemOf<K> => item.item === kind)
}

/** The texts of a page. */
export const textsOf = (page: Page) => itemsOf(page, 'text').map(({ text }) => text)

/** Whether a page has an anchor whose name begins like this. */
export const hasAnchor = (page: Page, start: string) =>
  itemsOf(page, 'anchor').some(({ name }) => name.startsWith(start))

export const puzzlesIn = ({ sections }: Book) => sections.flatMap(({ puzzles }) => [...puzzles])

/** A document with all of its boards drawn, for comparisons. */
export function drawn(document: PageDocument) {
  const drawnItem = (item: Item) => (item.item === 'scene' ? { ...item, scene: item.scene() } : item)
  return { ...document, pages: document.pages.map(({ items }) => ({ items: items.map(drawnItem) })) }
}
