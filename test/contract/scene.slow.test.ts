// The promises of the drawings of every family: every part is drawn once, in its place, with space around it.
// The fixture of a family states where its walls are; marks of a single family have their own tests.

import { describe, expect, it } from 'vitest'
import { shownGivens } from '../../src/families/cellNamesAndFaults.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { sceneText } from '../../src/render/drawSceneAsText.ts'
import type { Line, Mark, Scene } from '../../src/scene.ts'
import { DRAWN, type Drawn, drawnBoard } from '../support/drawn.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { areApart, boxOf, isInside, marksOf } from '../support/marks.ts'

/** The stroke of each side of each cell, computed from the rules. A side is named by its middle. */
function expectedSides({ family, puzzle }: Drawn): Map<string, string> {
  const { rows, columns } = puzzle.shape
  const part = (row: number, column: number) =>
    row < 0 || column < 0 || row === rows || column === columns
      ? 'outside'
      : (fixtureOf(family.name).drawing?.partOf?.(puzzle, row, column) ?? 'inside')
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

/** The sides with lines, repeated for each line. */
function drawnSides(lines: readonly Line[]): [string, string][] {
  return lines.flatMap(({ x1, y1, x2, y2, stroke }) =>
    Array.from({ length: x2 - x1 + y2 - y1 }, (_, step): [string, string] =>
      y1 === y2 ? [`${x1 + step + 0.5} ${y1}`, stroke] : [`${x1} ${y1 + step + 0.5}`, stroke],
    ),
  )
}

/** The clues of a board, which are removed in turn. */
const REMOVALS = 30

describe.each(DRAWN)('%s %s', (name, shape, own) => {
  const drawn = drawnBoard(name, shape, own)
  const { family, puzzle, solution, printed } = drawn
  const { columns } = puzzle.shape
  const given = family.drawing.scene(puzzle, printed)
  const solved = family.drawing.scene(puzzle, solution)
  const isOwn = (mark: Mark) => fixtureOf(name).drawing?.isOwn?.(mark, puzzle) ?? false
  const numbersOf = (scene: Scene) => marksOf(scene, 'text').filter((text) => !isOwn(text))

  it('has some clues, and cells to fill in', () => {
    expect(solution.some((value, cell) => value > 0 && value !== printed[cell])).toBe(true)
    expect(given.marks.filter(({ mark }) => mark !== 'line').length).toBeGreaterThan(0)
  })

  it('fills its box exactly, and draws nothing twice', () => {
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

  it('shows every clue in a terminal, too', () => {
    const textOf = (one: Puzzle) => sceneText(family.drawing.scene(one, shownGivens(one)))
    for (const { clue, puzzle: reduced } of family.rules.removals(puzzle, solution).slice(0, REMOVALS)) {
      expect(textOf(reduced), clue).not.toBe(textOf(puzzle))
    }
  })

  it('draws thick lines over the ends of thin ones', () => {
    const strokes = marksOf(given, 'line')
      .filter((line) => !isOwn(line))
      .map(({ stroke }) => stroke)
    expect(strokes.lastIndexOf('thin')).toBeLessThan(strokes.indexOf('thick'))
  })

  it('draws the givens of the puzzle by default, and no number below 0', () => {
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
      // The numbers of a row are on one line and have one size.
      expect(new Set(numbers.map(({ y }) => (y % 1).toFixed(9))).size).toBeLessThan(2)
    }
    expect(new Set([...numbersOf(given), ...numbersOf(solved)].map(({ size }) => size)).size).toBe(1)
  })

  it('has space around each text: numbers are inside their cells, and texts do not touch', () => {
    for (const scene of [given, solved]) {
      const texts = marksOf(scene, 'text')
      const boxes = texts.map(boxOf)
      const outside = texts.flatMap((text, index) => {
        const [x, y] = [Math.floor(text.x), Math.floor(text.y)]
        const cell = { left: x, top: y, right: x + 1, bottom: y + 1 }
        return isOwn(text) || isInside(boxes[index], cell, 0.08) ? [] : [text]
      })
      expect(outside).toEqual([])
      const touching = boxes.flatMap((box, index) =>
        boxes.slice(index + 1).flatMap((other, later) => {
          const pair = [texts[index].text, texts[index + 1 + later].text]
          return areApart(box, other, 0.1) ? [] : [pair]
        }),
      )
      expect(touching).toEqual([])
      // No number is made narrower, except long ones in a circle.
      const circles = marksOf(scene, 'circle')
      const squeezed = numbersOf(scene).filter(({ text, size, room }) => text.length * 0.5 * size > room)
      expect(
        squeezed.filter(({ x, y, text }) => {
          const isCircled = circles.some((circle) => circle.x === x && circle.y === y)
          return !isCircled || text.length < 3
        }),
      ).toEqual([])
    }
  })

  it('has exactly the lines and walls of its rules, each in one piece', () => {
    const lines = marksOf(given, 'line').filter((line) => !isOwn(line))
    expect(marksOf(solved, 'line').filter((line) => !isOwn(line))).toEqual(lines)
    expect(lines.every(({ x1, y1, x2, y2 }) => (x1 === x2 && y1 < y2) || (y1 === y2 && x1 < x2))).toBe(true)
    expect(lines.every(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].every(Number.isInteger))).toBe(true)
    const sides = drawnSides(lines)
    expect(new Map(sides)).toEqual(expectedSides(drawn))
    expect(sides.length).toBe(new Map(sides).size)
    // No line of the same thickness continues at the end of another.
    const starts = new Set(lines.map(({ x1, y1, x2, stroke }) => `${x1} ${y1} ${x1 === x2} ${stroke}`))
    expect(
      lines.filter(({ x1, x2, y2, stroke }) => starts.has(`${x2} ${y2} ${x1 === x2} ${stroke}`)),
    ).toEqual([])
  })

  it('fills blocked cells, and has no other marks except those of its family', () => {
    const blocked = puzzle.givens.flatMap((given, cell) =>
      given === BLOCKED ? `${cell % columns} ${Math.floor(cell / columns)}` : [],
    )
    for (const scene of [given, solved]) {
      const filled = marksOf(scene, 'rectangle').filter((mark) => !isOwn(mark))
      expect(filled.map(({ x, y }) => `${x} ${y}`)).toEqual(blocked)
      expect(filled.every(({ width, height }) => width === 1 && height === 1)).toBe(true)
      expect(marksOf(scene, 'circle').filter((mark) => !isOwn(mark))).toEqual([])
    }
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
