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
import { heading, told } from './textFlow.ts'

/** The possible sides of a cell, in em of the running text, largest first. */
const CELLS = [3.5, 3.1, 2.8, 2.55, 2.3, 2.05, 1.8, 1.6, 1.4, 1.25] as const
/** The widest board of an example, in em: small boards need not fill the page. */
const WIDEST_BOARD = 24
/** The numbers of boards side by side that are tried, and the minimum width of a column, in em. */
const COLUMNS = [2, 4, 3, 1] as const
const LEAST_COLUMN = 8
/** The gap between columns, and the spaces above a row, above its boards and above the sentences, in em. */
const GUTTER = 2
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
  const ways = arrangementsOf(lesson)
  const way = ways.findLast(({ columns }) => columns === COLUMNS[0]) ?? ways[ways.length - 1]
  const { legible } = lessonBoards(lesson.example, lesson.setting.typeface)
  return way?.pieces() ?? gridPieces(lesson, 1, legible)
}

function columnWidth({ setting: { geometry } }: Lesson, columns: number): number {
  const gutter = GUTTER * geometry.type.body
  return (geometry.content.width + gutter) / columns - gutter
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

/** The heading, what the marks mean, and the boards in rows. */
function gridPieces(lesson: Lesson, columns: number, cell: number): Piece[] {
  const { setting, isLarger } = lesson
  const { words } = setting.design
  const { body } = setting.geometry.type
  const { example, drawn, solution } = lessonBoards(lesson.example, setting.typeface)
  const room = columnWidth(lesson, columns)
  const lineLength = Math.min(setting.geometry.content.width, LONGEST_LINE * body)
  const crossed = drawn.some(({ hasCrosses }) => hasCrosses) ? [words.exampleCrossed] : []
  const intro = [words.exampleSteps, ...crossed, ...exampleRemarks(example, words)].join(' ')
  const panels = [
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
  ].map(({ label, scene, text }) =>
    together(
      [
        ...told(setting, label, { room, weight: 'bold' }),
        examplePiece(scene, 0, cell, OVER_BOARD * body),
        ...told(setting, text, { room, space: UNDER_BOARD }),
      ],
      OVER_ROW * body,
    ),
  )
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, row) =>
    panels
      .slice(row * columns, (row + 1) * columns)
      .map((panel, column) => movedPiece(panel, column * (room + GUTTER * body)))
      .reduce(sideBySide),
  )
  return [
    ...headingPieces(lesson),
    ...notePieces(lesson, lineLength),
    ...keptTogether([...told(setting, intro, { room: lineLength, space: 0.2 }), ...rows.slice(0, 1)]),
    ...rows.slice(1),
  ]
}
