// How a family is played: its rules, and an example with the first steps of its solution.
//
//   Every row and every column holds ...
//
//   An example                       The board of the example with letters in the cells of its steps, the solution
//   ┌────────┐  A way to its ...     below it, and the steps beside both; where that is too narrow, one below
//   │ a    b │  3 in a: only ...     the other.
//   └────────┘  1 in b: last ...
//
// Where both columns do not fit on the page on which the rules end, the steps flow below the boards, on to the next page.

import { FIGURE } from '../../families/drawing.ts'
import type { Reason } from '../../families/sight.ts'
import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import { type Example, exampleRemarks } from '../example.ts'
import { fill, noteOf } from '../words.ts'
import { puzzleScene } from './boards.ts'
import type { DraftPage, Setting } from './draft.ts'
import { flow, type Piece, paragraph, sideBySide, together } from './flow.ts'
import { sceneItem } from './items.ts'
import { cellForType } from './legible.ts'

/** The em of a letter in a cell, between the small print of a corner and a number. */
const LETTER_SIZE = 0.44

/** The side of an example's cell, and what it may be where there is less room, in em of the running text. */
const CELLS = [2.3, 2.05, 1.8] as const
/** The width of the column of steps, at least. */
const LEAST_COLUMN = 13

/** Lines on the last page, at least. */
const LEAST_LINES = 5

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
  const pages = examplePages(setting, rules, example)
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

/** The rules and the example: in columns where that has room below the rules, if need be with smaller boards. */
function examplePages(setting: Setting, rules: readonly Piece[], example: Example): Item[][] {
  const { content, type } = setting.geometry
  const drawn = drawnExamples(setting, example)
  const columns = drawn
    .filter(({ beside }) => content.width - beside >= LEAST_COLUMN * type.body)
    .map((one) => flow(setting, [...rules, ...inColumns(setting, one)]))
  const { length } = flow(setting, rules)
  const whole = columns.find((pages) => pages.length === length)
  if (whole) return whole
  const below = flow(setting, [...rules, ...belowEachOther(setting, widestInRow(setting, drawn))])
  // A few lines alone on a page are worse than an example that begins a new one.
  const isTorn = below[below.length - 1].length < LEAST_LINES
  return (isTorn && columns.find((pages) => pages.length <= below.length)) || below
}

/** The example with the largest cells with which two boards stand side by side; where none do, with the largest. */
function widestInRow({ geometry }: Setting, drawn: readonly Drawn[]): Drawn {
  return drawn.find((one) => isRow(one, geometry.content.width)) ?? drawn[0]
}

/** Whether two boards stand side by side. */
function isRow({ beside, solution, cell }: Drawn, room: number): boolean {
  return beside + solution.width * cell <= room
}

/** An example with its boards drawn. */
interface Drawn {
  readonly example: Example
  readonly puzzle: Scene
  readonly solution: Scene
  readonly cell: number
  /** Where what stands beside a board begins. */
  readonly beside: number
}

/** An example in all sizes that can be read, the largest first. */
function drawnExamples({ geometry, typeface }: Setting, example: Example): Drawn[] {
  const { body } = geometry.type
  const puzzle = letteredScene(example)
  const solution = example.family.scene(example.puzzle, example.solution)
  const legible = Math.max(cellForType(puzzle, typeface), cellForType(solution, typeface))
  return CELLS.map((wanted) => {
    const cell = Math.max(wanted * body, legible)
    return { example, puzzle, solution, cell, beside: puzzle.width * cell + GUTTER * body }
  })
}

/** The boards, and the steps beside them. */
function inColumns(setting: Setting, { example, puzzle, solution, cell, beside }: Drawn): Piece[] {
  const { content, type } = setting.geometry
  const space = 1.1 * type.body
  const board = boardPiece(puzzle, 0, cell, 0.4 * type.body)
  const solved = boardPiece(solution, 0, cell, 0.5 * type.body)
  const boards = [...notePieces(setting, example, beside), board, ...labelPieces(setting, 0, beside), solved]
  const steps = stepPieces(setting, example, beside, content.width - beside)
  return [...headingPieces(setting), sideBySide(together(boards, space), together(steps, space))]
}

/** The boards side by side, if there is room, and the steps below them. */
function belowEachOther(setting: Setting, drawn: Drawn): Piece[] {
  const { example, puzzle, solution, cell, beside } = drawn
  const { content, type } = setting.geometry
  const room = content.width
  const heading = headingPieces(setting)
  const [first, ...others] = stepPieces(setting, example, 0, room)
  const steps = [{ ...first, space: first.space + 0.6 * type.body }, ...others]
  const board = boardPiece(puzzle, 0, cell, 0.5 * type.body)
  if (!isRow(drawn, room)) {
    const solved = boardPiece(solution, 0, cell, 0.5 * type.body)
    const notes = notePieces(setting, example, room)
    return [...heading, ...notes, board, ...steps, ...labelPieces(setting, 0, room), solved]
  }
  const notes = notePieces(setting, example, beside)
  const labels = together(labelPieces(setting, beside, room - beside), 0)
  // The note stands over the puzzle as the label does over the solution; without one, the heading does.
  const left = notes.length > 0 ? notes : heading
  const heads = { ...sideBySide(together(left, left[0].space), labels), isKeptWithNext: true }
  const boards = sideBySide(board, boardPiece(solution, beside, cell, 0.5 * type.body))
  return [...(notes.length > 0 ? heading : []), heads, boards, ...steps]
}

/** What has to be known of this very puzzle, above its board. */
function notePieces(setting: Setting, { family, puzzle }: Example, room: number): Piece[] {
  const { body } = setting.geometry.type
  const note = noteOf(setting.design.familyWords[family.name], family, puzzle) ?? ''
  return paragraph(setting, note, { size: body, room, space: 0.7 * body, isKeptWithNext: true })
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
  const steps = example.steps.map(({ value, reason }, step) =>
    fill(words.exampleStep, {
      value,
      letter: letterOf(step),
      reason: reasonSentence(setting, example, reason),
    }),
  )
  const before = [words.exampleSteps, ...exampleRemarks(example, words)].join(' ')
  const texts = [before, ...steps, ...(example.hasMore ? [words.exampleMore] : [])]
  return texts.flatMap((text) => paragraph(setting, text, { size: body, room, x, space: 0.2 * body }))
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
