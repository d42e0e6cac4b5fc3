// Checks of room on a page: a refusal must be justified, its proposals must fit, and accepted boards must be
// readable. The largest existing boards are tried on the given designs.

import { describe, expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { type Design, PUZZLES_PER_PAGE, type PuzzlesPerPage } from '../../src/book/bookDesignAndPuzzles.ts'
import { countPages } from '../../src/book/layout/countMostPages.ts'
import { hasRoomFor, tooSmall } from '../../src/book/layout/explainTooSmallBoards.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { perObjects } from '../../src/families/memo.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { NO_WISHES } from '../../src/maker/orderFields.ts'
import { MOST_PAGES, SMALLEST_TYPE, TRIMS } from '../../src/print/trimsAndPrintLimits.ts'
import type { PageDocument, SceneItem } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { draw } from '../../src/render/sizedScene.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { typeface } from '../support/png.ts'
import { bookOf, designOf, itemsOf, pagesLaidOut, trimOf } from './layoutBooks.ts'
import { boardOf, portionOf, sketchOf } from './sketches.ts'

/**
 * The largest and widest boards, and those with the longest texts. One cell is open, so that they are
 * puzzles.
 */
export const WIDEST: readonly Unnumbered[] = FAMILIES.flatMap(({ name }) =>
  fixtureOf(name).largest.map(({ shape, seed, isLeast, own }) => {
    const board = boardOf(`${name} ${shape}`, seed, isLeast, { ...NO_WISHES, own: { ...own } })
    const { givens } = board.puzzle
    const open = givens.findIndex((value) => value > 0 && value < 10)
    return open < 0 ? board : { ...board, puzzle: { ...board.puzzle, givens: givens.with(open, 0) } }
  }),
)

export const nameOf = ({ family, puzzle }: Unnumbered) => `${family.name} ${puzzle.shape.text}`

/** One of the widest boards, such as `sudoku 9x9`. */
export const boardNamed = (name: string) => WIDEST.find((board) => nameOf(board) === name) as Unnumbered

/** A portion of one such board, drawn once for all designs. */
const oneOf = perObjects((board: Unnumbered) => portionOf([board]))

/** The reason why this many copies of a board do not fit; undefined if they fit. */
export const whyNot = (board: Unnumbered, design: Partial<Design>, count = 1) => {
  const portion = { ...oneOf(board), count }
  return tooSmall(sketchOf(design, [portion]), portion)
}

export const ALL_DESIGNS: readonly Partial<Design>[] = TRIMS.filter(({ name }) => name !== 'letter').flatMap(
  (trim) => [
    ...PUZZLES_PER_PAGE.map((puzzlesPerPage) => ({ trim, puzzlesPerPage })),
    { trim, puzzlesPerPage: 1 as const, isLargePrint: true },
  ],
)

/** Boards with different names. */
export const ALL_BOARDS = [...new Map(WIDEST.map((board) => [nameOf(board), board])).values()]

/** Checks that every refusal of a board, on each design, is justified and proposes a design that fits. */
export function describeRefusals(all: readonly Unnumbered[], designs: readonly Partial<Design>[]): void {
  describe.each(all.map((board) => [nameOf(board), board] as const))('a board of %s', (_, board) => {
    it('is refused only with a proposal that fits', () => {
      for (const design of designs) {
        const why = whyNot(board, design)
        if (why === undefined || why.endsWith('; no trim is large enough')) continue
        const [, needs, has] = /at least ([\d.]+) mm.*would have only ([\d.]+) mm/.exec(why) ?? []
        expect(Number(has)).toBeLessThan(Number(needs))
        for (const instead of proposalsOf(why, design)) expect(whyNot(board, instead)).toBeUndefined()
      }
    })
  })
}

/** The designs proposed at the end of a refusal. */
function proposalsOf(why: string, design: Partial<Design>): Partial<Design>[] {
  const proposed = why.slice(why.lastIndexOf('; ') + 2)
  const trim = /a trim of (\S+)/.exec(proposed)?.[1]
  const count = /(\d) a page/.exec(proposed)?.[1]
  const puzzlesPerPage = count === undefined ? {} : { puzzlesPerPage: Number(count) as PuzzlesPerPage }
  const large = proposed.endsWith('without large print') ? { isLargePrint: false } : {}
  const onTrim = trim === undefined ? {} : { trim: trimOf(trim) }
  if (proposed.includes(', or ')) return [puzzlesPerPage, onTrim].map((one) => ({ ...design, ...one }))
  return [{ ...design, ...puzzlesPerPage, ...large, ...onTrim }]
}

/** The scenes of a document, or of the page with this anchor. */
export function scenesOf({ pages }: PageDocument, anchor?: string): SceneItem[] {
  return pages
    .filter((page) => anchor === undefined || itemsOf(page, 'anchor').some(({ name }) => name === anchor))
    .flatMap((page) => itemsOf(page, 'scene'))
}

/** The type on boards, in points. */
export function boardType(document: PageDocument): number[] {
  return scenesOf(document).flatMap(({ scene, cell }) =>
    draw(scene(), cell, typeface).parts.flatMap((part) => (part.mark === 'text' ? part.size : [])),
  )
}

/**
 * The widest boards that fit into such a book together: the head of a puzzle and the grid of a page depend on all
 * boards of the book.
 */
export function accepted(design: Partial<Design>): typeof WIDEST {
  let boards = WIDEST
  while (boards.length > 0) {
    const portions = boards.map((board) => oneOf(board))
    const sketch = sketchOf(design, portions)
    const pages = countPages(sketch)
    const misfit = boards.findLast((_, index) => !hasRoomFor(sketch, portions[index], pages))
    if (!misfit) return boards
    boards = boards.filter((board) => board !== misfit)
  }
  return boards
}

/** Checks that accepted boards are readable on the pages and in the file. */
export function describeAccepted(designs: readonly Partial<Design>[]): void {
  describe('the set of accepted boards', () => {
    it('is readable on its trim, with any number of boards on a page', () => {
      for (const design of designs) {
        const boards = accepted(design)
        if (boards.length === 0) continue
        const book = bookOf(designOf({ ...design, solutionsPerPage: 20 }), boards)
        const told = `${design.trim?.name}, ${design.puzzlesPerPage} a page, large: ${design.isLargePrint}`
        const document = pagesLaidOut(book)
        expect(document.pages.length).toBeLessThan(MOST_PAGES)
        expect(Math.min(...boardType(document)), told).toBeGreaterThan(SMALLEST_TYPE - 0.01)
      }
    })
  })
}

/** Checks that preflight finds no fault in a file of accepted boards. */
export async function expectFaultless(design: Partial<Design>): Promise<void> {
  const puzzles = accepted(design)
  const bytes = await writePdf(pagesLaidOut(bookOf(designOf(design), puzzles)), typeface)
  const { problems } = await preflight(bytes, {
    ...(design.trim && { trim: design.trim }),
    words: designOf().words,
    puzzles: puzzles.length,
    mayBeShort: true,
  })
  expect(problems).toEqual([])
}
