// The tones of cells on title pages and covers: parts of a board stay together, and neighbours differ.

import { describe, expect, it } from 'vitest'
import { areasOfTone, cellTones } from '../../src/book/front/cellTones.ts'
import { puzzleScene } from '../../src/print/boardScenesAndSizes.ts'
import { boardOf } from './sketches.ts'

const COUNT = 4
const sceneOf = (kind: string) => puzzleScene(boardOf(kind, 'tones'))

describe('the tones of a board', () => {
  it('are those of its boxes, and neighbouring boxes differ', () => {
    const tones = cellTones(sceneOf('sudoku 9x9'), COUNT)
    const boxes = [0, 3, 6].map((row) => [0, 3, 6].map((column) => tones[row][column]))
    tones.forEach((row, y) => {
      row.forEach((tone, x) => {
        expect(tone).toBe(boxes[Math.floor(y / 3)][Math.floor(x / 3)])
      })
    })
    for (const [row, column] of [0, 1].flatMap((one) => [0, 1].map((other) => [one, other]))) {
      expect(boxes[row][column]).not.toBe(boxes[row + 1][column])
      expect(boxes[row][column]).not.toBe(boxes[row][column + 1])
    }
    expect(new Set(boxes.flat()).size).toBe(COUNT)
  })

  it.each(['kenken 6x6', 'sudoku 6x6'])('differ wherever a thick line separates cells: %s', (kind) => {
    const tones = cellTones(sceneOf(kind), COUNT)
    expect(new Set(tones.flat()).size).toBeGreaterThan(2)
    for (const row of tones) for (const tone of row) expect(tone).toBeLessThan(COUNT)
  })

  it.each(['hidoku 5x5', 'magic 4x4'])(
    'tell cells with numbers from others on a board without boxes: %s',
    (kind) => {
      const scene = sceneOf(kind)
      const tones = cellTones(scene, COUNT)
      const given = scene.marks.flatMap((mark) =>
        mark.mark === 'text' && mark.x < tones[0].length && mark.y < tones.length
          ? tones[Math.floor(mark.y)][Math.floor(mark.x)]
          : [],
      )
      expect(new Set(given)).toEqual(new Set([1]))
      expect(tones.flat().filter((tone) => tone === 1)).toHaveLength(given.length)
    },
  )
})

it('the areas of a tone are joined in a row and cut at the edges of a window', () => {
  const tones = [
    [1, 1, 0, 1],
    [0, 1, 1, 0],
  ]
  expect(areasOfTone(tones, 1, { left: 0, top: 0.5, width: 2.5, height: 2 })).toEqual([
    { x: 0, y: 0.5, width: 2, height: 0.5 },
    { x: 1, y: 1, width: 1.5, height: 1 },
  ])
})
