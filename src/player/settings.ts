// The settings of a player, shared by all puzzles.

import type { Store } from './knownLogs.ts'

/** The default settings. */
export const USUAL_SETTINGS = {
  /** Placed numbers are removed from notes where they would now break a rule. */
  tidy: true,
  /** Broken rules are marked. */
  conflicts: true,
  /** The same number and the cells around the chosen one are shaded. */
  highlight: true,
  /** Each key shows how many times its number is still missing. */
  left: true,
  /** The clock is visible. */
  timer: true,
  /** The clock stops while the page is hidden. */
  autoPause: true,
  /** The number is chosen first, then the cells. */
  numberFirst: false,
  /** The keys are on the left. */
  leftHand: false,
  /** A shared result includes the time. */
  shareTime: true,
  /** A shared result includes hints and checks. */
  shareHints: false,
  /** Candidates follow the board. */
  live: false,
  /** The tools for colours and for several cells are visible. */
  marks: false,
}

/** The settings. */
export type Settings = Readonly<typeof USUAL_SETTINGS>

/** The key under which the settings are stored. */
export const SETTINGS_KEY = 'puzzlewright:settings'

/** Whether a player has chosen settings. */
export function hasSettings(store: Store | undefined): boolean {
  try {
    return Boolean(store?.getItem(SETTINGS_KEY))
  } catch {
    return false
  }
}
