// Pages of solutions: columns, first pages, and the margins of a book that has exactly the most pages allowed
// for them.

import { describe, expect, it } from 'vitest'
import type { Design } from '../../src/book/bookDesignAndPuzzles.ts'
import { insideMargin } from '../../src/print/trimsAndPrintLimits.ts'
import type { Page, SceneItem, TextItem } from '../../src/render/pageItems.ts'
import { typeface } from '../support/png.ts'
import {
  type Box,
  bookOf,
  boxesOf,
  designOf,
  hasAnchor,
  pagesLaidOut,
  puzzlesIn,
  puzzlesOf,
  textsOf,
  trimOf,
} from './layoutBooks.ts'
import { boardOf, times } from './sketches.ts'

const MIXED = ['sudoku 4x4', 'sudoku 9x9', 'survo 3x4', 'hidoku 10x10'].flatMap((kind) =>
  times(boardOf(kind), 9),
)

function laidOut(design: Partial<Design>, puzzles = MIXED, arrangement: 'stars' | 'rising' = 'rising') {
  const document = pagesLaidOut(bookOf(designOf(design), puzzles, arrangement))
  const first = document.outline.find(({ title }) => title === 'Solutions')?.page ?? 0
  const solutions = document.pages.slice(first).filter((page) => hasAnchor(page, 'solution-'))
  return { document, first, solutions }
}

const widthsOf = (pairs: ReturnType<typeof pairsOf>) => new Set(pairs.map(({ board }) => board.scene().width))

/** The numbers, the texts beside them and the boards of a page. */
function pairsOf({ items }: Page) {
  return items.flatMap((item, place): { number: TextItem; labels: TextItem[]; board: SceneItem }[] => {
    if (item.item !== 'text' || !item.text.startsWith('No. ')) return []
    const end = items.findIndex(({ item: kind }, index) => index > place && kind === 'scene')
    const labels = items.slice(place + 1, end).filter((one) => one.item === 'text')
    return [{ number: item, labels, board: items[end] as SceneItem }]
  })
}

describe('solutions of boards of several sizes', () => {
  it('have the same left end in a column, as do their numbers', () => {
    const { solutions } = laidOut({ trim: trimOf('8.5x11') })
    for (const page of solutions) {
      const pairs = pairsOf(page)
      for (const { number, board } of pairs) expect(number.x).toBeCloseTo(board.x, 6)
      const lefts = new Set(pairs.map(({ board }) => board.x.toFixed(3)))
      expect(widthsOf(pairs).size).toBeGreaterThan(1)
      expect(lefts.size).toBeLessThanOrEqual(4)
    }
  })

  it('have cells of one size for each shape', () => {
    const { solutions } = laidOut({ trim: trimOf('6x9') })
    const pairs = solutions.flatMap(pairsOf)
    expect(widthsOf(pairs).size).toBe(4)
    expect(new Set(pairs.map(({ board }) => `${board.scene().width} ${board.cell}`)).size).toBe(4)
  })

  it('are as wide as the larger boards on their page, and smaller on pages with more columns', () => {
    const puzzles = [...times(boardOf('sudoku 9x9'), 20), ...times(boardOf('kenken 6x6'), 40)]
    const { solutions } = laidOut({ trim: trimOf('5x8') }, puzzles, 'stars')
    const widthOf = ({ board }: { board: SceneItem }) => board.scene().width * board.cell
    const mixed = solutions.map(pairsOf).find((pairs) => widthsOf(pairs).size > 1)
    const widths = (mixed ?? []).map(widthOf)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3)
    expect(widthOf(pairsOf(solutions[solutions.length - 1])[0])).toBeLessThan(Math.min(...widths) - 3)
  })

  it('leave only the last page nearly empty', () => {
    const puzzles = [...times(boardOf('sudoku 4x4'), 100), ...times(boardOf('sudoku 16x16'), 1)]
    const { solutions } = laidOut({ trim: trimOf('A4') }, puzzles)
    for (const page of solutions.slice(0, -1)) expect(pairsOf(page).length).toBeGreaterThanOrEqual(4)
  })
})

