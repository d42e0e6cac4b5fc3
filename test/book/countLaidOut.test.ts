// Counting the pages of a book: the same numbers as laying it out, without drawing what is already measured.

import { describe, expect, it } from 'vitest'
import { arrange, type Unnumbered } from '../../src/book/arrangePuzzles.ts'
import { countLaidOut } from '../../src/book/layout/layOutBook.ts'
import { makeExamples } from '../../src/book/workedExample.ts'
import type { Family } from '../../src/families/family.ts'
import { typeface } from '../support/png.ts'
import { designOf, puzzlesOf } from './layoutBooks.ts'

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
