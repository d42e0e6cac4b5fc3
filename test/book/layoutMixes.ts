// Compares the estimated pages of a book with those of the finished book, for books with random mixes of
// shapes.

import { expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrangePuzzles.ts'
import {
  ARRANGEMENTS,
  type Arrangement,
  type Design,
  PUZZLES_PER_PAGE,
  type PuzzlesPerPage,
} from '../../src/book/bookDesignAndPuzzles.ts'
import { countPages } from '../../src/book/layout/countMostPages.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { below, makeRng, type Rng } from '../../src/kernel/rng.ts'
import { bookOf, designOf, gradeOf, pagesLaidOut, trimOf } from './layoutBooks.ts'
import { boardOf, portionOf, sketchOf } from './sketches.ts'

/** One portion for each family, shape and number of stars. */
function portionsOf(puzzles: readonly Unnumbered[]) {
  const kinds = new Map<string, Unnumbered[]>()
  for (const one of puzzles) {
    const kind = `${one.family.name} ${one.puzzle.shape.text} ${one.grade.stars}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return Array.from(kinds.values(), (alike) => portionOf(alike, alike.length))
}

/** The estimated and the actual number of pages. */
export function pagesOf(
  given: Partial<Design>,
  puzzles: readonly Unnumbered[],
  arrangement: Arrangement = 'stars',
) {
  const design = designOf(given)
  return {
    counted: countPages(sketchOf(design, portionsOf(puzzles), arrangement)),
    laidOut: pagesLaidOut(bookOf(design, puzzles, arrangement)).pages.length,
  }
}

const KINDS =
  'sudoku 4x4, sudoku 9x9, sudoku 16x16, kenken 3x3, kenken 9x9, survo 3x4, hidoku 5x5, hidoku 10x10, magic 6x6'
const boards = KINDS.split(', ').map((kind) => boardOf(kind))
const MIXES = ARRANGEMENTS.flatMap((arrangement) =>
  PUZZLES_PER_PAGE.map((puzzlesPerPage) => ({ arrangement, puzzlesPerPage })),
).map((mix, place) => ({ ...mix, place }))

/** Checks that the estimate is the actual number of pages or slightly more. */
export function expectCounted(given: Partial<Design>, puzzles: readonly Unnumbered[]): void {
  const { counted, laidOut } = pagesOf(given, puzzles)
  expect(counted).toBeGreaterThanOrEqual(laidOut)
  // The rules of each family may be counted with a few pages more: with all further rules, for instance.
  expect(counted).toBeLessThanOrEqual(laidOut + 5 * FAMILIES.length)
}

/**
 * Checks the estimate for every arrangement and number of puzzles a page, on the books with these numbers,
 * which depend on the place of the two.
 */
export function itNeverCountsTooFew(booksAt: (place: number) => readonly number[]): void {
  it.each(MIXES)('are never too few for any mix of shapes: %o', ({ arrangement, puzzlesPerPage, place }) => {
    for (const book of booksAt(place)) {
      const rng = makeRng(`mix/${arrangement}/${puzzlesPerPage}/${book}`)
      const { counted, laidOut } = pagesOf(...mixed(rng, book, puzzlesPerPage), arrangement)
      expect(counted, `book ${book}`).toBeGreaterThanOrEqual(laidOut)
    }
  })
}

function mixed(rng: Rng, book: number, puzzlesPerPage: PuzzlesPerPage): [Partial<Design>, Unnumbered[]] {
  const most = [6, 40][book % 2]
  const puzzles = boards.flatMap((board) =>
    Array.from({ length: below(rng, 2) * (1 + below(rng, most)) }, () => ({
      ...board,
      grade: gradeOf((1 + below(rng, 2)) as Stars, below(rng, 1000)),
    })),
  )
  const design = {
    trim: trimOf(['A4', '6x9', '5x8'][book % 3]),
    puzzlesPerPage,
    isLargePrint: puzzlesPerPage === 1 && book % 2 === 1,
    solutionsPerPage: 4 + below(rng, 17),
    startsRight: book % 2 === 0,
  }
  return [design, puzzles]
}
