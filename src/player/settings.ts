// The settings of a player, shared by all puzzles.

import type { Store } from './progress.ts'

/** The settings. */
export interface Settings {
  /** Placed numbers are removed from notes where they would now break a rule. */
  readonly tidy: boolean
  /** Broken rules are marked. */
  readonly conflicts: boolean
  /** The same number and the cells around the chosen one are shaded. */
  readonly highlight: boolean
  /** Each key shows how many times its number is still missing. */
  readonly left: boolean
  /** The clock is visible. */
  readonly timer: boolean
  /** The clock stops while the page is hidden. */
  readonly autoPause: boolean
  /** The number is chosen first, then the cells. */
  readonly numberFirst: boolean
  /** The keys are on the left. */
  readonly leftHand: boolean
  /** A shared result includes the time. */
  readonly shareTime: boolean
  /** A shared result includes hints and checks. */
  readonly shareHints: boolean
}

/** The default settings. */
const USUAL_SETTINGS: Settings = {
  tidy: true,
  conflicts: true,
  highlight: true,
  left: true,
  timer: true,
  autoPause: true,
  numberFirst: false,
  leftHand: false,
  shareTime: false,
  shareHints: false,
}

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
