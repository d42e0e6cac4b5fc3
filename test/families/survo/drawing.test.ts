import { describe, expect, it } from 'vitest'
import { survo } from '../../../src/families/survo/index.ts'
import { survoShape } from '../../../src/families/survo/puzzle.ts'
import { sceneText } from '../../../src/render/text.ts'

describe('sums of four figures', () => {
  // The numbers 1 to 60 row by row.
  const shape = survoShape(3, 20)
  const solution = Array.from({ length: 60 }, (_, cell) => cell + 1)
  const columnSums = Array.from({ length: 20 }, (_, column) => 63 + 3 * column)
  const puzzle = { shape, givens: solution.map(() => 0), rowSums: [210, 610, 1010], columnSums }
  const scene = survo.drawing.scene(puzzle, solution)

  it('make all numbers of the board smaller, so that none is squeezed by itself', () => {
    const texts = scene.marks.filter((mark) => mark.mark === 'text')
    expect(new Set(texts.map(({ size }) => size)).size).toBe(1)
    expect(texts.filter(({ text, size, room }) => text.length * 0.5 * size > room)).toEqual([])
    expect(scene.width).toBeLessThan(21)
  })

  it('stand in one column beside the board, in text too', () => {
    const ends = sceneText(scene)
      .split('\n')
      .filter((line) => line.startsWith('┃'))
      .map((line) => line.slice(line.lastIndexOf('┃')))
    expect(ends).toEqual(['┃ 210', '┃ 610', '┃1010'])
  })
})
