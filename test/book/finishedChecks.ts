// Facts that hold for a finished book in any program that reads it: numbers, links and margins. Sizes and
// margins are those that print services require, stated here independently.

import { expect } from 'vitest'
import type { Book } from '../../src/book/bookDesignAndPuzzles.ts'
import { noteOf } from '../../src/book/bookWords.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { fixtureOf } from '../support/fixtures.ts'
import type { LinkSeen, Phrase } from '../support/pdf.ts'
import { inkOf, type Painted, poppler } from '../support/poppler.ts'
import {
  expectedOn,
  type Finished,
  PAGE_NUMBER,
  placedOn,
  placesOf,
  printedNumber,
  SAID,
  solutionLine,
  type Texts,
  textsOn,
} from './finishedBooks.ts'
import { puzzlesIn } from './layoutBooks.ts'

export const INCH = 72
const MILLIMETRE = INCH / 25.4

/** The width and height of the trimmed page, in points. */
export const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  A4: [210 * MILLIMETRE, 297 * MILLIMETRE],
  A5: [148 * MILLIMETRE, 210 * MILLIMETRE],
  letter: [8.5 * INCH, 11 * INCH],
  ...inInches(5, 8, 5.06, 7.81, 5.25, 8, 5.5, 8.5, 6, 9, 6.14, 9.21, 6.69, 9.61, 7, 10, 7.44, 9.69),
  ...inInches(7.5, 9.25, 8, 10, 8.25, 6, 8.25, 8.25, 8.25, 11, 8.5, 8.5, 8.5, 11, 8.27, 11.69),
}

/** Sizes by their names, from widths and heights in inches. */
function inInches(...sides: number[]): Record<string, readonly [number, number]> {
  const widths = sides.filter((_, index) => index % 2 === 0)
  return Object.fromEntries(
    widths.map((width, index) => {
      const height = sides[2 * index + 1]
      return [`${width}x${height}`, [width * INCH, height * INCH]] as const
    }),
  )
}

const OUTSIDE = 0.25 * INCH
/** The inside margin that print services require for this number of pages. */
export const insideOf = (pages: number) => (pages <= 150 ? 0.375 : 0.5) * INCH

/** Pixels per inch. A letter is only a smudge at this resolution, but visible. */
export const DPI = 50

/**
 * Checks that every puzzle has its number twice, each above the right texts on its board, and that pages have
 * no other numbers but their own.
 */
export function checkNumbers(finished: Finished, texts: Texts): void {
  const { design } = finished.book
  const others = texts.map((phrases) => new Set(phrases))
  const pages = new Set<number>()
  const known: string[] = []
  const solved = new Map<number, number[]>()
  for (const puzzle of puzzlesIn(finished.book)) {
    const places = placesOf(puzzle, texts, finished)
    expect(places.length, `places of ${puzzle.number}`).toBe(2)
    const note = noteOf(design.familyWords[puzzle.family.name], puzzle.family, puzzle.puzzle)
    known.push(`${Math.round(puzzle.grade.degree)} · ${puzzle.shortId}`, note ?? '')
    places.forEach((place, index) => {
      const values = index === 0 ? puzzle.puzzle.givens : puzzle.solution
      const onBoard = placedOn(place, puzzle, texts[place.page])
      const signs = fixtureOf(puzzle.family.name).drawing?.signs ?? []
      const placed = onBoard.filter(({ phrase }) => !signs.includes(phrase.text))
      const expected = expectedOn(puzzle, values, index === 0)
      expect(textsOn(placed, puzzle), `board ${puzzle.number}`).toEqual(expected)
      for (const { phrase } of placed) expect(phrase.text).toMatch(/^\d+[+−×÷]?$/)
      for (const phrase of [place.heading, ...onBoard.map(({ phrase }) => phrase)])
        others[place.page].delete(phrase)
      pages.add(place.page)
      if (index === 1) solved.set(place.page, [...(solved.get(place.page) ?? []), puzzle.number])
    })
  }
  const isKnown = (text: string) =>
    text.startsWith(SAID[design.language].solution) || known.some((one) => one !== '' && text.endsWith(one))
  for (const page of pages) {
    const onPage = solved.get(page) ?? []
    const range = [...new Set([onPage[0], onPage.at(-1)])].join('–')
    const numbers = Array.from(others[page], ({ text }) => text).filter(
      (text) =>
        /\d/.test(text) && !isKnown(text) && text !== range && text !== `${design.words.solutions} ${range}`,
    )
    expect(numbers, `page ${page + 1}`).toEqual([printedNumber(texts[page])])
  }
}

/** The link on a phrase, if there is one. */
function linkOf({ left, right, middle }: Phrase, links: readonly LinkSeen[]): LinkSeen | undefined {
  const across = (left + right) / 2
  return links.find(
    ({ box }) => box.left < across && across < box.right && box.top < middle && middle < box.bottom,
  )
}

