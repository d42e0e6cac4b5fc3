// How long puzzles take to make, as `npm run typical` measured it. Estimates of orders begin with these figures, before there is
// evidence.

import measured from './typicalSeconds.json' with { type: 'json' }

/** How long puzzles of a shape take to make. */
export interface TypicalShape {
  /** The shape as text. */
  readonly shape: string
  /** The number of its cells. */
  readonly cells: number
  /** The seconds for a puzzle of any difficulty, then for one of 1 to 5 stars; null if there are none. */
  readonly seconds: readonly (number | null)[]
}

/** The measured shapes of each family, by ascending size. */
export const TYPICAL_SECONDS: Readonly<Record<string, readonly TypicalShape[]>> = measured.families
