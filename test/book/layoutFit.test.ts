// What a page has room for: refusals have to be true, what they propose has to fit, and what is accepted can be read.

import { describe, expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrange.ts'
import type { Design, PuzzlesPerPage } from '../../src/book/book.ts'
import { PUZZLES_PER_PAGE } from '../../src/book/book.ts'
import { countPages, type Portion } from '../../src/book/layout/count.ts'
import { tooSmall } from '../../src/book/layout/fit.ts'
import { layOut } from '../../src/book/layout/layout.ts'
import { MOST_PAGES, SMALLEST_TYPE, TRIMS } from '../../src/book/paper.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { draw } from '../../src/render/drawing.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import type { PageDocument, SceneItem } from '../../src/render/page.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { MILLIMETRE } from '../../src/render/units.ts'
import { bookOf, designOf, EXAMPLES, puzzlesOf, trimOf } from './layoutBooks.ts'
import { boardOf, portionOf, sketchOf } from './sketches.ts'

const typeface = loadTypeface()

const LARGE_CAGES = { minimal: false, symmetry: 'none', own: { maxCage: 6 } } as const

/** The largest and the widest boards, and with the longest texts. */
const WIDEST: readonly Unnumbered[] = [
  ...['9x9', '16x16', '25x25'].map((shape) => boardOf(`sudoku ${shape}`)),
  ...['long', 'longer'].map((seed) => boardOf('kenken 9x9', seed, true, LARGE_CAGES)),
  ...['4x6', '5x6'].map((shape) => boardOf(`survo ${shape}`)),
  ...['10x10', '12x12', '9x9/rook', '20x20/rook'].map((shape) => boardOf(`hidoku ${shape}`)),
  ...['6x6', '8x8', '5x5/5..29'].map((shape) => boardOf(`magic ${shape}`)),
]

const nameOf = ({ family, puzzle }: Unnumbered) => `${family.name} ${puzzle.shape.text}`

const boardNamed = (name: string) => WIDEST.find((board) => nameOf(board) === name) as Unnumbered

const whyNot = (board: Unnumbered, design: Partial<Design>, count = 1) => {
  const portion = portionOf([board], count)
  return tooSmall(sketchOf(design, [portion]), portion)
}

const DESIGNS: readonly Partial<Design>[] = TRIMS.filter(({ name }) => name !== 'letter').flatMap((trim) => [
  ...PUZZLES_PER_PAGE.map((puzzlesPerPage) => ({ trim, puzzlesPerPage })),
  { trim, puzzlesPerPage: 1 as const, isLargePrint: true },
])

describe.each(
  WIDEST.slice(0, 4)
    .concat(WIDEST.slice(5))
    .map((board) => [nameOf(board), board] as const),
)('a board of %s', (_, board) => {
  it('is refused only with what fits instead', () => {
    for (const design of DESIGNS) {
      const why = whyNot(board, design)
      if (why === undefined || why.endsWith(': no trim has room for it')) continue
      const [, needs, has] = /at least ([\d.]+) mm.*would have ([\d.]+) mm/.exec(why) ?? []
      expect(Number(has)).toBeLessThan(Number(needs))
      for (const instead of proposalsOf(why, design)) expect(whyNot(board, instead)).toBeUndefined()
    }
  })
})

/** What the end of a refusal proposes. */
function proposalsOf(why: string, design: Partial<Design>): Partial<Design>[] {
  const proposed = why.slice(why.lastIndexOf(': ') + 2)
  const trim = /a trim of (\S+?)(?: fits|$)/.exec(proposed)?.[1]
  const count = /(\d) a page/.exec(proposed)?.[1]
  const changed: Partial<Design>[] = []
  const puzzlesPerPage = count === undefined ? {} : { puzzlesPerPage: Number(count) as PuzzlesPerPage }
  const large = proposed.startsWith('without large print') ? { isLargePrint: false } : {}
  const onTrim = trim === undefined ? {} : { trim: trimOf(trim) }
  if (proposed.includes(', or ')) changed.push({ ...design, ...puzzlesPerPage }, { ...design, ...onTrim })
  else changed.push({ ...design, ...puzzlesPerPage, ...large, ...onTrim })
  return changed
}

describe('what fits', () => {
  it('is a Sudoku six times on the smallest page, and a large one only alone', () => {
    const small = (puzzlesPerPage: PuzzlesPerPage) => ({ trim: trimOf('5x8'), puzzlesPerPage })
    expect(whyNot(boardNamed('sudoku 9x9'), small(6))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), small(1))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), small(2))).toMatch(
      /^a Sudoku of 16x16 needs cells of at least 6 mm to be written in, and with 2 a page on 5x8 in they would have/,
    )
  })

  it('depends on the inside margin of a thick book', () => {
    const board = boardNamed('sudoku 16x16')
    expect(whyNot(board, { trim: trimOf('5x8'), puzzlesPerPage: 1 })).toBeUndefined()
    expect(whyNot(board, { trim: trimOf('5x8'), puzzlesPerPage: 1 }, 500)).toBeDefined()
  })

  it('has digits of 18 points in large print, in a circle too', () => {
    const large = (name: string) => ({ trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 as const })
    expect(whyNot(boardNamed('sudoku 9x9'), large('5x8'))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), large('6x9'))).toContain('for digits of 18 pt')
    expect(whyNot(boardNamed('hidoku 10x10'), large('6x9'))).toContain('for digits of 18 pt')
  })

  it('is called by the name that it has in the book', () => {
    const { familyWords } = designOf()
    const named = (name: string) =>
      whyNot(boardNamed('sudoku 25x25'), {
        puzzlesPerPage: 6,
        familyWords: { ...familyWords, sudoku: { ...familyWords.sudoku, name } },
      })
    expect(named('Number Box')).toMatch(/^a Number Box of 25x25 needs/)
    expect(named('Elephant')).toMatch(/^an Elephant of 25x25 needs/)
  })

  it('is proposed for all boards of a book at once', () => {
    const portions = ['sudoku 16x16', 'hidoku 20x20/rook'].map((name) => portionOf([boardNamed(name)]))
    const sketch = sketchOf({ trim: trimOf('5x8'), puzzlesPerPage: 4 }, portions)
    const remedies = portions.map((portion) => tooSmall(sketch, portion)?.replace(/^.*: /, ''))
    expect(remedies).toEqual(['1 a page on a trim of 6x9 fits', '1 a page on a trim of 6x9 fits'])
    expect(whyNot(boardNamed('sudoku 16x16'), sketch.design)).toMatch(/: 1 a page fits$/)
  })

  it('is written in cells of five millimetres and more, as laid out', () => {
    const puzzles = puzzlesOf(1).filter(({ family }) => family.name === 'sudoku')
    const design = designOf({ trim: trimOf('5x8'), puzzlesPerPage: 6 })
    const [board] = scenesOf(layOut(bookOf(design, puzzles), typeface, EXAMPLES), 'puzzle-1')
    expect(board.cell).toBeGreaterThan(5 * MILLIMETRE)
  })
})

