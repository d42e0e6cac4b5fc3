import { describe, expect, it } from 'vitest'
import { kenken } from '../../../src/families/kenken/index.ts'
import { type KenkenPuzzle, kenkenShape, type Operator } from '../../../src/families/kenken/puzzle.ts'
import { DRAWN, drawnBoard } from '../../support/drawn.ts'
import { boxOf, isInside, marksOf } from '../../support/marks.ts'

/** The clues of a 3x3 puzzle, drawn, in its order. */
function clueTexts(clues: string) {
  const puzzle = kenken.notation.parseClues({ text: clues, line: 1, column: 1 }, kenkenShape(3))
  const { marks } = kenken.drawing.scene(puzzle, [1, 2, 3, 2, 3, 1, 3, 1, 2])
  return marks.flatMap((mark) => (mark.mark === 'text' && mark.anchor === 'corner' ? [mark] : []))
}

describe('the clue of a cage', () => {
  it.each([
    ['6+A1,A2,A3', '6+'],
    ['6xA1,A2,A3', '6\u00d7'],
    ['0-A1,A2,A3', '0\u2212'],
    ['1-A1,A2;3=A3', '1\u2212'],
    ['2/A1,A2;3=A3', '2\u00f7'],
    ['1+A1;5+A2,A3', '1'],
  ])('of %s is printed %s', (clues, printed) => {
    expect(clueTexts(`${clues};6+B1,B2,B3;6+C1,C2,C3`)[0].text).toBe(printed)
  })

  it('stands in the first cell in reading order, wherever the cage is named', () => {
    const [clue] = clueTexts('9+B1,A2,B2,A3;1=A1;1=B3;6+C1,C2,C3')
    expect([clue.text, Math.floor(clue.x), Math.floor(clue.y)]).toEqual(['9+', 1, 0])
  })

  it('never leaves its cell, at any length', () => {
    for (const { x, room, size } of clueTexts('216xA1,A2,A3,B1,B2,B3,C1,C2,C3')) {
      expect((x % 1) + room).toBeLessThan(1)
      expect(room).toBeGreaterThan(4 * 0.5 * size)
    }
  })
})

const SIGNS: Readonly<Record<Operator, string>> = {
  '+': '+',
  '-': '\u2212',
  x: '\u00d7',
  '/': '\u00f7',
  '=': '',
}

describe.each(DRAWN.filter(([name]) => name === 'kenken'))('the clues of %s %s', (name, shape, own) => {
  const { puzzle, printed, solution } = drawnBoard(name, shape, own)
  const { cages } = puzzle as KenkenPuzzle
  const { columns } = puzzle.shape

  it('stand in the corners of the first cells of the cages, with true signs', () => {
    const expected = cages.map(({ operator, target, cells }) => {
      const first = Math.min(...cells)
      const clue = cells.length === 1 ? `${target}` : `${target}${SIGNS[operator]}`
      return `${clue} at ${Math.floor(first / columns)} ${first % columns}`
    })
    for (const values of [printed, solution]) {
      const clues = marksOf(kenken.drawing.scene(puzzle as KenkenPuzzle, values), 'text').filter(
        ({ anchor }) => anchor === 'corner',
      )
      expect(clues.map(({ text, x, y }) => `${text} at ${Math.floor(y)} ${Math.floor(x)}`).sort()).toEqual(
        expected.sort(),
      )
      for (const clue of clues) {
        const [left, top] = [Math.floor(clue.x), Math.floor(clue.y)]
        expect(isInside(boxOf(clue), { left, top, right: left + 1, bottom: top + 1 }, 0.08)).toBe(true)
      }
    }
  })
})
