// Complete books: the layout is verified from the items of the finished pages.

import { describe, expect, it } from 'vitest'
import { type Design, PUZZLES_PER_PAGE } from '../../src/book/bookDesignAndPuzzles.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { insideMargin } from '../../src/print/trimsAndPrintLimits.ts'
import { typeface } from '../support/png.ts'
import {
  bookOf,
  boxesOf,
  designOf,
  itemsOf,
  pagesLaidOut,
  puzzlesIn,
  puzzlesOf,
  textsOf,
  trimOf,
} from './layoutBooks.ts'
import { sound } from './layoutChecks.ts'
import { describeTrims } from './layoutTrims.ts'

const PUZZLES = puzzlesOf(5)

const made = (given: Partial<Design>) => pagesLaidOut(bookOf(designOf(given), PUZZLES))

// The smallest and the largest trim. Those in between take longer and are among the slow tests.
describeTrims(['5x8', 'A4'])

describe('long words around a puzzle', () => {
  const { words } = designOf()

  it.each(['Puzzle number {number}', 'The puzzle with the rather long number {number}'])(
    'long labels fit around a puzzle without being cut: %s',
    (number) => {
      const solutionOn = 'The solution of this puzzle stands far behind, on page {page}'
      const longer = { ...words, number, degree: `${number} has the degree {degree}`, solutionOn }
      const document = made({ trim: trimOf('5x8'), puzzlesPerPage: 6, words: longer, hasDetails: true })
      sound(document)
      const all = document.pages.map((page) => textsOf(page).join(' '))
      const begin = all.findIndex((text) => text.includes('the degree'))
      const end = all.findIndex((text) => text.startsWith('Solutions'))
      const puzzles = all.slice(begin, end).join(' ')
      expect(puzzles).not.toContain('…')
      for (const { number: one } of puzzlesIn(bookOf(designOf(), PUZZLES))) {
        expect(puzzles).toContain(`${number.replace('{number}', String(one))} `)
      }
      expect(puzzles.match(/stands far behind, on page \d+/g)).toHaveLength(PUZZLES.length)
    },
  )
})

describe('the pages of a book', () => {
  it('are empty only before a part that starts on a right-hand page', () => {
    const { pages } = made({ startsRight: true, puzzlesPerPage: 6 })
    const empty = pages.flatMap((page, index) => (page.items.length === 0 ? index : []))
    expect(empty.length).toBeGreaterThan(0)
    for (const index of empty) {
      expect(index % 2).toBe(1)
      expect(itemsOf(pages[index + 1], 'anchor')).not.toEqual([])
    }
    const front = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    const unforced = made({ startsRight: false, puzzlesPerPage: 6 }).pages.slice(front)
    expect(unforced.filter((page) => page.items.length === 0)).toEqual([])
  })

  it('start each section on a right-hand page if this is set', () => {
    const { pages, outline } = made({ startsRight: true })
    const main = outline.filter(({ title }) => title.includes('★') || title === 'Solutions')
    // Sections of one star and of four stars, for each family.
    expect(main).toHaveLength(2 * FAMILIES.length + 1)
    expect(main.map(({ page }) => page % 2)).toEqual(main.map(() => 0))
    for (const { title, page } of outline) {
      expect(textsOf(pages[page])).toContain(title.replace(/ ★+.*/, ''))
    }
  })

  it('are an even number in print, with at most one for notes, and no more than needed on a screen', () => {
    const last = new Set<string>()
    for (const puzzlesPerPage of PUZZLES_PER_PAGE) {
      for (const count of [1, 2, 3]) {
        const pagesFor = (profile: Design['profile']) =>
          pagesLaidOut(bookOf(designOf({ profile, puzzlesPerPage }), puzzlesOf(count, [2]))).pages
        const [print, screen] = [pagesFor('print'), pagesFor('screen')]
        const isOdd = screen.length % 2 === 1
        expect(print).toHaveLength(screen.length + (isOdd ? 1 : 0))
        const isForNotes = print.map((page) => textsOf(page)[0] === 'Notes')
        expect(isForNotes.lastIndexOf(true)).toBe(isOdd ? print.length - 1 : -1)
        expect(isForNotes.filter(Boolean)).toHaveLength(isOdd ? 1 : 0)
        expect(screen.flatMap(textsOf)).not.toContain('Notes')
        last.add(isOdd ? 'notes' : 'none')
      }
    }
    // Both cases occur.
    expect(last.size).toBe(2)
  })

  it('have the inside margin for their number, on the left of right-hand pages and on the right of others', () => {
    for (const count of [5, 20]) {
      const document = pagesLaidOut(bookOf(designOf({ puzzlesPerPage: 1 }), puzzlesOf(count)))
      const { pages, width } = document
      const boxes = (side: number) =>
        pages.filter((_, index) => index % 2 === side).flatMap((page) => boxesOf(page, typeface))
      const right = Math.min(...boxes(0).map(({ left }) => left))
      const left = width - Math.max(...boxes(1).map(({ right: end }) => end))
      expect(right).toBeCloseTo(left, 0)
      expect(right - insideMargin(pages.length)).toBeCloseTo(0.03 * width, 0)
      expect(pages.length > 150).toBe(count === 20)
    }
  })

  it('have equal cells for each shape, with the tops of boards aligned', () => {
    const { pages } = made({ puzzlesPerPage: 6, trim: trimOf('A4') })
    const first = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    const scenes = itemsOf(pages[first], 'scene')
    expect(new Set(scenes.map(({ cell }) => cell)).size).toBe(1)
    expect(new Set(scenes.map(({ y }) => y)).size).toBe(3)
    expect(new Set(scenes.map(({ x }) => x)).size).toBe(2)
  })
})

describe('on a screen', () => {
  const document = pagesLaidOut(bookOf(designOf({ profile: 'screen' }), PUZZLES, 'rising'))

  it('every link leads to exactly one place', () => {
    const anchors = document.pages.flatMap((page) => itemsOf(page, 'anchor').map(({ name }) => name))
    const links = document.pages.flatMap((page) => itemsOf(page, 'text').flatMap(({ link }) => link ?? []))
    expect(links.length).toBeGreaterThan(2 * PUZZLES.length)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('a rising mix is listed star by star', () => {
    expect(document.outline.map(({ title }) => title)).toEqual([
      'Contents',
      ...FAMILIES.map(({ words }) => `How to play: ${words.en.name}`),
      ...[
        'Increasing difficulty ★ Gentle',
        'Increasing difficulty ★★★★ Hard',
        'Solutions',
        'About this book',
      ],
    ])
  })
})
