// The marks that only Hidokus draw: circles around both ends of the path.

import { describe, expect, it } from 'vitest'
import { hidoku } from '../../../src/families/hidoku/index.ts'
import type { HidokuPuzzle } from '../../../src/families/hidoku/puzzle.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'
import { DRAWN, drawnBoard } from '../../support/drawn.ts'
import { boxOf, marksOf } from '../../support/marks.ts'

describe.each(DRAWN.filter(([name]) => name === 'hidoku'))('the circles of %s %s', (name, text, own) => {
  const { puzzle, printed, solution } = drawnBoard(name, text, own)
  const { columns } = puzzle.shape
  const last = puzzle.givens.filter((given) => given !== BLOCKED).length

  it('are around the first and the last number if they are shown, and are large enough for them', () => {
    for (const values of [printed, solution]) {
      const scene = hidoku.drawing.scene(puzzle as HidokuPuzzle, values)
      const ends = values.flatMap((value, cell) =>
        value === 1 || value === last ? `${(cell % columns) + 0.5} ${Math.floor(cell / columns) + 0.5}` : [],
      )
      const circles = marksOf(scene, 'circle')
      expect(circles.map(({ x, y }) => `${x} ${y}`)).toEqual(ends)
      for (const { x, y, radius } of circles) {
        expect(radius).toBeLessThan(0.45)
        const number = marksOf(scene, 'text').find((one) => one.x === x && one.y === y)
        if (!number) throw new Error('a circle without a number')
        const { right, bottom } = boxOf(number)
        expect(Math.hypot(right - x, bottom - y)).toBeLessThan(radius)
      }
    }
  })
})
