import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/grid.ts'
import { findFamily, parsePuzzle } from '../../src/index.ts'
import { sceneText } from '../../src/render/text.ts'
import type { Line, Mark, Scene, Stroke } from '../../src/scene.ts'
import { line, text } from '../support/marks.ts'

/** The puzzle with this id, drawn with these values, or with its givens. */
function drawn(name: string, values?: readonly number[]): string[] {
  const { family, puzzle } = parsePuzzle(name)
  const shown = values ?? shownGivens(puzzle)
  return sceneText(findFamily(family.name).drawing.scene(puzzle, shown)).split('\n')
}

describe('a scene in box-drawing characters', () => {
  it('has heavy lines around the boxes of a Sudoku, and light ones between its cells', () => {
    expect(drawn('sudoku:4x4:1..4..2..3..4..1')).toEqual([
      '┏━━━┯━━━┳━━━┯━━━┓',
      '┃ 1 │   ┃   │ 4 ┃',
      '┠───┼───╂───┼───┨',
      '┃   │   ┃ 2 │   ┃',
      '┣━━━┿━━━╋━━━┿━━━┫',
      '┃   │ 3 ┃   │   ┃',
      '┠───┼───╂───┼───┨',
      '┃ 4 │   ┃   │ 1 ┃',
      '┗━━━┷━━━┻━━━┷━━━┛',
    ])
  })

  it('has the clues of a KenKen in a line above its numbers, and heavy lines around its cages', () => {
    const name = 'kenken:3x3:6xA1,A2,B1;3=A3;1=B2;3+B3,C3;5+C1,C2'
    expect(drawn(name, [1, 2, 3, 3, 1, 2, 2, 3, 1])).toEqual([
      '┏━━━━━┯━━━━━┳━━━━━┓',
      '┃6×   │     ┃3    ┃',
      '┃  1  │  2  ┃  3  ┃',
      '┠─────╆━━━━━╋━━━━━┫',
      '┃     ┃1    ┃3+   ┃',
      '┃  3  ┃  1  ┃  2  ┃',
      '┣━━━━━╇━━━━━╉─────┨',
      '┃5+   │     ┃     ┃',
      '┃  2  │  3  ┃  1  ┃',
      '┗━━━━━┷━━━━━┻━━━━━┛',
    ])
    // Empty cells are as wide as full ones.
    expect(drawn(name)[2]).toBe('┃     │     ┃     ┃')
  })

  it('has the sums of a Survo beside the board, in line with its numbers', () => {
    expect(drawn('survo:2x3:,,3/,6,|9,12|9,7,5')).toEqual([
      '┏━━━━┯━━━━┯━━━━┓',
      '┃    │    │  3 ┃  9',
      '┠────┼────┼────┨',
      '┃    │  6 │    ┃ 12',
      '┗━━━━┷━━━━┷━━━━┛',
      '   9    7    5',
    ])
  })

  it('has parentheses around circled numbers, and fills blocked cells', () => {
    expect(drawn('hidoku:3x4:1,,,#/,,,/#,,,10')).toEqual([
      '┏━━━━┯━━━━┯━━━━┯━━━━┓',
      '┃ (1)│    │    │████┃',
      '┠────┼────┼────┼────┨',
      '┃    │    │    │    ┃',
      '┠────┼────┼────┼────┨',
      '┃████│    │    │(10)┃',
      '┗━━━━┷━━━━┷━━━━┷━━━━┛',
    ])
  })

  it('makes cells wide enough for the longest clue', () => {
    const cells = ['A', 'B', 'C'].flatMap((row) => [1, 2, 3].map((column) => `${row}${column}`))
    expect(drawn(`kenken:3x3:216x${cells.join()}`, [1, 2, 3, 2, 3, 1, 3, 1, 2]).slice(0, 3)).toEqual([
      '┏━━━━━┯━━━━━┯━━━━━┓',
      '┃216× │     │     ┃',
      '┃  1  │  2  │  3  ┃',
    ])
    const wide = sceneText(framed(1, text('1234567', 0.1, 0.1, 'corner'), text('8', 0.5, 0.6))).split('\n')
    expect(wide.slice(1, 3)).toEqual(['┃1234567 ┃', '┃   8    ┃'])
  })

  it('leaves out the spaces around numbers if a terminal has no room for them', () => {
    const numbers = (columns: number) => Array.from({ length: columns }, (_, at) => text('25', at + 0.5, 0.5))
    const widths = [2, 16, 25].map(
      (columns) => sceneText(framed(columns, ...numbers(columns))).split('\n')[1],
    )
    expect(widths[0]).toBe('┃ 25   25 ┃')
    expect(widths[1].slice(0, 9)).toBe('┃ 25  25 ')
    expect(widths[2].slice(0, 9)).toBe('┃25 25 25')
    expect(widths.map((line) => line.length)).toEqual([11, 65, 76])
  })
})

