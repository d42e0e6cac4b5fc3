// The walls between the blocks of a square board, written as letters. The games of Simon Tatham's puzzle
// collection write cages and regions in this way.
//
//   _a_7a4_a3      follows the edges between horizontal neighbours, row by row, and then the edges between vertical
//                  neighbours, column by column. A letter is a run of edges without a wall (_ none, a one, b two, ...)
//                  and the wall that ends the run; the last wall is beyond the last edge. A number repeats the letter
//                  before it.
//
// One letter stands for a run without a wall at its end. It is used to write runs that are too long for one
// letter. The code of the games that writes this letter counts one edge less than the code that reads it, but no
// puzzle that the games make has such a run. This file follows the reading code, so that the games can read the
// texts it writes.

import { PuzzleError, quote, type Span } from './puzzleError.ts'
import { withArticle } from './withArticle.ts'

const LETTERS = '_abcdefghijklmnopqrstuvwxyz'

/** How a game writes walls. */
export interface WallLetters {
  /** The number of edges of a run without a wall at its end, which is also the index of its letter. */
  readonly openRun: number
  /** Whether numbers that repeat letters are written. They are always accepted when reading. */
  readonly hasRepeats: boolean
}

/** For each edge of a board, in the order of the letters, the two cells beside it. */
function edgesOf(size: number): [number, number][] {
  const edges: [number, number][] = []
  for (const [along, across] of [
    [1, size],
    [size, 1],
  ]) {
    for (let line = 0; line < size; line++) {
      for (let place = 0; place < size - 1; place++) {
        const cell = line * across + place * along
        edges.push([cell, cell + along])
      }
    }
  }
  return edges
}

/**
 * Reads walls. Returns the cells of each block, in the order of the blocks' first cells. Throws a PuzzleError.
 */
export function parseBlocks(walls: Span, size: number, { openRun }: WallLetters): number[][] {
  const edges = edgesOf(size)
  const blockOf = Array.from({ length: size * size }, (_, cell) => cell)
  // The number of edges read so far. The wall after the last edge counts as one more.
  let walked = 0
  for (const { 0: text, index, groups = {} } of walls.text.matchAll(/(?<letter>[_a-z])(?<times>\d*)|./gsu)) {
    const at = { ...walls, text, column: walls.column + index }
    if (groups.letter === undefined) {
      throw new PuzzleError('value', `${quote(text)} is not a letter of walls; expected _ or a to z`, at)
    }
    const run = LETTERS.indexOf(groups.letter)
    for (let copies = Number(groups.times || 1); copies > 0; copies--) {
      const to = walked + run
      for (; walked < to && walked < edges.length; walked++) join(blockOf, edges[walked])
      if (run !== openRun) walked++
      if (walked > edges.length + 1 || to > edges.length) {
        const message = `the walls go beyond the ${edges.length} edges of ${withArticle(`${size}x${size}`)} board`
        throw new PuzzleError('length', message, at)
      }
    }
  }
  if (walked <= edges.length) {
    const message = `the walls end at ${walked} of the ${edges.length} edges of ${withArticle(`${size}x${size}`)} board`
    throw new PuzzleError('length', message, walls)
  }
  const blocks = new Map<number, number[]>()
  blockOf.forEach((block, cell) => {
    blocks.set(block, [...(blocks.get(block) ?? []), cell])
  })
  return [...blocks.values()]
}

/** Joins the blocks on either side of an edge. */
function join(blockOf: number[], [one, other]: readonly [number, number]): void {
  const [kept, gone] = [blockOf[one], blockOf[other]]
  for (let cell = 0; cell < blockOf.length; cell++) if (blockOf[cell] === gone) blockOf[cell] = kept
}

/** Writes the walls between blocks, from the block of each cell. */
export function formatBlocks(
  blockOf: readonly unknown[],
  size: number,
  { openRun, hasRepeats }: WallLetters,
): string {
  let letters = ''
  let run = 0
  for (const [one, other] of edgesOf(size)) {
    if (blockOf[one] === blockOf[other]) {
      if (++run < openRun) continue
      letters += LETTERS[openRun]
    } else letters += LETTERS[run]
    run = 0
  }
  letters += LETTERS[run]
  return hasRepeats ? letters.replace(/(.)\1{2,}/g, (copies, letter) => `${letter}${copies.length}`) : letters
}
