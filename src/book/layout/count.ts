// How many pages a book will have, before its puzzles are made.

import type { Scene } from '../../scene.ts'
import type { Design } from '../book.ts'
import { FEWEST_PAGES } from '../paper.ts'
import { puzzleBlock, sizeOf, solutionGrid } from './blocks.ts'
import { type Geometry, geometryOf } from './geometry.ts'

/** So many puzzles of one kind: `scene` is a board of it with all numbers on it. */
export interface Portion {
  readonly scene: Scene
  readonly count: number
}

export type CountDesign = Pick<
  Design,
  'trim' | 'puzzlesPerPage' | 'isLargePrint' | 'solutionsPerPage' | 'startsRight' | 'profile'
>

/** Title, copyright, contents, how to play each family, and the colophon: as many as they are at most. */
const OTHER_PAGES = 16
const OTHER_PAGES_LARGE = 24

/** Lines of the contents on a page, at least. */
const CONTENTS_LINES = 24

/** The next even number. */
export function evenUp(pages: number): number {
  return pages + (pages % 2)
}

/** Pages for so many blocks of a grid. */
export function pagesFor(count: number, blocks: number): number {
  return Math.ceil(count / blocks)
}

/**
 * How many pages a book has at most that has a section for each of these: its puzzles and solutions are counted,
 * the rest is what it is at most.
 */
export function countPages(design: CountDesign, portions: readonly Portion[]): number {
  let pages = 0
  for (;;) {
    const counted = countWith(geometryOf(design, pages), design, portions)
    // A wider inside margin never saves a page: it ends.
    if (counted <= pages) return counted
    pages = counted
  }
}

function countWith(geometry: Geometry, design: CountDesign, portions: readonly Portion[]): number {
  const blocks = sizeOf(puzzleBlock(geometry, design).grid)
  let puzzles = 0
  let solutions = 0
  for (const { scene, count } of portions) {
    if (design.startsRight) puzzles = evenUp(puzzles)
    puzzles += pagesFor(count, blocks)
    const grid = solutionGrid(geometry, design, [scene])
    solutions += pagesFor(count, grid ? sizeOf(grid) : 1)
  }
  const least = design.isLargePrint ? OTHER_PAGES_LARGE : OTHER_PAGES
  const others = least + Math.ceil(portions.length / CONTENTS_LINES)
  const pages = evenUp(others) + evenUp(puzzles) + evenUp(solutions)
  return design.profile === 'print' ? Math.max(FEWEST_PAGES, pages) : pages
}
