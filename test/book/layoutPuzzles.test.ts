// Pages of puzzles: what stands around a board, how large boards are, and how even the space around them is.

import { describe, expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrangePuzzles.ts'
import type { Arrangement, Design } from '../../src/book/bookDesignAndPuzzles.ts'
import type { Page, PageDocument } from '../../src/render/pageItems.ts'
import { MILLIMETRE } from '../../src/render/paperSize.ts'
import { typeface } from '../support/png.ts'
import {
  type Box,
  bookOf,
  boxesOf,
  designOf,
  hasAnchor,
  itemsOf,
  pagesLaidOut,
  puzzlesIn,
  puzzlesOf,
  textsOf,
  trimOf,
} from './layoutBooks.ts'
import { sound } from './layoutChecks.ts'
import { boardOf, times } from './sketches.ts'

const ALL = puzzlesOf(4)
const ONE_FAMILY = times(boardOf('sudoku 9x9'), 9)

function made(given: Partial<Design>, puzzles: readonly Unnumbered[] = ALL, order: Arrangement = 'rising') {
  return pagesLaidOut(bookOf(designOf({ startsRight: false, claims: 'none', ...given }), puzzles, order))
}

const isOfPuzzles = (page: Page) => textsOf(page).some((text) => /^(Solution on page|Lösung auf)/.test(text))
const pagesOfPuzzles = ({ pages }: PageDocument) => pages.filter(isOfPuzzles)
const isOfSolutions = (page: Page) => hasAnchor(page, 'solution-')

const numbersOn = (page: Page) => itemsOf(page, 'text').filter(({ text }) => /^No\. \d+$/.test(text))
const scenesOn = (page: Page) => boxesOf(page, typeface).filter(({ item }) => item.item === 'scene')

/** The groups of a page: its number, everything to the next number, in the order of the puzzles. */
function groupsOf(page: Page): string[][] {
  const groups: string[][] = []
  for (const item of page.items) {
    if (item.item === 'anchor' && item.name.startsWith('puzzle-')) groups.push([])
    else if (item.item === 'text') groups.at(-1)?.push(item.text)
  }
  return groups
}

describe('the headings of a book with several sizes of a family', () => {
  const boards = (...kinds: string[]) => kinds.flatMap((kind) => times(boardOf(kind), 2))

  it.each([
    ['en', 'Sudoku 4×4 and 6×6', 'Calcudoku'],
    ['de', 'Sudoku 4×4 und 6×6', 'Calcudoku'],
  ])(
    'name the sizes in contents and above pages, and no sizes of other families, in %s',
    (language, sized, other) => {
      const puzzles = boards('sudoku 4x4', 'sudoku 6x6', 'kenken 4x4')
      const texts = made({ language }, puzzles, 'stars').pages.flatMap(textsOf)
      expect(texts.filter((text) => text === sized)).toHaveLength(2)
      expect(texts.filter((text) => text === other).length).toBeGreaterThan(1)
    },
  )

  it('name those of a page, and the first and the last of three', () => {
    const kinds = ['sudoku 4x4', 'sudoku 6x6', 'sudoku 9x9']
    const texts = made({ puzzlesPerPage: 2 }, boards(...kinds), 'stars').pages.flatMap(textsOf)
    expect(texts).toContain('Sudoku 4×4 to 9×9')
    expect(texts).toContain('Sudoku 4×4')
    expect(texts.join('\n')).toContain('Sudoku 9×9 ·')
    expect(made({}, boards('sudoku 9x9'), 'stars').pages.flatMap(textsOf).join()).not.toContain('×')
  })
})

describe('the head of a puzzle', () => {
  it.each(['en', 'de'])(
    'names its family and its difficulty in a book of several families: %s',
    (language) => {
      for (const [trim, puzzlesPerPage] of [
        ['5x8', 6],
        ['6x9', 4],
        ['A4', 9],
        ['5x8', 1],
      ] as const) {
        const design = { language, trim: trimOf(trim), puzzlesPerPage }
        const document = made(design)
        sound(document)
        const { familyWords, words } = designOf(design)
        const puzzles = puzzlesIn(bookOf(designOf(design), ALL, 'rising'))
        const groups = pagesOfPuzzles(document).flatMap(groupsOf)
        expect(groups).toHaveLength(puzzles.length)
        puzzles.forEach(({ number, family, grade }, index) => {
          const said = words.number.replace('{number}', String(number))
          const word = grade.stars === 1 ? words.oneStar : words.fourStars
          expect(groups[index].slice(0, 3)).toEqual([said, familyWords[family.name].name, word])
        })
      }
    },
  )

  it('leaves family and difficulty to the running head where they are the same for a page, on both sides', () => {
    const document = made({}, ONE_FAMILY)
    const pages = pagesOfPuzzles(document)
    for (const group of pages.flatMap(groupsOf)) expect(group[1]).toMatch(/^Solution on/)
    const heads = pages.slice(1, 3).map((page) => textsOf(page)[0])
    expect(heads).toEqual(['Sudoku · Easy', 'Sudoku · Easy'])
    expect(textsOf(pages[1])).toContain('Numbers for Long Evenings')
  })

  it('is not wider than the board', () => {
    for (const [trim, puzzlesPerPage] of [
      ['A4', 6],
      ['6x9', 4],
      ['8.5x11', 8],
    ] as const) {
      for (const page of pagesOfPuzzles(made({ trim: trimOf(trim), puzzlesPerPage }))) {
        for (const [place, item] of page.items.entries()) {
          if (item.item !== 'anchor' || !item.name.startsWith('puzzle-')) continue
          const group = boxesOf({ items: page.items.slice(place) }, typeface)
          const right = (kind: string) => group.find(({ item }) => item.item === kind)?.right ?? 0
          expect(Math.abs(right('stars') - right('scene'))).toBeLessThan(3)
        }
      }
    }
  })

  it('is above the running head of a page whose puzzles have several numbers of stars', () => {
    const mixed = [...times(boardOf('sudoku 9x9'), 10, 1), ...times(boardOf('sudoku 9x9'), 6, 3)]
    const heads = pagesOfPuzzles(made({}, mixed, 'stars')).map((page) => textsOf(page)[0])
    expect(heads).toEqual(['Sudoku', 'Sudoku · Gentle', 'Sudoku · Gentle to Medium', 'Sudoku · Medium'])
  })
})

describe('the caption of a puzzle', () => {
  it('names the page of its solution only, unless the book has details', () => {
    const texts = (hasDetails: boolean) => pagesOfPuzzles(made({ hasDetails }, ONE_FAMILY)).flatMap(textsOf)
    expect(texts(false).filter((text) => text.startsWith('Degree'))).toEqual([])
    expect(texts(true).filter((text) => /^Degree \d+ · \w+$/.test(text))).toHaveLength(ONE_FAMILY.length)
    expect(texts(false).filter((text) => text.startsWith('Solution on'))).toHaveLength(ONE_FAMILY.length)
  })

  it('says how many minutes people take, where their times are known', () => {
    const minutes = { usual: 12.4, least: 6, most: 25 }
    const timed = ONE_FAMILY.map((one) => ({ ...one, grade: { ...one.grade, minutes } }))
    const texts = (puzzles: typeof ONE_FAMILY) => pagesOfPuzzles(made({}, puzzles)).flatMap(textsOf)
    expect(texts(timed).filter((text) => text === 'about 12 min')).toHaveLength(ONE_FAMILY.length)
    expect(texts(ONE_FAMILY).filter((text) => text.includes(' min'))).toEqual([])
  })
})

/** The visible gaps from top to bottom: head, rows of boards with their texts, page number. */
function gapsOf(page: Page): number[] {
  const boxes = boxesOf(page, typeface).toSorted((one, other) => one.top - other.top)
  const bands: Box[] = []
  for (const box of boxes) {
    const last = bands.at(-1)
    // The texts of a frame are nearer to their board than this.
    if (last && box.top - last.bottom < 9)
      bands[bands.length - 1] = { ...last, bottom: Math.max(last.bottom, box.bottom) }
    else bands.push(box)
  }
  return bands.slice(1).map((band, index) => band.top - bands[index].bottom)
}

describe('the space on a page', () => {
  it('is shared evenly above, between and below rows', () => {
    for (const [trim, puzzlesPerPage] of [
      ['6x9', 4],
      ['5x8', 2],
      ['8x10', 4],
    ] as const) {
      const puzzles = times(boardOf('sudoku 9x9'), 3 * puzzlesPerPage)
      const [, page] = pagesOfPuzzles(made({ trim: trimOf(trim), puzzlesPerPage }, puzzles))
      const gaps = gapsOf(page)
      expect(gaps.length).toBeGreaterThan(2)
      expect(Math.max(...gaps) - Math.min(...gaps), `${trim}: ${gaps}`).toBeLessThan(12)
    }
  })

  it('is less than an inch between boards of four to a 6x9 page, and above one on a 5x8 page', () => {
    const [, four] = pagesOfPuzzles(made({ trim: trimOf('6x9') }, ONE_FAMILY))
    expect(Math.max(...gapsOf(four))).toBeLessThan(72)
    const [, one] = pagesOfPuzzles(made({ trim: trimOf('5x8'), puzzlesPerPage: 1 }, ONE_FAMILY))
    const [above, below] = gapsOf(one)
    expect(above).toBeLessThan(90)
    expect(Math.abs(below - above)).toBeLessThan(30)
  })

  it('is equal beside columns and between them', () => {
    const document = made({ trim: trimOf('A4'), puzzlesPerPage: 6 }, ONE_FAMILY)
    const [page] = pagesOfPuzzles(document)
    const [first, second] = scenesOn(page)
    const beside = (first.left + document.width - second.right) / 2
    expect(Math.abs(beside - (second.left - first.right))).toBeLessThan(6)
  })
})

describe('rows', () => {
  it.each([
    ['stars', '6x9', 4],
    ['rising', 'A4', 9],
    ['rising', '6x9', 8],
  ] as const)('are aligned on facing pages: %s, %s, %d a page', (order, trim, puzzlesPerPage) => {
    const document = made({ trim: trimOf(trim), puzzlesPerPage }, ALL, order)
    const linesOf = (page: Page) => new Set(numbersOn(page).map(({ y }) => y.toFixed(3)))
    for (const kind of [isOfPuzzles, isOfSolutions]) {
      let spreads = 0
      for (let left = 1; left + 1 < document.pages.length; left += 2) {
        const [one, other] = [document.pages[left], document.pages[left + 1]]
        if (!kind(one) || !kind(other)) continue
        // Chapters have rows of their own.
        if (hasAnchor(one, 'section-') || hasAnchor(other, 'section-')) continue
        const [more, fewer] = [linesOf(one), linesOf(other)]
        expect(Array.from(fewer).filter((line) => !more.has(line))).toEqual([])
        spreads++
      }
      if (order === 'rising') expect(spreads).toBeGreaterThan(0)
    }
  })

  it('of solutions are filled from the top on the last page', () => {
    const pages = made({}, times(boardOf('sudoku 9x9'), 26)).pages.filter(isOfSolutions)
    expect(pages.map((page) => scenesOn(page).length)).toEqual([12, 12, 2])
    const ys = pages.map((page) => numbersOn(page).map(({ y }) => y))
    expect(ys[1]).toEqual(ys[0])
    expect(ys[2]).toEqual(ys[0].slice(0, 2))
  })
})

describe('the boards of a page', () => {
  const cellsOf = (kind: string, given: Partial<Design>) => {
    const [page] = pagesOfPuzzles(made(given, times(boardOf(kind), 9)))
    const [board, next] = itemsOf(page, 'scene')
    return { millimetres: board.cell / MILLIMETRE, isBeside: next && next.y === board.y }
  }

  it('fill the width or the height, except where cells would look childish', () => {
    const sizeOf = (kind: string, trim: string, puzzlesPerPage: 1 | 2) =>
      cellsOf(kind, { trim: trimOf(trim), puzzlesPerPage }).millimetres
    expect(sizeOf('kenken 9x9', '8x10', 2)).toBeGreaterThan(11)
    expect(sizeOf('sudoku 9x9', '8.5x11', 1)).toBeGreaterThan(19)
    expect(sizeOf('sudoku 4x4', 'A4', 1)).toBeCloseTo(28, 6)
  })

  it('are side by side on a page that is wider than high', () => {
    const landscape = trimOf('8.25x6')
    expect(cellsOf('sudoku 9x9', { trim: landscape, puzzlesPerPage: 2 }).isBeside).toBe(true)
    expect(cellsOf('sudoku 9x9', { trim: trimOf('8x10'), puzzlesPerPage: 2 }).isBeside).toBe(false)
    sound(made({ trim: landscape, puzzlesPerPage: 6 }, puzzlesOf(2)))
  })
})