/** A frame around cells in a row, with these marks in it. */
function framed(columns: number, ...marks: readonly Mark[]): Scene {
  const across = [side(0, 0, columns, 0), side(0, 1, columns, 1)]
  const frame = [...across, side(0, 0, 0, 1), side(columns, 0, columns, 1)]
  return { left: 0, top: 0, width: columns, height: 1, marks: [...frame, ...marks] }
}

function side(x1: number, y1: number, x2: number, y2: number, stroke: Stroke = 'thick'): Line {
  return line(x1, y1, x2, y2, stroke)
}

describe('the point where lines meet', () => {
  const STROKES = [undefined, 'thin', 'thick'] as const
  type Arm = (typeof STROKES)[number]

  /** The character in the middle of four cells, with these lines above, right, below and left. */
  function drawnPoint(above: Arm, right: Arm, below: Arm, left: Arm): string {
    const marks = [
      above && side(1, 0, 1, 1, above),
      right && side(1, 1, 2, 1, right),
      below && side(1, 1, 1, 2, below),
      left && side(0, 1, 1, 1, left),
    ].filter((line) => line !== undefined)
    return sceneText({ left: 0, top: 0, width: 2, height: 2, marks }).split('\n')[2]?.[4] ?? ' '
  }

  it('has a character of its own for each of the 81 ways', () => {
    const points = STROKES.flatMap((above) =>
      STROKES.flatMap((right) =>
        STROKES.flatMap((below) => STROKES.map((left) => drawnPoint(above, right, below, left))),
      ),
    )
    expect(new Set(points).size).toBe(81)
    expect(points.every((point) => /^[ \u2500-\u257f]$/.test(point))).toBe(true)
  })

  it.each([
    ['└', 'thin', 'thin', undefined, undefined],
    ['┐', undefined, undefined, 'thin', 'thin'],
    ['┏', undefined, 'thick', 'thick', undefined],
    ['┛', 'thick', undefined, undefined, 'thick'],
    ['├', 'thin', 'thin', 'thin', undefined],
    ['┨', 'thick', undefined, 'thick', 'thin'],
    ['┠', 'thick', 'thin', 'thick', undefined],
    ['┯', undefined, 'thick', 'thin', 'thick'],
    ['┷', 'thin', 'thick', undefined, 'thick'],
    ['┿', 'thin', 'thick', 'thin', 'thick'],
    ['╂', 'thick', 'thin', 'thick', 'thin'],
    ['╆', 'thin', 'thick', 'thick', 'thin'],
    ['╃', 'thick', 'thin', 'thin', 'thick'],
    ['╅', 'thin', 'thin', 'thick', 'thick'],
    ['╄', 'thick', 'thick', 'thin', 'thin'],
    ['╊', 'thick', 'thick', 'thick', 'thin'],
    ['╉', 'thick', 'thin', 'thick', 'thick'],
    ['╇', 'thick', 'thick', 'thin', 'thick'],
    ['╈', 'thin', 'thick', 'thick', 'thick'],
    ['╵', 'thin', undefined, undefined, undefined],
    ['╺', undefined, 'thick', undefined, undefined],
    ['╽', 'thin', undefined, 'thick', undefined],
    ['╾', undefined, 'thin', undefined, 'thick'],
  ] as const)(
    'is %s with lines %s above, %s right, %s below, %s left',
    (point, above, right, below, left) => {
      expect(drawnPoint(above, right, below, left)).toBe(point)
    },
  )

  it('is as heavy as the heaviest line through it', () => {
    const marks = [side(0, 1, 2, 1, 'thick'), side(0, 1, 2, 1, 'thin')]
    expect(sceneText({ left: 0, top: 0, width: 2, height: 2, marks }).split('\n')[2]).toBe('╺━━━━━━━╸')
  })

  it('is counted from the corner of the scene', () => {
    const marks = [side(-1, 2, 0, 2), side(-1, 3, 0, 3), side(-1, 2, -1, 3), side(0, 2, 0, 3)]
    expect(sceneText({ left: -1, top: 2, width: 1, height: 1, marks })).toBe('┏━━━┓\n┃   ┃\n┗━━━┛')
  })
})
