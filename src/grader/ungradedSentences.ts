// Why a puzzle has no grade, as sentences.

import type { Ungraded } from './measureDifficulty.ts'

/** For each reason why a puzzle is neither graded, explained nor printed, a sentence. */
export const UNGRADED_SENTENCES = {
  multiple: 'the puzzle has several solutions',
  none: 'the puzzle has no solution',
  unknown: 'undecided: the proof that the puzzle has one solution takes too long',
} as const satisfies Record<Ungraded, string>
