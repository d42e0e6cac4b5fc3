// The signs of several rules on one board do not lie on each other.

import { describe, expect, it } from 'vitest'
import { spotsOfLine } from '../../../../src/families/latin/rules/spots.ts'
import type { SudokuPuzzle, SudokuShape } from '../../../../src/families/sudoku/puzzle.ts'
import { findFamily, parsePuzzle } from '../../../../src/index.ts'
import { makeRng } from '../../../../src/kernel/rng.ts'

const sudoku = findFamily('sudoku')

function* boards(text: string) {
  const shape = sudoku.notation.parseShape(text) as SudokuShape
  const rng = makeRng(`together/${text}`)
  for (let tries = 0; tries < 20; tries++) {
    const full = sudoku.making.fill(rng, shape, { minimal: false, symmetry: 'none', own: {} })
    if (full) yield { shape, clues: (full.puzzle as SudokuPuzzle).clues ?? [] }
  }
}

describe.each([
  ['6x6+thermo+arrow'],
  ['6x6+arrow+renban'],
  ['9x9+palindrome+whisper+between'],
  ['9x9+thermo+odd-even'],
])('clues of %s', (text) => {
  it('keep clear of the clues of other rules', () => {
    let count = 0
    for (const { shape, clues } of boards(text)) {
      const spots = clues.flatMap(({ cells }) => spotsOfLine(cells, shape))
      expect(new Set(spots).size).toBe(spots.length)
      expect(new Set(clues.map(({ rule }) => rule))).toEqual(new Set(shape.rules))
      count++
    }
    expect(count).toBeGreaterThan(10)
  })
})

it('lines keep clear of all dots of a kind', () => {
  for (const { shape, clues } of boards('9x9+thermo+strict-kropki')) {
    const [dots, lines] = ['strict-kropki', 'thermo'].map((rule) =>
      clues.filter((clue) => clue.rule === rule).map(({ cells }) => spotsOfLine(cells, shape)),
    )
    const covered = new Set(lines.flat())
    // The middle of a side comes second in the spots of the two cells.
    expect(dots.filter((spots) => covered.has(spots[1]))).toEqual([])
  }
})

it('lines keep clear of signs that can be taken away, and run in all directions', () => {
  for (const { shape, clues } of boards('6x6+arrow+inequality')) {
    const spots = clues.map(({ cells }) => spotsOfLine(cells, shape))
    const sides = clues.flatMap(({ rule }, index) => (rule === 'inequality' ? [spots[index][1]] : []))
    const lines = clues.flatMap(({ rule }, index) => (rule === 'arrow' ? spots[index] : []))
    expect(sides.filter((side) => lines.includes(side))).toEqual([])
    // All other sides have a sign: an arrow covers more sides than it has slanted steps.
    expect(sides.length).toBeLessThan(2 * 6 * 5)
  }
})

it('if there is no room, clues lie on each other', () => {
  for (const { shape, clues } of boards('4x4+thermo+arrow+palindrome+renban+whisper+between')) {
    expect(new Set(clues.map(({ rule }) => rule))).toEqual(new Set(shape.rules))
  }
})

it('grey signs on shaded cells have a white edge', () => {
  const edges = (shape: string) => {
    const { puzzle } = parsePuzzle(`sudoku:${shape}:................;thermo,A1,B2,C3`)
    const { marks } = sudoku.drawing.scene(puzzle, puzzle.givens)
    const shapes = marks.flatMap((mark) =>
      mark.mark === 'picture' && mark.content.kind === 'shapes' ? mark.content.shapes : [],
    )
    return shapes.filter(({ stroke }) => stroke?.grey === 1).length
  }
  expect([edges('4x4+thermo'), edges('4x4+x+thermo')]).toEqual([0, 2])
})
