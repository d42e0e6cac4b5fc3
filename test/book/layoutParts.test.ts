// The parts of a book: consecutive sections, the contents, the colophon, rules and examples.

import { describe, expect, it } from 'vitest'
import { type Design, TITLE_DESIGNS } from '../../src/book/bookDesignAndPuzzles.ts'
import { starMeaning, starWord } from '../../src/book/bookWords.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { colophonPages } from '../../src/book/layout/starsAndColophon.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { STARS } from '../../src/grader/stars.ts'
import { BLEED, TRIMS } from '../../src/print/trimsAndPrintLimits.ts'
import type { Page, TextItem } from '../../src/render/pageItems.ts'
import { overhang } from '../../src/render/strokeWidths.ts'
import * as catalogue from '../../src/words/catalogue.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { typeface } from '../support/png.ts'
import {
  bookOf,
  designOf,
  EXAMPLES,
  gradeOf,
  itemsOf,
  pagesLaidOut,
  puzzlesIn,
  puzzlesOf,
  textsOf,
  trimOf,
} from './layoutBooks.ts'
import { printedNumber } from './layoutChecks.ts'
import { boardOf } from './sketches.ts'

const PUZZLES = puzzlesOf(5)

const made = (given: Partial<Design>) => pagesLaidOut(bookOf(designOf(given), PUZZLES))

const EXAMPLE_NAMES = Object.keys(EXAMPLES)

