// The settings that a player has chosen. A player who has chosen none has the default settings, so this file can be
// loaded after the board is shown.

import type { Store } from './knownLogs.ts'
import { SETTINGS_KEY, type Settings, USUAL_SETTINGS } from './settings.ts'

/** Reads the settings; the defaults if there are none or they cannot be read. */
export function readSettings(store: Store | undefined): Settings {
  let kept: unknown
  try {
    kept = JSON.parse(store?.getItem(SETTINGS_KEY) ?? '{}')
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
    store?.setItem(SETTINGS_KEY, JSON.stringify(settings))
  } catch {
    // If storage is full, the settings last as long as the page is open.
  }
}
