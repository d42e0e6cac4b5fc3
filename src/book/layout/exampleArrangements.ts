// The arrangements of a worked example on a page: at every size of its boards with the steps beside them, below them in
// columns, or in one column on a narrow page.

import { inColumns, movedPiece, type Piece, sideBySide, together } from '../../print/pieces.ts'
import { type Example, FIRST_STEPS } from '../workedExample.ts'
import type { Setting } from './draftPage.ts'
import {
  type ExampleBoards,
  exampleBoards,
  examplePiece,
  headingPieces,
  type Lesson,
  labelPieces,
  notePieces,
  stepColumn,
} from './exampleBoards.ts'

/** The possible sides of an example's cell, in em of the running text, largest first. */
const CELLS = [4.4, 3.9, 3.5, 3.1, 2.8, 2.55, 2.3, 2.05, 1.8] as const
/** The largest side of a cell, in em. */
export const LARGEST_CELL = CELLS[0]
/** The smallest side of a cell, in em. */
const SMALLEST_CELL = CELLS[CELLS.length - 1]
/** The widest board of an example, in em: small boards need not fill the page. */
const WIDEST_BOARD = 24
/** The least width of a column of steps, in em, and the greatest number of columns below the boards. */
const LEAST_COLUMN = 13
const MOST_COLUMNS = 3

/** The gap between the boards and the steps, and between columns of steps, in em. */
const GUTTER = 2

/** A size and an arrangement of the example. `prepare` breaks its texts; its pieces have reasons for this many steps. */
interface SizedExample {
  readonly cell: number
  readonly prepare: () => (told: number) => Piece[]
}

/** All arrangements with legible boards. */
export function arrangementsOf(setting: Setting, lesson: Lesson): SizedExample[] {
  const { content, type } = setting.geometry
  const boards = exampleBoards(setting, lesson.example)
  const width = Math.max(boards.puzzle.width, boards.solution.width)
  return boardCells(setting, boards).flatMap((cell) => {
    const beside = width * cell + GUTTER * type.body
    const isBeside = content.width - beside >= LEAST_COLUMN * type.body
    const isRow = beside + boards.solution.width * cell <= content.width
    return [
      ...(isBeside ? [stepsBeside(setting, lesson, boards, cell, beside)] : []),
      ...(isRow ? [stepsBelow(setting, lesson, boards, cell)] : []),
      ...(isBeside || isRow ? [] : [inOneColumn(setting, lesson, cell)]),
    ]
  })
}

/** The sides of cells that an example may have, in points, largest first. */
function boardCells({ geometry }: Setting, { puzzle, solution, legible }: ExampleBoards): number[] {
  const width = Math.max(puzzle.width, solution.width)
  const sizes = CELLS.filter((cell) => cell * width <= WIDEST_BOARD || cell === SMALLEST_CELL)
  return [...new Set(sizes.map((cell) => Math.max(cell * geometry.type.body, legible)))]
}

/** The example in one column over as many pages as it needs: for pages on which no other arrangement has room. */
export function plainArrangement(setting: Setting, lesson: Lesson): Piece[] {
  const { legible } = exampleBoards(setting, lesson.example)
  const cell = Math.max(SMALLEST_CELL * setting.geometry.type.body, legible)
  return inOneColumn(setting, lesson, cell).prepare()(FIRST_STEPS)
}

/** The boards one below the other, with the steps beside them. */
function stepsBeside(
  setting: Setting,
  lesson: Lesson,
  { puzzle, solution }: ExampleBoards,
  cell: number,
  beside: number,
): SizedExample {
  const { content, type } = setting.geometry
  const boards = together(
    [
      ...notePieces(setting, lesson.example, beside),
      examplePiece(puzzle, 0, cell, 0.4 * type.body),
      ...labelPieces(setting, 0, beside),
      examplePiece(solution, 0, cell, 0.5 * type.body),
    ],
    1.1 * type.body,
  )
  return {
    cell,
    prepare: () => {
      const steps = stepColumn(setting, lesson, content.width - beside)
      return (told) => [
        ...headingPieces(setting),
        sideBySide(boards, movedPiece(together(steps(told), 1.1 * type.body), beside)),
      ]
    },
  }
}

/** The boards side by side, with the steps below them in as many columns as have room. */
function stepsBelow(setting: Setting, lesson: Lesson, boards: ExampleBoards, cell: number): SizedExample {
  const { content, type } = setting.geometry
  const gutter = GUTTER * type.body
  const count = Math.max(
    1,
    Math.min(MOST_COLUMNS, Math.floor((content.width + gutter) / (LEAST_COLUMN * type.body + gutter))),
  )
  const room = (content.width + gutter) / count - gutter
  return {
    cell,
    prepare: () => {
      const steps = stepColumn(setting, lesson, room)
      const pair = boardsInRow(setting, lesson.example, boards, cell)
      return (told) => [...pair, inColumns(steps(told), count, room + gutter, 0.9 * type.body)]
    },
  }
}

/** Both boards in one row. The label stands above the solution, and the note above the puzzle. */
function boardsInRow(
  setting: Setting,
  example: Example,
  { puzzle, solution }: ExampleBoards,
  cell: number,
): Piece[] {
  const { content, type } = setting.geometry
  const heading = headingPieces(setting)
  const second = Math.max((content.width + GUTTER * type.body) / 2, puzzle.width * cell + GUTTER * type.body)
  const x = Math.min(second, content.width - solution.width * cell)
  const notes = notePieces(setting, example, x)
  const labels = together(labelPieces(setting, x, content.width - x), 0)
  const left = notes.length > 0 ? notes : heading
  const heads = { ...sideBySide(together(left, left[0].space), labels), isKeptWithNext: true }
  const row = sideBySide(
    examplePiece(puzzle, 0, cell, 0.5 * type.body),
    examplePiece(solution, x, cell, 0.5 * type.body),
  )
  return [...(notes.length > 0 ? heading : []), heads, { ...row, isKeptWithNext: true }]
}

/** The boards and the steps below each other, for narrow pages. They may continue on the next page. */
function inOneColumn(setting: Setting, lesson: Lesson, cell: number): SizedExample {
  const { content, type } = setting.geometry
  const { puzzle, solution } = exampleBoards(setting, lesson.example)
  const before = [
    ...headingPieces(setting),
    ...notePieces(setting, lesson.example, content.width),
    { ...examplePiece(puzzle, 0, cell, 0.5 * type.body), isKeptWithNext: true },
  ]
  const after = [...labelPieces(setting, 0, content.width), examplePiece(solution, 0, cell, 0.5 * type.body)]
  return {
    cell,
    prepare: () => {
      const steps = stepColumn(setting, lesson, content.width)
      return (told) => [...before, ...steps(told), ...after]
    },
  }
}