function scenesOf({ pages }: PageDocument, anchor?: string): SceneItem[] {
  return pages
    .filter(
      ({ items }) =>
        anchor === undefined || items.some((item) => item.item === 'anchor' && item.name === anchor),
    )
    .flatMap(({ items }) => items.flatMap((item) => (item.item === 'scene' ? item : [])))
}

/** The type on boards, in points. */
function boardType(document: PageDocument): number[] {
  return scenesOf(document).flatMap(({ scene, cell }) =>
    draw(scene, cell, typeface).parts.flatMap((part) => (part.part === 'text' ? part.size : [])),
  )
}

const accepted = (design: Partial<Design>) => {
  const portions = WIDEST.map((board) => portionOf([board]))
  const pages = countPages(sketchOf(design, portions))
  const isAccepted = (portion: Portion) => tooSmall(sketchOf(design, [portion]), portion, pages) === undefined
  return WIDEST.filter((_, index) => isAccepted(portions[index]))
}

describe('what is accepted', () => {
  it('can be read on every trim, however many are on a page', () => {
    for (const design of DESIGNS) {
      const book = bookOf(designOf({ ...design, solutionsPerPage: 20 }), accepted(design))
      const told = `${design.trim?.name}, ${design.puzzlesPerPage} a page, large: ${design.isLargePrint}`
      const document = layOut(book, typeface, EXAMPLES)
      expect(document.pages.length).toBeLessThan(MOST_PAGES)
      expect(Math.min(...boardType(document)), told).toBeGreaterThan(SMALLEST_TYPE - 0.01)
    }
  })

  it('is more than a few, and some of every family', () => {
    const names = (design: Partial<Design>) => accepted(design).map(nameOf)
    const on = (trim: string, puzzlesPerPage: PuzzlesPerPage) => names({ trim: trimOf(trim), puzzlesPerPage })
    expect(on('A4', 1)).toHaveLength(WIDEST.length)
    expect(on('8.5x11', 4)).toEqual(
      expect.arrayContaining(['sudoku 9x9', 'survo 5x6', 'hidoku 10x10', 'magic 6x6']),
    )
    expect(on('5x8', 1)).toEqual(expect.arrayContaining(['kenken 9x9', 'hidoku 12x12', 'sudoku 16x16']))
  })

  it.each([
    { trim: trimOf('A4'), puzzlesPerPage: 1 },
    { trim: trimOf('5x8'), puzzlesPerPage: 1 },
    { trim: trimOf('6x9'), puzzlesPerPage: 2 },
    { trim: trimOf('8.5x11'), puzzlesPerPage: 4, solutionsPerPage: 20 },
    { trim: trimOf('8x10'), puzzlesPerPage: 1, isLargePrint: true },
  ] as const)('has no fault in the finished file: %o', async (design) => {
    const puzzles = accepted(design)
    const bytes = await writePdf(layOut(bookOf(designOf(design), puzzles), typeface, EXAMPLES), typeface)
    const { problems } = await preflight(bytes, {
      trim: design.trim,
      words: designOf().words,
      puzzles: puzzles.length,
    })
    expect(problems).toEqual([])
  })
})

describe('large print', () => {
  const design = { trim: trimOf('8.5x11'), puzzlesPerPage: 1, isLargePrint: true } as const
  const document = layOut(bookOf(designOf(design), accepted(design)), typeface, EXAMPLES)

  it('has solutions in digits of 14 points at least', () => {
    const solutions = document.outline.find(({ title }) => title === 'Solutions')?.page ?? 0
    expect(Math.min(...boardType({ ...document, pages: document.pages.slice(solutions) }))).toBeGreaterThan(
      13.99,
    )
  })

  it('has boards that fill the width of the page', () => {
    for (const shape of ['sudoku 6x6', 'kenken 6x6', 'survo 3x6', 'hidoku 6x6', 'magic 6x6']) {
      const [board] = scenesOf(
        layOut(bookOf(designOf(design), [boardOf(shape)]), typeface, EXAMPLES),
        'puzzle-1',
      )
      expect((board.scene.width * board.cell) / design.trim.width, shape).toBeGreaterThan(0.75)
    }
  })
})
