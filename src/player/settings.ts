// The settings of a player, shared by all puzzles.

import type { Store } from './gameLog.ts'

/** The default settings. */
const USUAL_SETTINGS = {
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
  shareTime: false,
  /** A shared result includes hints and checks. */
  shareHints: false,
}

/** The settings. */
export type Settings = Readonly<typeof USUAL_SETTINGS>

const KEY = 'puzzlewright:settings'

/** Reads the settings; the defaults if there are none or they cannot be read. */
export function readSettings(store: Store | undefined): Settings {
  let kept: unknown
  try {
    kept = JSON.parse(store?.getItem(KEY) ?? '{}')
  } catch {
    kept = undefined
  }
  const chosen = Object.entries(kept ?? {}).filter(
    ([name, value]) => Object.hasOwn(USUAL_SETTINGS, name) && typeof value === 'boolean',
  )
  return { ...USUAL_SETTINGS, ...Object.fromEntries(chosen) }
}

/** Stores the settings, if possible. */
export function writeSettings(store: Store | undefined, settings: Settings): void {
  try {
    store?.setItem(KEY, JSON.stringify(settings))
  } catch {
    // If storage is full, the settings last as long as the page is open.
  }
}
