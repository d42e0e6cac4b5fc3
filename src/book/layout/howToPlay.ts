// The pages that explain a family: its rules, and an example with its first steps, each on a board of its own.
//
//   Every row and every column holds ...
//
//   An example
//   ┌────────┐  ┌────────┐      Rules and example share a page if the boards have room. Otherwise the example is
//   │  step  │  │  step  │      overleaf, and its board stands with the rules as a puzzle to try. If the boards are too
//   └────────┘  └────────┘      large even for that, a smaller example takes their place.

import { symbolRow } from '../../families/familyWithSymbols.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { heightOf, movedPiece, type Piece, sideBySide, together } from '../../print/layoutPieces.ts'
import type { Item } from '../../render/pageItems.ts'
import { say } from '../../words/formatMessage.ts'
import { boardSizeText, rulesOf } from '../bookWords.ts'
import { type Example, smallerExample } from '../workedExample.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { arrangementsOf, headingPieces, notePieces, plainArrangement } from './exampleArrangements.ts'
import { examplePiece, type Lesson, labelOf } from './exampleBoardsAndSteps.ts'
import { lessonBoards } from './lessonBoards.ts'
import { explaining, flow, flowHeight, openingPages, told } from './textFlow.ts'

/** The side of a cell in the row of a family's symbols, in em. */
const SYMBOL_CELL = 2.3

/**
 * Lays out the pages that explain a family, for a book with these puzzles. Each example after the first, of another variant,
 * begins a new page.
 */
export function howToPlayPages(
  plain: Setting,
  examples: readonly Example[],
  puzzles: readonly Puzzle[] = examples.map(({ puzzle }) => puzzle),
): DraftPage[] {
  const { setting, room } = explaining(plain)
  const [example, ...others] = examples
  const { family } = example
  const texts = rulesOf(setting.design.familyWords[family.name], family, puzzles)
  const rulesIn = (width: number) => [
    ...texts.flatMap((text, index) => told(setting, text, { room: width, space: index === 0 ? 0 : 0.35 })),
    ...symbolPieces(setting, example, width),
  ]
  const rules = rulesIn(room)
  const lessonOf = (one: Example): Lesson => ({ setting, example: one, isLarger: hasLarger(puzzles, one) })
  /** The example on a page of its own. */
  const after = (lesson: Lesson, before: Item[][]) =>
    largest(lesson, (pieces) => [...before, ...flow(setting, pieces)], before.length + 1)
  /**
   * The rules with the example below, if that takes no further page; otherwise the rules with the board to try, and the
   * example overleaf. Steps that are not on the page of their board are hard to follow.
   */
  const shown = (lesson: Lesson) => {
    const below = (pieces: readonly Piece[]) => flow(setting, [...rules, ...pieces])
    const pages = largest(lesson, below, flow(setting, rules).length)
    const before = pages ? undefined : tryPages(lesson, room, rulesIn)
    return pages ?? (before && after(lesson, before))
  }
  const smaller = () => {
    const other = smallerExample(example, puzzles)
    return other && shown(lessonOf(other))
  }
  const own = lessonOf(example)
  const pages =
    shown(own) ??
    smaller() ??
    after(own, flow(setting, rules)) ??
    flow(setting, [...rules, ...plainArrangement(own)])
  const further = others
    .map(lessonOf)
    .flatMap((lesson) => after(lesson, []) ?? flow(setting, plainArrangement(lesson)))
  return openingPages([...pages, ...further])
}

/** Whether one of these puzzles is larger than the example. */
export function hasLarger(puzzles: readonly Puzzle[], { puzzle }: Example): boolean {
  return puzzles.some(({ givens }) => givens.length > puzzle.givens.length)
}

/** The key to a family's boards: its symbols in a row; empty for a family without symbols. */
function symbolPieces({ geometry }: Setting, { family }: Example, room: number): Piece[] {
  if (!family.symbols) return []
  const { body } = geometry.type
  const row = symbolRow(family.symbols)
  return [examplePiece(row, 0, Math.min(SYMBOL_CELL * body, room / row.width), 0.35 * body)]
}

