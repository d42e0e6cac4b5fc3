// The pages of solutions: small boards in order, as many on a page as are still readable. All pages have the same grid, so that
// rows are aligned across every spread, and the last page is filled from the top. Only if a few large boards would greatly
// reduce the number of small boards on every page, each page has the grid that its own largest board needs:
//
//   1 2 3 4     7 8      No. 8 is large, which affects only its own page.
//   5 6 . .     9 .
//
// All boards of a column, and their numbers, have the same left end. A number has the name of the puzzle and the word for its
// difficulty beside it, if all fit above their boards. The cells of givens are shaded: readers know a board by their pattern.
//
//   No. 8  Sudoku   Medium
//   ┌────────────────────┐

import type { Family } from '../../families/family.ts'
import { memo, perObjects } from '../../families/memo.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { printedName } from '../../families/variantNames.ts'
import { type Grid, sizeOf } from '../../print/boardGrid.ts'
import { type BoardSize, solutionScene } from '../../print/boardScenesAndSizes.ts'
import {
  type Alignment,
  anchorItem,
  CAPITALS,
  sceneItem,
  textItem,
  textWidth,
} from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'
import type { Typeface } from '../../render/typeface.ts'
import { type Book, type BookPuzzle, puzzlesInBook } from '../bookDesignAndPuzzles.ts'
import { starWord } from '../bookWords.ts'
import { evenPlaces, paged, puzzleAnchor, puzzleNumberText, solutionAnchor } from './dealBoardsOverPages.ts'
import type { Setting } from './draftPage.ts'
import {
  type SolvedBoard,
  solutionBlock,
  solutionGrid,
  solvedCellIn,
  solvedOf,
} from './solutionBlockSizes.ts'

/** A puzzle and its solved board. Boards of one kind need the same grid. */
type Solution = ReturnType<typeof solutionOf>
type GriddedPage = ReturnType<typeof griddedPages>[number]

/** The grid of a page if not even a single solution is readable: one board, as large as possible. */
const SINGLE: Grid = { columns: 1, rows: 1 }

/** Lays out the solutions of a book: the pages, and the numbers of the puzzles on each. */
export function solutionPages(setting: Setting, book: Book) {
  const pages = griddedPages(setting, book)
  const frames = framesOf(setting, pages)
  const labelOf = labelsOf(setting, book, pages)
  return {
    pages: pages.map((page, index) => ({
      items: pageItems(setting, page, frames.get(keyOf(page.grid)) as BoardSize, labelOf),
      heading: { title: setting.design.words.solutions, numbers: rangeOf(page) },
      isOpening: index === 0,
    })),
    numbers: pages.map((page) => page.solutions.map(({ puzzle }) => puzzle.number)),
  }
}

/** The numbers of a page's first and last solution, such as `13–24`. */
function rangeOf({ solutions }: GriddedPage): string {
  const [first, last] = [solutions[0], solutions[solutions.length - 1]].map(({ puzzle }) => puzzle.number)
  return first === last ? `${first}` : `${first}–${last}`
}

/** The number of pages that the solutions of a book take. */
export function solutionLength(setting: Setting, book: Book): number {
  return griddedPages(setting, book).length
}

function solutionOf({ typeface }: Setting, puzzle: BookPuzzle) {
  const board = solvedBoards(puzzle.puzzle, puzzle.family, typeface)(puzzle.solution)
  return { puzzle, board, kind: `${board.width} ${board.height} ${board.em}` }
}

/** Measures the solved board of a puzzle only once, because pages are counted several times. */
const solvedBoards = perObjects((puzzle: Puzzle, family: Family, typeface: Typeface) => {
  let board: SolvedBoard | undefined
  return (solution: readonly number[]) => {
    board ??= solvedOf(solutionScene({ family, puzzle, solution }), typeface)
    return board
  }
})

/**
 * The factor by which the number of pages of solutions may grow so that all these pages have the same grid. `countPages`
 * relies on it.
 */
export const CALM_PAGES = 1.25

/** Distributes the solutions over pages. */
function griddedPages(setting: Setting, book: Book) {
  const { geometry, design } = setting
  const solutions = puzzlesInBook(book).map((puzzle) => solutionOf(setting, puzzle))
  const boards = new Map(solutions.map(({ kind, board }) => [kind, board]))
  const gridOf = memo(
    (kinds: ReadonlySet<string>) => [...kinds].sort().join(),
    (kinds): Grid => {
      const own = Array.from(kinds, (kind) => boards.get(kind) as SolvedBoard)
      return solutionGrid(geometry, design, own) ?? SINGLE
    },
  )
  const pagesWith = (gridFor: typeof gridOf) =>
    paged(
      solutions,
      ({ kind }) => kind,
      design.solutionsPerPage,
      (kinds) => sizeOf(gridFor(kinds)),
    ).map((page) => ({ grid: gridFor(new Set(page.map(({ kind }) => kind))), solutions: page }))
  const fewest = pagesWith(gridOf)
  const calm = pagesWith(() => gridOf(new Set(boards.keys())))
  return calm.length <= CALM_PAGES * fewest.length ? calm : fewest
}

