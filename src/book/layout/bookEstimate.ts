// A book before its puzzles are made: what decides how many pages it has, and whether its boards fit.

import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { Arrangement, Design } from '../bookContents.ts'

/** So many puzzles of one family, shape and number of stars. */
export interface Portion {
  /** The name of the family. */
  readonly family: string
  /** How many stars they have. */
  readonly stars: number
  /** How many puzzles there are. */
  readonly count: number
  /** Full boards of each look that they can have: texts of other lengths are other looks. */
  readonly scenes: readonly Scene[]
  /** Whether something is said beside the board. */
  readonly hasNote: boolean
}

/** A book of which it is not known yet which puzzles it has. */
export interface Sketch {
  /** How it looks. */
  readonly design: Design
  /** Its letters. */
  readonly typeface: Typeface
  /** How its puzzles are ordered. */
  readonly arrangement: Arrangement
  /** What puzzles it has. */
  readonly portions: readonly Portion[]
}
