// Deductions on a magic number board: the deductions for any board of lines with sums, including those with
// diagonals.

import type { LineKind } from '../linesums/boardOfSumLines.ts'
import { lineInference } from '../linesums/inference.ts'
import { magicBoard } from './puzzle.ts'

/** The kinds of lines of a magic number board. */
export const MAGIC_LINES: readonly LineKind[] = ['row', 'column', 'falling', 'rising']

/** The facet `inference` of magic number boards. */
export const inference = lineInference(MAGIC_LINES, magicBoard)
