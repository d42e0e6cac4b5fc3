// The pages that explain a family: its rules, and an example with the steps of its solution.
//
//   Every row and every column holds ...
//
//   An example                       The board of the example has letters in the cells of its steps. The solution is
//   ┌────────┐  One way to ...       below it, and the steps are beside both; or the boards stand side by side, with the
//   │ a    b │  3 in a: only ...     steps in columns below them.
//   └────────┘  1 in b: last ...
//
// Of all sizes and arrangements, those count that take the fewest pages. Among these, large boards are weighed against
// many steps with reasons: the steps that have no room for theirs end the example in one paragraph. Wide pages have
// larger type and shorter lines, so that the eye finds the next line.

import type { Puzzle } from '../../families/puzzle.ts'
import { symbolRow } from '../../families/symbols.ts'
import type { Item } from '../../render/page.ts'
import { rulesOf } from '../bookWords.ts'
import { type Example, FIRST_STEPS } from '../workedExample.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import {
  type ExampleBoards,
  exampleBoards,
  examplePiece,
  headingPieces,
  labelPieces,
  notePieces,
} from './exampleBoards.ts'
import { stepColumn } from './exampleSteps.ts'
import { movedRight } from './pageItems.ts'
import { flow, heightOf, type Piece, paragraph, sideBySide, together } from './textFlow.ts'
import { LEADING } from './typeSizes.ts'

/** The possible sides of an example's cell, in em of the running text, largest first. */
const CELLS = [4.4, 3.9, 3.5, 3.1, 2.8, 2.55, 2.3, 2.05, 1.8] as const
/** The widest board of an example, in em: small boards need not fill the page. */
const WIDEST_BOARD = 24
/** The number of steps that have their reasons even if the others then have no room for theirs. */
const LEAST_TOLD = 4
/** The least width of a column of steps, in em, and the greatest number of columns below the boards. */
const LEAST_COLUMN = 13
const MOST_COLUMNS = 3

/**
 * Lines longer than `LONGEST_LINE`, in em, are hard to follow. On wider pages the type grows up to
 * `WIDE_BODY`, in points, and lines get no longer than `WIDE_LINE`, in em.
 */
const LONGEST_LINE = 38
const WIDE_BODY = 12
const WIDE_LINE = 33

/** The side of a cell in the row of a family's symbols, in em. */
const SYMBOL_CELL = 2.3

/** The gap between the boards and the steps, and between columns of steps, in em. */
const GUTTER = 2

/** The setting with the type size of these pages, and the length of lines of running text. */
export function explaining(setting: Setting): { readonly setting: Setting; readonly room: number } {
  const { geometry } = setting
  const { content, type } = geometry
  if (content.width <= LONGEST_LINE * type.body) return { setting, room: content.width }
  // A low page has no room for larger type.
  const isLow = content.width > content.height
  const body = isLow ? type.body : Math.max(type.body, Math.min(WIDE_BODY, content.width / WIDE_LINE))
  return {
    setting: { ...setting, geometry: { ...geometry, type: { ...type, body, leading: body * LEADING } } },
    room: Math.min(content.width, (isLow ? LONGEST_LINE : WIDE_LINE) * body),
  }
}

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
  const rules = texts.flatMap((text, index) =>
    paragraph(setting, text, { size: body, room, space: index === 0 ? 0 : 0.35 * body }),
  )
  const isLarger = hasLarger(puzzles, example)
  const pages = examplePages(setting, [...rules, ...symbolPieces(setting, example)], { example, isLarger })
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

/** Whether one of these puzzles is larger than the example. */
export function hasLarger(puzzles: readonly Puzzle[], { puzzle }: Example): boolean {
  return puzzles.some(({ givens }) => givens.length > puzzle.givens.length)
}

/** The symbols of a family in a row, if it has any: the key to its boards. */
function symbolPieces({ geometry }: Setting, { family }: Example): Piece[] {
  if (!family.symbols) return []
  const { content, type } = geometry
  const row = symbolRow(family.symbols)
  const cell = Math.min(SYMBOL_CELL * type.body, content.width / row.width)
  return [examplePiece(row, 0, cell, 0.35 * type.body)]
}

/** An example, and whether the book has larger boards. */
interface Lesson {
  readonly example: Example
  readonly isLarger: boolean
}

/** The rules and the example below them; if there is no room for both, the example begins on a new page. */
function examplePages(setting: Setting, rules: readonly Piece[], lesson: Lesson): Item[][] {
  const before = flow(setting, rules)
  const arrangements = arrangementsOf(setting, lesson)
  // Steps on another page than their board are hard to follow, so the complete example moves overleaf.
  const below = (pieces: readonly Piece[]) => flow(setting, [...rules, ...pieces])
  const overleaf = (pieces: readonly Piece[]) => [...before, ...flow(setting, pieces)]
  return (
    best(setting, lesson, arrangements, below, before.length) ??
    best(setting, lesson, arrangements, overleaf, before.length + 1) ??
    below(inOneColumn(setting, lesson, leastCell(setting, lesson)).prepare()(FIRST_STEPS))
  )
}

/** A size and an arrangement of the example. `prepare` breaks its texts; its pieces have reasons for this many steps. */
interface Arrangement {
  readonly cell: number
  readonly prepare: () => (told: number) => Piece[]
}

