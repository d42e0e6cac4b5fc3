// What a person sees on a magic number board: what is seen on any board of lines with sums, diagonals too.

import { wordsFor } from '../linesums/reasons.ts'
import { makeLineSumSight } from '../linesums/steps.ts'
import type { Sight } from '../sight.ts'
import { linesOf, type MagicPuzzle, type MagicShape } from './rules.ts'

export const REASONS = wordsFor(['row', 'column', 'falling', 'rising'])

export function makeSight(shape: MagicShape): Sight<MagicPuzzle> {
  const lines = linesOf(shape)
  const sums = lines.map(() => shape.sum)
  return makeLineSumSight({ ...shape, lines, sumsOf: () => sums })
}
