// The time that it takes to make puzzles, as measured by `npm run typical`. Estimates for orders start from these figures,
// until puzzles of the order have been made.

import measured from './typicalSeconds.json' with { type: 'json' }

/** The time that it takes to make puzzles of a shape. */
export interface TypicalShape {
  /** The shape as text. */
  readonly shape: string
  /** The number of its cells. */
  readonly cells: number
  /**
   * The seconds for a puzzle of any difficulty, then for a puzzle of 1, 2, 3, 4 and 5 stars; null if the shape has no such
   * puzzles.
   */
  readonly seconds: readonly (number | null)[]
}

/** The measured shapes of each family, by ascending size. */
export const TYPICAL_SECONDS: Readonly<Record<string, readonly TypicalShape[]>> = measured.families
