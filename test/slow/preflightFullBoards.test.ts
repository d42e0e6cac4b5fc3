// Boards that are printed solved: preflight finds them by the marks on a page, for any family.

import { describe, expect, it } from 'vitest'
import type { Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { FAMILIES } from '../../src/index.ts'
import type { PageMark } from '../../src/proof/marks.ts'
import { findFullBoards } from '../../src/proof/pdfBoards.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { bookOf, designOf, gradeOf, pagesLaidOut, puzzlesOf } from '../book/layoutBooks.ts'
import { boardOf } from '../book/sketches.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { typeface } from '../support/png.ts'

const CELL = 20

type Box = PageMark['box']

function mark(kind: PageMark['kind'], left: number, top: number, width: number, height: number): PageMark {
  const box: Box = { left, top, right: left + width, bottom: top + height }
  return { kind, box, colour: '#000000', isTransparent: false, measure: 0, text: kind === 'text' ? '7' : '' }
}

/**
 * A grid at a place; `filled` has a sign for each cell: `1` for a text, `#` for an area, a point for nothing.
 */
function board(filled: readonly string[], x = 100, y = 100): PageMark[] {
  const columns = filled[0].length
  const across = filled.length + 1
  return [
    ...Array.from({ length: across }, (_, row) => mark('line', x, y + row * CELL, columns * CELL, 0.5)),
    ...Array.from({ length: columns + 1 }, (_, column) =>
      mark('line', x + column * CELL, y, 0.5, filled.length * CELL),
    ),
    ...filled.flatMap((row, at) =>
      Array.from(row).flatMap((sign, column) => {
        const [left, top] = [x + column * CELL, y + at * CELL]
        if (sign === '.') return []
        return sign === '#' ? mark('area', left, top, CELL, CELL) : mark('text', left + 6, top + 4, 8, 12)
      }),
    ),
  ]
}

describe('full boards', () => {
  it('have a text or an area in every cell, and lie within their lines', () => {
    const [found, ...others] = findFullBoards(board(['1#1', '111']))
    expect(others).toEqual([])
    expect(found).toEqual({ left: 100, top: 100, right: 160.5, bottom: 140.5 })
  })

  it.each([
    ['an open cell', board(['11', '1.'])],
    ['a text that is larger than a cell', [...board(['11', '1.']), mark('text', 110, 121, 30, 12)]],
    ['a text above the open cell', [...board(['11', '1.']), mark('text', 126, 80, 8, 12)]],
    ['an image in the open cell', [...board(['11', '1.']), mark('image', 126, 124, 8, 12)]],
    ['fewer cells than a board has', board(['111'])],
    ['no lines', board(['11', '11']).filter(({ kind }) => kind === 'text')],
  ])('do not include boards with %s', (_, marks) => {
    expect(findFullBoards(marks)).toEqual([])
  })

  it('are separated from other boards on the page by the lines that touch', () => {
    const marks = [
      ...board(['11', '11'], 20, 20),
      ...board(['1.', '11'], 20, 200),
      ...board(['1#', '11'], 200, 20),
    ]
    expect(findFullBoards(marks).map(({ left, top }) => [left, top])).toEqual([
      [20, 20],
      [200, 20],
    ])
  })
})

describe.each(FAMILIES)('a finished book with a solved $name', (family) => {
  // A full board is a puzzle that is its own solution.
  const full = boardOf(`${family.name} ${fixtureOf(family.name).bookShape}`)
  const solved: Unnumbered = { ...full, grade: gradeOf(1, 1000) }

  it.each([1, 4] as const)(
    'is rejected, by number and page, with %i puzzles a page',
    async (puzzlesPerPage) => {
      const proper = puzzlesOf(3).filter((one) => one.family === family)
      const puzzles = proper.toSpliced(1, 0, solved)
      const design = designOf({ puzzlesPerPage, startsRight: false })
      const problemsOf = async (some: readonly Unnumbered[]) => {
        const bytes = await writePdf(pagesLaidOut(bookOf(design, some)), typeface)
        return (await preflight(bytes, { mayBeShort: true })).problems
      }
      expect(await problemsOf(proper)).toEqual([])
      const message = expect.stringMatching(/^No\. \d+ has no open cells; every cell is filled$/)
      expect(await problemsOf(puzzles)).toEqual([{ check: 'solutions', message, page: expect.any(Number) }])
    },
  )
})
