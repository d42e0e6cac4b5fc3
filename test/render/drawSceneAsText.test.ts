import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/cellNamesAndFaults.ts'
import { findFamily, parsePuzzle } from '../../src/index.ts'
import { sceneText } from '../../src/render/drawSceneAsText.ts'
import type { Line, Mark, Scene, Stroke } from '../../src/scene.ts'
import { line, text } from '../support/marks.ts'
import drawings from './drawings.json' with { type: 'json' }

/** The puzzle with this id, drawn with these values, or with its givens. */
function drawn(name: string, values?: readonly number[]): string[] {
  const { family, puzzle } = parsePuzzle(name)
  const shown = values ?? shownGivens(puzzle)
  return sceneText(findFamily(family.name).drawing.scene(puzzle, shown)).split('\n')
}

describe('a scene in box-drawing characters', () => {
  it.each(drawings)('has $has', ({ id, values, drawing }) => {
    expect(drawn(id, values)).toEqual(drawing)
    // Empty cells are as wide as full ones.
    expect(drawn(id)[0]).toBe(drawing[0])
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

  it('has the character of Unicode for each of the 81 ways', () => {
    const points = STROKES.flatMap((above) =>
      STROKES.map((right) =>
        STROKES.flatMap((below) => STROKES.map((left) => drawnPoint(above, right, below, left))).join(''),
      ),
    )
    expect(points).toEqual([
      ' ╴╸╷┐┑╻┒┓',
      '╶─╾┌┬┭┎┰┱',
      '╺╼━┍┮┯┏┲┳',
      '╵┘┙│┤┥╽┧┪',
      '└┴┵├┼┽┟╁╅',
      '┕┶┷┝┾┿┢╆╈',
      '╹┚┛╿┦┩┃┨┫',
      '┖┸┹┞╀╃┠╂╉',
      '┗┺┻┡╄╇┣╊╋',
    ])
  })

  it('is as heavy as the heaviest line through it', () => {
    const marks = [side(0, 1, 2, 1, 'thick'), side(0, 1, 2, 1, 'thin')]
    expect(sceneText({ left: 0, top: 0, width: 2, height: 2, marks }).split('\n')[2]).toBe('╺━━━━━━━╸')
  })

  it('is counted from the corner of the scene', () => {
    const marks = [side(-1, 2, 0, 2), side(-1, 3, 0, 3), side(-1, 2, -1, 3), side(0, 2, 0, 3)]
    expect(sceneText({ left: -1, top: 2, width: 1, height: 1, marks })).toBe('┏━━━┓\n┃   ┃\n┗━━━┛')
  })
})
