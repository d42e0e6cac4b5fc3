// What every family's drawings promise, whatever the family: all that belongs there is there, once, where it
// belongs and with air around it. Where walls, sums, clues and circles belong is worked out here a second time.

import { describe, expect, it } from 'vitest'
import { findFamily, type Puzzle, parsePuzzle } from '../../src/index.ts'
import { BLOCKED } from '../../src/kernel/model.ts'
import type { Circle, Line, Mark, Rectangle, Scene, Text } from '../../src/scene.ts'
import { DRAWN, type Drawn, drawnBoard } from '../support/drawn.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function marksOf(scene: Scene, kind: 'line'): Line[]
function marksOf(scene: Scene, kind: 'text'): Text[]
function marksOf(scene: Scene, kind: 'circle'): Circle[]
function marksOf(scene: Scene, kind: 'rectangle'): Rectangle[]
function marksOf(scene: Scene, kind: Mark['mark']): Mark[] {
  return scene.marks.filter(({ mark }) => mark === kind)
}

/** Half an em a character, capitals of two thirds of an em; smaller where there is no room for it. */
function boxOf(mark: Mark): Box {
  switch (mark.mark) {
    case 'line':
      return { left: mark.x1, top: mark.y1, right: mark.x2, bottom: mark.y2 }
    case 'rectangle':
      return { left: mark.x, top: mark.y, right: mark.x + mark.width, bottom: mark.y + mark.height }
    case 'circle': {
      const { x, y, radius } = mark
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
    }
    case 'text': {
      const wide = mark.text.length * 0.5 * mark.size
      const scale = Math.min(1, mark.room / wide)
      const [width, height] = [wide * scale, 0.66 * mark.size * scale]
      const [left, top] =
        mark.anchor === 'corner' ? [mark.x, mark.y] : [mark.x - width / 2, mark.y - height / 2]
      return { left, top, right: left + width, bottom: top + height }
    }
  }
}

function isInside(box: Box, around: Box, air: number): boolean {
  return (
    box.left >= around.left + air - 1e-9 &&
    box.top >= around.top + air - 1e-9 &&
    box.right <= around.right - air + 1e-9 &&
    box.bottom <= around.bottom - air + 1e-9
  )
}

function areApart(one: Box, other: Box, air: number): boolean {
  return (
    one.right + air <= other.left ||
    other.right + air <= one.left ||
    one.bottom + air <= other.top ||
    other.bottom + air <= one.top
  )
}

const BOXES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  '4x4': [2, 2],
  '6x6/3x2': [3, 2],
  '9x9': [3, 3],
  '10x10': [2, 5],
  '16x16': [4, 4],
}

interface Cage {
  readonly operator: string
  readonly target: number
  readonly cells: readonly number[]
}

/** What a cell belongs to: between two cells of different parts there is a wall. */
const PART_OF: Readonly<Record<string, (puzzle: Puzzle, row: number, column: number) => unknown>> = {
  sudoku({ shape }, row, column) {
    const [rows, columns] = BOXES[shape.text]
    return `${Math.floor(row / rows)} ${Math.floor(column / columns)}`
  },
  kenken: (puzzle, row, column) =>
    (puzzle as Puzzle & { cages: Cage[] }).cages.findIndex(({ cells }) =>
      cells.includes(row * puzzle.shape.columns + column),
    ),
}

/** The stroke of each side of each cell, from the rules; sides are named by their middle. */
function expectedSides({ family, puzzle }: Drawn): Map<string, string> {
  const { rows, columns } = puzzle.shape
  const part = (row: number, column: number) =>
    row < 0 || column < 0 || row === rows || column === columns
      ? 'outside'
      : (PART_OF[family.name]?.(puzzle, row, column) ?? 'inside')
  const sides = new Map<string, string>()
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const here = part(row, column)
      if (column < columns)
        sides.set(`${column + 0.5} ${row}`, here === part(row - 1, column) ? 'thin' : 'thick')
      if (row < rows) sides.set(`${column} ${row + 0.5}`, here === part(row, column - 1) ? 'thin' : 'thick')
    }
  }
  return sides
}

/** The sides that lines are drawn along, each as often as it is. */
function drawnSides(lines: readonly Line[]): [string, string][] {
  return lines.flatMap(({ x1, y1, x2, y2, stroke }) =>
    Array.from({ length: x2 - x1 + y2 - y1 }, (_, step): [string, string] =>
      y1 === y2 ? [`${x1 + step + 0.5} ${y1}`, stroke] : [`${x1} ${y1 + step + 0.5}`, stroke],
    ),
  )
}

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '\u2212', x: '\u00d7', '/': '\u00f7' }

