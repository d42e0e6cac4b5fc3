// Deductions on a magic number board: those on any board of lines with sums, diagonals included.

import type { Inference } from '../inference.ts'
import {
  LINE_REASONS,
  LINE_TECHNIQUES,
  LINES_GLANCED,
  makeLineReasoner,
  TERSE_LINE_REASONS,
} from '../linesums/inference.ts'
import { type LineKind, lineNames } from '../linesums/lineNames.ts'
import { magicBoard } from './model.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'

/** The kinds of lines of a magic number board. */
export const MAGIC_LINES: readonly LineKind[] = ['row', 'column', 'falling', 'rising']

/** The facet `inference` of magic number boards. */
export const inference: Inference<MagicShape, MagicPuzzle> = {
  sees: LINES_GLANCED,
  techniques: LINE_TECHNIQUES,
  reasons: LINE_REASONS,
  terse: TERSE_LINE_REASONS,
  groups: lineNames(MAGIC_LINES),
  makeReasoner: (shape) => makeLineReasoner(magicBoard(shape)),
}
