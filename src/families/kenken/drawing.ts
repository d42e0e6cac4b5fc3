// A KenKen board: thick lines around the cages, and each cage's clue in the corner of its first cell.
//
//   ┏━━━━━┯━━━━━┳━━━━━┓      Numbers stand slightly below the middle, so they never touch a clue. The clue of
//   ┃6×   │     ┃3    ┃      a single cell is the number itself.
//   ┃  1  │  2  ┃  3  ┃

import type { Scene, Text } from '../../scene.ts'
import { boardScene, type Drawing, gridLines, type NumberLook, numberTexts, placeOf } from '../drawing.ts'
import { type Cage, cagesOfCells, type KenkenPuzzle, type KenkenShape, type Operator } from './puzzle.ts'

const NUMBERS: NumberLook = { size: 0.6, middle: 0.61 }
/** The width available to a clue, clear of the wall on both sides. */
const CLUE = { size: 0.3, inset: 0.085 } as const

/** The operators as printed. */
const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', x: '×', '/': '÷', '=': '' }

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

function clueText(shape: KenkenShape, { target, operator, cells }: Cage): Text {
  const { x, y } = placeOf(shape, Math.min(...cells))
  return {
    mark: 'text',
    text: cells.length === 1 ? `${target}` : `${target}${SIGNS[operator]}`,
    anchor: 'corner',
    x: x + CLUE.inset,
    y: y + CLUE.inset,
    size: CLUE.size,
    room: 1 - 2 * CLUE.inset,
    weight: 'regular',
  }
}
