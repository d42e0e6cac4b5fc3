// Marks that a scene may have and no family draws yet: texts on lines, lines off the grid, rectangles of any
// size, and marks outside the box.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sceneText } from '../../src/render/drawSceneAsText.ts'
import type { Circle, Line, Mark, Picture, PictureShape, Rectangle, Stroke, Text } from '../../src/scene.ts'
import { circle, line, rectangle, text } from '../support/marks.ts'

/** Thin lines between cells, thick ones around them. */
function grid(rows: number, columns: number): Line[] {
  const places = (length: number) => Array.from({ length: length + 1 }, (_, place) => place)
  const strokeOf = (place: number, last: number) => (place === 0 || place === last ? 'thick' : 'thin')
  return [
    ...places(rows).map((y) => line(0, y, columns, y, strokeOf(y, rows))),
    ...places(columns).map((x) => line(x, 0, x, rows, strokeOf(x, columns))),
  ]
}

/** A board with these marks on it. */
function drawn(rows: number, columns: number, ...marks: Mark[]): string[] {
  const scene = { left: 0, top: 0, width: columns, height: rows, marks: [...grid(rows, columns), ...marks] }
  return sceneText(scene).split('\n')
}

/** A picture of cages with these cells. */
function cages(...encloses: readonly NonNullable<PictureShape['encloses']>[]): Picture {
  const shapes = encloses.map((cells): PictureShape => ({ path: [], encloses: cells }))
  return { mark: 'picture', x: 1, y: 1, size: 2, content: { kind: 'shapes', shapes }, sign: '' }
}

