// The arrangements of a worked example on a page: for every size of the boards, the steps are beside the boards, below them
// in columns, or, on a narrow page, in one column with them.

import { inColumns, movedPiece, type Piece, sideBySide, together } from '../../print/layoutPieces.ts'
import type { Scene } from '../../scene.ts'
import { noteOf } from '../bookWords.ts'
import { FIRST_STEPS } from '../workedExample.ts'
import { exampleBoards, examplePiece, type Lesson, stepColumn } from './exampleBoardsAndSteps.ts'
import { heading, told } from './textFlow.ts'

/** The possible sides of an example's cell, in em of the running text, largest first. */
const CELLS = [4.4, 3.9, 3.5, 3.1, 2.8, 2.55, 2.3, 2.05, 1.8] as const
/** The largest side of a cell, in em. */
export const LARGEST_CELL = CELLS[0]
/** The smallest side of a cell, in em. */
const SMALLEST_CELL = CELLS[CELLS.length - 1]
/** The widest board of an example, in em: small boards need not fill the page. */
const WIDEST_BOARD = 24
/** The minimum width of a column of steps, in em, and the maximum number of columns below the boards. */
const LEAST_COLUMN = 13
const MOST_COLUMNS = 3

/** The gap between the boards and the steps, and between columns of steps, in em. */
const GUTTER = 2

/** Makes the pieces of an arrangement in which the first `told` steps have reasons. */
type Arranged = (told: number) => Piece[]

/** An arrangement of the example with a size of cells. `prepare` breaks the texts into lines. */
interface SizedExample {
  readonly cell: number
  readonly prepare: () => Arranged
}

/** All arrangements with legible boards. */
export function arrangementsOf(lesson: Lesson): SizedExample[] {
  const { content, type } = lesson.setting.geometry
  const { puzzle, solution, legible } = boardsOf(lesson)
  const width = Math.max(puzzle.width, solution.width)
  const sizes = CELLS.filter((cell) => cell * width <= WIDEST_BOARD || cell === SMALLEST_CELL)
  const cells = new Set(sizes.map((cell) => Math.max(cell * type.body, legible)))
  return [...cells].flatMap((cell) => {
    const beside = width * cell + GUTTER * type.body
    const isBeside = content.width - beside >= LEAST_COLUMN * type.body
    const isRow = beside + solution.width * cell <= content.width
    const ways = [
      ...(isBeside ? [() => stepsBeside(lesson, cell, beside)] : []),
      ...(isRow ? [() => stepsBelow(lesson, cell)] : []),
      ...(isBeside || isRow ? [] : [() => inOneColumn(lesson, cell)]),
    ]
    return ways.map((prepare) => ({ cell, prepare }))
  })
}

/** The example in one column, over as many pages as it needs. It is used if no other arrangement fits on the page. */
export function plainArrangement(lesson: Lesson): Piece[] {
  const { body } = lesson.setting.geometry.type
  return inOneColumn(lesson, Math.max(SMALLEST_CELL * body, boardsOf(lesson).legible))(FIRST_STEPS)
}

const boardsOf = ({ setting, example }: Lesson) => exampleBoards(example, setting.typeface)

/** The heading above the example. */
export function headingPieces({ setting }: Lesson, title = setting.design.words.example, look = {}): Piece[] {
  return heading(setting, title, { space: 1.2, ...look })
}

/** The note that belongs to this puzzle, above its board. */
export function notePieces({ setting, example }: Lesson, room: number): Piece[] {
  const { family, puzzle } = example
  const note = noteOf(setting.design.familyWords[family.name], family, puzzle)
  return told(setting, note, { room, space: 0.7, isKeptWithNext: true })
}

/** The label above the solution. */
function labelPieces({ setting }: Lesson, x: number, room: number): Piece[] {
  return told(setting, setting.design.words.exampleSolution, { x, room, space: 0.9, isKeptWithNext: true })
}

/** The boards one below the other, with the steps beside them. */
function stepsBeside(lesson: Lesson, cell: number, beside: number): Arranged {
  const { content, type } = lesson.setting.geometry
  const { puzzle, solution } = boardsOf(lesson)
  const apart = 1.1 * type.body
  const above = [
    ...notePieces(lesson, beside - GUTTER * type.body),
    examplePiece(puzzle, 0, cell, 0.4 * type.body),
  ]
  const below = [...labelPieces(lesson, 0, beside), examplePiece(solution, 0, cell, 0.5 * type.body)]
  const boards = together([...above, ...below], apart)
  const steps = stepColumn(lesson, content.width - beside)
  return (told) => [
    ...headingPieces(lesson),
    sideBySide(boards, movedPiece(together(steps(told), apart), beside)),
  ]
}

/** The boards side by side, with the steps below them in as many columns as fit, at most MOST_COLUMNS. */
function stepsBelow(lesson: Lesson, cell: number): Arranged {
  const { content, type } = lesson.setting.geometry
  const gutter = GUTTER * type.body
  const fitting = Math.floor((content.width + gutter) / (LEAST_COLUMN * type.body + gutter))
  const count = Math.max(1, Math.min(MOST_COLUMNS, fitting))
  const room = (content.width + gutter) / count - gutter
  const steps = stepColumn(lesson, room)
  const pair = boardsInRow(lesson, cell)
  return (told) => [...pair, inColumns(steps(told), count, room + gutter, 0.9 * type.body)]
}

/** Both boards in one row. The label stands above the solution, and the note above the puzzle. */
function boardsInRow(lesson: Lesson, cell: number): Piece[] {
  const { content, type } = lesson.setting.geometry
  const { puzzle, solution } = boardsOf(lesson)
  const title = headingPieces(lesson)
  const second = Math.max((content.width + GUTTER * type.body) / 2, puzzle.width * cell + GUTTER * type.body)
  const x = Math.min(second, content.width - solution.width * cell)
  const notes = notePieces(lesson, x - GUTTER * type.body)
  const labels = together(labelPieces(lesson, x, content.width - x), 0)
  const left = notes.length > 0 ? notes : title
  const heads = { ...sideBySide(together(left, left[0].space), labels), isKeptWithNext: true }
  const boardAt = (scene: Scene, at: number) => examplePiece(scene, at, cell, 0.5 * type.body)
  const row = { ...sideBySide(boardAt(puzzle, 0), boardAt(solution, x)), isKeptWithNext: true }
  return [...(notes.length > 0 ? title : []), heads, row]
}

/** A board, the steps and the other board one below the other, for narrow pages. The column may continue on the next page. */
function inOneColumn(lesson: Lesson, cell: number): Arranged {
  const { content, type } = lesson.setting.geometry
  const { puzzle, solution } = boardsOf(lesson)
  const boardOf = (scene: Scene) => examplePiece(scene, 0, cell, 0.5 * type.body)
  const before = [
    ...headingPieces(lesson),
    ...notePieces(lesson, content.width),
    { ...boardOf(puzzle), isKeptWithNext: true },
  ]
  const after = [...labelPieces(lesson, 0, content.width), boardOf(solution)]
  const steps = stepColumn(lesson, content.width)
  return (told) => [...before, ...steps(told), ...after]
}
