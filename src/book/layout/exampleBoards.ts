// The boards of a worked example: the puzzle with the letters of its steps in its cells, and the solution.

import { FIGURE } from '../../families/drawing.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { noteOf } from '../bookWords.ts'
import type { Example } from '../workedExample.ts'
import { puzzleScene } from './boardPlacement.ts'
import type { Setting } from './draftPage.ts'
import { stepLetter } from './exampleSteps.ts'
import { cellForType } from './minTypeSize.ts'
import { sceneItem } from './pageItems.ts'
import { type Piece, paragraph } from './textFlow.ts'

/** The em of a letter in a cell: larger than small print in a corner, smaller than a number. */
const LETTER_SIZE = 0.56

/** The boards of an example, and the smallest cell, in points, with which all type on them is legible. */
export interface ExampleBoards {
  readonly puzzle: Scene
  readonly solution: Scene
  readonly legible: number
}

const drawn = new WeakMap<Example, { readonly typeface: Typeface; readonly boards: ExampleBoards }>()

/** Draws the boards. They are kept, since measuring their type takes long. */
export function exampleBoards({ typeface }: Setting, example: Example): ExampleBoards {
  const known = drawn.get(example)
  if (known?.typeface === typeface) return known.boards
  const puzzle = letteredScene(example)
  const solution = example.family.drawing.scene(example.puzzle, example.solution)
  const legible = Math.max(cellForType(puzzle, typeface), cellForType(solution, typeface))
  const boards = { puzzle, solution, legible }
  drawn.set(example, { typeface, boards })
  return boards
}

/** The board with a letter in the cell of each step. */
function letteredScene({ family, puzzle, steps }: Example): Scene {
  const scene = puzzleScene({ family, puzzle })
  const { columns } = puzzle.shape
  const letters = steps.map(({ cell }, step) => {
    const text = stepLetter(step)
    // A small letter is lower than a capital, so its middle is lower too.
    const lower = text === text.toLowerCase() ? (0.06 * LETTER_SIZE) / FIGURE.height : 0
    return {
      mark: 'text' as const,
      text,
      anchor: 'middle' as const,
      x: (cell % columns) + 0.5,
      y: Math.floor(cell / columns) + 0.5 + lower,
      size: LETTER_SIZE,
      room: 0.64,
      weight: 'regular' as const,
    }
  })
  return { ...scene, marks: [...scene.marks, ...letters] }
}

/** A board with its left end at x. */
export function examplePiece(scene: Scene, x: number, cell: number, space: number): Piece {
  return { height: scene.height * cell, space, items: (y) => [sceneItem(() => scene, x, y, cell)] }
}

/** The heading above the example. */
export function headingPieces(
  setting: Setting,
  title = setting.design.words.example,
  room = setting.geometry.content.width,
): Piece[] {
  const { type } = setting.geometry
  return paragraph(setting, title, {
    size: 1.15 * type.body,
    weight: 'bold',
    room,
    space: 1.2 * type.body,
    isKeptWithNext: true,
  })
}

/** The note that belongs to this puzzle, above its board. */
export function notePieces(setting: Setting, { family, puzzle }: Example, room: number): Piece[] {
  const { body } = setting.geometry.type
  const note = noteOf(setting.design.familyWords[family.name], family, puzzle) ?? ''
  return paragraph(setting, note, { size: body, room, space: 0.7 * body, isKeptWithNext: true })
}

/** The label above the solution. */
export function labelPieces(setting: Setting, x: number, room: number): Piece[] {
  const { body } = setting.geometry.type
  return paragraph(setting, setting.design.words.exampleSolution, {
    size: body,
    x,
    room,
    space: 0.9 * body,
    isKeptWithNext: true,
  })
}
