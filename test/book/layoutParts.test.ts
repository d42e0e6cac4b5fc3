// The parts of a book: consecutive sections, the contents, the colophon, rules and examples.

import { describe, expect, it } from 'vitest'
import type { Book, Design } from '../../src/book/bookContents.ts'
import { layOutBook } from '../../src/book/layout/layOutBook.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import type { Page, TextItem } from '../../src/render/page.ts'
import { overhang } from '../../src/render/strokeWidths.ts'
import { bookOf, designOf, EXAMPLES, puzzlesOf, textsOf, trimOf } from './layoutBooks.ts'
import { printedNumber, sound } from './layoutChecks.ts'

const typeface = loadTypeface()
const PUZZLES = puzzlesOf(5)

const laidOut = (book: Book) => layOutBook(book, typeface, EXAMPLES)
const made = (given: Partial<Design>) => laidOut(bookOf(designOf(given), PUZZLES))

const EXAMPLE_NAMES = Object.keys(EXAMPLES)

describe('the sections of a family', () => {
  const sections = bookOf(designOf(), PUZZLES).sections
  const [first, second] = sections
  const document = made({ startsRight: false, profile: 'screen' })
  const pageOf = (number: number) =>
    document.pages.findIndex((page) => textsOf(page).includes(`No. ${number}`))
  const starsOf = ({ items }: Page) => items.filter((item) => item.item === 'stars').length

  it('share pages; only a new family begins a new page', () => {
    const counts = new Map<number, number>()
    for (const { number, family } of sections.flatMap((section) => section.puzzles)) {
      const before = sections.flatMap((section) => section.puzzles).find((one) => one.number === number - 1)
      const isNewPage = before !== undefined && pageOf(number) > pageOf(number - 1)
      if (before && before.family !== family) expect(isNewPage).toBe(true)
      else if (isNewPage) expect(counts.get(pageOf(number - 1))).toBe(4)
      counts.set(pageOf(number), (counts.get(pageOf(number)) ?? 0) + 1)
    }
    // Five puzzles of one star and five of four: the third page has both.
    expect(pageOf(5)).toBe(pageOf(6))
  })

  it('have their stars in the head of a page only if all its puzzles have the same number', () => {
    expect([pageOf(1), pageOf(5), pageOf(9)].map((page) => starsOf(document.pages[page]))).toEqual([5, 4, 3])
    const [one, other] = [pageOf(1), pageOf(5)].map((page) => document.pages[page])
    expect(textsOf(one)).toContain('Sudoku')
    expect(textsOf(other)).toContain('Numbers for Long Evenings')
  })

  it('are in the contents with their numbers and a link to their first page', () => {
    const contents = document.pages.find((page) => textsOf(page).includes('Contents')) as Page
    for (const { puzzles } of [first, second]) {
      const range = `No. ${puzzles[0].number}–${puzzles[puzzles.length - 1].number}`
      const numbers = contents.items.find((item) => item.item === 'text' && item.text === range)
      const { link, y } = numbers as TextItem
      const inLine = contents.items.flatMap((item) => (item.item === 'text' && item.y === y ? item : []))
      const start = document.pages[pageOf(puzzles[0].number)]
      expect(inLine.map(({ text }) => text)).toContain(printedNumber(start))
      expect(start.items).toContainEqual({ item: 'anchor', name: link, y: 0 })
    }
    const main = document.outline.filter(({ title }) => title.includes('★')).map(({ page }) => page)
    expect(main).toEqual(sections.map(({ puzzles }) => pageOf(puzzles[0].number)))
  })

  it('have the same columns and rows on all pages of a family', () => {
    for (const name of EXAMPLE_NAMES) {
      const own = sections.filter(({ families }) => families[0].name === name)
      const numbers = own.flatMap(({ puzzles }) => puzzles.map(({ number }) => `No. ${number}`))
      const heads = document.pages.flatMap(({ items }, page) =>
        items.flatMap((item, place) => {
          const isHead = item.item === 'text' && numbers.includes(item.text) && item.weight === 'bold'
          const board = items.slice(place).find((one) => one.item === 'scene')
          return isHead && page <= pageOf(PUZZLES.length) && board?.item === 'scene' && board.y - item.y < 20
            ? [{ page, item, board }]
            : []
        }),
      )
      // Numbers are flush with the outer edge of a board's border.
      expect(heads.filter(({ item, board }) => board.x - item.x - overhang(board.cell) > 1e-6)).toEqual([])
      expect(heads.filter(({ item, board }) => board.x - item.x < -1e-6)).toEqual([])
      const places = (page: number, axis: 'x' | 'y') =>
        new Set(heads.filter((one) => one.page % 2 === page % 2).map(({ board }) => board[axis].toFixed(3)))
      const main = pageOf(own[0].puzzles[0].number)
      expect([places(main, 'x').size, places(main, 'y').size]).toEqual([2, 2])
    }
  })

  it('leave equal space above the first row and below the last, and not much more between rows', () => {
    const { height } = document
    const scenes = document.pages[pageOf(1)].items.flatMap((item) => (item.item === 'scene' ? item : []))
    const tops = [...new Set(scenes.map(({ y }) => y))].sort((one, other) => one - other)
    const high = scenes[0].scene().height * scenes[0].cell
    const above = tops[0]
    const below = height - tops[1] - high
    const between = tops[1] - tops[0] - high
    expect(Math.abs(above - below)).toBeLessThan(0.05 * height)
    expect(between).toBeLessThan(Math.max(above, below))
  })
})

