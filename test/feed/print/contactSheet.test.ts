import { describe, expect, it } from 'vitest'
import { datesOfMonth } from '../../../src/feed/calendarDates.ts'
import type { ContactEntry } from '../../../src/feed/print/contactEntry.ts'
import { contactSheet } from '../../../src/feed/print/contactSheet.ts'
import type { SeriesPuzzle } from '../../../src/feed/publicPuzzles.ts'
import { byKey } from '../../../src/print/boardGrid.ts'
import type { Item } from '../../../src/render/pageItems.ts'
import { parsePaperSize } from '../../../src/render/paperSize.ts'
import { makeSolver } from '../../../src/solver/solve.ts'
import * as catalogue from '../../../src/words/catalogue.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'
import { typeface } from '../../support/png.ts'
import { boardOf, CASES, publishedOf, scenesOf } from './printed.ts'

const SLOT = { name: 'slot', title: 'Daily Numbers' }
const META = { title: 'Numbers', language: 'en' } as Parameters<typeof contactSheet>[1]['meta']

function seriesOf(
  [family, shape, , own]: (typeof CASES)[number],
  date: string,
  more: Partial<SeriesPuzzle> = {},
): SeriesPuzzle {
  const published = publishedOf(boardOf(family, shape, own), { date, slot: SLOT })
  const grade = { degree: 451.4, stars: 3, version: 3, tier: 'techniques', technique: 'naked-pair' } as const
  const { id } = published
  return {
    ...published,
    isSolved: false,
    solution: makeSolver()(published.family, published.puzzle).solutions[0],
    entry: { date, slot: SLOT.name, revision: 0, id, key: 'k', grade, files: {} },
    ...more,
  } as SeriesPuzzle
}

function madeOf(one: (typeof CASES)[number], date: string): ContactEntry {
  return { date, slot: SLOT, state: 'made', puzzle: seriesOf(one, date) }
}

const DATES = datesOfMonth('2027-01')

function sheetOf(
  entries: readonly ContactEntry[],
  language: (typeof LANGUAGES)[number] = 'en',
  paper = 'A4',
  slots = [SLOT],
) {
  return contactSheet(entries, {
    month: '2027-01',
    slots,
    meta: { ...META, language },
    words: catalogue.feed[language],
    paper: parsePaperSize(paper),
    typeface,
  })
}

const textsIn = (items: readonly Item[]) => items.flatMap((item) => (item.item === 'text' ? [item] : []))

