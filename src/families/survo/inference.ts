// Deductions in a Survo: those on any board of lines with sums.

import type { Inference } from '../inference.ts'
import {
  LINE_REASONS,
  LINE_TECHNIQUES,
  LINES_GLANCED,
  makeLineReasoner,
  TERSE_LINE_REASONS,
} from '../linesums/inference.ts'
import { type LineKind, lineNames } from '../linesums/lineNames.ts'
import { survoBoard } from './model.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** The kinds of lines of a Survo. */
export const SURVO_LINES: readonly LineKind[] = ['row', 'column']

/** The facet `inference` of Survos. */
export const inference: Inference<SurvoShape, SurvoPuzzle> = {
  sees: LINES_GLANCED,
  techniques: LINE_TECHNIQUES,
  reasons: LINE_REASONS,
  terse: TERSE_LINE_REASONS,
  groups: lineNames(SURVO_LINES),
  makeReasoner: (shape) => makeLineReasoner(survoBoard(shape)),
}
