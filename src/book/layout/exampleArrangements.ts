// The arrangements of a worked example: boards in a grid, each with its step below it, and the solution last. The largest
// boards that fit are taken.
//
//   An example
//   Look at the grey cells ...
//   Step 1          Step 2
//   ┌────────┐      ┌────────┐
//   └────────┘      └────────┘
//   8 in a: ...     4 in b: ...
//   Step 5          Its solution
//   ...             ...

import { keptTogether, movedPiece, type Piece, sideBySide, together } from '../../print/layoutPieces.ts'
import { say } from '../../words/formatMessage.ts'
import { noteOf } from '../bookWords.ts'
import { exampleRemarks } from '../workedExample.ts'
import { examplePiece, type Lesson, stepSentence } from './exampleBoardsAndSteps.ts'
import { lessonBoards } from './lessonBoards.ts'
import { flowHeight, heading, told } from './textFlow.ts'

/** The possible sides of a cell, in em of the running text, largest first. */
const CELLS = [3.5, 3.1, 2.8, 2.55, 2.3, 2.05, 1.8, 1.6, 1.4, 1.25] as const
/** The widest board of an example, in em: small boards need not fill the page. */
const WIDEST_BOARD = 24
/** The numbers of boards side by side that are tried, and the minimum width of a column, in em. */
const COLUMNS = [2, 4, 3, 1] as const
const LEAST_COLUMN = 8
/** The gap between columns; with four boards side by side, each bit counts: a low page has just room for boards of 9×9. */
const GUTTER = 2
const NARROW_GUTTER = 1.5
/** The spaces above a row, above its boards and above the sentences, in em. */
const OVER_ROW = 1.2
const OVER_BOARD = 0.35
const UNDER_BOARD = 0.3

/** The longest line of the introduction, in em. */
const LONGEST_LINE = 33

/** An arrangement of the example with a size of cells. */
interface SizedExample {
  readonly cell: number
  /** The number of boards side by side. */
  readonly columns: number
  readonly pieces: () => Piece[]
}

/** All arrangements with legible boards, those with the largest boards first. */
export function arrangementsOf(lesson: Lesson): SizedExample[] {
  const { content, type } = lesson.setting.geometry
  const { drawn, solution, legible } = lessonBoards(lesson.example, lesson.setting.typeface)
  const width = Math.max(solution.width, ...drawn.map(({ scene }) => scene.width))
  return COLUMNS.filter((columns) => columns <= drawn.length + 1)
    .flatMap((columns) => {
      const room = columnWidth(lesson, columns)
      const most = Math.min(room, WIDEST_BOARD * type.body) / width
      if (room < LEAST_COLUMN * type.body && columns > 1) return []
      const sizes = [most, ...CELLS.map((cell) => cell * type.body)]
      return sizes
        .filter((cell) => cell <= Math.min(most, CELLS[0] * type.body) && cell >= legible)
        .map((cell) => ({ cell, columns, pieces: () => gridPieces(lesson, columns, cell) }))
    })
    .filter(({ cell }) => cell * solution.height <= content.height)
    .toSorted((one, other) => other.cell - one.cell)
}

/** The example over as many pages as it needs. It is used if no arrangement fits on the page. */
export function plainArrangement(lesson: Lesson): Piece[] {
  const { setting, example } = lesson
  const ways = arrangementsOf(lesson)
  const way = ways.findLast(({ columns }) => columns === COLUMNS[0]) ?? ways[ways.length - 1]
  const rows = way?.pieces()
  if (rows?.every(({ height }) => height <= flowHeight(setting))) return rows
  // With a recipe's own words, a sentence may be longer than a page.
  const { body } = setting.geometry.type
  const panels = panelsOf(
    lesson,
    lineLengthOf(lesson),
    way?.cell ?? lessonBoards(example, setting.typeface).legible,
  )
  return [
    ...introPieces(lesson),
    ...panels.flatMap(({ label, board, text }) => {
      const [first, ...others] = keptTogether([...label, board, ...text.slice(0, 1)])
      return [{ ...first, space: OVER_ROW * body }, ...others, ...text.slice(1)]
    }),
  ]
}

function gutterOf({ setting: { geometry } }: Lesson, columns: number): number {
  return (columns < COLUMNS[1] ? GUTTER : NARROW_GUTTER) * geometry.type.body
}

function columnWidth(lesson: Lesson, columns: number): number {
  const gutter = gutterOf(lesson, columns)
  return (lesson.setting.geometry.content.width + gutter) / columns - gutter
}

function lineLengthOf({ setting: { geometry } }: Lesson): number {
  return Math.min(geometry.content.width, LONGEST_LINE * geometry.type.body)
}

/** The heading above the example. */
export function headingPieces({ setting }: Lesson, title = setting.design.words.example, look = {}): Piece[] {
  return heading(setting, title, { space: 1.2, ...look })
}

/** The note that belongs to this puzzle, above its board. */
export function notePieces({ setting, example }: Lesson, room: number): Piece[] {
  const { family, puzzle } = example
  const note = noteOf(setting.design.familyWords[family.name], family, puzzle)
  return told(setting, note, { room, space: 0.5, isKeptWithNext: true })
}

/** The heading, the note of the puzzle, and what the marks mean. */
function introPieces(lesson: Lesson): Piece[] {
  const { setting } = lesson
  const { words } = setting.design
  const { example, drawn } = lessonBoards(lesson.example, setting.typeface)
  const room = lineLengthOf(lesson)
  const crossed = drawn.some(({ hasCrosses }) => hasCrosses) ? [words.exampleCrossed] : []
  const intro = [words.exampleSteps, ...crossed, ...exampleRemarks(example, words)].join(' ')
  return [
    ...headingPieces(lesson),
    ...notePieces(lesson, room),
    ...told(setting, intro, { room, space: 0.2 }),
  ]
}

/** The boards with their labels and sentences, for a column of this width. */
function panelsOf(lesson: Lesson, room: number, cell: number) {
  const { setting, isLarger } = lesson
  const { words } = setting.design
  const { body } = setting.geometry.type
  const { example, drawn, solution } = lessonBoards(lesson.example, setting.typeface)
  return [
    ...drawn.map(({ place, scene }, index) => ({
      label: say(words.exampleStepNumber, { number: place + 1 }),
      scene,
      text: stepSentence(setting, example, index),
    })),
    {
      label: words.exampleSolution,
      scene: solution,
      text: [words.exampleRest, ...(isLarger ? [words.exampleLarger] : [])].join(' '),
    },
  ].map(({ label, scene, text }) => ({
    label: told(setting, label, { room, weight: 'bold' }),
    board: examplePiece(scene, 0, cell, OVER_BOARD * body),
    text: told(setting, text, { room, space: UNDER_BOARD }),
  }))
}

/** The heading, what the marks mean, and the boards in rows. */
function gridPieces(lesson: Lesson, columns: number, cell: number): Piece[] {
  const room = columnWidth(lesson, columns)
  const over = OVER_ROW * lesson.setting.geometry.type.body
  const panels = panelsOf(lesson, room, cell).map(({ label, board, text }) =>
    together([...label, board, ...text], over),
  )
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, row) =>
    panels
      .slice(row * columns, (row + 1) * columns)
      .map((panel, column) => movedPiece(panel, column * (room + gutterOf(lesson, columns))))
      .reduce(sideBySide),
  )
  return [...keptTogether([...introPieces(lesson), ...rows.slice(0, 1)]), ...rows.slice(1)]
}
