import { describe, expect, it } from 'vitest'
import { PuzzleError } from '../../../src/families/puzzleError.ts'
import { printBlock } from '../../../src/feed/print/newspaperBlock.ts'
import { STAR_WORDS } from '../../../src/grader/starWords.ts'
import { smallestType } from '../../../src/print/boardScenesAndSizes.ts'
import type { Item } from '../../../src/render/pageItems.ts'
import { MILLIMETRE } from '../../../src/render/paperSize.ts'
import { overhang } from '../../../src/render/strokeWidths.ts'
import type { Language } from '../../../src/words/languages.ts'
import { typeface } from '../../support/png.ts'
import {
  boardOf,
  CASES,
  expectPaintedWithin,
  expectPrinted,
  linesOf,
  lookOf,
  paintedBox,
  publishedOf,
  scenesOf,
  textsIn,
} from './printed.ts'

/** Columns of newspapers, in millimetres. */
const WIDTHS = [42, 84, 128]
/** A pixel, in points: the tolerance at the edges of the block. */
const HAIR = 1

function blockOf(name: string, shape: string, millimetres: number, language: Language = 'en', own = {}) {
  const board = boardOf(name, shape, own)
  const puzzle = publishedOf(board)
  const before = { ...publishedOf(board, { date: '2027-01-29' }), solution: board.solution }
  const width = millimetres * MILLIMETRE
  return printBlock(puzzle, lookOf(language), { width, before })
}

/** The block, or nothing if the column is too narrow. */
function fittingBlock(...order: Parameters<typeof blockOf>) {
  try {
    return blockOf(...order)
  } catch (error) {
    if (error instanceof PuzzleError) return undefined
    throw error
  }
}

describe.each(CASES)('%s %s in %s', (name, shape, language, own) => {
  it.each(WIDTHS)('fills a column of %i mm exactly, and can be read', (millimetres) => {
    const block = fittingBlock(name, shape, millimetres, language, own)
    if (!block) {
      // Only narrow columns are rejected.
      expect(millimetres).toBeLessThan(84)
      return
    }
    expect(block.width).toBe(millimetres * MILLIMETRE)
    const [board, solved] = scenesOf(block.items)
    expect(board.scene.width * board.cell + 2 * overhang(board.cell)).toBeCloseTo(block.width, 3)
    // The block ends with its last part.
    expect(expectPaintedWithin(block, -HAIR).bottom).toBeGreaterThan(block.height - 6)
    for (const item of block.items) if (item.item === 'text') expect(item.size).toBeGreaterThanOrEqual(6.5)
    expect(smallestType(board.scene, board.cell, typeface)).toBeGreaterThanOrEqual(5 - 1e-6)
    expect(smallestType(solved.scene, solved.cell, typeface)).toBeGreaterThanOrEqual(4.5 - 1e-6)
  })

  it('has the puzzle as it is printed, and the solution of the day before', () => {
    const drawn = boardOf(name, shape, own)
    const [board, solved] = expectPrinted(blockOf(name, shape, 128, language, own).items, drawn)
    const numbers = drawn.solution.filter((value) => value > 0).map(String)
    expect(textsIn(solved.scene)).toEqual(expect.arrayContaining(numbers))
    expect(solved.cell).toBeLessThan(board.cell)
  })
})

describe('a block', () => {
  const board = boardOf('sudoku', '9x9')
  const width = 84 * MILLIMETRE
  const look = lookOf('en')
  const lines = (own = {}, options = {}) =>
    linesOf(printBlock(publishedOf(board, own), look, { width, ...options }).items)

  const captionOf = (items: readonly Item[]) => {
    const caption = items.find((item) => item.item === 'text' && item.text.startsWith('Solution'))
    if (caption?.item !== 'text') throw new Error('there is no caption')
    return caption
  }

  it('states its title, date, difficulty and rules', () => {
    expect(lines({}, { number: 123 })).toEqual([
      'Daily Numbers 123',
      'Saturday, 30 January 2027',
      'Easy',
      'Every row, every column and every box holds each number from',
      '1 to 9 once.',
    ])
    const { items } = printBlock(publishedOf(board), look, { width })
    expect(items.filter(({ item }) => item === 'stars')).toMatchObject([{ stars: 2, of: 5 }])
  })

  it('speaks German', () => {
    const german = linesOf(blockOf('sudoku', '9x9', 84, 'de').items)
    expect(german).toEqual(
      expect.arrayContaining(['Samstag, 30. Januar 2027', 'Leicht', 'Lösung vom 29. Januar 2027']),
    )
    expect(german.join(' ')).toContain('Jede Zeile, jede Spalte und jeder Block enthält')
  })

  it('has a short date if a long one does not fit', () => {
    expect(linesOf(blockOf('sudoku', '9x9', 30).items)).toContain('30 January 2027')
  })

  it('has the caption beside the solution, with the date in one line', () => {
    const { items } = blockOf('sudoku', '9x9', 42)
    expect(linesOf(items).slice(-2)).toEqual(['Solution for', '29 January 2027'])
    const [, solved] = scenesOf(items)
    const caption = captionOf(items)
    expect(caption.x).toBeGreaterThan(solved.x + solved.scene.width * solved.cell)
    expect(caption.y).toBeGreaterThan(solved.y)
  })

  it('has the caption above a solution that leaves no room beside it', () => {
    const { items } = blockOf('sudoku', '16x16', 50)
    const [, solved] = scenesOf(items)
    const caption = captionOf(items)
    expect(caption.x).toBe(0)
    expect(caption.y).toBeLessThan(solved.y)
  })

  it('has neither solution nor caption without an earlier puzzle', () => {
    const { items } = printBlock(publishedOf(board), look, { width })
    expect(scenesOf(items)).toHaveLength(1)
    expect(linesOf(items).join(' ')).not.toContain('Solution')
  })

  it('has neither stars nor a word for an unknown difficulty', () => {
    const { items } = printBlock(publishedOf(board, { grade: undefined }), look, { width })
    expect(items.some(({ item }) => item === 'stars')).toBe(false)
    expect(linesOf(items).filter((line) => STAR_WORDS.en.includes(line))).toEqual([])
  })

  it('has the complete title, in lines that fit', () => {
    const title =
      '<b>Ärger & "Öde"</b> {date} Donaudampfschifffahrtsgesellschaftskapitänsrätsel am Wochenende'
    const block = printBlock(publishedOf(board, { slot: { name: 'x', title } }), look, { width })
    expect(linesOf(block.items).join('').replaceAll(' ', '')).toContain(title.replaceAll(' ', ''))
    const box = paintedBox(block)
    expect(box.right).toBeLessThanOrEqual(width + HAIR)
    expect(box.top).toBeGreaterThanOrEqual(0)
  })
})

describe('a column that is too narrow', () => {
  it('is rejected with a sufficient width', () => {
    for (const [name, shape, narrow] of [
      ['sudoku', '16x16', 42],
      ['kenken', '9x9', 42],
      ['sudoku', '9x9', 15],
    ] as const) {
      let needed: number = narrow
      try {
        blockOf(name, shape, narrow)
      } catch (error) {
        expect(error).toBeInstanceOf(PuzzleError)
        const fault = `^a ${shape} \\w+ does not fit into ${narrow} mm: its type would be.* (\\d+) mm$`
        needed = Number(new RegExp(fault).exec((error as Error).message)?.[1])
      }
      expect(needed).toBeGreaterThan(narrow)
      expect(() => blockOf(name, shape, needed)).not.toThrow()
      expect(() => blockOf(name, shape, needed - 1)).toThrow(PuzzleError)
    }
  })
})
