import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestGrid, cellInGrid, placeIn, type Room } from '../../src/print/boardGrid.ts'
import { overhang } from '../../src/render/strokeWidths.ts'

const SQUARE = { width: 9, height: 9 }
const A4: Room = { area: { left: 40, top: 80, width: 510, height: 690 }, gap: 25, label: 16, mostCell: 85 }

describe('bestGrid', () => {
  it.each([
    [1, { columns: 1, rows: 1 }],
    [2, { columns: 1, rows: 2 }],
    [4, { columns: 2, rows: 2 }],
    [6, { columns: 2, rows: 3 }],
    [12, { columns: 3, rows: 4 }],
  ])('deals %i square boards over a page', (count, grid) => {
    expect(bestGrid([SQUARE], count, A4)).toEqual(grid)
  })

  it('lets wide boards stand one above the other', () => {
    expect(bestGrid([{ width: 20, height: 5 }], 4, A4)).toEqual({ columns: 1, rows: 4 })
  })
})

describe('placeIn', () => {
  it('keeps boards apart and within the area, for any sizes', () => {
    const sides = fc.record({
      width: fc.integer({ min: 2, max: 25 }),
      height: fc.integer({ min: 2, max: 25 }),
    })
    fc.assert(
      fc.property(
        fc.array(sides, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 24 }),
        (boards, count) => {
          const grid = bestGrid(boards, count, A4)
          expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(count)
          const sized = boards.map((board) => {
            const cell = cellInGrid(board, grid, A4)
            return {
              width: board.width * cell + 2 * overhang(cell),
              height: board.height * cell + 2 * overhang(cell),
            }
          })
          const box = {
            width: Math.max(...sized.map(({ width }) => width)),
            height: Math.max(...sized.map(({ height }) => height)),
          }
          const places = Array.from({ length: count }, (_, index) => placeIn(grid, index, box, A4))
          const { left, top, width, height } = A4.area
          for (const [index, { x, y }] of places.entries()) {
            expect(x).toBeGreaterThan(left - 0.01)
            expect(y - A4.label).toBeGreaterThan(top - 0.01)
            expect(x + box.width).toBeLessThan(left + width + 0.01)
            expect(y + box.height).toBeLessThan(top + height + 0.01)
            for (const other of places.slice(index + 1)) {
              const isApart =
                Math.abs(other.x - x) > box.width + A4.gap - 0.01 ||
                Math.abs(other.y - y) > box.height + A4.label + A4.gap - 0.01
              expect(isApart).toBe(true)
            }
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