describe('the sections of a family', () => {
  const book = bookOf(designOf(), PUZZLES)
  const { sections } = book
  const document = made({ startsRight: false, profile: 'screen' })
  const pageOf = (number: number) =>
    document.pages.findIndex((page) => textsOf(page).includes(`No. ${number}`))

  it('share pages; only a new family begins a new page', () => {
    const counts = new Map<number, number>()
    puzzlesIn(book).forEach(({ number, family }, index, all) => {
      const before = all[index - 1]
      const isNewPage = before && pageOf(number) > pageOf(number - 1)
      if (before && before.family !== family) expect(isNewPage).toBe(true)
      else if (isNewPage) expect(counts.get(pageOf(number - 1))).toBe(4)
      counts.set(pageOf(number), (counts.get(pageOf(number)) ?? 0) + 1)
    })
    // Five puzzles of one star and five of four: the third page has both.
    expect(pageOf(5)).toBe(pageOf(6))
  })

  it('have their stars in the head of a page if all its puzzles have the same number, and else at each puzzle', () => {
    const [one, other, third] = [1, 5, 9].map((number) => document.pages[pageOf(number)])
    expect([one, other, third].map((page) => itemsOf(page, 'stars').length)).toEqual([1, 4, 1])
    expect(textsOf(one)).toContain('Sudoku')
    expect(textsOf(other)).toContain('Numbers for Long Evenings')
  })

  it('are in the contents with their numbers and a link to their first page', () => {
    const contents = document.pages.find((page) => textsOf(page).includes('Contents')) as Page
    for (const { puzzles } of sections.slice(0, 2)) {
      const range = `No. ${puzzles[0].number}–${puzzles[puzzles.length - 1].number}`
      const texts = itemsOf(contents, 'text')
      const { link, y } = texts.find(({ text }) => text === range) as TextItem
      const start = document.pages[pageOf(puzzles[0].number)]
      expect(texts.flatMap((item) => (item.y === y ? item.text : []))).toContain(printedNumber(start))
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
})

describe('the contents', () => {
  it.each(['stars', 'rising'] as const)('print a shared title once, above its lines: %s', (arrangement) => {
    const puzzles = puzzlesOf(2, [1, 2, 3])
    const { pages } = pagesLaidOut(bookOf(designOf({ trim: trimOf('A4') }), puzzles, arrangement))
    const contents = textsOf(pages.find((page) => textsOf(page).includes('Contents')) as Page)
    const titles = arrangement === 'rising' ? ['Increasing difficulty'] : ['Sudoku', 'Survo']
    for (const title of titles) expect(contents.filter((text) => text === title)).toHaveLength(1)
    expect(contents.filter((text) => text.startsWith('No. ')).length).toBeGreaterThanOrEqual(3)
  })
})

describe('a page of two boards', () => {
  it('has the caption of a board nearer to it than to the next board', () => {
    const survo = puzzlesOf(2).filter(({ family }) => family.name === 'survo')
    const { pages } = pagesLaidOut(bookOf(designOf({ trim: trimOf('5x8'), puzzlesPerPage: 2 }), survo))
    const page = pages.find((one) => textsOf(one).includes('No. 2')) as Page
    const [board] = itemsOf(page, 'scene')
    const [caption, next] = ['Solution on', 'No. 2'].map(
      (start) => itemsOf(page, 'text').find(({ text }) => text.startsWith(start)) as TextItem,
    )
    const lowest = Math.max(
      ...board.scene().marks.flatMap((mark) => (mark.mark === 'text' ? mark.y + 0.33 * mark.size : [])),
    )
    const above = caption.y - 0.66 * caption.size - (board.y + lowest * board.cell)
    expect(next.y - 0.66 * next.size - caption.y).toBeGreaterThan(1.2 * above)
  })
})

describe('how to play', () => {
  const rulesOf = (given: Partial<Design>) => {
    const { pages } = made(given)
    const first = pages.findIndex((page) => textsOf(page)[0]?.startsWith('How to play'))
    const end = pages.findIndex((page) => textsOf(page).includes('No. 1'))
    return pages.slice(first, end)
  }

  it.each(['5x8', '6x9', '8x10', '8.5x11'])(
    'keeps the first step on the page of its board in large print: %s',
    (name) => {
      const starts = rulesOf({ trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 }).filter((page) =>
        textsOf(page).some((text) => text.startsWith('Look at the grey')),
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

describe('the last page', () => {
  const TOLD = { count: 9, stars: STARS, hasMinutes: true }

  /** Its texts, without heads and page numbers. */
  const textOf = (given: Partial<Design>, puzzles = puzzlesOf(1, STARS)) => {
    const { pages } = pagesLaidOut(bookOf(designOf({ profile: 'screen', ...given }), puzzles))
    const first = pages.findIndex((page) => textsOf(page)[0] === designOf(given).words.colophon)
    return pages.slice(first).map((page) => textsOf(page).slice(2))
  }

  it.each(['5x8', '6x9', '8x10', 'A4'])('says what each number of stars asks, on one page of %s', (name) => {
    for (const language of ['en', 'de']) {
      const own = textOf({ trim: trimOf(name), language })
      expect(own).toHaveLength(1)
      const text = own[0].join(' ').replaceAll('- ', '')
      const { words } = designOf({ language })
      for (const stars of STARS) {
        expect(own[0]).toContain(starWord(words, stars))
        expect(text).toContain(starMeaning(words, stars).split(' ').slice(0, 3).join(' '))
      }
      expect(text).toContain(language === 'en' ? 'exactly one solution' : 'genau eine Lösung')
    }
  })

  it.each([[[3]], [[2, 5]]] as const)('lists only the stars of the puzzles: %j', (stars) => {
    const [text] = textOf({ hasDetails: true }, puzzlesOf(1, stars))
    const { words } = designOf()
    for (const one of STARS) {
      // The word stands beside the meaning and beside the degrees.
      const times = text.filter((said) => said === starWord(words, one)).length
      expect(times, `${one} stars`).toBe(stars.some((own) => own === one) ? 2 : 0)
    }
  })

  it('never leaves one line of a paragraph on a page of its own', () => {
    for (const trim of TRIMS) {
      for (const language of LANGUAGES) {
        for (const look of [{}, { hasDetails: true }, { isLargePrint: true }]) {
          const design = designOf({ trim, language, ...look })
          const pages = colophonPages({ design, typeface, geometry: geometryOf(design, 24) }, TOLD)
          const lines = new Set(itemsOf(pages[pages.length - 1], 'text').map(({ y }) => y))
          expect(lines.size, `${trim.name} ${language}`).toBeGreaterThan(2)
        }
      }
    }
  })

  it.each(LANGUAGES)('fits on a page of A5 with all details, in %s', (language) => {
    const design = designOf({ trim: trimOf('A5'), language, hasDetails: true })
    expect(colophonPages({ design, typeface, geometry: geometryOf(design, 24) }, TOLD)).toHaveLength(1)
  })

  it('says what minutes rest on if a puzzle states them', () => {
    const grade = { ...gradeOf(1, 20), minutes: { usual: 5, least: 3, most: 9 } }
    const timed = puzzlesOf(1).map((one) => ({ ...one, grade }))
    const said = 'the usual time of people who often solve such puzzles'
    expect(textOf({}, timed).flat().join(' ')).toContain(said)
    expect(textOf({}).flat().join(' ')).not.toContain(said)
  })

  it('explains the degree with details only', () => {
    const plain = textOf({}).flat().join(' ')
    const detailed = textOf({ hasDetails: true }).flat().join(' ')
    for (const detail of ['degree', 'Seed', '151 to 600', 'over 1500']) {
      expect(plain).not.toContain(detail)
      expect(detailed).toContain(detail)
    }
  })
})

describe('the title page', () => {
  const titleOf = (given: Partial<Design>, kinds: readonly string[]) => {
    const puzzles = kinds.map((kind) => boardOf(kind, 'title', true))
    const book = bookOf(designOf(given), puzzles)
    const [page] = pagesLaidOut(book).pages
    return { page, boards: itemsOf(page, 'scene') }
  }
  const trims = ['5x8', '6x9', '8x10', 'A4', '8.25x6', '8.25x8.25'].map(trimOf)

  it.each(trims)(
    'has its texts beside, above or below its picture, and nothing beyond the page, on $name',
    (trim) => {
      const kinds = ['sudoku 9x9', 'kenken 4x4', 'survo 3x4', 'hidoku 5x5', 'magic 4x4']
      for (const title of ['Sudoku', 'A rather long title for a book of puzzles that anyone can solve']) {
        for (const titleDesign of TITLE_DESIGNS) {
          for (const bleed of [0, BLEED]) {
            const { page, boards } = titleOf({ trim, title, titleDesign, bleed }, kinds)
            for (const { x, y, cell, scene } of boards) {
              const { width, height } = scene()
              const [right, bottom] = [x + width * cell, y + height * cell]
              expect(x).toBeGreaterThan(0)
              expect(y).toBeGreaterThanOrEqual(-bleed)
              expect(right).toBeLessThanOrEqual(trim.width + bleed + 0.01)
              expect(bottom).toBeLessThan(trim.height)
              const covered = itemsOf(page, 'text').filter((item) => item.y > y && item.y < bottom)
              // Beside the board, if anywhere.
              for (const item of covered) expect(item.x < x || item.x > right).toBe(true)
            }
            if (titleDesign === 'board') expect(boards).toHaveLength(1)
            if (titleDesign === 'type')
              expect(itemsOf(page, 'text').map(({ text }) => text)).toContain(String(kinds.length))
          }
        }
      }
    },
  )

  it('has a whole board in the middle, with fine lines and regular numbers, with bleed or without', () => {
    const trim = trimOf('6x9')
    for (const bleed of [0, BLEED]) {
      const { page, boards } = titleOf({ trim, bleed }, ['sudoku 9x9'])
      const [{ x, cell, scene, paint }] = boards
      expect(scene()).toMatchObject({ width: 9, height: 9 })
      expect(paint).toMatchObject({ hasFineLines: true, weight: 'regular' })
      const [title] = itemsOf(page, 'text')
      const middle = title.x + (typeface.regular.width(title.text) * title.size) / 2
      expect(x + (9 * cell) / 2).toBeCloseTo(middle)
    }
  })

  it.each(LANGUAGES)(
    'says how many puzzles of a family there are, and how difficult they are, in %s',
    (language) => {
      for (const { name } of FAMILIES) {
        const puzzles = puzzlesOf(2, [2, 4]).filter(({ family }) => family.name === name)
        const [page] = pagesLaidOut(bookOf(designOf({ language }), puzzles)).pages
        const many = catalogue.front[language][name as keyof typeof catalogue.front.en]
        expect(textsOf(page)).toContain(`${puzzles.length} ${many}`)
        expect(itemsOf(page, 'stars').map(({ stars }) => stars)).toEqual([2, 4])
      }
      const [page] = pagesLaidOut(bookOf(designOf({ language }), puzzlesOf(1, [3]))).pages
      expect(textsOf(page).join()).toContain(catalogue.front[language].puzzles)
      expect(itemsOf(page, 'stars').map(({ stars }) => stars)).toEqual([3])
    },
  )

  it('shows boards of all families in a mosaic, each as its readers find it', () => {
    const kinds = ['sudoku 6x6', 'kenken 4x4', 'survo 3x4', 'hidoku 5x5', 'magic 4x4']
    const { boards } = titleOf({ titleDesign: 'mosaic' }, kinds)
    const texts = new Set(boards.map(({ scene }) => JSON.stringify(scene().marks)))
    expect(texts.size).toBe(kinds.length)
  })
})
