// The pages that explain a family: its rules, and an example with the first steps of its solution.
//
//   Every row and every column holds ...
//
//   An example                       The board of the example has letters in the cells of its steps. The solution is
//   ┌────────┐  One way to ...       below it, and the steps are beside both, or below them on a narrow page.
//   │ a    b │  3 in a: only ...
//   └────────┘  1 in b: last ...
//
// If both columns do not fit on the last page of the rules, the steps flow below the boards. If the steps would then
// continue on the next page, the complete example moves there. Wide pages have larger type and shorter lines, so that
// the eye finds the next line.

import { FIGURE } from '../../families/drawing.ts'
import type { Reason } from '../../families/inference.ts'
import { namedFacts } from '../../families/namedFacts.ts'
import { symbolRow, valueLabel } from '../../families/symbols.ts'
import { fillGaps, LANGUAGES } from '../../families/words.ts'
import { factText } from '../../grader/explanation.ts'
import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import { builtInLanguage, noteOf } from '../bookWords.ts'
import { type Example, exampleRemarks } from '../workedExample.ts'
import { puzzleScene } from './boardPlacement.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { cellForType } from './minTypeSize.ts'
import { sceneItem } from './pageItems.ts'
import { flow, type Piece, paragraph, sideBySide, together } from './textFlow.ts'
import { LEADING } from './typeSizes.ts'

/** The em of a letter in a cell: larger than small print in a corner, smaller than a number. */
const LETTER_SIZE = 0.44

/** The side of an example's cell, and smaller sides for less room, in em of the running text. */
const CELLS = [2.3, 2.05, 1.8] as const
/** The least width of the column of steps, in em. */
const LEAST_COLUMN = 13

/**
 * The sides of a cell, largest first, and the least width of the column of steps, on pages with much room;
 * both in em of the running text.
 */
const LARGE_CELLS = [3.45, 2.9] as const
const LEAST_LARGE_COLUMN = 17

/**
 * Lines longer than `LONGEST_LINE`, in em, are hard to follow. On wider pages the type grows up to
 * `WIDE_BODY`, in points, and lines get no longer than `WIDE_LINE`, in em.
 */
const LONGEST_LINE = 38
const WIDE_BODY = 12
const WIDE_LINE = 33

/** The side of a cell in the row of a family's symbols, in em. */
const SYMBOL_CELL = 2.3

/** The gap between the boards and the steps, in em. */
const GUTTER = 2

/** The letter of a step's cell. */
export function stepLetter(step: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + step)
}

/** The setting with the type size of these pages, and the length of lines of running text. */
export function explaining(setting: Setting): { readonly setting: Setting; readonly room: number } {
  const { geometry } = setting
  const { content, type } = geometry
  if (content.width <= LONGEST_LINE * type.body) return { setting, room: content.width }
  const body = Math.max(type.body, Math.min(WIDE_BODY, content.width / WIDE_LINE))
  return {
    setting: { ...setting, geometry: { ...geometry, type: { ...type, body, leading: body * LEADING } } },
    room: Math.min(content.width, WIDE_LINE * body),
  }
}