describe.each(DRAWN)('%s %s', (name, shape, own) => {
  const drawn = drawnBoard(name, shape, own)
  const { family, puzzle, solution, printed } = drawn
  const { rows, columns } = puzzle.shape
  const given = family.drawing.scene(puzzle, printed)
  const solved = family.drawing.scene(puzzle, solution)
  const isOnBoard = ({ x, y }: Text) => x < columns && y < rows
  const numbersOf = (scene: Scene) =>
    marksOf(scene, 'text').filter((text) => text.anchor === 'middle' && isOnBoard(text))

  it('has clues enough to show something, and cells to fill', () => {
    expect(solution.some((value, cell) => value > 0 && value !== printed[cell])).toBe(true)
    expect(given.marks.filter(({ mark }) => mark !== 'line').length).toBeGreaterThan(0)
  })

  it('lies in its box, which is no larger than what is in it, and draws nothing twice', () => {
    for (const scene of [given, solved]) {
      const { left, top, width, height, marks } = scene
      const around = { left, top, right: left + width, bottom: top + height }
      expect(marks.filter((mark) => !isInside(boxOf(mark), around, 0))).toEqual([])
      const boxes = marks.map(boxOf)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeCloseTo(around.right, 9)
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(around.bottom, 9)
      expect([left, top]).toEqual([0, 0])
      expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBe(marks.length)
    }
  })

  it('has thick lines over the ends of thin ones', () => {
    const strokes = marksOf(given, 'line').map(({ stroke }) => stroke)
    expect(strokes.lastIndexOf('thin')).toBeLessThan(strokes.indexOf('thick'))
  })

  it('draws the givens as they are like those that are shown: what is below 0 is no number', () => {
    expect(printed.filter((value) => value < 0)).toEqual([])
    expect(family.drawing.scene(puzzle, puzzle.givens)).toEqual(given)
  })

  it('has every number once, in the middle of its cell across: givens bold, all others regular', () => {
    for (const [scene, values] of [
      [given, printed],
      [solved, solution],
    ] as const) {
      const expected = values.flatMap((value, cell) => {
        const weight = value === puzzle.givens[cell] ? 'bold' : 'regular'
        return value > 0
          ? `${value} at ${Math.floor(cell / columns)} ${(cell % columns) + 0.5} ${weight}`
          : []
      })
      const numbers = numbersOf(scene)
      expect(
        numbers.map(({ text, x, y, weight }) => `${text} at ${Math.floor(y)} ${x} ${weight}`).sort(),
      ).toEqual(expected.sort())
      // They stand on one line in a row, and are of one size.
      expect(new Set(numbers.map(({ y }) => (y % 1).toFixed(9))).size).toBeLessThan(2)
    }
    expect(new Set([...numbersOf(given), ...numbersOf(solved)].map(({ size }) => size)).size).toBe(1)
  })

  it('has air around each text: inside its cell, or beside the board, and apart from the others', () => {
    for (const scene of [given, solved]) {
      const texts = marksOf(scene, 'text')
      const boxes = texts.map(boxOf)
      const outside = texts.flatMap((text, index) => {
        const [x, y] = [Math.floor(text.x), Math.floor(text.y)]
        const cell = { left: x, top: y, right: x + 1, bottom: y + 1 }
        return isInside(boxes[index], cell, isOnBoard(text) ? 0.08 : 0) ? [] : [text]
      })
      expect(outside).toEqual([])
      const touching = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).flatMap((other, later) => {
          const pair = [texts[index].text, texts[index + 1 + later].text]
          return areApart(box, other, 0.1) ? [] : [pair]
        }),
      )
      expect(touching).toEqual([])
      // No number is squeezed to fit, but for long ones in a circle.
      const circles = marksOf(scene, 'circle')
      const squeezed = texts.filter(
        ({ anchor, text, size, room }) => anchor === 'middle' && text.length * 0.5 * size > room,
      )
      expect(
        squeezed.filter(({ x, y, text }) => {
          const isCircled = circles.some((circle) => circle.x === x && circle.y === y)
          return !isCircled || text.length < 3
        }),
      ).toEqual([])
    }
  })

  it('has exactly the lines and walls of its rules, each in one piece', () => {
    const lines = marksOf(given, 'line')
    expect(marksOf(solved, 'line')).toEqual(lines)
    expect(lines.every(({ x1, y1, x2, y2 }) => (x1 === x2 && y1 < y2) || (y1 === y2 && x1 < x2))).toBe(true)
    expect(lines.every(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].every(Number.isInteger))).toBe(true)
    const sides = drawnSides(lines)
    expect(new Map(sides)).toEqual(expectedSides(drawn))
    expect(sides.length).toBe(new Map(sides).size)
    // Where one ends, none goes on that is as thick.
    const starts = new Set(lines.map(({ x1, y1, x2, stroke }) => `${x1} ${y1} ${x1 === x2} ${stroke}`))
    expect(
      lines.filter(({ x1, x2, y2, stroke }) => starts.has(`${x2} ${y2} ${x1 === x2} ${stroke}`)),
    ).toEqual([])
  })

  it('fills blocked cells, and circles the first and the last number of a path, and nothing else', () => {
    const places = (cells: readonly number[], offset: number) =>
      cells.map((cell) => `${(cell % columns) + offset} ${Math.floor(cell / columns) + offset}`)
    const cellsWhere = (is: (cell: number) => boolean) =>
      puzzle.givens.flatMap((_, cell) => (is(cell) ? cell : []))
    const blocked = cellsWhere((cell) => puzzle.givens[cell] === BLOCKED)
    const last = puzzle.givens.length - blocked.length
    for (const [scene, values] of [
      [given, printed],
      [solved, solution],
    ] as const) {
      const filled = marksOf(scene, 'rectangle')
      expect(filled.map(({ x, y }) => `${x} ${y}`)).toEqual(places(blocked, 0))
      expect(filled.every(({ width, height }) => width === 1 && height === 1)).toBe(true)
      const isPath = family.name === 'hidoku'
      const ends = cellsWhere((cell) => isPath && (values[cell] === 1 || values[cell] === last))
      const circles = marksOf(scene, 'circle')
      expect(circles.map(({ x, y }) => `${x} ${y}`)).toEqual(places(ends, 0.5))
      for (const { x, y, radius } of circles) {
        expect(radius).toBeLessThan(0.45)
        const number = numbersOf(scene).find((text) => text.x === x && text.y === y) as Text
        const { right, bottom } = boxOf(number)
        expect(Math.hypot(right - x, bottom - y)).toBeLessThan(radius)
      }
    }
  })

  it('has the clue of each cage in the corner of its first cell, with true signs', () => {
    const { cages = [] } = puzzle as Puzzle & { cages?: Cage[] }
    const expected = cages.map(({ operator, target, cells }) => {
      const first = Math.min(...cells)
      const clue = cells.length === 1 ? `${target}` : `${target}${SIGNS[operator]}`
      return `${clue} at ${Math.floor(first / columns)} ${first % columns}`
    })
    for (const scene of [given, solved]) {
      const clues = marksOf(scene, 'text').filter(({ anchor }) => anchor === 'corner')
      expect(clues.map(({ text, x, y }) => `${text} at ${Math.floor(y)} ${Math.floor(x)}`).sort()).toEqual(
        expected.sort(),
      )
    }
  })

  it('has its sums beside it: those of rows to the right, those of columns below, apart and in line', () => {
    const { rowSums = [], columnSums = [] } = puzzle as Puzzle & { rowSums?: number[]; columnSums?: number[] }
    const beside = marksOf(given, 'text').filter((text) => !isOnBoard(text))
    expect(marksOf(solved, 'text').filter((text) => !isOnBoard(text))).toEqual(beside)
    const [right, below] = [beside.filter(({ y }) => y < rows), beside.filter(({ y }) => y > rows)]
    expect(right.map(({ text, y }) => `${text} ${y}`)).toEqual(
      rowSums.map((sum, row) => `${sum} ${row + 0.5}`),
    )
    expect(below.map(({ text, x }) => `${text} ${x}`)).toEqual(
      columnSums.map((sum, column) => `${sum} ${column + 0.5}`),
    )
    for (const text of beside) {
      expect(text.weight).toBe('regular')
      expect(text.size).toBe(numbersOf(solved)[0].size)
    }
    for (const text of right) expect(boxOf(text).left).toBeGreaterThan(columns + 0.2)
    for (const text of below) expect(boxOf(text).top).toBeGreaterThan(rows + 0.2)
  })
})

