// Where the clues of a puzzle are, without what they say: two puzzles of one week that have them in the same cells look the same to a
// reader.

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { BLOCKED } from '../../kernel/model.ts'

/** The cells of the givens, the blocked ones and the cages, as a text. */
export function cluePattern({ playing }: Pick<Family, 'playing'>, puzzle: Puzzle): string {
  const cages = playing.cages?.(puzzle) ?? []
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)))
  const cells = puzzle.givens.map((given, cell) => {
    if (given === BLOCKED) return '#'
    return given > 0 ? 'x' : (cageOf.get(cell) ?? '.')
  })
  return `${puzzle.shape.text}:${cells.join()}`
}
