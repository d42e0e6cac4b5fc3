// What a pointer marks on a board of 3 by 3 cells.

import { describe, expect, it } from 'vitest'
import {
  grown,
  markedAt,
  marksMoved,
  nextCell,
  type PageTool,
  placeOutside,
} from '../../src/studio/app/marking.ts'

const SIZE = { rows: 3, columns: 3 }
const tool = (place: PageTool['place'], more: Partial<PageTool> = {}): PageTool => ({
  ...{ name: place, word: place, label: place, choiceLabels: {}, entry: {} },
  ...more,
  place,
})

describe('a point marks', () => {
  it.each([
    ['cell', { x: 1.5, y: 0.2 }, [1]],
    ['cell', { x: 3.1, y: 0.2 }, undefined],
    ['edge', { x: 0.95, y: 0.5 }, [0, 1]],
    ['edge', { x: 1.05, y: 0.5 }, [0, 1]],
    ['edge', { x: 1.4, y: 1.98 }, [4, 7]],
    ['edge', { x: 0.05, y: 0.5 }, undefined],
    ['corner', { x: 1.2, y: 0.9 }, [0, 1, 3, 4]],
    ['corner', { x: 0.2, y: 0.9 }, undefined],
  ] as const)('as a %s at %j the cells %j', (place, point, cells) => {
    expect(markedAt(point, tool(place), SIZE)).toEqual(cells)
  })

  it('the line whose end is nearest outside', () => {
    const row = [3, 4, 5]
    const lines = [row, [5, 4, 3], [0, 3, 6], [0, 4, 8]]
    const sums = tool('outside', { lines })
    expect(placeOutside(row, SIZE)).toEqual({ x: -1, y: 1 })
    expect(markedAt({ x: -0.4, y: 1.4 }, sums, SIZE)).toBe(row)
    expect(markedAt({ x: 3.4, y: 1.4 }, sums, SIZE)).toBe(lines[1])
    expect(markedAt({ x: 0.4, y: -0.6 }, sums, SIZE)).toBe(lines[2])
    expect(markedAt({ x: -0.6, y: -0.6 }, sums, SIZE)).toBe(lines[3])
    expect(markedAt({ x: 1.5, y: 1.5 }, sums, SIZE)).toBeUndefined()
  })
})

describe('drawing', () => {
  it('makes a path of cells that touch, and takes it back', () => {
    const path = tool('path')
    expect(grown([0], 4, path, SIZE)).toEqual([0, 4])
    expect(grown([0, 4], 6, path, SIZE)).toEqual([0, 4, 6])
    expect(grown([0], 2, path, SIZE)).toEqual([0])
    expect(grown([2], 3, path, SIZE)).toEqual([2])
    expect(grown([0, 4, 6], 4, path, SIZE)).toEqual([0, 4])
    expect(grown([0, 4], 8, tool('path', { mostCells: 2 }), SIZE)).toEqual([0, 4])
  })

  it('makes an area of cells in any order', () => {
    expect(grown([0], 8, tool('area'), SIZE)).toEqual([0, 8])
    expect(grown([0, 8], 0, tool('area'), SIZE)).toEqual([0, 8])
  })
})

describe('an arrow key', () => {
  const right = [1, 0] as const
  const down = [0, 1] as const

  it.each([
    ['the first cell if none is marked', 'cell', [], right, false, [0]],
    ['the cell beside it', 'cell', [4], right, false, [5]],
    ['nothing beyond the edge', 'cell', [5], right, false, [5]],
    ['one cell of a path', 'path', [0, 4], down, false, [7]],
    ['one more cell of a path with Shift', 'path', [0, 4], down, true, [0, 4, 7]],
    ['one cell alone with Shift', 'cell', [4], down, true, [7]],
    ['an edge with Shift', 'edge', [4], [-1, 0], true, [3, 4]],
    ['a corner', 'corner', [4], right, false, [1, 2, 4, 5]],
    ['a corner at the border', 'corner', [3], [0, -1], false, [0, 1, 3, 4]],
  ] as const)('marks %s', (_, place, cells, by, isGrowing, marked) => {
    expect(marksMoved(cells, by, isGrowing, tool(place), SIZE)).toEqual(marked)
  })

  it('marks the next line outside, and after the last the first', () => {
    const lines = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]
    const sums = tool('outside', { lines })
    expect(marksMoved([], down, false, sums, SIZE)).toBe(lines[0])
    expect(marksMoved([], [0, -1], false, sums, SIZE)).toBe(lines[2])
    expect(marksMoved(lines[0], down, false, sums, SIZE)).toBe(lines[1])
    expect(marksMoved(lines[2], right, false, sums, SIZE)).toBe(lines[0])
    expect(marksMoved(lines[0], [-1, 0], false, sums, SIZE)).toBe(lines[2])
  })
})

it('a space goes on to the next cell in the order of reading', () => {
  expect([[], [0], [2], [8]].map((cells) => nextCell(cells, SIZE))).toEqual([0, 1, 3, 0])
})