/** The pages of the best arrangement that takes this many pages, if one does. */
function best(
  setting: Setting,
  { example: { steps } }: Lesson,
  arrangements: readonly Arrangement[],
  place: (pieces: readonly Piece[]) => Item[][],
  length: number,
): Item[][] | undefined {
  let found: Item[][] | undefined
  let most = 0
  const worth = (told: number, cell: number) =>
    told / Math.max(1, steps.length) + cell / (CELLS[0] * setting.geometry.type.body)
  for (const { cell, prepare } of arrangements) {
    if (worth(steps.length, cell) <= most) continue
    const pieces = prepare()
    const placed = (told: number) => {
      const own = pieces(told)
      const pages = own.every(({ height }) => height <= setting.geometry.content.height) ? place(own) : []
      return pages.length === length ? pages : undefined
    }
    let told = Math.min(LEAST_TOLD, steps.length)
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

/** All arrangements with legible boards. */
function arrangementsOf(setting: Setting, lesson: Lesson): Arrangement[] {
  const { content, type } = setting.geometry
  const boards = exampleBoards(setting, lesson.example)
  const width = Math.max(boards.puzzle.width, boards.solution.width)
  const sizes = CELLS.filter((cell) => cell * width <= WIDEST_BOARD || cell === CELLS[CELLS.length - 1])
  const cells = [...new Set(sizes.map((cell) => Math.max(cell * type.body, boards.legible)))]
  return cells.flatMap((cell) => {
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

/** The boards one below the other, with the steps beside them. */
function stepsBeside(
  setting: Setting,
  { example, isLarger }: Lesson,
  { puzzle, solution }: ExampleBoards,
  cell: number,
  beside: number,
): Arrangement {
  const { content, type } = setting.geometry
  const boards = together(
    [
      ...notePieces(setting, example, beside),
      examplePiece(puzzle, 0, cell, 0.4 * type.body),
      ...labelPieces(setting, 0, beside),
      examplePiece(solution, 0, cell, 0.5 * type.body),
    ],
    1.1 * type.body,
  )
  return {
    cell,
    prepare: () => {
      const steps = stepColumn(setting, example, content.width - beside, isLarger)
      return (told) => [
        ...headingPieces(setting),
        sideBySide(boards, movedPiece(together(steps(told), 1.1 * type.body), beside)),
      ]
    },
  }
}

/** The boards side by side, with the steps below them in as many columns as have room. */
function stepsBelow(
  setting: Setting,
  { example, isLarger }: Lesson,
  boards: ExampleBoards,
  cell: number,
): Arrangement {
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
      const steps = stepColumn(setting, example, room, isLarger)
      const pair = boardsInRow(setting, example, boards, cell)
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

/** Pieces in columns of about the same height. */
function inColumns(pieces: readonly Piece[], count: number, step: number, space: number): Piece {
  const ends = balancedEnds(pieces, count)
  return ends
    .map((end, column) =>
      movedPiece(together(pieces.slice(ends[column - 1] ?? 0, end), space), column * step),
    )
    .reduce(sideBySide)
}

/** A piece moved to the right. */
function movedPiece(piece: Piece, by: number): Piece {
  return { ...piece, items: (y) => piece.items(y).map((item) => movedRight(item, by)) }
}

/** Where columns end, by the number of pieces before: columns hardly higher than they must be. */
function balancedEnds(pieces: readonly Piece[], count: number): number[] {
  const total = heightOf(pieces, true)
  for (let height = total / count; height < total; height += total / BALANCE) {
    const ends = endsOf(pieces, height)
    if (ends.length <= count) return ends
  }
  return [pieces.length]
}

/** The number of heights from none to a single column that are tried. */
const BALANCE = 60

/** Where columns of this height end. A step of several lines stays in its column. */
function endsOf(pieces: readonly Piece[], height: number): number[] {
  const ends: number[] = []
  let used = 0
  for (let from = 0; from < pieces.length; ) {
    let to = from + 1
    while (pieces[to - 1].isKeptWithNext && to < pieces.length) to++
    const group = pieces.slice(from, to)
    if (used > 0 && used + heightOf(group, false) > height) {
      ends.push(from)
      used = 0
    }
    used += heightOf(group, used === 0)
    from = to
  }
  return [...ends, pieces.length]
}

/** The boards and the steps below each other, for narrow pages. They may continue on the next page. */
function inOneColumn(setting: Setting, { example, isLarger }: Lesson, cell: number): Arrangement {
  const { content, type } = setting.geometry
  const { puzzle, solution } = exampleBoards(setting, example)
  const before = [
    ...headingPieces(setting),
    ...notePieces(setting, example, content.width),
    { ...examplePiece(puzzle, 0, cell, 0.5 * type.body), isKeptWithNext: true },
  ]
  const after = [...labelPieces(setting, 0, content.width), examplePiece(solution, 0, cell, 0.5 * type.body)]
  return {
    cell,
    prepare: () => {
      const steps = stepColumn(setting, example, content.width, isLarger)
      return (told) => [...before, ...steps(told), ...after]
    },
  }
}

/** The smallest cell of an example. */
function leastCell(setting: Setting, { example }: Lesson): number {
  const { legible } = exampleBoards(setting, example)
  return Math.max(CELLS[CELLS.length - 1] * setting.geometry.type.body, legible)
}