describe('contactSheet', () => {
  const month = DATES.map((date, index) => madeOf(CASES[index % CASES.length], date))

  it.each([...LANGUAGES])('has every date in order, with its day of the week, in %s', (language) => {
    const days = catalogue.feed[language].weekdays.split(', ')
    const seen = sheetOf(month, language).pages.flatMap(({ items }) => {
      const texts = textsIn(items)
      return texts.flatMap(({ text, y, size }, index) => {
        const next = texts[index + 1]
        return /^\d+$/.test(text) && next?.y === y && next.size === size ? [[Number(text), next.text]] : []
      })
    })
    // 1 January 2027 is a Friday.
    expect(seen).toEqual(DATES.map((_, index) => [index + 1, days[(index + 4) % 7]]))
  })

  it.each(['A4', 'letter', 'A3'])('keeps everything on its page, on %s', (paper) => {
    const { pages, width, height } = sheetOf(month, 'de', paper)
    expect(width).toBeGreaterThan(height)
    const items = pages.flatMap((page) => page.items)
    for (const { x, y, weight, text, size } of textsIn(items)) {
      expect(x + typeface[weight].width(text) * size).toBeLessThan(width - 20)
      expect(y).toBeLessThan(height - 20)
    }
    for (const { scene, x, y, cell } of scenesOf(items)) {
      expect(x + scene.width * cell).toBeLessThan(width - 20)
      expect(y + scene.height * cell).toBeLessThan(height - 20)
    }
  })

  it('shows the board with its solution in smaller numbers, and the facts of a puzzle', () => {
    const entry = madeOf(['sudoku', '9x9', 'en', {}] as unknown as (typeof CASES)[number], '2027-01-05')
    const [{ items }] = sheetOf([entry]).pages
    const scenes = scenesOf(items)
    expect(scenes).toHaveLength(1)
    const numbers = scenes[0].scene.marks.flatMap((mark) => (mark.mark === 'text' ? mark : []))
    if (entry.state !== 'made') throw new Error('the puzzle is made')
    expect(numbers.map(({ text }) => Number(text))).toEqual([...entry.puzzle.solution])
    const givens = numbers.filter(({ weight }) => weight === 'bold')
    const found = numbers.filter(({ weight }) => weight === 'regular')
    expect(givens.map(({ text }) => Number(text))).toEqual(
      entry.puzzle.puzzle.givens.filter((given) => given > 0),
    )
    const [least, most] = [
      Math.min(...givens.map(({ size }) => size)),
      Math.max(...found.map(({ size }) => size)),
    ]
    expect(most).toBeLessThan(0.8 * least)
    const texts = textsIn(items).map(({ text }) => text)
    expect(texts).toEqual(
      expect.arrayContaining(['Numbers · January 2027', '5', 'Tuesday', 'Daily Numbers: Sudoku 9×9']),
    )
    expect(texts.join(' ')).toContain(
      `Easy · Degree: 451 · Tier: techniques · Hardest technique: naked pair · Clues: ${givens.length}`,
    )
    expect(items.filter(({ item }) => item === 'stars')).toHaveLength(1)
    // Only the day that has a puzzle gets a column.
    expect(texts).not.toContain('Monday')
  })

  describe('a month of five slots', () => {
    // The usual shapes of a feed.
    const kinds = [
      ['sudoku', '9x9', 'en', {}],
      ['kenken', '6x6', 'en', {}],
      ['hidoku', '8x8', 'en', {}],
      ['survo', '4x4', 'en', {}],
      ['magic', '5x5', 'en', {}],
    ] as unknown as (typeof CASES)[number][]
    const titles = ['Sudoku', 'Calcudoku', 'Number Path', 'Survo', 'Magic Board']
    const slots = titles.map((title) => ({ name: title, title }))
    const all = kinds.flatMap((kind, index) => {
      const slot = slots[index]
      const puzzle = { ...seriesOf(kind, DATES[0]), slot }
      return DATES.map((date): ContactEntry => ({ date, slot, state: 'made', puzzle }))
    })
    const { pages, height } = sheetOf(all, 'en', 'A4', slots)

    it('takes six pages of A4', () => {
      expect(pages).toHaveLength(6)
    })

    it('keeps the clues of small boards legible', () => {
      const kind = CASES.find(([family]) => family === 'kenken') as (typeof CASES)[number]
      const [{ scene, cell }] = scenesOf(sheetOf([madeOf(kind, DATES[0])]).pages[0].items)
      const sizes = scene.marks.flatMap((mark) => (mark.mark === 'text' ? mark.size * cell : []))
      expect(Math.min(...sizes)).toBeCloseTo(4)
    })

    it('leaves no page half white but the last, in height and in width', () => {
      for (const { items } of pages.slice(0, -1)) {
        const boards = scenesOf(items).map(({ scene, x, y, cell }) => [x, y + scene.height * cell])
        expect(Math.max(...boards.map(([, bottom]) => bottom))).toBeGreaterThan(0.6 * height)
        expect(new Set(boards.map(([x]) => Math.round(x))).size).toBeGreaterThanOrEqual(7)
      }
    })
  })

  it.each([
    [1, [1]],
    [8, [3, 5]],
    [31, [3, 7, 7, 7, 7]],
  ])('divides %i dates into weeks of %j', (count, lengths) => {
    const dates = datesIn(sheetOf(month.slice(0, count)).pages)
    expect(stripsOf(dates)).toEqual(lengths)
    // Each day of the week has its column.
    const columns = new Set(dates.map(({ day, x }) => `${day} ${Math.round(x)}`))
    expect(columns.size).toBe(Math.min(count, 7))
  })

  it('divides dates into strips of about the same length if weeks take more pages', () => {
    const slots = ['one', 'two', 'three', 'four'].map((name) => ({ name, title: name }))
    const all = DATES.flatMap((date) => slots.map((slot): ContactEntry => ({ date, slot, state: 'planned' })))
    const { pages } = sheetOf(all, 'en', 'A4', slots)
    expect(pages).toHaveLength(4)
    expect(stripsOf(datesIn(pages))).toEqual([8, 8, 7, 8])
  })

  /** The dates above the puzzles, with the names of their days. */
  function datesIn(pages: readonly { readonly items: readonly Item[] }[]) {
    return pages.flatMap(({ items }, page) =>
      textsIn(items).flatMap(({ text, x, y, size }, index, texts) => {
        const next = texts[index + 1]
        return /^\d+$/.test(text) && next?.y === y && next.size === size ? { day: next.text, x, y, page } : []
      }),
    )
  }

  /** The lengths of the strips of these dates. */
  function stripsOf(dates: ReturnType<typeof datesIn>): number[] {
    const strips = byKey(dates, ({ page, y }) => `${page} ${y}`)
    return Array.from(strips.values(), ({ length }) => length)
  }

  it('strikes a withdrawn puzzle out, and marks a planned one', () => {
    const correction = { note: 'A misprint.', at: '2027-01-06T10:00:00Z', isWithdrawn: true }
    const puzzle = seriesOf(CASES[0], '2027-01-05', { correction })
    const [{ items }] = sheetOf([
      { date: '2027-01-05', slot: SLOT, state: 'withdrawn', puzzle },
      { date: '2027-01-06', slot: SLOT, state: 'planned', family: 'sudoku', shape: '6x6', stars: '2..3' },
      { date: '2027-01-07', slot: SLOT, state: 'planned' },
    ]).pages
    const texts = textsIn(items).map(({ text }) => text)
    expect(texts.join(' ')).toContain('Withdrawn on 6 January 2027: A misprint.')
    const planned = texts.filter((text) => text.startsWith('Planned'))
    expect(planned).toEqual(['Planned: 2..3 of 5 stars', 'Planned'])
    const slanted = items.filter((item) => item.item === 'rule' && item.x1 !== item.x2 && item.y1 !== item.y2)
    expect(slanted).toHaveLength(2)
    expect(items.filter(({ item }) => item === 'scene')).toHaveLength(1)
  })
})
