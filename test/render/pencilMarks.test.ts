// Candidates on a board: in their cells, clear of each other and of print, circled and struck as requested.

import { describe, expect, it } from 'vitest'
import { type Circle, findFamily, type Mark, parsePuzzle, type Text } from '../../src/index.ts'
import { withPencilMarks } from '../../src/render/pencilMarks.ts'

const { puzzle } = parsePuzzle(
  'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)
const values = puzzle.givens.map((given) => Math.max(given, 0))
const plain = findFamily('sudoku').drawing.scene(puzzle, values)

/** The marks drawn in addition to the board. */
function drawn(marks: Parameters<typeof withPencilMarks>[2], columns = 9): Mark[] {
  const { marks: all } = withPencilMarks(plain, columns, marks)
  expect(all.slice(0, plain.marks.length)).toEqual(plain.marks)
  return all.slice(plain.marks.length)
}

const only = (cell: number, own: readonly number[]) => values.map((_, at) => (at === cell ? own : []))

describe('pencil marks', () => {
  it('have the same place for each number up to nine in every cell', () => {
    const one = drawn({ candidates: only(2, [1, 5, 9]) }) as Text[]
    const other = drawn({ candidates: only(40, [1, 5, 9]) }) as Text[]
    expect(one.map(({ text }) => text)).toEqual(['1', '5', '9'])
    one.forEach((mark, index) => {
      expect(other[index].x - mark.x).toBeCloseTo(2)
      expect(other[index].y - mark.y).toBeCloseTo(4)
    })
  })

  it.each([
    ['nine', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['four', [1, 2, 3, 4]],
    ['sixteen of two figures', Array.from({ length: 16 }, (_, index) => index + 10)],
  ])('stay in their cell without overlaps: %s', (_, own) => {
    const marks = drawn({ candidates: only(10, own) }) as Text[]
    expect(marks).toHaveLength(own.length)
    for (const { x, y, size, room } of marks) {
      expect(x - room / 2).toBeGreaterThan(1)
      expect(x + room / 2).toBeLessThan(2)
      expect(y - size / 3).toBeGreaterThan(1.2)
      expect(y + size / 3).toBeLessThan(2)
    }
    marks.forEach((mark, index) => {
      for (const other of marks.slice(index + 1)) {
        const isBeside = Math.abs(mark.x - other.x) >= mark.room - 1e-9
        expect(isBeside || Math.abs(mark.y - other.y) >= (2 / 3) * mark.size).toBe(true)
      }
    })
  })

  it('keep clear of the outlines of cages', () => {
    const killer = parsePuzzle(`sudoku:4x4+killer:${'.'.repeat(16)};killer,5,A1,A2;7,A3,A4`)
    const scene = findFamily('sudoku').drawing.scene(killer.puzzle, killer.puzzle.givens)
    const all = withPencilMarks(scene, 4, { candidates: [[1, 2, 3, 4]] }).marks as Text[]
    for (const { x, y, size, room } of all.slice(scene.marks.length)) {
      expect(Math.min(x, 1 - x) - room / 2).toBeGreaterThan(0.14)
      expect(1 - y - size / 3).toBeGreaterThan(0.14)
    }
  })

  it('are bold and circled in a pattern, and struck if it rules them out', () => {
    const candidates = only(2, [1, 2, 4])
    const marks = drawn({ candidates, pattern: [{ cell: 2, value: 1 }], removes: [{ cell: 2, value: 4 }] })
    const [first, circle, second, third, strike] = marks
    expect([first, second, third].map((mark) => 'weight' in mark && mark.weight)).toEqual([
      'bold',
      'regular',
      'regular',
    ])
    expect(circle).toMatchObject({ mark: 'circle', x: (first as Text).x, y: (first as Text).y })
    expect(strike).toMatchObject({ mark: 'line' })
    if (strike.mark !== 'line') throw new Error('not struck')
    expect([(strike.x1 + strike.x2) / 2, (strike.y1 + strike.y2) / 2]).toEqual([
      expect.closeTo((third as Text).x),
      expect.closeTo((third as Text).y),
    ])
  })

  it.each([
    ['one figure', [1, 2, 3, 5], 9],
    ['two figures', [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 16],
    ['a few candidates', [1, 2, 3, 5], 5],
  ])('have circles clear of each other, of a clue and of their numbers: %s', (_, own, greatest) => {
    const candidates = only(10, own)
    candidates[2] = [greatest]
    const pattern = own.map((value) => ({ cell: 10, value }))
    const marks = drawn({ candidates, pattern }).slice(1)
    const circles = marks.filter(({ mark }) => mark === 'circle') as Circle[]
    const texts = marks.filter(({ mark }) => mark === 'text') as Text[]
    expect(circles).toHaveLength(own.length)
    circles.forEach(({ x, y, radius }, index) => {
      // A clue as in a KenKen: 0.085 from the wall, with capitals of two thirds of its em of 0.3.
      expect(y - radius).toBeGreaterThan(1 + 0.085 + 0.2 + 0.02)
      expect(y + radius).toBeLessThan(2)
      for (const other of circles.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2.2 * radius)
      // A bold number of two figures is as wide as its room, and then its capitals are 0.6 of that high.
      const { room } = texts[index]
      expect(Math.hypot(room, 0.6 * room)).toBeLessThan(1.9 * radius)
    })
  })

  it('are left out of cells with too many, except those of the pattern', () => {
    const many = Array.from({ length: 30 }, (_, index) => index + 1)
    expect(drawn({ candidates: only(2, many) })).toEqual([])
    const told = drawn({ candidates: only(2, many), removes: [{ cell: 2, value: 17 }] })
    expect(told.map(({ mark }) => mark)).toEqual(['text', 'line'])
  })
})
