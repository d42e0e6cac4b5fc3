// How a family is played: its rules, and an example with the first steps of its solution.
//
//   Every row and every column holds ...
//
//   An example                       The board of the example with letters in the cells of its steps, the solution
//   ┌────────┐  A way to its ...     below it, and the steps beside both; where that is too narrow, one below
//   │ a    b │  3 in a: only ...     the other.
//   └────────┘  1 in b: last ...

import { FIGURE } from '../../families/drawing.ts'
import type { Reason } from '../../families/sight.ts'
import type { Scene } from '../../scene.ts'
import type { Example } from '../example.ts'
import { SMALLEST_TYPE } from '../paper.ts'
import { fill } from '../words.ts'
import { smallestEm } from './blocks.ts'
import { puzzleScene } from './boards.ts'
import type { DraftPage, Setting } from './draft.ts'
import { flow, type Piece, paragraph, sideBySide, together } from './flow.ts'
import { sceneItem } from './items.ts'
import { unbroken } from './paragraph.ts'

/** The em of a letter in a cell, between the small print of a corner and a number. */
const LETTER_SIZE = 0.44

/** The side of an example's cell, in em of the running text, and the width of the column of steps, at least. */
const CELL = 2.3
const LEAST_COLUMN = 13

/** Between the boards and the steps, in em. */
const GUTTER = 2

/** The name of a step's cell. */
export function letterOf(step: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + step)
}

/** The pages that explain a family. */
export function howToPlayPages(setting: Setting, example: Example): DraftPage[] {
  const { design, geometry } = setting
  const { body } = geometry.type
  const room = geometry.content.width
  const rules = design.familyWords[example.family.name].howToPlay.flatMap((text, index) =>
    paragraph(setting, text, { size: body, room, space: index === 0 ? 0 : 0.35 * body }),
  )
  return flow(setting, [...rules, ...examplePieces(setting, example)]).map((items, index) => ({
    items,
    isOpening: index === 0,
  }))
}

function examplePieces(setting: Setting, example: Example): Piece[] {
  const { body } = setting.geometry.type
  const room = setting.geometry.content.width
  const puzzle = letteredScene(example)
  const solution = example.family.scene(example.puzzle, example.solution)
  const cell = Math.max(CELL * body, SMALLEST_TYPE / Math.min(smallestEm(puzzle), smallestEm(solution)))
  const beside = puzzle.width * cell + GUTTER * body
  const heading = headingPieces(setting)
  const board = boardPiece(puzzle, 0, cell, 0.8 * body)
  const solved = (x: number) => boardPiece(solution, x, cell, 0.5 * body)
  if (room - beside >= LEAST_COLUMN * body) {
    const boards = together([board, ...labelPieces(setting, 0, beside), solved(0)], 0.8 * body)
    const steps = together(stepPieces(setting, example, beside, room - beside), 0.8 * body)
    return [...heading, sideBySide(boards, steps)]
  }
  const [first, ...steps] = stepPieces(setting, example, 0, room)
  const below = [{ ...first, space: first.space + 0.6 * body }, ...steps]
  if (beside + solution.width * cell > room) {
    return [...heading, board, ...below, ...labelPieces(setting, 0, room), solved(0)]
  }
  const labels = together(labelPieces(setting, beside, room - beside), 0)
  const heads = { ...sideBySide(together(heading, heading[0].space), labels), isKeptWithNext: true }
  return [heads, sideBySide(board, solved(beside)), ...below]
}

function headingPieces(setting: Setting): Piece[] {
  const { content, type } = setting.geometry
  return paragraph(setting, setting.design.words.example, {
    size: 1.15 * type.body,
    weight: 'bold',
    room: content.width,
    space: 1.2 * type.body,
    isKeptWithNext: true,
  })
}

/** What stands above the solution. */
function labelPieces(setting: Setting, x: number, room: number): Piece[] {
  const { body } = setting.geometry.type
  return paragraph(setting, setting.design.words.exampleSolution, {
    size: body,
    x,
    room,
    space: 0.9 * body,
    isKeptWithNext: true,
  })
}

function boardPiece(scene: Scene, x: number, cell: number, space: number): Piece {
  return { height: scene.height * cell, space, items: (y) => [sceneItem(scene, x, y, cell)] }
}

/** The board with a letter in the cell of each step. */
function letteredScene({ family, puzzle, steps }: Example): Scene {
  const scene = puzzleScene({ family, puzzle })
  const { columns } = puzzle.shape
  const letters = steps.map(({ cell }, step) => ({
    mark: 'text' as const,
    text: letterOf(step),
    anchor: 'middle' as const,
    x: (cell % columns) + 0.5,
    // A small letter is lower than a capital: its middle comes below theirs.
    y: Math.floor(cell / columns) + 0.5 + (0.06 * LETTER_SIZE) / FIGURE.height,
    size: LETTER_SIZE,
    room: 0.6,
    weight: 'regular' as const,
  }))
  return { ...scene, marks: [...scene.marks, ...letters] }
}

function stepPieces(setting: Setting, example: Example, x: number, room: number): Piece[] {
  const { body } = setting.geometry.type
  const { words } = setting.design
  const steps = example.steps.map(({ value, reasons }, step) =>
    fill(words.exampleStep, {
      value,
      letter: letterOf(step),
      reason: reasonSentence(setting, example, reasons[0]),
    }),
  )
  const texts = [words.exampleSteps, ...steps, ...(example.hasMore ? [words.exampleMore] : [])]
  return texts.flatMap((text) =>
    paragraph(setting, unbroken(text), { size: body, room, x, space: 0.2 * body }),
  )
}

/** A reason in the family's words; a cell in it is its letter if it has one. */
export function reasonSentence(
  { design }: Pick<Setting, 'design'>,
  { family, puzzle, steps }: Example,
  { kind, facts }: Reason,
): string {
  const { columns } = puzzle.shape
  const cellText = (cell: number) => {
    const step = steps.findIndex((one) => one.cell === cell)
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }
    return step >= 0 ? letterOf(step) : fill(design.words.cell, place)
  }
  const gaps = Object.entries(facts).map(([name, fact]) => [
    name,
    name === 'cell' ? cellText(Number(fact)) : trueSigns(String(fact)),
  ])
  const sentence = fill(design.familyWords[family.name].reasons[kind], Object.fromEntries(gaps))
  // A minus between two gaps of a sentence.
  return sentence.replaceAll(/(?<=\d) - (?=\d)/g, ' − ')
}

/** `12x` as `12×`, `6 / 2` as `6 ÷ 2`: calculations hold nothing but figures and signs. */
function trueSigns(fact: string): string {
  return fact.replaceAll('x', '×').replaceAll('/', '÷').replaceAll('-', '−')
}
