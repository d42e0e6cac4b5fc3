// Deductions in a Survo: those on any board of lines with sums.

import { lineInference } from '../linesums/inference.ts'
import type { LineKind } from '../linesums/lineBoard.ts'
import { survoBoard } from './puzzle.ts'

/** The kinds of lines of a Survo. */
export const SURVO_LINES: readonly LineKind[] = ['row', 'column']

/** The facet `inference` of Survos. */
export const inference = lineInference(SURVO_LINES, survoBoard)