/** Checks that each puzzle and its solution link to each other. */
export function checkLinks(finished: Finished): void {
  const { book, pages } = finished
  const texts = pages.map(({ phrases }) => phrases)
  for (const puzzle of puzzlesIn(book)) {
    const [posed, solved] = placesOf(puzzle, texts, finished)
    const line = solutionLine(posed, texts[posed.page], SAID[book.design.language].solution)
    const there = linkOf(line, pages[posed.page].links)
    const back = linkOf(solved.heading, pages[solved.page].links)
    expect([there?.page, back?.page], `puzzle ${puzzle.number}`).toEqual([solved.page, posed.page])
    // Each link leads to the line with the number of the puzzle.
    for (const [link, { heading }] of [
      [there, solved],
      [back, posed],
    ] as const) {
      const down = heading.middle - (link?.top ?? NaN)
      expect(down).toBeGreaterThan(0)
      expect(down).toBeLessThan(heading.height)
    }
  }
}

/** Checks that the numbers in the contents lead to the pages with these numbers. */
export function checkContents({ pages, book }: Finished): void {
  const { contents } = book.design.words
  const page = pages.find(({ phrases }) => phrases.some(({ text }) => text === contents))
  const linked = (page?.phrases ?? []).flatMap((phrase) => {
    const link = linkOf(phrase, page?.links ?? [])
    return link ? { ...phrase, link } : []
  })
  const end = Math.max(...linked.map(({ right }) => right))
  const numbers = linked.filter(({ right, text }) => right > end - 1 && PAGE_NUMBER.test(text))
  expect(numbers.length).toBeGreaterThan(FAMILIES.length)
  expect(numbers.map(({ link }) => printedNumber(pages[link.page].phrases))).toEqual(
    numbers.map(({ text }) => text),
  )
}

/**
 * Checks that entries with stars lead to the first puzzle with these stars, and others to the page with their
 * title.
 */
export function checkOutline(finished: Finished): void {
  const { outline = [], pages, book } = finished
  const { words, familyWords } = book.design
  const titles = outline.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining([words.contents, words.solutions, words.colophon]))
  for (const { name } of FAMILIES) expect(titles.join('\n')).toContain(familyWords[name].name)
  const texts = pages.map(({ phrases }) => phrases)
  for (const { title, page } of outline) {
    const stars = title.split('★').length - 1
    const first = puzzlesIn(book).find(
      ({ grade, family }) =>
        grade.stars === stars &&
        [words.mixed, familyWords[family.name].name].some((name) => title.startsWith(name)),
    )
    if (first) expect(placesOf(first, texts, finished)[0].page, title).toBe(page)
    else expect(texts[page].map(({ text }) => text).join(' ')).toContain(title)
  }
}

/**
 * The pages with paint in the margins, or less than a pixel away from them. The title page is left out if there is bleed,
 * because its board may run through it.
 */
export function inMargins(painted: readonly Painted[], { design }: Book): string[] {
  const [width, height] = SIZES[design.trim.name]
  const inside = insideOf(painted.length)
  return painted.flatMap((page, index) => {
    const ink = inkOf(page)
    if (!ink || (index === 0 && design.bleed > 0)) return []
    const isRight = index % 2 === 0
    const start = isRight ? 0 : design.bleed
    const [left, right] = isRight ? [inside, OUTSIDE] : [OUTSIDE, inside]
    const pixels = (points: number) => (points * DPI) / INCH
    const room = [
      ink.left - pixels(start + left),
      pixels(start + width - right) - ink.right,
      ink.top - pixels(design.bleed + OUTSIDE),
      pixels(design.bleed + height - OUTSIDE) - ink.bottom,
    ]
    return Math.min(...room) >= 1 ? [] : `page ${index + 1}: ${room.map((side) => side.toFixed(1)).join(' ')}`
  })
}

/** Lengths to a hundredth of a point, as pdfinfo prints them. */
export const rounded = (...sides: number[]) => sides.map((side) => Math.round(100 * side) / 100)

/** Checks the boxes of all pages: the trimmed page, with the bleed at its outside, in the whole page. */
export function checkBoxes(bytes: Uint8Array, count: number, trim: string, bleed: number): void {
  const [width, height] = SIZES[trim]
  const pages = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 0 : bleed))
  const trims = pages.map((left) => rounded(left, bleed, left + width, bleed + height))
  expect(boxesOf(bytes, 'Trim', count)).toEqual(trims)
  const whole = pages.map(() => rounded(0, 0, width + bleed, height + 2 * bleed))
  for (const kind of ['Bleed', 'Media']) expect(boxesOf(bytes, kind, count)).toEqual(whole)
}

/** The boxes of this kind on all pages, as pdfinfo prints them. */
export function boxesOf(bytes: Uint8Array, kind: string, pages: number): number[][] {
  const info = poppler(bytes, 'pdfinfo', ['-box', '-f', '1', '-l', String(pages)]).toString()
  return Array.from(info.matchAll(new RegExp(`${kind}Box: +(.*)`, 'g')), ([, sides]) =>
    sides.split(/ +/).map(Number),
  )
}

/** Checks that pages have the size of the trim with its bleed. */
export function checkSizes({ pages }: Finished, trim: string, bleed: number): void {
  const [width, height] = SIZES[trim]
  for (const page of pages) {
    expect(page.width).toBeCloseTo(width + bleed, 2)
    expect(page.height).toBeCloseTo(height + 2 * bleed, 2)
  }
}
