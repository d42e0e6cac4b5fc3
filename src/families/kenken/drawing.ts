// A KenKen board: thick lines around the cages, and each cage's clue in the corner of its first cell.
//
//   ┏━━━━━┯━━━━━┳━━━━━┓      Numbers stand slightly below the middle, so they never touch a clue. The clue of
//   ┃6×   │     ┃3    ┃      a single cell is the number itself.
//   ┃  1  │  2  ┃  3  ┃

import type { Scene, Text } from '../../scene.ts'
import { boardScene, type Drawing, gridLines, type NumberLook, numberTexts, placeOf } from '../drawing.ts'
import { type Cage, cagesOfCells, clueOf, type KenkenPuzzle, type KenkenShape } from './puzzle.ts'

const NUMBERS: NumberLook = { size: 0.6, middle: 0.61 }
/** The width available to a clue, clear of the wall on both sides. */
const CLUE = { size: 0.3, inset: 0.085 } as const

/** The facet `drawing` of a KenKen. */
export const drawing: Drawing<KenkenPuzzle> = { scene }

function scene(puzzle: KenkenPuzzle, values: ArrayLike<number>): Scene {
  const { shape, cages } = puzzle
  const cageOf = cagesOfCells(puzzle)
  return boardScene(shape, [
    ...gridLines(shape, (cell, next) => cageOf[cell] !== cageOf[next]),
    ...cages.map((cage) => clueText(shape, cage)),
    ...numberTexts(puzzle, values, NUMBERS),
  ])
}

function clueText(shape: KenkenShape, cage: Cage): Text {
  const { x, y } = placeOf(shape, Math.min(...cage.cells))
  return {
    mark: 'text',
    text: clueOf(cage),
    anchor: 'corner',
    x: x + CLUE.inset,
    y: y + CLUE.inset,
    size: CLUE.size,
    room: 1 - 2 * CLUE.inset,
    weight: 'regular',
  }
}
