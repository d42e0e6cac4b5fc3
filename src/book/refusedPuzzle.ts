// The error for puzzles that a book cannot have: which ones, and why.

import { PuzzleError } from '../families/puzzleError.ts'
import { UNGRADED_SENTENCES } from '../grader/ungradedSentences.ts'
import { NOTHING_TO_FILL } from '../solver/verify.ts'

/** Where a puzzle of a book was read. */
export interface PuzzlePlace {
  /** The file. */
  readonly file: string
  /** The line, from 1. */
  readonly line: number
}

/** The reasons why a book cannot have a puzzle, or any. */
export type RefusalReason = keyof typeof UNPRINTABLE | 'repeated' | 'unwanted' | 'missing'

/** Puzzles that a book cannot have. */
export class RefusedPuzzle extends PuzzleError {
  /** The reason. */
  readonly reason: RefusalReason
  /** Where the puzzle is, and where the earlier one is of which it is a twin; none if there are no puzzles at all. */
  readonly places: readonly PuzzlePlace[]

  constructor(reason: RefusalReason, sentence: string, places: readonly PuzzlePlace[]) {
    super('conflict', [...places.slice(0, 1).map(placeText), sentence].join(': '))
    this.reason = reason
    this.places = places
  }
}

/** The place as text, such as `mine.jsonl:3`. */
const placeText = ({ file, line }: PuzzlePlace) => `${file}:${line}`

/** For each reason why a puzzle cannot be printed, a sentence. */
const UNPRINTABLE = { ...UNGRADED_SENTENCES, full: NOTHING_TO_FILL } as const

/** The error for files without puzzles. */
export function noPuzzles(): RefusedPuzzle {
  const sentence = 'these files contain no puzzles; "puzzlewright families" lists the notations'
  return new RefusedPuzzle('missing', sentence, [])
}

/** The error for a puzzle that cannot be printed. */
export function unprintable(place: PuzzlePlace, reason: keyof typeof UNPRINTABLE): RefusedPuzzle {
  return new RefusedPuzzle(reason, `cannot be printed: ${UNPRINTABLE[reason]}`, [place])
}

/** The error for a puzzle that an earlier one of the book is, or is a twin of. */
export function repeated(place: PuzzlePlace, first: PuzzlePlace): RefusedPuzzle {
  const sentence = `this puzzle, or a twin of it, is already at ${placeText(first)}; remove one of them`
  return new RefusedPuzzle('repeated', sentence, [place, first])
}

/** The error for a puzzle that shall not be in the book. */
export function unwanted(place: PuzzlePlace): RefusedPuzzle {
  const sentence =
    'this puzzle or a twin of it is in a file of puzzles to avoid; remove it from one of the files'
  return new RefusedPuzzle('unwanted', sentence, [place])
}
