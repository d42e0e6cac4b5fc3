// Room for the puzzles of a recipe: clues made by its options count, and so do puzzles from files.

import { describe, expect, it } from 'vitest'
import type { BookRecipe } from '../../src/book/recipe/bookRecipe.ts'
import { misfit } from '../../src/book/recipe/checkRoom.ts'
import { typeface } from '../support/png.ts'
import { designOf, trimOf } from './layoutBooks.ts'
import { mistakesOf } from './planned.ts'
import { boardOf, times } from './sketches.ts'

describe('a recipe', () => {
  const cages = (maxCage: number): Partial<BookRecipe> => ({
    trim: '6x9',
    puzzlesPerPage: 4,
    sections: [{ family: 'kenken', shape: '7x7', count: 4, stars: 1, options: { 'max-cage': maxCage } }],
  })

  it('finds room for the clues that the options allow', () => {
    expect(mistakesOf(cages(3))).toEqual([])
    expect(mistakesOf(cages(6))).toEqual([
      expect.stringMatching(/^a 7x7 Calcudoku board needs .* for 7 pt type/),
    ])
  })
})

describe('puzzles of files', () => {
  const making = { design: designOf({ trim: trimOf('6x9') }), typeface, arrangement: 'stars' } as const

  it('are all examined, not only the first of each kind', () => {
    // Givens are bold, and bold figures are wider.
    const order = { minimal: false, symmetry: 'none', own: { freeEnds: true } } as const
    const written = times(boardOf('hidoku 10x10', 'written', true, order), 3)
    expect(misfit(making, written)).toBeUndefined()
    const given = boardOf('hidoku 10x10', 'given')
    expect(misfit(making, [...written, given])).toMatch(
      /^a 10x10 Number Path board needs cells .* for 7 pt type/,
    )
  })

  it('are limited to the pages that can be bound', () => {
    const many = times(boardOf('sudoku 9x9'), 3000)
    expect(misfit(making, many)).toMatch(
      /^3000 puzzles take \d+ pages, but print services bind at most 828; choose about \d+ puzzles/,
    )
  })
})
