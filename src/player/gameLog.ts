// Keeps a game in an append-only log in the browser's storage, under the hash of its puzzle. Each tab that plays the
// puzzle appends to a log of its own, its slot, so that no tab can overwrite another's. The game is the merge of all
// logs, in the order of their numbers. A tab that is alone gets the first slot.
//
//   puzzlewright:1f2e3d4c5b6a7988:0     1 0 e40,5
//                                       2 3 u
//   puzzlewright:1f2e3d4c5b6a7988:1     3 9 e41,7

import { type Action, type ActionLimits, type LogEntry, MOST_IN_ENTRY, writeEntry } from './actions.ts'
import { type KnownLogs, lastNumber, logPrefix, type Store, storedLogs } from './knownLogs.ts'
import { mergeLogs } from './readLog.ts'
import { refreshLogs, replaceLogs } from './replaceLogs.ts'

/** The log of one puzzle. */
export interface Progress {
  /** All entries of all tabs, in order. */
  entries(): readonly LogEntry[]
  /** Writes an action at once. */
  append(action: Action, seconds: number): void
  /** Replaces all logs by an imported game. */
  replace(entries: readonly LogEntry[]): void
  /** Reads again what other tabs have written. Returns whether there is a new entry. */
  refresh(): boolean
  /** Whether any tab has written an entry. */
  readonly isBegun: boolean
  /** Whether everything could be stored; false once storage is forbidden or full. */
  readonly isKept: boolean
}

/** Whether the store has a log of the puzzle with this hash. */
export function hasLog(store: Store | undefined, hash: string): boolean {
  return Boolean(storedLogs(store, hash)?.size)
}

/** Opens the log of the puzzle with this hash; `slot` tells tabs apart, and may change. */
export function openProgress(
  store: Store | undefined,
  hash: string,
  slot: () => string,
  limits: ActionLimits,
): Progress {
  const stored = storedLogs(store, hash)
  const logs = stored ?? new Map<string, string>()
  const known: KnownLogs = {
    ...{ store, hash, logs },
    last: lastNumber(logs),
    isKept: stored !== undefined,
    ownKey: () => logPrefix(hash) + slot(),
    write(key, text) {
      known.logs.set(key, text)
      try {
        store?.setItem(key, text)
      } catch {
        known.isKept = false
      }
    },
  }

  return {
    entries: () => (known.last === 0 ? [] : mergeLogs(known.logs, limits)),
    append(action, seconds) {
      // Entries with equal numbers keep their order.
      const atMost = (number: number) => Math.min(number, MOST_IN_ENTRY)
      known.last = atMost(known.last + 1)
      const line = writeEntry({ number: known.last, seconds: atMost(seconds), action })
      // Another tab may have replaced this log in the meantime.
      const key = known.ownKey()
      const before = known.isKept ? store?.getItem(key) : known.logs.get(key)
      known.write(key, before ? `${before}\n${line}` : line)
    },
    replace: (entries) => replaceLogs(known, entries),
    refresh: () => refreshLogs(known),
    get isBegun() {
      return known.last > 0
    },
    get isKept() {
      return known.isKept
    },
  }
}
