// Whole books laid out on every trim: what stands where is worked out again from the items of the finished pages.

import { describe, expect, it } from 'vitest'
import type { Book, Design } from '../../src/book/book.ts'
import { PUZZLES_PER_PAGE } from '../../src/book/book.ts'
import { insideMargin } from '../../src/book/layout/geometry.ts'
import { layOut } from '../../src/book/layout/layout.ts'
import { FEWEST_PAGES, OUTSIDE_MARGIN, SMALLEST_TYPE, TRIMS } from '../../src/book/paper.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import type { Page, PageDocument } from '../../src/render/page.ts'
import type { Text } from '../../src/scene.ts'
import { type Box, bookOf, boxesOf, designOf, EXAMPLES, puzzlesOf, textsOf, trimOf } from './layoutBooks.ts'

const typeface = loadTypeface()
const PUZZLES = puzzlesOf(5)

const laidOut = (book: Book) => layOut(book, typeface, EXAMPLES)
const made = (given: Partial<Design>) => laidOut(bookOf(designOf(given), PUZZLES))

/** Floating point, and letters that stand closer to each other than alone. */
const SLACK = 0.2

function outside(document: PageDocument): string[] {
  const { pages, width, height } = document
  const inside = insideMargin(pages.length)
  return pages.flatMap((page, index) => {
    const isRight = index % 2 === 0
    const least = (isRight ? inside : OUTSIDE_MARGIN) - SLACK
    const most = width - (isRight ? OUTSIDE_MARGIN : inside) + SLACK
    return boxesOf(page, typeface)
      .filter(({ left, right }) => left < least || right > most)
      .concat(
        boxesOf(page, typeface).filter(
          ({ top, bottom }) => top < OUTSIDE_MARGIN || bottom > height - OUTSIDE_MARGIN,
        ),
      )
      .map((box) => `page ${index + 1}: ${told(box)}`)
  })
}

function overlapping({ pages }: PageDocument): string[] {
  return pages.flatMap((page, index) => {
    const boxes = boxesOf(page, typeface)
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `page ${index + 1}: ${told(one)} and ${told(other)}`),
    )
  })
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  )
}

function told({ item, left, right, top, bottom }: Box): string {
  const what = item.item === 'text' ? item.text : item.item
  return `${what} (${[left, right, top, bottom].map(Math.round).join(' ')})`
}

/** The size of every text, those of boards included. */
function typeSizesOf({ items }: Page): number[] {
  return items.flatMap((item) => {
    if (item.item === 'text') return item.size
    if (item.item !== 'scene') return []
    const texts = item.scene.marks.filter((mark): mark is Text => mark.mark === 'text')
    return texts.map(({ text, size, room, weight }) => {
      const width = typeface[weight].width(text)
      return item.cell * Math.min(size, room / width)
    })
  })
}

/** The printed number of a page: the lowest of its texts, if it stands at the outside. */
function printedNumber(page: Page): string | undefined {
  const lowest = page.items
    .flatMap((item) => (item.item === 'text' ? item : []))
    .reduce<{ y: number; text: string } | undefined>(
      (low, one) => (low && low.y >= one.y ? low : one),
      undefined,
    )
  return lowest && /^(?:\d+|[ivxlc]+)$/.test(lowest.text) ? lowest.text : undefined
}

const sound = (document: PageDocument) => {
  expect(outside(document)).toEqual([])
  expect(overlapping(document)).toEqual([])
  expect(Math.min(...document.pages.flatMap(typeSizesOf))).toBeGreaterThanOrEqual(SMALLEST_TYPE - 1e-6)
}

describe.each(TRIMS.map((trim) => trim.name))('a book on %s', (name) => {
  const trim = trimOf(name)

  it.each(PUZZLES_PER_PAGE)(
    'stays in its margins, nothing over anything else, with %d a page',
    (puzzlesPerPage) => {
      sound(made({ trim, puzzlesPerPage }))
    },
  )

  it('stays there in German, in large print, and with words that are too long', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
    sound(made({ trim, language: 'de', puzzlesPerPage: 2, profile: 'screen' }))
    sound(made({ trim, isLargePrint: true, puzzlesPerPage: 1 }))
    const title = `${long} ${'und noch viel mehr '.repeat(4)}`.slice(0, 120)
    sound(
      made({
        trim,
        title,
        subtitle: `${long} ${title}`,
        author: `${long} ${long}`,
        copyright: [title, `${long}${long}`],
      }),
    )
  })
})

it('has room for longer words around a puzzle, or cuts them', () => {
  const { words } = designOf()
  for (const number of ['Puzzle number {number}', 'The puzzle with the rather long number {number}']) {
    const solutionOn = `${number}: the solution stands on page {page}`.slice(-45)
    const longer = { ...words, number, degree: `${number} has the degree {degree}`, solutionOn }
    sound(made({ trim: trimOf('5x8'), puzzlesPerPage: 6, words: longer }))
  }
})

