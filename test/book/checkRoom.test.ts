// Whether a recipe's puzzles have room: what its own options make of them counts, and what files bring.

import { describe, expect, it } from 'vitest'
import type { BookRecipe } from '../../src/book/recipe/bookRecipe.ts'
import { misfit } from '../../src/book/recipe/checkRoom.ts'
import { planBook } from '../../src/book/recipe/planBook.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { designOf, trimOf } from './layoutBooks.ts'
import { boardOf, times } from './sketches.ts'

const typeface = loadTypeface()

function mistakesOf(recipe: Partial<BookRecipe>): string[] {
  const plan = planBook({ title: 'x', ...recipe }, () => undefined, typeface)
  return 'mistakes' in plan ? plan.mistakes.map(({ message }) => message) : []
}

describe('a recipe', () => {
  const cages = (maxCage: number): Partial<BookRecipe> => ({
    trim: '6x9',
    puzzlesPerPage: 4,
    sections: [{ family: 'kenken', shape: '7x7', count: 4, stars: 1, options: { 'max-cage': maxCage } }],
  })

  it('has room for the clues that its options make', () => {
    expect(mistakesOf(cages(3))).toEqual([])
    expect(mistakesOf(cages(6))).toEqual([
      expect.stringMatching(/^a Calcudoku of 7x7 needs .* for type of 7 pt/),
    ])
  })
})

describe('puzzles of files', () => {
  const making = { design: designOf({ trim: trimOf('6x9') }), typeface, arrangement: 'stars' } as const

  it('are all looked at, not the first of each kind alone', () => {
    // Bold figures, those of givens, are wider.
    const order = { minimal: false, symmetry: 'none', own: { freeEnds: true } } as const
    const written = times(boardOf('hidoku 10x10', 'written', true, order), 3)
    expect(misfit(making, written)).toBeUndefined()
    const given = boardOf('hidoku 10x10', 'given')
    expect(misfit(making, [...written, given])).toMatch(
      /^a Number Path of 10x10 needs cells .* for type of 7 pt/,
    )
  })

  it('are as many as can be bound', () => {
    const many = times(boardOf('sudoku 9x9'), 3000)
    expect(misfit(making, many)).toMatch(
      /^3000 puzzles take \d+ pages, and print services bind 828 at most: some \d+/,
    )
  })
})
