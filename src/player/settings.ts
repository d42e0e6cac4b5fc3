// What a player has chosen, for all puzzles.

import type { Store } from './progress.ts'

/** What a player can choose. */
export interface Settings {
  /** Placed numbers go from the notes that they bar. */
  readonly tidy: boolean
  /** What breaks a rule is marked. */
  readonly conflicts: boolean
  /** The same number and the cells around the chosen one are shaded. */
  readonly highlight: boolean
  /** How often each number is missing stands on its key. */
  readonly left: boolean
  /** The clock is seen. */
  readonly timer: boolean
  /** The clock stops while the page is hidden. */
  readonly autoPause: boolean
  /** A number is chosen first, then the cells. */
  readonly numberFirst: boolean
  /** The keys are on the left. */
  readonly leftHand: boolean
  /** The time is part of the result that is shared. */
  readonly shareTime: boolean
  /** Hints and checks are part of it. */
  readonly shareHints: boolean
}

/** As it is before anything was chosen. */
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

/** What was chosen; the usual where nothing was, or it cannot be read. */
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

/** Keeps what was chosen, where that is possible. */
export function writeSettings(store: Store | undefined, settings: Settings): void {
  try {
    store?.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A full storage keeps no settings: they hold as long as the page does.
  }
}
