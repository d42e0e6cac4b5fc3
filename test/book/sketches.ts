// Full boards for tests of room, drawn without making puzzles. They have all texts that a puzzle of their
// kind can have.

import { type Unnumbered, variantOf } from '../../src/book/arrangePuzzles.ts'
import type { Arrangement, Design } from '../../src/book/bookDesignAndPuzzles.ts'
import type { Portion, Sketch } from '../../src/book/layout/countMostPages.ts'
import type { Puzzle } from '../../src/families/puzzle.ts'
import { findFamily } from '../../src/families/registry.ts'
import type { Stars } from '../../src/grader/stars.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { NO_WISHES, type Order } from '../../src/maker/orderFields.ts'
import { puzzleName } from '../../src/maker/puzzleRecord.ts'
import { telling } from '../../src/print/boardScenesAndSizes.ts'
import { typeface } from '../support/png.ts'
import { designOf, gradeOf } from './layoutBooks.ts'

/**
 * A board of a kind such as `kenken 9x9`. With `isLeast` it keeps only the clues that reduction never
 * proposes to remove.
 */
export function boardOf(kind: string, seed = 'board', isLeast = false, order: Order = NO_WISHES): Unnumbered {
  const [name, shape] = kind.split(' ')
  const family = findFamily(name)
  for (let attempt = 0; ; attempt++) {
    const rng = makeRng(`${seed}/${attempt}`)
    const board = family.making.fill(rng, family.notation.parseShape(shape), order)
    if (!board) continue
    let puzzle: Puzzle = board.puzzle
    const reduction = family.making.reduce(rng, board, order)
    for (let next = reduction.next(); isLeast && !next.done; next = reduction.next(true)) {
      puzzle = next.value.puzzle
    }
    const { solution } = board
    return { family, puzzle, solution, id: puzzleName(family, puzzle), grade: gradeOf(2, 100) }
  }
}

/** This many copies of the same board, with these stars and rising degrees. */
export function times(board: Unnumbered, count: number, stars: Stars = 2): Unnumbered[] {
  return Array.from({ length: count }, (_, index) => ({ ...board, grade: gradeOf(stars, 100 + index) }))
}

/** This many puzzles that look like one of these boards. */
export function portionOf(boards: readonly Unnumbered[], count = 1): Portion {
  const [{ family, puzzle: first, grade }] = boards
  return {
    family: family.name,
    variant: variantOf(family, first.shape),
    stars: grade.stars,
    count,
    scenes: boards.map(({ puzzle, solution }) => telling(family.drawing.scene(puzzle, solution), typeface)),
    hasNote: boards.some(({ puzzle }) => (family.drawing.notes?.(puzzle) ?? []).length > 0),
  }
}

/** A book with such portions. */
export function sketchOf(
  design: Partial<Design>,
  portions: readonly Portion[],
  arrangement: Arrangement = 'stars',
): Sketch {
  return { design: designOf(design), typeface, arrangement, portions }
}
