// Deductions in a Survo: the deductions for any board of lines with sums.

import type { LineKind } from '../linesums/boardOfSumLines.ts'
import { lineInference } from '../linesums/inference.ts'
import { survoBoard } from './puzzle.ts'

/** The kinds of lines of a Survo. */
export const SURVO_LINES: readonly LineKind[] = ['row', 'column']

/** The facet `inference` of Survos. */
export const inference = lineInference(SURVO_LINES, survoBoard)