/**
 * The side of a solution's cells on a page, in points: as large as the page's grid allows. So a shape has the same cells on
 * all pages with that grid, and small boards fill their blocks as large boards do.
 */
function cellOf({ geometry, design }: Setting, grid: Grid, { board }: Solution): number {
  return solvedCellIn(solutionBlock(geometry, design, grid), design, board)
}

/** The key of a grid. */
const keyOf = ({ columns, rows }: Grid) => `${columns} ${rows}`

/**
 * For each grid, the greatest width and the greatest height of the boards on all pages with that grid. Columns and rows are
 * placed as if every board had this size.
 */
function framesOf(setting: Setting, pages: readonly GriddedPage[]): ReadonlyMap<string, BoardSize> {
  const frames = new Map<string, BoardSize>()
  for (const { grid, solutions } of pages) {
    for (const one of solutions) {
      const cell = cellOf(setting, grid, one)
      const { width, height } = frames.get(keyOf(grid)) ?? { width: 0, height: 0 }
      frames.set(keyOf(grid), {
        width: Math.max(width, one.board.width * cell),
        height: Math.max(height, one.board.height * cell),
      })
    }
  }
  return frames
}

/** The texts beside the number of a solution: the name of its kind at the left, and its difficulty at the right. */
interface SolutionLabel {
  readonly name: string
  readonly word: string
}

/** The gap after the number, and the least gap before the word, in em of the texts. */
const LABEL_GAP = 0.7

/**
 * The labels of solutions: of several kinds, their names; of puzzles with different stars, the words for these. What does not
 * fit above every board is left out everywhere.
 */
function labelsOf(setting: Setting, book: Book, pages: readonly GriddedPage[]) {
  const { words, familyWords } = setting.design
  const nameOf = ({ family, puzzle }: BookPuzzle) => printedName(familyWords[family.name], [puzzle.shape])
  const puzzles = puzzlesInBook(book)
  const isNamed = new Set(puzzles.map(nameOf)).size > 1
  const isGraded = book.sections.every(({ tier }) => tier === undefined)
  const ways = [
    [isNamed, isGraded],
    [isNamed, false],
    [false, isGraded],
  ].map(
    ([hasName, hasWord]) =>
      (puzzle: BookPuzzle): SolutionLabel => ({
        name: hasName ? nameOf(puzzle) : '',
        word: hasWord ? starWord(words, puzzle.grade.stars) : '',
      }),
  )
  const fits = (labelOf: (typeof ways)[number]) =>
    pages.every(({ grid, solutions }) => {
      const { numberSize, captionSize } = solutionBlock(setting.geometry, setting.design, grid)
      return solutions.every((one) => {
        const { name, word } = labelOf(one.puzzle)
        const texts = [name, word].filter((text) => text !== '')
        const number = textWidth(setting, puzzleNumberText(setting, one.puzzle), numberSize, 'bold')
        const rest = textWidth(setting, texts.join(''), captionSize) + texts.length * LABEL_GAP * captionSize
        return number + rest <= one.board.width * cellOf(setting, grid, one)
      })
    })
  return ways.find(fits) ?? (() => ({ name: '', word: '' }))
}

/** The share of black behind givens. Print services ask for at least a tenth. */
const GIVEN_SHADE = 0.1

function pageItems(
  setting: Setting,
  { grid, solutions }: GriddedPage,
  frame: BoardSize,
  labelOf: (puzzle: BookPuzzle) => SolutionLabel,
): Item[] {
  const block = solutionBlock(setting.geometry, setting.design, grid)
  const { above, numberSize: size, captionSize, width: room } = block
  const places = evenPlaces(setting.geometry, block, { ...frame, height: above + frame.height, descent: 0 })
  return solutions.flatMap((solution, place) => {
    const { puzzle } = solution
    const left = places.lefts[place % grid.columns]
    const top = places.tops[Math.floor(place / grid.columns)]
    const look = { size, weight: 'bold', link: puzzleAnchor(puzzle.number), room } as const
    const number = textItem(setting, puzzleNumberText(setting, puzzle), left, top + CAPITALS * size, look)
    const cell = cellOf(setting, grid, solution)
    const { name, word } = labelOf(puzzle)
    const nameAt = left + textWidth(setting, number.text, number.size, 'bold') + LABEL_GAP * captionSize
    const label = (text: string, x: number, align: Alignment) =>
      text === '' ? [] : [textItem(setting, text, x, number.y, { size: captionSize, align })]
    return [
      anchorItem(solutionAnchor(puzzle.number), top),
      number,
      ...label(name, nameAt, 'left'),
      ...label(word, left + solution.board.width * cell, 'right'),
      {
        ...sceneItem(() => solutionScene(puzzle), left, top + above, cell),
        paint: { givenShade: GIVEN_SHADE },
      },
    ]
  })
}
