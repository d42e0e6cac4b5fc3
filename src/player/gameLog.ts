// Keeps a game in an append-only log in the browser's storage, under the hash of its puzzle. Each tab that plays the
// puzzle appends to a log of its own, its slot, so that no tab can overwrite another's. The game is the merge of all
// logs, in the order of their numbers. A tab that is alone gets the first slot.
//
//   puzzlewright:1f2e3d4c5b6a7988:0     1 0 e40,5
//                                       2 3 u
//   puzzlewright:1f2e3d4c5b6a7988:1     3 9 e41,7

import { keyOf } from '../maker/puzzleKeys.ts'
import { type Action, type ActionLimits, type LogEntry, MOST_IN_ENTRY, writeEntry } from './actions.ts'
import { mergeLogs } from './readLog.ts'

/** The methods of a browser's storage that are needed here. */
export interface Store {
  /** The number of entries. */
  readonly length: number
  /** The name of an entry. */
  key(index: number): string | null
  /** The value of an entry. */
  getItem(key: string): string | null
  /** Sets an entry; throws if that is not possible. */
  setItem(key: string, value: string): void
  /** Removes an entry. */
  removeItem(key: string): void
}

/** The hash of a puzzle's name, under which the game is stored. */
export function puzzleHash(id: string): string {
  return keyOf(id)
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
}

const PREFIX = 'puzzlewright'

/** The prefix of the names of all logs of a puzzle. */
export function logPrefix(hash: string): string {
  return `${PREFIX}:${hash}:`
}

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

/** The logs of the puzzle with this hash, by key; undefined if the store cannot be read. */
function storedLogs(store: Store | undefined, hash: string): Map<string, string> | undefined {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '')
    const own = keys.filter((key) => key.startsWith(logPrefix(hash)))
    return store && new Map(own.map((key) => [key, store.getItem(key) ?? '']))
  } catch {
    return undefined
  }
}

/** Whether the store has a log of the puzzle with this hash. */
export function hasLog(store: Store | undefined, hash: string): boolean {
  return Boolean(storedLogs(store, hash)?.size)
}

/** The greatest number of an entry in logs; 0 if there is none. It is found without reading the entries. */
function lastNumber(logs: ReadonlyMap<string, string>): number {
  return Math.max(0, ...[...logs.values()].flatMap((text) => text.match(/^\d{1,9}(?= )/gm) ?? []).map(Number))
}

/** Opens the log of the puzzle with this hash; `slot` tells tabs apart, and may change. */
export function openProgress(
  store: Store | undefined,
  hash: string,
  slot: () => string,
  limits: ActionLimits,
): Progress {
  const ownKey = () => logPrefix(hash) + slot()
  const stored = storedLogs(store, hash)
  let isKept = stored !== undefined
  /** The text of each log, by key: read from the store, or kept here if there is no store. */
  let logs = stored ?? new Map<string, string>()
  let last = lastNumber(logs)

  function write(key: string, text: string): void {
    logs.set(key, text)
    try {
      store?.setItem(key, text)
    } catch {
      isKept = false
    }
  }

  return {
    entries: () => (last === 0 ? [] : mergeLogs(logs, limits)),
    append(action, seconds) {
      // Entries with equal numbers keep their order.
      const atMost = (number: number) => Math.min(number, MOST_IN_ENTRY)
      last = atMost(last + 1)
      const line = writeEntry({ number: last, seconds: atMost(seconds), action })
      // Another tab may have replaced this log in the meantime.
      const key = ownKey()
      const before = isKept ? store?.getItem(key) : logs.get(key)
      write(key, before ? `${before}\n${line}` : line)
    },
    replace(entries) {
      const own = ownKey()
      const others = [...(storedLogs(store, hash)?.keys() ?? [])].filter((key) => key !== own)
      logs = new Map()
      last = entries.length
      write(own, entries.map((entry, index) => writeEntry({ ...entry, number: index + 1 })).join('\n'))
      // Other logs are removed only after the new game is stored, because storing may fail.
      if (isKept) for (const key of others) store?.removeItem(key)
    },
    refresh() {
      const fresh = isKept ? storedLogs(store, hash) : undefined
      isKept = fresh !== undefined
      const isSame =
        !fresh || (fresh.size === logs.size && [...fresh].every(([key, text]) => logs.get(key) === text))
      if (isSame) return false
      logs = fresh
      last = lastNumber(logs)
      return true
    },
    get isBegun() {
      return last > 0
    },
    get isKept() {
      return isKept
    },
  }
}
