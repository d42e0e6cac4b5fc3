// The pages of solutions: small boards in order, as many on a page as can be read. All pages have the same grid, so that
// rows are aligned across every spread, and the last page is filled from the top. Only where a few large boards would
// make small ones scarce on every page does each page have the grid that its own largest board needs:
//
//   1 2 3 4     7 8      No. 8 is large, which affects only its own page.
//   5 6 . .     9 .
//
// All boards of a column, and their numbers, have the same left end.

import { type Grid, sizeOf } from '../../print/boardGrid.ts'
import { type BoardSize, solutionScene } from '../../print/boards.ts'
import { anchorItem, CAPITALS, sceneItem, textItem } from '../../print/items.ts'
import type { Item } from '../../render/page.ts'
import { type Book, type BookPuzzle, puzzlesInBook } from '../bookContents.ts'
import { evenPlaces, paged, puzzleAnchor, puzzleNumberText, solutionAnchor } from './boardPlacement.ts'
import { type SolvedBoard, solutionBlock, solutionGrid, solvedCellIn, solvedOf } from './boardSizes.ts'
import type { DraftPage, Setting } from './draftPage.ts'

/** The pages of solutions, and the numbers of the puzzles on each. */
interface SolutionPages {
  readonly pages: readonly DraftPage[]
  readonly numbers: readonly (readonly number[])[]
}

/** A puzzle and its solved board. */
interface Solution {
  readonly puzzle: BookPuzzle
  readonly board: SolvedBoard
  /** The kind of board: boards of one kind need the same grid. */
  readonly kind: string
}

interface GriddedPage {
  readonly grid: Grid
  readonly solutions: readonly Solution[]
}

/** The grid of a page if not even one solution is readable: one board, as large as possible. */
const SINGLE: Grid = { columns: 1, rows: 1 }

/** Lays out the solutions of a book. */
export function solutionPages(setting: Setting, book: Book): SolutionPages {
  const solutions = puzzlesInBook(book).map((puzzle) => solutionOf(setting, puzzle))
  const pages = griddedPages(setting, solutions)
  const frames = framesOf(setting, pages)
  return {
    pages: pages.map((page, index) => ({
      items: pageItems(setting, page, frames.get(keyOf(page.grid)) as BoardSize),
      isOpening: index === 0,
    })),
    numbers: pages.map((page) => page.solutions.map(({ puzzle }) => puzzle.number)),
  }
}

/** The number of pages that the solutions of a book take. */
export function solutionLength(setting: Setting, book: Book): number {
  const solutions = puzzlesInBook(book).map((puzzle) => solutionOf(setting, puzzle))
  return griddedPages(setting, solutions).length
}

function solutionOf(setting: Setting, puzzle: BookPuzzle): Solution {
  const board = boardOf(setting, puzzle)
  return { puzzle, board, kind: `${board.width} ${board.height} ${board.em}` }
}

/** A measured board, and whom it was measured for. */
interface Measured {
  readonly family: BookPuzzle['family']
  readonly typeface: Setting['typeface']
  readonly board: SolvedBoard
}

/** The measured boards, which are the same on pages of any size. */
const measured = new WeakMap<BookPuzzle['puzzle'], Measured>()

/** Measures the solved board of a puzzle once: pages are counted several times. */
function boardOf({ typeface }: Setting, one: BookPuzzle): SolvedBoard {
  const { family, puzzle } = one
  const known = measured.get(puzzle)
  if (known?.family === family && known.typeface === typeface) return known.board
  const board = solvedOf(solutionScene(one), typeface)
  measured.set(puzzle, { family, typeface, board })
  return board
}

/**
 * How many times as many pages solutions may take so that all of their pages have the same grid. `countPages`
 * relies on it.
 */
export const CALM_PAGES = 1.25

/** Distributes the solutions over pages. */
function griddedPages({ geometry, design }: Setting, solutions: readonly Solution[]): GriddedPage[] {
  const boards = new Map(solutions.map(({ kind, board }) => [kind, board]))
  const known = new Map<string, Grid>()
  const gridOf = (kinds: ReadonlySet<string>): Grid => {
    const key = [...kinds].sort().join()
    const found = known.get(key)
    if (found) return found
    const grid =
      solutionGrid(
        geometry,
        design,
        Array.from(kinds, (kind) => boards.get(kind) as SolvedBoard),
      ) ?? SINGLE
    known.set(key, grid)
    return grid
  }
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
 * The side of a solution's cells on a page, in points: as large as the page's grid allows. So it is the same for a
 * shape on all pages with that grid, and boards beside larger ones fill their blocks as those do.
 */
function cellOf({ geometry, design }: Setting, grid: Grid, { board }: Solution): number {
  return solvedCellIn(solutionBlock(geometry, design, grid), design, board)
}

/** The key of a grid. */
const keyOf = ({ columns, rows }: Grid) => `${columns} ${rows}`

/**
 * The greatest width and the greatest height of a board on the pages with each grid. The columns and rows of all
 * these pages begin where a board of that size begins.
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

function pageItems(setting: Setting, { grid, solutions }: GriddedPage, frame: BoardSize): Item[] {
  const block = solutionBlock(setting.geometry, setting.design, grid)
  const height = block.above + frame.height
  const { lefts, tops } = evenPlaces(
    setting.geometry,
    grid,
    { width: frame.width, height, descent: 0 },
    block,
  )
  return solutions.flatMap((solution, place) => {
    const left = lefts[place % grid.columns]
    const top = tops[Math.floor(place / grid.columns)]
    const { number } = solution.puzzle
    const text = textItem(
      setting,
      puzzleNumberText(setting, solution.puzzle),
      left,
      top + CAPITALS * block.numberSize,
      { size: block.numberSize, weight: 'bold', link: puzzleAnchor(number), room: block.width },
    )
    const cell = cellOf(setting, grid, solution)
    const board = sceneItem(() => solutionScene(solution.puzzle), left, top + block.above, cell)
    return [anchorItem(solutionAnchor(number), top), text, board]
  })
}
