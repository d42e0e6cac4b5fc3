// A book before its puzzles are made: the data that determine its number of pages and whether its boards fit.

import type { Tier } from '../../families/inference.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { Arrangement, Design } from '../bookContents.ts'

/** Puzzles of one family, shape and difficulty. */
export interface Portion {
  /** The name of the family. */
  readonly family: string
  /** The number of stars; 0 if they may have any. */
  readonly stars: number
  /** The tier; left out if they may have any. */
  readonly tier?: Tier
  /** The number of puzzles. */
  readonly count: number
  /**
   * One full board for each drawing that a puzzle of this kind can have. Boards whose texts differ in length
   * count as different drawings.
   */
  readonly scenes: readonly Scene[]
  /** Whether a note is printed beside the board. */
  readonly hasNote: boolean
}

/** A book whose puzzles are not yet known. */
export interface Sketch {
  /** The design. */
  readonly design: Design
  /** The typeface. */
  readonly typeface: Typeface
  /** The order of its puzzles. */
  readonly arrangement: Arrangement
  /** The kinds of puzzles in it. */
  readonly portions: readonly Portion[]
}
