// What a person sees on a magic number board: what is seen on any board of lines with sums, diagonals too.

import type { Sight } from '../inference.ts'
import { makeLineSumSight } from '../linesums/inference.ts'
import { wordsFor } from '../linesums/reasons.ts'
import { linesOf, type MagicPuzzle, type MagicShape } from './rules.ts'

export const REASONS = wordsFor(['row', 'column', 'falling', 'rising'])

export function makeSight(shape: MagicShape): Sight<MagicPuzzle> {
  const lines = linesOf(shape)
  const sums = lines.map(() => shape.sum)
  return makeLineSumSight({ ...shape, lines, sumsOf: () => sums })
}
