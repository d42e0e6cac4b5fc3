// Keeps a game in an append-only log in the browser's storage, under the hash of its puzzle. Each tab that plays the
// puzzle appends to a log of its own, its slot, so that no tab can overwrite another's. The game is the merge of all
// logs, in the order of their numbers. A tab that is alone gets the first slot.
//
//   puzzlewright:1f2e3d4c5b6a7988:0     1 0 e40,5
//                                       2 3 u
//   puzzlewright:1f2e3d4c5b6a7988:1     3 9 e41,7

import { keyOf } from '../maker/puzzleKeys.ts'
import {
  type Action,
  type ActionLimits,
  type LogEntry,
  MOST_IN_ENTRY,
  readEntry,
  writeEntry,
} from './actions.ts'

/** The used methods of a browser's storage. */
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

/** The hash of a puzzle's name, by which its game is kept. */
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
  /** Reads again what other tabs have written. True if there is something new. */
  refresh(): boolean
  /** Whether everything could be stored; false once storage is forbidden or full. */
  readonly isKept: boolean
}

/** Opens the log of the puzzle with this hash; `slot` tells tabs apart, and may change. */
export function openProgress(
  store: Store | undefined,
  hash: string,
  slot: () => string,
  limits: ActionLimits,
): Progress {
  const prefix = logPrefix(hash)
  const ownKey = () => prefix + slot()
  let isKept = store !== undefined
  /** The text of each log, by key: read from the store, or kept here if there is no store. */
  let logs = readLogs()
  let merged = merge(logs)

  function readLogs(): Map<string, string> {
    const found = new Map<string, string>()
    if (!store) return found
    try {
      for (let index = 0; index < store.length; index++) {
        const key = store.key(index)
        if (key?.startsWith(prefix)) found.set(key, store.getItem(key) ?? '')
      }
    } catch {
      isKept = false
    }
    return found
  }

  function merge(texts: ReadonlyMap<string, string>): LogEntry[] {
    // Sorting keeps the order of the logs' names where numbers are equal.
    return [...texts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, text]) => text.split('\n').flatMap((line) => readEntry(line, limits) ?? []))
      .sort((a, b) => a.number - b.number)
  }

  function write(key: string, text: string): void {
    logs.set(key, text)
    try {
      store?.setItem(key, text)
    } catch {
      isKept = false
    }
  }

  return {
    entries: () => merged,
    append(action, seconds) {
      // Entries with equal numbers keep their order.
      const atMost = (number: number) => Math.min(number, MOST_IN_ENTRY)
      const number = atMost((merged.at(-1)?.number ?? 0) + 1)
      const entry = { number, seconds: atMost(seconds), action }
      merged = [...merged, entry]
      // Another tab may have replaced this log in the meantime.
      const key = ownKey()
      const before = isKept ? store?.getItem(key) : logs.get(key)
      write(key, before ? `${before}\n${writeEntry(entry)}` : writeEntry(entry))
    },
    replace(entries) {
      const own = ownKey()
      const others = [...readLogs().keys()].filter((key) => key !== own)
      logs = new Map()
      merged = entries.map((entry, index) => ({ ...entry, number: index + 1 }))
      write(own, merged.map(writeEntry).join('\n'))
      // Other logs are removed only after the new game is stored, because storing may fail.
      if (isKept) for (const key of others) store?.removeItem(key)
    },
    refresh() {
      if (!store || !isKept) return false
      const fresh = readLogs()
      const isSame = fresh.size === logs.size && [...fresh].every(([key, text]) => logs.get(key) === text)
      if (isSame || !isKept) return false
      logs = fresh
      merged = merge(logs)
      return true
    },
    get isKept() {
      return isKept
    },
  }
}