describe('the contents', () => {
  it.each(['stars', 'rising'] as const)('print a shared title once, above its lines: %s', (arrangement) => {
    const puzzles = puzzlesOf(2, [1, 2, 3])
    const { pages } = laidOut(bookOf(designOf({ trim: trimOf('A4') }), puzzles, arrangement))
    const contents = textsOf(pages.find((page) => textsOf(page).includes('Contents')) as Page)
    const titles = arrangement === 'rising' ? ['Rising difficulty'] : ['Sudoku', 'Survo']
    for (const title of titles) expect(contents.filter((text) => text === title)).toHaveLength(1)
    expect(contents.filter((text) => text.startsWith('No. ')).length).toBeGreaterThanOrEqual(3)
  })
})

describe('a page of two boards', () => {
  it('has the caption of a board nearer to it than to the next board', () => {
    const survo = puzzlesOf(2).filter(({ family }) => family.name === 'survo')
    const { pages } = laidOut(bookOf(designOf({ trim: trimOf('5x8'), puzzlesPerPage: 2 }), survo))
    const page = pages.find((one) => textsOf(one).includes('No. 2')) as Page
    const [board] = page.items.flatMap((item) => (item.item === 'scene' ? item : []))
    const baselineOf = (start: string) => {
      const found = page.items.find((item) => item.item === 'text' && item.text.startsWith(start))
      return found as TextItem
    }
    const caption = baselineOf('Solution on')
    const next = baselineOf('No. 2')
    const lowest = Math.max(
      ...board.scene().marks.flatMap((mark) => (mark.mark === 'text' ? mark.y + 0.33 * mark.size : [])),
    )
    const above = caption.y - 0.66 * caption.size - (board.y + lowest * board.cell)
    expect(next.y - 0.66 * next.size - caption.y).toBeGreaterThan(1.2 * above)
  })
})

it('the title page shows five boards on the smallest page', () => {
  const [title] = made({ trim: trimOf('5x8') }).pages
  expect(title.items.filter(({ item }) => item === 'scene')).toHaveLength(5)
})

describe('how to play', () => {
  const rulesOf = (given: Partial<Design>) => {
    const { pages } = made(given)
    const first = pages.findIndex((page) => textsOf(page)[0]?.startsWith('How to play'))
    return pages.slice(
      first,
      pages.findIndex((page) => textsOf(page).includes('No. 1')),
    )
  }

  it.each(['5x8', '6x9', '8x10', '8.5x11'])(
    'keeps the first step on the page of its board in large print: %s',
    (name) => {
      const starts = rulesOf({ trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 }).filter((page) =>
        textsOf(page).some((text) => text.startsWith('One way to')),
      )
      expect(starts.length).toBeGreaterThanOrEqual(EXAMPLE_NAMES.length)
      for (const { items } of starts) expect(items.some(({ item }) => item === 'scene')).toBe(true)
    },
  )

  it.each(['8x10', '8.5x11', 'A4'])('has lines of readable length: %s', (name) => {
    const lines = rulesOf({ trim: trimOf(name) }).flatMap(textsOf)
    expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(60)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(88)
  })
})

describe('how the degree is determined', () => {
  /** The last pages, without heads and page numbers. */
  const textOf = (given: Partial<Design>, puzzles = puzzlesOf(1)) => {
    const { pages } = laidOut(bookOf(designOf({ profile: 'screen', ...given }), puzzles))
    const title = given.language === 'de' ? 'Über dieses Buch' : 'About this book'
    const first = pages.findIndex((page) => textsOf(page)[0] === title)
    return pages.slice(first).map((page) => textsOf(page).slice(2))
  }

  it.each(['6x9', '8x10', 'A4'])('has a table on the one page of the colophon on %s', (name) => {
    const own = textOf({ trim: trimOf(name) })
    expect(own).toHaveLength(1)
    const [texts] = own
    for (const part of ['Scanning', 'Assuming', 'Searching', 'Random moves']) {
      expect(texts.filter((text) => text.startsWith(part)).length).toBeGreaterThan(0)
    }
    // A number or a dot for each family in each of five rows.
    expect(texts.filter((text) => /^(?:[\d.]+|·)$/.test(text))).toHaveLength(5 * FAMILIES.length)
  })

  it('has the decimal sign of the language', () => {
    expect(textOf({}).flat()).toContain('0.5')
    expect(textOf({ language: 'de' }).flat()).toContain('0,5')
  })

  it('has no table if the degree is measured', () => {
    const survo = puzzlesOf(1).filter(({ family }) => family.name === 'survo')
    expect(textOf({}, survo).flat().join(' ')).not.toContain('What counts')
  })
})

it('the rules and examples stay on their pages with any words', () => {
  const { familyWords } = designOf()
  const long = 'Whoever has come so far will not mind to read a little more. '.repeat(9)
  const wordy = Object.fromEntries(
    Object.entries(familyWords).map(([name, words]) => [
      name,
      {
        ...words,
        howToPlay: [long, long],
        reasons: Object.fromEntries(Object.keys(words.reasons).map((kind) => [kind, long])),
      },
    ]),
  )
  for (const name of ['5x8', '8x10']) {
    sound(made({ trim: trimOf(name), familyWords: wordy, isLargePrint: true, puzzlesPerPage: 1 }))
  }
})
