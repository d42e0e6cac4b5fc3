// The pages that explain a family: its rules, and an example with the steps of its solution.
//
//   Every row and every column holds ...
//
//   An example                       The board of the example has letters in the cells of its steps. The solution is
//   ┌────────┐  One way to ...       below it, and the steps are beside both; or the boards stand side by side, with the
//   │ a    b │  3 in a: only ...     steps in columns below them.
//   └────────┘  1 in b: last ...
//
// Rules and example share a page if half of the steps have room for their reasons. Otherwise the example is overleaf,
// and its board stands with the rules as a puzzle to try. If the board of the book is too large even for that, a
// smaller one takes its place. Among arrangements, large boards are weighed against many steps with reasons: the steps
// that have no room for theirs end the example in one paragraph.

import type { Puzzle } from '../../families/puzzle.ts'
import { symbolRow } from '../../families/symbols.ts'
import { puzzleScene } from '../../print/boards.ts'
import { heightOf, movedPiece, type Piece, paragraph, sideBySide, together } from '../../print/pieces.ts'
import type { Item } from '../../render/page.ts'
import { rulesOf } from '../bookWords.ts'
import { type Example, smallerExample } from '../workedExample.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { arrangementsOf, LARGEST_CELL, plainArrangement } from './exampleArrangements.ts'
import { exampleBoards, examplePiece, headingPieces, type Lesson, notePieces } from './exampleBoards.ts'
import { explaining, FIRST_SPACE, flow } from './textFlow.ts'

/** The number of steps that have their reasons even if the others then have no room for theirs. */
const LEAST_TOLD = 4
/** The least share of the steps with reasons, if a smaller example can have more. */
const TOLD_SHARE = 0.5

/** The side of a cell in the row of a family's symbols, in em. */
const SYMBOL_CELL = 2.3

