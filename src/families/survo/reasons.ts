// The reasons of a Survo in words: those of any board of lines with sums.

import { lineSumReasons } from '../linesums/reasons.ts'

/** The words of each kind of reason. */
export const SURVO_REASONS = lineSumReasons(['row', 'column'])
