// Counting the pages of a book: the same numbers as laying it out, without drawing what is already measured.

import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { countLaidOut, layOutWithNotes } from '../../src/book/layout/layOutBook.ts'
import { makeExamples } from '../../src/book/workedExample.ts'
import type { Family } from '../../src/families/family.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { designOf, puzzlesOf } from './layoutBooks.ts'

const typeface = loadTypeface()

/** Puzzles of families that count how often a board is drawn. */
function counted(puzzles: readonly Unnumbered[]) {
  const calls = { drawn: 0 }
  const families = new Map<Family, Family>()
  for (const { family } of puzzles) {
    const scene: Family['drawing']['scene'] = (...board) => {
      calls.drawn++
      return family.drawing.scene(...board)
    }
    if (!families.has(family)) families.set(family, { ...family, drawing: { ...family.drawing, scene } })
  }
  return {
    calls,
    puzzles: puzzles.map((one) => ({ ...one, family: families.get(one.family) as Family })),
  }
}

describe('countLaidOut', () => {
  it('counts the pages that are laid out', () => {
    for (const puzzlesPerPage of [1, 4, 9] as const) {
      for (const startsRight of [false, true]) {
        const design = designOf({ puzzlesPerPage, startsRight })
        const book = { design, sections: arrange(puzzlesOf(2), 'stars') }
        const { document, notes } = layOutWithNotes(book, typeface)
        expect(countLaidOut(book, typeface)).toEqual({ pages: document.pages.length, notes })
      }
    }
  })

  it('draws each solution once, however often a book is counted', () => {
    const { calls, puzzles } = counted(puzzlesOf(2))
    const book = { design: designOf({}), sections: arrange(puzzles, 'stars', (sorted) => sorted) }
    const examples = makeExamples(book)
    const first = countLaidOut(book, typeface, examples)
    const before = calls.drawn
    expect(before).toBeGreaterThanOrEqual(puzzles.length)
    expect(countLaidOut(book, typeface, examples)).toEqual(first)
    expect(calls.drawn).toBe(before)
  })
})