/** Lays out the pages that explain a family, for a book with these puzzles. */
export function howToPlayPages(
  plain: Setting,
  example: Example,
  puzzles: readonly Puzzle[] = [example.puzzle],
): DraftPage[] {
  const { setting, room } = explaining(plain)
  const { design, geometry } = setting
  const { body } = geometry.type
  const { family } = example
  const texts = rulesOf(design.familyWords[family.name], family, puzzles)
  const rulesIn = (width: number) => [
    ...texts.flatMap((text, index) =>
      paragraph(setting, text, { size: body, room: width, space: index === 0 ? 0 : 0.35 * body }),
    ),
    ...symbolPieces(setting, example, width),
  ]
  const pages = examplePages({ setting, room, rulesIn }, example, puzzles)
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

/** Whether one of these puzzles is larger than the example. */
export function hasLarger(puzzles: readonly Puzzle[], { puzzle }: Example): boolean {
  return puzzles.some(({ givens }) => givens.length > puzzle.givens.length)
}

/** The symbols of a family in a row, if it has any: the key to its boards. */
function symbolPieces({ geometry }: Setting, { family }: Example, room: number): Piece[] {
  if (!family.symbols) return []
  const { type } = geometry
  const row = symbolRow(family.symbols)
  const cell = Math.min(SYMBOL_CELL * type.body, room / row.width)
  return [examplePiece(row, 0, cell, 0.35 * type.body)]
}

/** The rules, which `rulesIn` breaks into lines, and their usual length. */
interface Rules {
  readonly setting: Setting
  readonly room: number
  readonly rulesIn: (room: number) => readonly Piece[]
}

/** The rules and the example in the first of these ways that has room. */
function examplePages(rules: Rules, example: Example, puzzles: readonly Puzzle[]): Item[][] {
  const { setting, room, rulesIn } = rules
  const lessonOf = (one: Example): Lesson => ({
    example: one,
    isLarger: hasLarger(puzzles, one),
  })
  const own = lessonOf(example)
  const inFull = belowRules(rules, own, TOLD_SHARE) ?? overleaf(rules, own, TOLD_SHARE)
  if (inFull) return inFull
  const smaller = smallerExample(example, puzzles)
  const lesson = smaller && lessonOf(smaller)
  const replaced = lesson && (belowRules(rules, lesson, TOLD_SHARE) ?? overleaf(rules, lesson, TOLD_SHARE))
  if (replaced) return replaced
  const before = flow(setting, rulesIn(room))
  return (
    belowRules(rules, own, 0) ??
    overleaf(rules, own, 0) ??
    afterRules(setting, own, before) ??
    flow(setting, [...rulesIn(room), ...plainArrangement(setting, own)])
  )
}

/** The rules and the example below them, if it takes no further page. */
function belowRules({ setting, room, rulesIn }: Rules, lesson: Lesson, share: number): Item[][] | undefined {
  const rules = rulesIn(room)
  const place = (pieces: readonly Piece[]) => flow(setting, [...rules, ...pieces])
  return best(setting, lesson, place, flow(setting, rules).length, share)
}

/** The rules with the board to try, and the example overleaf. Steps on another page than their board are hard to follow. */
function overleaf({ setting, room, rulesIn }: Rules, lesson: Lesson, share: number): Item[][] | undefined {
  const before = tryPages(setting, lesson.example, room, rulesIn)
  return before && afterRules(setting, lesson, before, share)
}

/** The example on a page of its own. */
function afterRules(setting: Setting, lesson: Lesson, before: Item[][], share = 0): Item[][] | undefined {
  const place = (pieces: readonly Piece[]) => [...before, ...flow(setting, pieces)]
  return best(setting, lesson, place, before.length + 1, share)
}

/** The pages of the best arrangement that takes this many pages, and tells this share of the steps, if one does. */
function best(
  setting: Setting,
  lesson: Lesson,
  place: (pieces: readonly Piece[]) => Item[][],
  length: number,
  share: number,
): Item[][] | undefined {
  const { steps } = lesson.example
  let found: Item[][] | undefined
  let most = 0
  const worth = (told: number, cell: number) =>
    told / Math.max(1, steps.length) + cell / (LARGEST_CELL * setting.geometry.type.body)
  for (const { cell, prepare } of arrangementsOf(setting, lesson)) {
    if (worth(steps.length, cell) <= most) continue
    const pieces = prepare()
    const placed = (told: number) => {
      const own = pieces(told)
      const pages = own.every(({ height }) => height <= setting.geometry.content.height) ? place(own) : []
      return pages.length === length ? pages : undefined
    }
    let told = Math.min(Math.max(LEAST_TOLD, Math.ceil(share * steps.length)), steps.length)
    let pages = placed(told)
    if (!pages) continue
    // The more steps have their reasons, the longer the text.
    for (let tooMany = steps.length + 1; tooMany - told > 1; ) {
      const middle = Math.floor((told + tooMany) / 2)
      const fuller = placed(middle)
      if (fuller) [told, pages] = [middle, fuller]
      else tooMany = middle
    }
    if (worth(told, cell) > most) [most, found] = [worth(told, cell), pages]
  }
  return found
}

// The rules with the board of an example as a puzzle to try, if its solution is told overleaf. So the page of the rules
// is full, and the reader has the board before the steps.
//
//   Every row and every column ...     or, on a low page,   Every row and    Try it first
//   Try it first                                            every column     ┌────────┐
//   ┌────────┐                                              must hold ...    │        │

/** The side of the cells, in em of the running text: a board alone may be larger than one with its steps. */
const LARGEST = 5.5
const SMALLEST = 1.8

/** Sums of heights are rounded. */
const ROUNDING = 0.01

/** The share of a low page's width that the rules have, and the gap to the board, in em. */
const RULES_SHARE = 0.5
const GUTTER = 2.5

/** The pages of the rules with the board, which `rulesIn` breaks into lines; undefined if there is too little room. */
function tryPages(
  setting: Setting,
  example: Example,
  room: number,
  rulesIn: (room: number) => readonly Piece[],
): Item[][] | undefined {
  const { content } = setting.geometry
  const below = boardBelow(setting, example, rulesIn(room))
  if (below) return flow(setting, below)
  return content.width > content.height
    ? boardBeside(setting, example, rulesIn(RULES_SHARE * content.width))
    : undefined
}

function boardBelow(setting: Setting, example: Example, rules: readonly Piece[]): Piece[] | undefined {
  const { content } = setting.geometry
  const heads = headPieces(setting, example, content.width)
  const pages = flow(setting, rules).length
  const cell = largestCell(setting, example, content.width, heightOf([...rules, ...heads], true))
  if (cell === undefined || pages > 1) return undefined
  const scene = puzzleScene(example)
  return [
    ...rules,
    ...heads,
    examplePiece(scene, (content.width - scene.width * cell) / 2, cell, space(setting)),
  ]
}

function boardBeside(setting: Setting, example: Example, rules: readonly Piece[]): Item[][] | undefined {
  const { content, type } = setting.geometry
  const left = RULES_SHARE * content.width + GUTTER * type.body
  const room = content.width - left
  const heads = headPieces(setting, example, room)
  const cell = largestCell(setting, example, room, heightOf(heads, true))
  const text = together(rules, 0)
  if (cell === undefined || text.height > content.height - FIRST_SPACE * type.body) return undefined
  const board = examplePiece(puzzleScene(example), 0, cell, space(setting))
  return flow(setting, [sideBySide(text, movedPiece(together([...heads, board], 0), left))])
}

/** The largest cells with which the board fits below pieces of this height; undefined if they are illegible. */
function largestCell(setting: Setting, example: Example, room: number, before: number): number | undefined {
  const { content, type } = setting.geometry
  const scene = puzzleScene(example)
  const height = content.height - FIRST_SPACE * type.body - before - space(setting) - ROUNDING
  const cell = Math.min(height / scene.height, room / scene.width, LARGEST * type.body)
  const least = Math.max(SMALLEST * type.body, exampleBoards(setting, example).legible)
  return cell < least ? undefined : cell
}

/** The space above the board, in points. */
function space({ geometry }: Setting): number {
  return 0.7 * geometry.type.body
}

/** The heading, the sentence that tells where the solution is, and the note of the puzzle. */
function headPieces(setting: Setting, example: Example, room: number): Piece[] {
  const { design, geometry } = setting
  const { body } = geometry.type
  return [
    ...headingPieces(setting, design.words.exampleTry, room),
    ...paragraph(setting, design.words.exampleTryText, {
      size: body,
      room,
      space: 0.2 * body,
      isKeptWithNext: true,
    }),
    ...notePieces(setting, example, room),
  ]
}
