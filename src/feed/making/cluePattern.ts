// The pattern of a puzzle's clues: the cells that have clues, without their values. Two puzzles of one week with the same pattern look
// the same to a reader.

import type { Family } from '../../families/family.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { BLOCKED } from '../../kernel/model.ts'

/** The pattern of givens, blocked cells and cages, as a text. */
export function cluePattern({ playing }: Pick<Family, 'playing'>, puzzle: Puzzle): string {
  const cages = playing.cages?.(puzzle) ?? []
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)))
  const cells = puzzle.givens.map((given, cell) => {
    if (given === BLOCKED) return '#'
    return given > 0 ? 'x' : (cageOf.get(cell) ?? '.')
  })
  return `${puzzle.shape.text}:${cells.join()}`
}