/** Lays out the pages that explain a family. */
export function howToPlayPages(plain: Setting, example: Example): DraftPage[] {
  const { setting, room } = explaining(plain)
  const { design, geometry } = setting
  const { body } = geometry.type
  const rules = design.familyWords[example.family.name].howToPlay.flatMap((text, index) =>
    paragraph(setting, text, { size: body, room, space: index === 0 ? 0 : 0.35 * body }),
  )
  const pages = examplePages(setting, [...rules, ...symbolPieces(setting, example)], example)
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

/** The symbols of a family in a row, if it has any: the key to its boards. */
function symbolPieces({ geometry }: Setting, { family }: Example): Piece[] {
  if (!family.symbols) return []
  const { content, type } = geometry
  const row = symbolRow(family.symbols)
  const cell = Math.min(SYMBOL_CELL * type.body, content.width / row.width)
  return [boardPiece(row, 0, cell, 0.35 * type.body)]
}

/**
 * The rules and the example, in columns if there is room below the rules, with smaller boards if necessary.
 */
function examplePages(setting: Setting, rules: readonly Piece[], example: Example): Item[][] {
  const drawn = drawnExamples(setting, example, CELLS)
  const before = flow(setting, rules)
  const columns = [
    ...inAllColumns(setting, drawnExamples(setting, example, LARGE_CELLS), LEAST_LARGE_COLUMN),
    ...inAllColumns(setting, drawn, LEAST_COLUMN),
  ]
  const under = belowEachOther(setting, widestInRow(setting, drawn))
  const below = flow(setting, [...rules, ...under])
  const whole = [...columns.map((pieces) => flow(setting, [...rules, ...pieces])), below].find(
    (pages) => pages.length === before.length,
  )
  if (whole) return whole
  // Steps on another page than their board are hard to follow, so the complete example begins on a new page
  // if it fits there.
  const overleaf = [...columns, under]
    .map((pieces) => [...before, ...flow(setting, pieces)])
    .find((pages) => pages.length === before.length + 1)
  return overleaf ?? below
}

/**
 * Lays out the example in columns, once for each size of its boards that leaves at least this width, in em,
 * for the steps.
 */
function inAllColumns(setting: Setting, drawn: readonly Drawn[], leastColumn: number): Piece[][] {
  const { content, type } = setting.geometry
  return drawn
    .filter(({ beside }) => content.width - beside >= leastColumn * type.body)
    .map((one) => inColumns(setting, one))
}

/**
 * Of all sizes of an example, the largest in which its two boards stand side by side; if there is none, the
 * largest of all.
 */
function widestInRow({ geometry }: Setting, drawn: readonly Drawn[]): Drawn {
  return drawn.find((one) => isRow(one, geometry.content.width)) ?? drawn[0]
}

/** Whether there is room for two boards side by side. */
function isRow({ beside, solution, cell }: Drawn, room: number): boolean {
  return beside + solution.width * cell <= room
}

/** An example with its boards drawn. */
interface Drawn {
  readonly example: Example
  readonly puzzle: Scene
  readonly solution: Scene
  readonly cell: number
  /** The left end of the column beside the board. */
  readonly beside: number
}

/** The example in all readable sizes, largest first. */
function drawnExamples({ geometry, typeface }: Setting, example: Example, cells: readonly number[]): Drawn[] {
  const { body } = geometry.type
  const puzzle = letteredScene(example)
  const solution = example.family.drawing.scene(example.puzzle, example.solution)
  const legible = Math.max(cellForType(puzzle, typeface), cellForType(solution, typeface))
  return cells.map((wanted) => {
    const cell = Math.max(wanted * body, legible)
    return { example, puzzle, solution, cell, beside: puzzle.width * cell + GUTTER * body }
  })
}

/** The boards, with the steps beside them. */
function inColumns(setting: Setting, { example, puzzle, solution, cell, beside }: Drawn): Piece[] {
  const { content, type } = setting.geometry
  const space = 1.1 * type.body
  const board = boardPiece(puzzle, 0, cell, 0.4 * type.body)
  const solved = boardPiece(solution, 0, cell, 0.5 * type.body)
  const boards = [...notePieces(setting, example, beside), board, ...labelPieces(setting, 0, beside), solved]
  const steps = stepPieces(setting, example, beside, content.width - beside)
  return [...headingPieces(setting), sideBySide(together(boards, space), together(steps, space))]
}

/** The boards side by side, if there is room, with the steps below them. */
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
  // The label stands above the solution. At the same height, the note stands above the puzzle or, if there is
  // no note, the heading.
  const left = notes.length > 0 ? notes : heading
  const heads = { ...sideBySide(together(left, left[0].space), labels), isKeptWithNext: true }
  const boards = sideBySide(board, boardPiece(solution, beside, cell, 0.5 * type.body))
  return [...(notes.length > 0 ? heading : []), heads, boards, ...steps]
}

/** The note that belongs to this puzzle, above its board. */
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

/** The label above the solution. */
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
  return { height: scene.height * cell, space, items: (y) => [sceneItem(() => scene, x, y, cell)] }
}

/** The board with a letter in the cell of each step. */
function letteredScene({ family, puzzle, steps }: Example): Scene {
  const scene = puzzleScene({ family, puzzle })
  const { columns } = puzzle.shape
  const letters = steps.map(({ cell }, step) => ({
    mark: 'text' as const,
    text: stepLetter(step),
    anchor: 'middle' as const,
    x: (cell % columns) + 0.5,
    // A small letter is lower than a capital, so its middle is lower too.
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
  const language = builtInLanguage(setting.design.language) ?? LANGUAGES[0]
  const steps = example.steps.map(({ value, reason }, step) =>
    fillGaps(words.exampleStep, {
      value: valueLabel(example.family, value, language),
      letter: stepLetter(step),
      reason: reasonSentence(setting, example, reason),
    }),
  )
  const before = [words.exampleSteps, ...exampleRemarks(example, words)].join(' ')
  const texts = [before, ...steps, ...(example.hasMore ? [words.exampleMore] : [])]
  return texts.flatMap((text) => paragraph(setting, text, { size: body, room, x, space: 0.2 * body }))
}

/** A reason in the words of the family. A cell with a letter is named by the letter. */
export function reasonSentence(
  { design }: Pick<Setting, 'design'>,
  { family, puzzle, steps }: Example,
  { kind, facts }: Reason,
): string {
  const { columns } = puzzle.shape
  const cellText = (cell: number) => {
    const step = steps.findIndex((one) => one.cell === cell)
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }
    return step >= 0 ? stepLetter(step) : fillGaps(design.words.cell, place)
  }
  const words = design.familyWords[family.name]
  const gaps = Object.entries(namedFacts(facts, words.valueNames)).map(([name, fact]) => [
    name,
    name === 'cell' ? cellText(Number(fact)) : trueSigns(factText(fact, words.groups)),
  ])
  const sentence = fillGaps(words.reasons[kind], Object.fromEntries(gaps))
  // Replaces a hyphen between two numbers by a minus sign.
  return sentence.replaceAll(/(?<=\d) - (?=\d)/g, ' − ')
}

/** `12x` as `12×`, `6 / 2` as `6 ÷ 2`. Calculations contain only figures and signs. */
function trueSigns(fact: string): string {
  if (!/^[\d\s+\-x/=,]+$/.test(fact)) return fact
  return fact.replaceAll('x', '×').replaceAll('/', '÷').replaceAll('-', '−')
}