describe('the numbers of a book', () => {
  const document = made({ startsRight: false })
  const count = PUZZLES.length
  const pagesWith = (text: string) =>
    document.pages.flatMap((page, index) => textsOf(page).flatMap((one) => (one === text ? index : [])))

  it('lead from each puzzle to its solution, and every one is there once', () => {
    for (let number = 1; number <= count; number++) {
      const [puzzle, solution, ...others] = pagesWith(`No. ${number}`)
      expect(others).toEqual([])
      const items = document.pages[puzzle].items
      const link = items.find((item) => item.item === 'text' && item.link === `solution-${number}`)
      expect(link).toMatchObject({ text: `Solution on page ${printedNumber(document.pages[solution])}` })
    }
  })

  it('belong to the board below them', () => {
    const boards = document.pages.flatMap((page) => {
      const items = page.items
      return items.flatMap((item, place) => {
        const number = item.item === 'text' ? /^No\. (\d+)$/.exec(item.text)?.[1] : undefined
        const board = items.slice(place).find((one) => one.item === 'scene')
        return number === undefined ? [] : [{ number: Number(number), board }]
      })
    })
    const { sections } = bookOf(designOf(), PUZZLES)
    for (const { number, family, puzzle, solution } of sections.flatMap((section) => section.puzzles)) {
      const [first, second] = boards.filter((one) => one.number === number).map(({ board }) => board)
      const texts = (values: readonly number[]) =>
        family
          .scene(puzzle, values)
          .marks.flatMap((mark) => (mark.mark === 'text' && mark.anchor === 'middle' ? mark.text : []))
      const shown = (board: typeof first) =>
        board?.item === 'scene'
          ? board.scene.marks.flatMap((mark) =>
              mark.mark === 'text' && mark.anchor === 'middle' ? mark.text : [],
            )
          : []
      expect(shown(first)).toEqual(texts(puzzle.givens.map((given) => Math.max(0, given))))
      expect(shown(second)).toEqual(texts(solution))
    }
  })
})

describe('the pages of a book', () => {
  it('are numbered in roman, then in arabic figures from the first section on, which begins at the right', () => {
    const { pages } = made({})
    const first = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    expect(first % 2).toBe(0)
    expect(printedNumber(pages[first])).toBe('1')
    expect(pages.slice(0, first).map(printedNumber).slice(2, 4)).toEqual(['iii', 'iv'])
    const numbered = pages.slice(first).map(printedNumber)
    numbered.forEach((number, index) => {
      if (number !== undefined) expect(number).toBe(String(index + 1))
    })
    expect(pages.slice(0, 2).map(printedNumber)).toEqual([undefined, undefined])
  })

  it('are empty only where the next part starts at the right', () => {
    const { pages } = made({ startsRight: true, puzzlesPerPage: 6 })
    const empty = pages.flatMap((page, index) => (page.items.length === 0 ? index : []))
    expect(empty.length).toBeGreaterThan(0)
    for (const index of empty) {
      expect(index % 2).toBe(1)
      expect(pages[index + 1].items.some((item) => item.item === 'anchor')).toBe(true)
    }
    const front = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    const unforced = made({ startsRight: false, puzzlesPerPage: 6 }).pages.slice(front)
    expect(unforced.filter((page) => page.items.length === 0)).toEqual([])
  })

  it('start each section at the right if that is asked for', () => {
    const { pages, outline } = made({ startsRight: true })
    const main = outline.filter(({ title }) => title.includes('★') || title === 'Solutions')
    expect(main).toHaveLength(11)
    expect(main.map(({ page }) => page % 2)).toEqual(main.map(() => 0))
    for (const { title, page } of outline) {
      expect(textsOf(pages[page])).toContain(title.replace(/ ★+/, ''))
    }
  })

  it('are an even number and 24 at least in print, the rest for notes; on a screen as many as there are', () => {
    const few = (profile: Design['profile']) => laidOut(bookOf(designOf({ profile }), puzzlesOf(1, [2])))
    const print = few('print').pages
    expect(print).toHaveLength(FEWEST_PAGES)
    expect(print.filter((page) => textsOf(page).includes('Notes')).length).toBeGreaterThan(0)
    expect(textsOf(print[FEWEST_PAGES - 1])).toContain('About this book')
    const screen = few('screen').pages
    expect(screen.length).toBeLessThan(FEWEST_PAGES)
    expect(screen.flatMap(textsOf)).not.toContain('Notes')
    for (const puzzlesPerPage of PUZZLES_PER_PAGE) {
      expect(made({ puzzlesPerPage }).pages.length % 2).toBe(0)
    }
  })

  it('have the inside margin of their number, at the left on right-hand pages and at the right on others', () => {
    for (const count of [5, 20]) {
      const document = laidOut(bookOf(designOf({ puzzlesPerPage: 1 }), puzzlesOf(count)))
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

  it('are the same each time', () => {
    expect(made({})).toEqual(made({}))
  })

  it('have boards of one cell size for each shape, their tops in line', () => {
    const { pages } = made({ puzzlesPerPage: 6, trim: trimOf('A4') })
    const first = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    const scenes = pages[first].items.flatMap((item) => (item.item === 'scene' ? item : []))
    expect(new Set(scenes.map(({ cell }) => cell)).size).toBe(1)
    expect(new Set(scenes.map(({ y }) => y)).size).toBe(3)
    expect(new Set(scenes.map(({ x }) => x)).size).toBe(2)
  })
})

describe('on a screen', () => {
  const document = laidOut(bookOf(designOf({ profile: 'screen' }), PUZZLES, 'rising'))
  const anchors = document.pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.item === 'anchor' ? item.name : [])),
  )

  it('every link leads somewhere, and to one place', () => {
    const links = document.pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.item === 'text' && item.link !== undefined ? item.link : [])),
    )
    expect(links.length).toBeGreaterThan(2 * PUZZLES.length)
    expect(links.filter((link) => !anchors.includes(link))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('a rising mix is one section', () => {
    expect(document.outline.map(({ title }) => title)).toEqual([
      'Contents',
      ...['Sudoku', 'Calcudoku', 'Survo', 'Number Path', 'Magic Square'].map(
        (name) => `How to play: ${name}`,
      ),
      'Rising difficulty',
      'Solutions',
      'About this book',
    ])
  })
})
