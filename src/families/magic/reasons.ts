// The reasons of a magic number board in words: those of any board of lines with sums, diagonals too.

import { lineSumReasons } from '../linesums/reasons.ts'

/** The words of each kind of reason. */
export const MAGIC_REASONS = lineSumReasons(['row', 'column', 'falling', 'rising'])
