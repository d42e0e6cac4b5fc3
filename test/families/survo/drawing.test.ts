import { describe, expect, it } from 'vitest'
import { survo } from '../../../src/families/survo/index.ts'
import { type SurvoPuzzle, survoShape } from '../../../src/families/survo/puzzle.ts'
import { sceneText } from '../../../src/render/drawSceneAsText.ts'
import { DRAWN, drawnBoard } from '../../support/drawn.ts'
import { boxOf, isInside, marksOf } from '../../support/marks.ts'

describe('sums of four figures', () => {
  // The numbers 1 to 60 row by row.
  const shape = survoShape(3, 20)
  const solution = Array.from({ length: 60 }, (_, cell) => cell + 1)
  const columnSums = Array.from({ length: 20 }, (_, column) => 63 + 3 * column)
  const puzzle = { shape, givens: solution.map(() => 0), rowSums: [210, 610, 1010], columnSums }
  const scene = survo.drawing.scene(puzzle, solution)

  it('make all numbers of the board smaller, so that all have one size', () => {
    const texts = scene.marks.filter((mark) => mark.mark === 'text')
    expect(new Set(texts.map(({ size }) => size)).size).toBe(1)
    expect(texts.filter(({ text, size, room }) => text.length * 0.5 * size > room)).toEqual([])
    expect(scene.width).toBeLessThan(21)
  })

  it('are in one column beside the board, also in text', () => {
    const ends = sceneText(scene)
      .split('\n')
      .filter((line) => line.startsWith('┃'))
      .map((line) => line.slice(line.lastIndexOf('┃')))
    expect(ends).toEqual(['┃ 210', '┃ 610', '┃1010'])
  })
})

describe.each(DRAWN.filter(([name]) => name === 'survo'))('the sums of %s %s', (name, text, own) => {
  const drawn = drawnBoard(name, text, own)
  const puzzle = drawn.puzzle as SurvoPuzzle
  const { rows, columns } = puzzle.shape
  const [given, solved] = [drawn.printed, drawn.solution].map((values) =>
    marksOf(survo.drawing.scene(puzzle, values), 'text'),
  )
  const isOnBoard = ({ x, y }: { readonly x: number; readonly y: number }) => x < columns && y < rows
  const beside = given.filter((text) => !isOnBoard(text))

  it('are beside the board: row sums to the right, column sums below, separate and aligned', () => {
    expect(solved.filter((text) => !isOnBoard(text))).toEqual(beside)
    const [right, below] = [beside.filter(({ y }) => y < rows), beside.filter(({ y }) => y > rows)]
    expect(right.map(({ text, y }) => `${text} ${y}`)).toEqual(
      puzzle.rowSums.map((sum, row) => `${sum} ${row + 0.5}`),
    )
    expect(below.map(({ text, x }) => `${text} ${x}`)).toEqual(
      puzzle.columnSums.map((sum, column) => `${sum} ${column + 0.5}`),
    )
    for (const text of right) expect(boxOf(text).left).toBeGreaterThan(columns + 0.2)
    for (const text of below) expect(boxOf(text).top).toBeGreaterThan(rows + 0.2)
  })

  it('look like the numbers on the board, and none is narrower', () => {
    for (const sum of beside) {
      expect(sum).toMatchObject({ weight: 'regular', anchor: 'middle', size: solved.find(isOnBoard)?.size })
      expect(sum.text.length * 0.5 * sum.size).toBeLessThanOrEqual(sum.room)
      const [left, top] = [Math.floor(sum.x), Math.floor(sum.y)]
      expect(isInside(boxOf(sum), { left, top, right: left + 1, bottom: top + 1 }, 0)).toBe(true)
    }
  })
})