/** The pages of the arrangement with the largest boards that takes `length` pages; undefined if none does. */
function largest(
  lesson: Lesson,
  place: (pieces: readonly Piece[]) => Item[][],
  length: number,
): Item[][] | undefined {
  for (const { pieces } of arrangementsOf(lesson)) {
    const own = pieces()
    if (own.some(({ height }) => height > flowHeight(lesson.setting))) continue
    const pages = place(own)
    if (pages.length === length) return pages
  }
  return undefined
}

// The rules with the board of an example as a puzzle to try, if its solution is told overleaf. This fills the page of the
// rules, and the reader sees the board before the steps.
//
//   Every row and every column ...     or, on a low page,   Every row and    Try it first
//   Try it first                                            every column     ┌────────┐
//   ┌────────┐                                              must hold ...    │        │

/**
 * The largest and the smallest side of the cells, in em of the running text. A board without steps may be larger than one
 * with steps.
 */
const LARGEST = 5.5
const SMALLEST = 1.8

/** The space above the board, in em. */
const SPACE = 0.7

/** A tolerance for rounding errors in sums of heights, in points. */
const ROUNDING = 0.01

/** The width of the rules as a share of a low page's width, and the gap between rules and board, in em. */
const RULES_SHARE = 0.5
const GUTTER = 2.5

/**
 * The pages with the rules, which `rulesIn` breaks into lines, and with the board to try; undefined if there is too little
 * room.
 */
function tryPages(
  lesson: Lesson,
  room: number,
  rulesIn: (room: number) => readonly Piece[],
): Item[][] | undefined {
  const { setting, example } = lesson
  const { content, type } = setting.geometry
  const scene = puzzleScene(example)
  const rules = rulesIn(room)
  const boardAt = (x: number, cell: number) => examplePiece(scene, x, cell, SPACE * type.body)
  const heads = headPieces(lesson, content.width)
  const cell = largestCell(lesson, content.width, heightOf([...rules, ...heads], true))
  if (cell !== undefined && flow(setting, rules).length === 1) {
    return flow(setting, [...rules, ...heads, boardAt((content.width - scene.width * cell) / 2, cell)])
  }
  if (content.width <= content.height) return undefined
  const left = RULES_SHARE * content.width + GUTTER * type.body
  const above = headPieces(lesson, content.width - left)
  const smaller = largestCell(lesson, content.width - left, heightOf(above, true))
  const text = together(rulesIn(RULES_SHARE * content.width), 0)
  if (smaller === undefined || text.height > flowHeight(setting)) return undefined
  return flow(setting, [sideBySide(text, movedPiece(together([...above, boardAt(0, smaller)], 0), left))])
}

/**
 * The side of the largest cells with which the board fits below pieces whose height is `before`; undefined if these cells
 * are illegible.
 */
function largestCell({ setting, example }: Lesson, room: number, before: number): number | undefined {
  const { body } = setting.geometry.type
  const scene = puzzleScene(example)
  const height = flowHeight(setting) - before - SPACE * body - ROUNDING
  const cell = Math.min(height / scene.height, room / scene.width, LARGEST * body)
  const least = Math.max(SMALLEST * body, lessonBoards(example, setting.typeface).legible)
  return cell < least ? undefined : cell
}

/** The heading, the sentence that tells where the solution is, and the note of the puzzle. */
function headPieces(lesson: Lesson, room: number): Piece[] {
  const { setting, example } = lesson
  const { words } = setting.design
  const values = example.solution.filter((value) => value > 0)
  const size = say(words.exampleTrySize, {
    size: boardSizeText(example.puzzle.shape),
    least: labelOf(setting, example, Math.min(...values)),
    most: labelOf(setting, example, Math.max(...values)),
  })
  const said = [words.exampleTryText, ...(lesson.isLarger ? [size] : [])].join(' ')
  return [
    ...headingPieces(lesson, words.exampleTry, { room }),
    ...told(lesson.setting, said, { room, space: 0.2, isKeptWithNext: true }),
    ...notePieces(lesson, room),
  ]
}
