// The pages of a book that is not made yet: never fewer than it will have, and hardly more.

import { describe, expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrange.ts'
import { ARRANGEMENTS, type Arrangement, type Design, PUZZLES_PER_PAGE } from '../../src/book/book.ts'
import { countPages } from '../../src/book/layout/count.ts'
import { layOut } from '../../src/book/layout/layout.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { bookOf, designOf, EXAMPLES, gradeOf, puzzlesOf, trimOf } from './layoutBooks.ts'
import { boardOf, portionOf, sketchOf } from './sketches.ts'

const typeface = loadTypeface()

/** A portion for each family, shape and number of stars. */
function portionsOf(puzzles: readonly Unnumbered[]) {
  const kinds = new Map<string, Unnumbered[]>()
  for (const one of puzzles) {
    const kind = `${one.family.name} ${one.puzzle.shape.text} ${one.grade.stars}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return Array.from(kinds.values(), (alike) => portionOf(alike, alike.length))
}

function pagesOf(given: Partial<Design>, puzzles: readonly Unnumbered[], arrangement: Arrangement = 'stars') {
  const design = designOf(given)
  return {
    counted: countPages(sketchOf(design, portionsOf(puzzles), arrangement)),
    laidOut: layOut(bookOf(design, puzzles, arrangement), typeface, EXAMPLES).pages.length,
  }
}

describe('the pages that are counted', () => {
  it.each([
    { puzzlesPerPage: 1, count: 20, startsRight: true },
    { puzzlesPerPage: 4, count: 21, startsRight: false },
    { puzzlesPerPage: 6, count: 70, startsRight: true },
    {
      puzzlesPerPage: 1,
      count: 3,
      startsRight: false,
      isLargePrint: true,
      trim: trimOf('5x8'),
      language: 'de',
    },
  ] as const)('are those of a book, or a few more: %o', ({ count, ...design }) => {
    const { counted, laidOut } = pagesOf(design, puzzlesOf(count))
    expect(counted).toBeGreaterThanOrEqual(laidOut)
    expect(counted).toBeLessThanOrEqual(laidOut + 20)
  })

  it('are not many more because of one large board', () => {
    const small = Array.from({ length: 400 }, (_, index) => ({
      ...boardOf('sudoku 4x4'),
      grade: gradeOf(2, index),
    }))
    const large = { ...boardOf('sudoku 16x16'), grade: gradeOf(2, 205) }
    const design = { trim: trimOf('8.5x11'), puzzlesPerPage: 4 } as const
    const without = pagesOf(design, small)
    const both = pagesOf(design, [...small, large])
    expect(both.laidOut).toBeLessThanOrEqual(without.laidOut + 4)
    expect(both.counted).toBeGreaterThanOrEqual(both.laidOut)
    expect(both.counted).toBeLessThanOrEqual(both.laidOut + 20)
  })

  const KINDS = [
    'sudoku 4x4',
    'sudoku 9x9',
    'sudoku 16x16',
    'kenken 3x3',
    'kenken 9x9',
    'survo 3x4',
    'hidoku 5x5',
    'hidoku 10x10',
    'magic 6x6',
  ]
  const boards = KINDS.map((kind) => boardOf(kind))
  const MIXES = ARRANGEMENTS.flatMap((arrangement) =>
    PUZZLES_PER_PAGE.map((puzzlesPerPage) => ({ arrangement, puzzlesPerPage })),
  )

  it.each(MIXES)('are never too few, however shapes are mixed: %o', ({ arrangement, puzzlesPerPage }) => {
    const rng = makeRng(`mix/${arrangement}/${puzzlesPerPage}`)
    for (let book = 0; book < 4; book++) {
      const most = [6, 40][book % 2]
      const puzzles = boards.flatMap((board) =>
        Array.from({ length: below(rng, 2) * (1 + below(rng, most)) }, () => ({
          ...board,
          grade: gradeOf((1 + below(rng, 2)) as Stars, below(rng, 1000)),
        })),
      )
      if (puzzles.length === 0) continue
      const design = {
        trim: trimOf(['A4', '6x9', '5x8'][book % 3]),
        puzzlesPerPage,
        isLargePrint: puzzlesPerPage === 1 && book % 2 === 1,
        solutionsPerPage: 4 + below(rng, 17),
        startsRight: book % 2 === 0,
      }
      const { counted, laidOut } = pagesOf(design, puzzles, arrangement)
      expect(counted).toBeGreaterThanOrEqual(laidOut)
    }
  })
})

describe('texts of its own', () => {
  const paragraphOf = (length: number) =>
    'Whoever reads this has time. '.repeat(length).slice(0, length).trim()
  const { words, familyWords } = designOf()
  const longest = {
    copyright: Array.from({ length: 12 }, () => paragraphOf(600)),
    familyWords: Object.fromEntries(
      Object.entries(familyWords).map(([name, own]) => {
        const reasons = Object.entries(own.reasons).map(([kind, text]) => [
          kind,
          text + paragraphOf(300 - text.length),
        ])
        const rules = Array.from({ length: 8 }, () => paragraphOf(600))
        return [name, { ...own, howToPlay: rules, reasons: Object.fromEntries(reasons) }]
      }),
    ),
    words: {
      ...words,
      made: paragraphOf(600),
      degreeText: paragraphOf(600),
      degreePowers: paragraphOf(600),
      colophonPuzzles: paragraphOf(600),
    },
  }

  it.each([
    { trim: trimOf('5x8') },
    { trim: trimOf('5x8'), isLargePrint: true, puzzlesPerPage: 1 },
    { trim: trimOf('8.5x11') },
    { trim: trimOf('A4'), isLargePrint: true, puzzlesPerPage: 1 },
  ] as const)('are counted, as long as they may be: %o', (design) => {
    const puzzles = puzzlesOf(2, [1, 2, 3, 4, 5])
    const { counted, laidOut } = pagesOf({ ...design, ...longest }, puzzles)
    expect(counted).toBeGreaterThanOrEqual(laidOut)
    expect(counted).toBeGreaterThan(pagesOf(design, puzzles).counted)
  })
})
