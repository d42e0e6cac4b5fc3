// The pages of solutions: small boards in order, as many on a page as can be read. Sections share pages where they have
// the same grid.

import type { Item } from '../../render/page.ts'
import type { Scene } from '../../scene.ts'
import type { Book, BookPuzzle } from '../book.ts'
import { type Block, type Grid, sizeOf, solutionBlock, solutionGrid, withoutCorners } from './blocks.ts'
import {
  blockPlace,
  type Cells,
  cellOf,
  cellsOf,
  chunks,
  numberText,
  puzzleAnchor,
  solutionAnchor,
} from './boards.ts'
import type { DraftPage, Setting } from './draft.ts'
import { anchorItem, sceneItem, textItem } from './items.ts'
import { CAPITALS } from './type.ts'

/** The pages of solutions, and the numbers of the puzzles whose solutions are on each. */
export interface SolutionPages {
  readonly pages: readonly DraftPage[]
  readonly numbers: readonly (readonly number[])[]
}

/** Puzzles in a row whose solutions have one grid. */
interface Run {
  readonly grid: Grid
  readonly puzzles: BookPuzzle[]
}

/** Where no solution can be read: as large as may be. */
const SINGLE: Grid = { columns: 1, rows: 1 }

export function solutionPages(setting: Setting, book: Book): SolutionPages {
  const pages: DraftPage[] = []
  const numbers: number[][] = []
  for (const { grid, puzzles } of runsOf(setting, book)) {
    const block = solutionBlock(setting.geometry, grid)
    const cells = cellsOf(book.sections, block, solutionScene)
    const height =
      block.above + Math.max(...puzzles.map((puzzle) => solutionScene(puzzle).height * cellOf(cells, puzzle)))
    for (const page of chunks(puzzles, sizeOf(grid))) {
      const items = page.flatMap((puzzle, place) => {
        const { x, y } = blockPlace(setting, block, place, height)
        return solutionItems(setting, block, cells, puzzle, x, y)
      })
      pages.push({ items, isOpening: pages.length === 0 })
      numbers.push(page.map(({ number }) => number))
    }
  }
  return { pages, numbers }
}

function solutionScene({ family, puzzle, solution }: BookPuzzle): Scene {
  return withoutCorners(family.scene(puzzle, solution))
}

function runsOf({ geometry, design }: Setting, { sections }: Book): Run[] {
  const runs: Run[] = []
  for (const { puzzles } of sections) {
    const scenes = new Map(puzzles.map((puzzle) => [sizeText(puzzle), solutionScene(puzzle)]))
    const grid = solutionGrid(geometry, design, [...scenes.values()]) ?? SINGLE
    const last = runs.at(-1)
    if (last && last.grid.columns === grid.columns && last.grid.rows === grid.rows) {
      last.puzzles.push(...puzzles)
    } else runs.push({ grid, puzzles: [...puzzles] })
  }
  return runs
}

/** Boards of one family, shape and box are alike to a grid. */
function sizeText(puzzle: BookPuzzle): string {
  const { width, height } = solutionScene(puzzle)
  return `${puzzle.family.name} ${puzzle.puzzle.shape.text} ${width} ${height}`
}

function solutionItems(
  setting: Setting,
  block: Block,
  cells: Cells,
  puzzle: BookPuzzle,
  x: number,
  y: number,
): Item[] {
  const scene = solutionScene(puzzle)
  const cell = cellOf(cells, puzzle)
  const { numberSize } = block
  const left = x - (scene.width * cell) / 2
  const text = textItem(setting, numberText(setting, puzzle), left, y + CAPITALS * numberSize, {
    size: numberSize,
    weight: 'bold',
    link: puzzleAnchor(puzzle.number),
    room: x + block.width / 2 - left,
  })
  return [anchorItem(solutionAnchor(puzzle.number), y), text, sceneItem(scene, left, y + block.above, cell)]
}
