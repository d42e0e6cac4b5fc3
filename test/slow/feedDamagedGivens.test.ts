// A grid with one given missing, added, changed, doubled or moved: every file that shows it is found.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark, Text } from '../../src/scene.ts'
import { makeSolver } from '../../src/solver/index.ts'
import {
  change,
  expectFound,
  findsChanged,
  isNumber,
  otherFigure,
  sentencesOf,
} from '../feed/proof/damages.ts'
import { type Made, makePuzzle, PUZZLES } from '../feed/proof/madePuzzles.ts'

describe('a given', () => {
  const numbered = PUZZLES.filter(([name]) => name !== 'kenken').map(([name, shape, own]) =>
    makePuzzle(name, shape, own),
  )
  // The index of the family, since a counterexample would print the complete family.
  const anyGiven = fc.tuple(fc.nat(numbered.length - 1), fc.nat(300))

  /** Tries a few givens of any puzzle. */
  const forGivens = <More extends unknown[]>(
    more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
    test: (made: Made, index: number, ...more: More) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(anyGiven, fc.tuple(...more), ([which, index], own) =>
        test(numbered[which], index, ...(own as unknown as More)),
      ),
      { numRuns: 8 },
    )

  it('that is missing is found in every file', () =>
    forGivens([], async (made, index) => {
      const sentences = await findsChanged(made, isNumber, index)
      for (const sentence of sentences.slice(0, 3))
        expect(sentence).toMatch(/shows no number at r\d+c\d+, where the puzzle has \d+$/)
    }))

  it('that is changed is found in every file', () =>
    forGivens([], async (made, index) => {
      const to = (mark: Text) => [{ ...mark, text: otherFigure(mark.text) }]
      const sentences = await findsChanged(made, isNumber, index, to)
      for (const sentence of sentences.slice(0, 3))
        expect(sentence).toMatch(/shows \d+ at r\d+c\d+, where the puzzle has \d+$/)
    }))

  it('that is doubled, in its place or a little lower, is found', () =>
    forGivens([fc.constantFrom(0, 0.1)], async (made, index, down) => {
      const to = (mark: Text): Mark[] => [mark, { ...mark, y: mark.y + down }]
      const sentences = await sentencesOf(made, change(isNumber, index, to))
      // On paper, a number on top of itself looks like one number.
      for (const sentence of sentences.slice(0, down ? 4 : 3)) expect(sentence).toMatch(/two texts|shows/)
    }))

  it('that is moved by a cell or half a cell is found', () =>
    forGivens([fc.constantFrom(1, 0.5, -0.5, -1)], async (made, index, by) => {
      await findsChanged(made, isNumber, index, (mark: Text) => [{ ...mark, x: mark.x + by }])
    }))

  it('that is added is found', () =>
    forGivens([], async (made, index) => {
      const { puzzle, family } = made
      const [solution] = makeSolver()(family, puzzle).solutions
      const open = puzzle.givens.flatMap((given, cell) => (given === 0 ? cell : []))
      const cell = open[index % open.length]
      const values = puzzle.givens.map((given, one) => (one === cell ? solution[cell] : Math.max(given, 0)))
      await expectFound(made, () => [...family.drawing.scene(puzzle, values).marks])
    }))
})