describe('lines inside a cage', () => {
  it('are dashed and do not meet its outline, whether they are drawn before or after the dashes', () => {
    const picture = cages(
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      [
        [0, 2],
        [1, 1],
        [1, 2],
      ],
    )
    const scene = { left: 0, top: 0, width: 3, height: 2 }
    for (const marks of [
      [...grid(2, 3), picture],
      [picture, ...grid(2, 3)],
    ]) {
      expect(sceneText({ ...scene, marks }).split('\n')).toEqual([
        '┏━━━━━━━┯━━━┓',
        '┃   ╎   │   ┃',
        '┃╌╌╌┌───┘╌╌╌┃',
        '┃   │   ╎   ┃',
        '┗━━━┷━━━━━━━┛',
      ])
    }
  })

  it('remain thick and meet the other lines where they are the sides of a box', () => {
    const box = line(1, 0, 1, 2, 'thick')
    expect(
      drawn(
        2,
        2,
        box,
        cages([
          [0, 0],
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toEqual(['┏━━━┳━━━┓', '┃   ╏   ┃', '┃╌╌╌┠───┨', '┃   ┃   ┃', '┗━━━┻━━━┛'])
  })
})

describe('a text on a line between cells', () => {
  it('replaces the line, or interrupts it in the middle', () => {
    const across = [text('<', 1, 0.5), text('>', 2, 1.5), text('5', 2, 2)]
    const signs = [...across, text('∧', 0.5, 1), text('∨', 2.5, 2)]
    expect(drawn(3, 3, text('3', 0.5, 0.5), ...signs)).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃ 3 <   │   ┃',
      '┠─∧─┼───┼───┨',
      '┃   │   >   ┃',
      '┠───┼───5─∨─┨',
      '┃   │   │   ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('is in the row of the numbers if cells have corners', () => {
    expect(drawn(1, 2, text('6×', 0.1, 0.1, 'corner'), text('<', 1, 0.5))).toEqual([
      '┏━━━━━┯━━━━━┓',
      '┃6×   │     ┃',
      '┃     <     ┃',
      '┗━━━━━┷━━━━━┛',
    ])
  })

  it('may be a dot, black or white', () => {
    const black = [rectangle(1.92, 0.42, 0.16, 0.16), rectangle(0.42, 0.92, 0.16, 0.16)]
    expect(drawn(2, 3, circle(1, 0.5), circle(1.5, 1), ...black, text('4', 1.5, 0.5))).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃   ○ 4 █   ┃',
      '┠─█─┼─○─┼───┨',
      '┃   │   │   ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('gets the room that it needs', () => {
    const dots = [circle(1, 0.5), text('12', 1, 0.5), circle(2.5, 1), text('100', 2.5, 1)]
    expect(drawn(2, 3, ...dots, text('4', 1.5, 0.5))).toEqual([
      '┏━━━━━━┯━━━━━━━┯━━━━━┓',
      '┃     (12)  4  │     ┃',
      '┠──────┼───────┼(100)┨',
      '┃      │       │     ┃',
      '┗━━━━━━┷━━━━━━━┷━━━━━┛',
    ])
  })

  it('takes room from the spaces around numbers if a terminal has no more', () => {
    const numbers = Array.from({ length: 26 }, (_, column) => text('8', column + 0.5, 0.5))
    const widthWith = (sign: string) => drawn(1, 26, ...numbers, text(sign, 3, 0.5))[1].length
    expect(['<', '12', '123'].map(widthWith)).toEqual([79, 80, 55])
  })

  it('may be slightly beside the line, as sums of fractions are', () => {
    expect(drawn(1, 3, text('<', 0.7 + 0.1 + 0.2, 0.5), text('>', 1.95, 0.5))[1]).toBe('┃   <   >   ┃')
  })
})

describe('lines off the grid', () => {
  it('run through the middles of cells, behind the numbers', () => {
    const path = [line(0.5, 0.5, 2.5, 0.5), line(2.5, 2.5, 2.5, 0.5, 'thick')]
    expect(drawn(3, 3, circle(0.5, 0.5, 0.4), ...path, text('5', 1.5, 0.5), text('7', 2.5, 1.5))).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃ ○─┼─5─┼─┒ ┃',
      '┠───┼───┼─╂─┨',
      '┃   │   │ 7 ┃',
      '┠───┼───┼─╂─┨',
      '┃   │   │ ╹ ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('cross cells diagonally, but not over numbers and lines of the grid', () => {
    expect(drawn(3, 3, line(0, 0, 3, 3), line(3, 0, 0, 3), text('9', 0.5, 0.5))).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃ 9 │   │ ╱ ┃',
      '┠───┼───┼───┨',
      '┃   │ ╳ │   ┃',
      '┠───┼───┼───┨',
      '┃ ╱ │   │ ╲ ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('of a single slanted stroke are drawn over the grid, which would hide them', () => {
    expect(drawn(1, 3, line(0.9, 0.3, 1.1, 0.4), line(1.9, 0.6, 2.1, 0.4))).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃   ╲   ╱   ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('cross both rows of characters of cells with corners', () => {
    expect(drawn(1, 2, text('8', 0.1, 0.1, 'corner'), line(1, 0, 2, 1))).toEqual([
      '┏━━━━━┯━━━━━┓',
      '┃8    │ ╲   ┃',
      '┃     │   ╲ ┃',
      '┗━━━━━┷━━━━━┛',
    ])
    // A line that crosses the middle of no row is drawn at its own middle.
    expect(drawn(1, 1, line(0.1, 0.1, 0.4, 0.4))[1]).toBe('┃╲  ┃')
  })

  it('a line looks the same if its ends are exchanged', () => {
    const lines = [line(0.5, 0, 0.5, 2), line(0, 1.5, 3, 1.5, 'thick'), line(1, 0, 3, 1), line(2, 1, 0, 2)]
    const back = lines.map(({ x1, y1, x2, y2, stroke }) => line(x2, y2, x1, y1, stroke))
    expect(drawn(2, 3, ...back)).toEqual(drawn(2, 3, ...lines))
    expect(drawn(2, 3, ...lines)).not.toEqual(drawn(2, 3))
  })

  it('a line ends at the box of the scene', () => {
    expect(drawn(1, 2, line(-7, 0.5, 1.5, 0.5, 'thick'), line(0, 5, 2, 5), line(9, -1, 9, 3))).toEqual([
      '┏━━━┯━━━┓',
      '┣━━━┿━╸ ┃',
      '┗━━━┷━━━┛',
    ])
  })
})

describe('rectangles', () => {
  it('fill several cells, with the lines between them, and parts of cells', () => {
    const filled = [rectangle(0, 0, 2, 1), rectangle(1.5, 1, 1, 1), rectangle(0.5, 1.5, 0.5, 1.5)]
    expect(drawn(3, 3, ...filled)).toEqual([
      '┏━━━┯━━━┯━━━┓',
      '┃███████│   ┃',
      '┠───┼───┼───┨',
      '┃   │  ███  ┃',
      '┠──█┼───┼───┨',
      '┃  █│   │   ┃',
      '┗━━━┷━━━┷━━━┛',
    ])
  })

  it('become specks if they fill no character, and nothing if they are empty', () => {
    const small = [rectangle(0.1, 0.6, 0.1, 0.1), rectangle(1, 0.5, 0.01, 0.01), rectangle(1.2, 0, 0, 1)]
    expect(drawn(1, 2, ...small)[1]).toBe('┃▪  ▪   ┃')
  })

  it('leave the lines around their cells alone, even if their sides are sums of fractions', () => {
    const almost = rectangle(0.7 + 0.1 + 0.2, 0, 1 / 3 + 1 / 3 + 1 / 3 + 1e-15, 1)
    expect(drawn(1, 3, almost)[1]).toBe('┃   │███│   ┃')
  })

  it('hide text in them, as black on black', () => {
    expect(drawn(1, 2, rectangle(0, 0, 1, 1), text('8', 0.5, 0.5))[1]).toBe('┃███│   ┃')
    // Half a character cannot be shown.
    expect(drawn(1, 1, text('日本', 0.5, 0.5), rectangle(0.6, 0, 0.4, 1))[1]).toBe('┃ 日 ██┃')
  })
})

describe('texts', () => {
  it('stand beside the board on all sides', () => {
    const marks = [...grid(2, 2), text('18', 0.5, -0.5), text('→', -0.5, 1.5), text('7', 2.5, 0.5)]
    const scene = { left: -1, top: -1, width: 4, height: 4, marks: [...marks, line(-1, 3, 0, 2)] }
    expect(sceneText(scene).split('\n')).toEqual([
      '',
      '       18',
      '     ┏━━━━┯━━━━┓',
      '     ┃    │    ┃  7',
      '     ┠────┼────┨',
      '   → ┃    │    ┃',
      '     ┗━━━━┷━━━━┛',
      '   ╱',
    ])
  })

  it('are left out outside the box', () => {
    const outside = [text('1', 4, 0.5), text('2', 0.5, -1), text('3', -0.5, 0.5, 'corner'), circle(0.5, 7)]
    expect(drawn(2, 2, ...outside)).toEqual(drawn(2, 2))
  })

  it('of one cell follow each other in reading order', () => {
    const candidates = [text('9', 0.8, 0.8), text('1', 0.2, 0.2), text('3', 0.8, 0.2)]
    expect(drawn(1, 1, ...candidates)[1]).toBe('┃ 1 3 9 ┃')
  })

  it('take the columns that a terminal uses for them', () => {
    expect(drawn(1, 3, text('日本', 0.5, 0.5), text('e\u0301', 1.5, 0.5), text('👍', 2, 0.5))).toEqual([
      '┏━━━━━━┯━━━━━━┯━━━━━━━┓',
      '┃ 日本 │    e\u0301 👍      ┃',
      '┗━━━━━━┷━━━━━━┷━━━━━━━┛',
    ])
  })

  it('cannot control a terminal or break a line', () => {
    expect(drawn(1, 1, text('1\n2', 0.5, 0.5))[1]).toBe('┃ 1 2 ┃')
    expect(drawn(1, 1, text('\u001b[31m\u202e4\r', 0.5, 0.5))[1]).toBe('┃ [31m4 ┃')
    expect(drawn(1, 2, text('\t', 1, 0.5), text('', 0.5, 1), text('\ud800', 0.5, 0.5))).toEqual(drawn(1, 2))
  })
})

describe('any scene', () => {
  const anywhere = fc.oneof(
    fc.integer({ min: -2, max: 8 }),
    fc.integer({ min: -8, max: 32 }).map((count) => count / 4),
    fc.double({ min: -3, max: 9, noNaN: true }),
    fc.constantFrom(1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  )
  const stroke = fc.constantFrom<Stroke>('thin', 'thick')
  const lines = fc.record<Line>({
    ...{ mark: fc.constant('line'), x1: anywhere, y1: anywhere, x2: anywhere, y2: anywhere, stroke },
  })
  const rectangles = fc.record<Rectangle>({
    ...{ mark: fc.constant('rectangle'), x: anywhere, y: anywhere, width: anywhere, height: anywhere },
  })
  const circles = fc.record<Circle>({
    ...{ mark: fc.constant('circle'), x: anywhere, y: anywhere, radius: anywhere, stroke },
  })
  const textsOf = (words: fc.Arbitrary<string>, x = anywhere, y = anywhere) =>
    fc.record<Text>({
      ...{ mark: fc.constant('text'), text: words, x, y, anchor: fc.constantFrom('middle', 'corner') },
      ...{ size: fc.constant(0.5), room: fc.constant(0.8), weight: fc.constant('bold') },
    })
  const quartersFrom = (min: number, max: number) => fc.integer({ min, max }).map((count) => count / 4)
  const [place, side] = [quartersFrom(-8, 8), quartersFrom(0, 24)]
  const boxes = fc.record({ left: place, top: place, width: side, height: side })

  it('is drawn with any content', () => {
    const marks = fc.array(fc.oneof(lines, rectangles, circles, textsOf(fc.string({ unit: 'binary' }))))
    fc.assert(
      fc.property(boxes, marks, (box, marks) => {
        const shown = sceneText({ ...box, marks })
        expect(shown.split('\n').filter((row) => row !== row.trimEnd())).toEqual([])
        expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      }),
      { numRuns: 200 },
    )
  })

  it('in a frame has lines of equal width with any content', () => {
    /** The width of these characters in a terminal. */
    const WIDTHS: Readonly<Record<string, number>> = { 日: 2, '👍': 2, '\u0301': 0 }
    const widthOf = (row: string) => Array.from(row).reduce((sum, one) => sum + (WIDTHS[one] ?? 1), 0)
    const words = fc.string({ unit: fc.constantFrom('1', '7', '日', '👍', '\u0301', '<', ' '), maxLength: 5 })
    // Text wider than the frame would extend to its right.
    const within = fc.double({ min: -1, max: 4.5, noNaN: true })
    const anyMark = fc.oneof(lines, rectangles, textsOf(words, within))
    fc.assert(
      fc.property(fc.array(anyMark), fc.array(circles), (marks, rings) => {
        const inner = rings.filter(({ x }) => x < 4.5)
        const rows = drawn(4, 5, ...marks, ...inner, ...grid(4, 5))
        expect(rows.length).toBeGreaterThanOrEqual(9)
        expect(new Set(rows.map(widthOf)).size).toBe(1)
      }),
      { numRuns: 200 },
    )
  })
})