describe('the clue of a cage', () => {
  const { family, puzzle } = parsePuzzle('kenken:3x3:6xB1,A2,A1;3+A3;1=B2;3+C3,B3;5+C2,C1')
  const scene = findFamily(family.name).drawing.scene(puzzle, puzzle.givens)
  const clueAt = (row: number, column: number) =>
    marksOf(scene, 'text').find(({ x, y }) => Math.floor(y) === row && Math.floor(x) === column)?.text

  it('stands in the first of its cells, in whatever order they were written', () => {
    expect([clueAt(0, 0), clueAt(1, 2), clueAt(2, 0)]).toEqual(['6×', '3+', '5+'])
    expect(marksOf(scene, 'text').length).toBe(5)
  })

  it('is the number alone where there is but one cell, whatever operator was written', () => {
    expect([clueAt(0, 2), clueAt(1, 1)]).toEqual(['3', '1'])
  })
})

describe('numbers that a person fills in', () => {
  it('are regular, even where they contradict a given', () => {
    const { family, puzzle, printed } = drawnBoard('sudoku', '4x4')
    const cell = printed.findIndex((value) => value > 0)
    const wrong = printed.with(cell, (printed[cell] % 4) + 1)
    const texts = marksOf(family.drawing.scene(puzzle, wrong), 'text')
    expect(texts.filter(({ weight }) => weight === 'regular').map(({ text }) => text)).toEqual([
      `${wrong[cell]}`,
    ])
  })
})
