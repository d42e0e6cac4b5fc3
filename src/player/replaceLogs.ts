// Replaces the logs of a game by those of a file, or by what other tabs have written. A new board needs neither, so the
// player loads this file after the board is shown.

import { type LogEntry, writeEntry } from './actions.ts'
import { type KnownLogs, lastNumber, storedLogs } from './knownLogs.ts'

/** Replaces all logs by an imported game. */
export function replaceLogs(known: KnownLogs, entries: readonly LogEntry[]): void {
  const { store, hash, write } = known
  const own = known.ownKey()
  const others = [...(storedLogs(store, hash)?.keys() ?? [])].filter((key) => key !== own)
  known.logs = new Map()
  known.last = entries.length
  write(own, entries.map((entry, index) => writeEntry({ ...entry, number: index + 1 })).join('\n'))
  // Other logs are removed only after the new game is stored, because storing may fail.
  if (known.isKept) for (const key of others) store?.removeItem(key)
}

/** Reads again what other tabs have written. Returns whether there is a new entry. */
export function refreshLogs(known: KnownLogs): boolean {
  const { store, hash, logs } = known
  const fresh = known.isKept ? storedLogs(store, hash) : undefined
  known.isKept = fresh !== undefined
  const isSame =
    !fresh || (fresh.size === logs.size && [...fresh].every(([key, text]) => logs.get(key) === text))
  if (isSame) return false
  known.logs = fresh
  known.last = lastNumber(fresh)
  return true
}