describe('above a solution', () => {
  const labelsOf = (puzzles: typeof MIXED, design: Partial<Design> = {}) =>
    laidOut({ trim: trimOf('8.5x11'), ...design }, puzzles)
      .solutions.flatMap(pairsOf)
      .map(({ labels }) => labels.map(({ text }) => text))

  it('are the name and the difficulty, which end at the right end of the board', () => {
    const { solutions } = laidOut({ trim: trimOf('8.5x11') }, times(boardOf('sudoku 9x9'), 3))
    for (const { number, labels, board } of solutions.flatMap(pairsOf)) {
      const [word] = labels
      expect(labels).toHaveLength(1)
      const right = word.x + typeface.regular.width(word.text) * word.size
      expect(right).toBeCloseTo(board.x + 9 * board.cell)
      expect(word.y).toBe(number.y)
    }
    const kinds = ['sudoku 9x9', 'hidoku 10x10'].flatMap((kind) => times(boardOf(kind), 2))
    expect(new Set(labelsOf(kinds).map(([name]) => name))).toEqual(new Set(['Sudoku', 'Number Path']))
    expect(new Set(labelsOf(kinds).map(({ length }) => length))).toEqual(new Set([2]))
  })

  it('are names alone if any board is too narrow for more', () => {
    const kinds = ['kenken 4x4', 'latinsquare 4x4', 'sudoku 9x9'].flatMap((kind) => times(boardOf(kind), 2))
    const large = labelsOf(kinds, { isLargePrint: true })
    expect(new Set(large.flat())).toEqual(new Set(['Calcudoku', 'Latin Square', 'Sudoku']))
  })

  it('are the numbers of the page in its head, at the outer end and above a rule', () => {
    const { first, solutions } = laidOut({ trim: trimOf('6x9') })
    solutions.slice(1).forEach((page, index) => {
      const numbers = pairsOf(page).map(({ number }) => number.text.replace('No. ', ''))
      const guide = `${numbers[0]}–${numbers[numbers.length - 1]}`
      const [head] = boxesOf(page, typeface).filter(({ item }) => item.item === 'text' && item.text === guide)
      const boxes = boxesOf(page, typeface).map(({ left, right }) => [left, right])
      const isRight = (first + index + 1) % 2 === 0
      if (isRight) expect(head.right).toBeCloseTo(Math.max(...boxes.map(([, right]) => right)), 0)
      else expect(head.left).toBeLessThan(Math.min(...boxes.map(([left]) => left)) + 2)
    })
  })
})

describe('below a board', () => {
  it('numbers have as much space below as a line, and half a figure more', () => {
    const { document } = laidOut({ trim: trimOf('A4'), puzzlesPerPage: 1 })
    const gapOf = (name: string) => {
      const puzzle = puzzlesIn(bookOf(designOf(), MIXED, 'rising')).find(({ family }) => family.name === name)
      const page = document.pages.find((one) => textsOf(one).includes(`No. ${puzzle?.number}`)) as Page
      const boxes = boxesOf(page, typeface)
      const board = boxes.find(({ item }) => item.item === 'scene') as Box
      const { scene, cell } = board.item as SceneItem
      const caption = boxes.find(({ item }) => item.item === 'text' && item.text.startsWith('Solution on'))
      const lowest = Math.max(
        ...scene().marks.map((mark) =>
          mark.mark === 'line' ? mark.y2 : mark.mark === 'text' ? mark.y + 0.33 * mark.size : 0,
        ),
      )
      return (caption?.top ?? 0) - board.top - lowest * cell
    }
    expect(gapOf('survo') - gapOf('sudoku')).toBeGreaterThan(5)
  })
})

describe('a book', () => {
  it('starts its solutions on a right-hand page if its sections do', () => {
    const firstOf = (startsRight: boolean) => laidOut({ startsRight }, MIXED.slice(0, 10)).first
    expect(firstOf(false) % 2).toBe(1)
    expect(firstOf(true) % 2).toBe(0)
  })

  it('with exactly the most pages for a margin has that margin', () => {
    const width = trimOf('5x8').width
    const design = { trim: trimOf('5x8'), puzzlesPerPage: 1, startsRight: false } as const
    const puzzles = puzzlesOf(13)
    let count = 100
    let { pages } = laidOut(design, puzzles.slice(0, count)).document
    for (let tries = 0; tries < 9 && pages.length !== 150; tries++) {
      count += 150 - pages.length
      pages = laidOut(design, puzzles.slice(0, count)).document.pages
    }
    expect(pages).toHaveLength(150)
    const boxes = pages.flatMap((page, index) => (index % 2 === 0 ? boxesOf(page, typeface) : []))
    expect(Math.min(...boxes.map(({ left }) => left)) - insideMargin(150)).toBeCloseTo(0.03 * width, 0)
  })
})
