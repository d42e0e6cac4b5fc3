// The logs of a puzzle in the browser's storage.

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

const PREFIX = 'puzzlewright'

/** The prefix of the names of all logs of a puzzle. */
export function logPrefix(hash: string): string {
  return `${PREFIX}:${hash}:`
}

/** The hash of the puzzle whose log has this name in the store; undefined for other names. */
export function hashOfLog(name: string): string | undefined {
  return /^puzzlewright:([0-9a-f]{16}):/.exec(name)?.[1]
}

/** The logs of the puzzle with this hash, by key; undefined if the store cannot be read. */
export function storedLogs(store: Store | undefined, hash: string): Map<string, string> | undefined {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '')
    const own = keys.filter((key) => key.startsWith(logPrefix(hash)))
    return store && new Map(own.map((key) => [key, store.getItem(key) ?? '']))
  } catch {
    return undefined
  }
}

/** The greatest number of an entry in logs; 0 if there is none. It is found without reading the entries. */
export function lastNumber(logs: ReadonlyMap<string, string>): number {
  return [...logs.values()]
    .flatMap((text) => text.match(/^\d{1,9}(?= )/gm) ?? [])
    .reduce((last, number) => Math.max(last, Number(number)), 0)
}

/** The logs of a puzzle as a tab knows them. */
export interface KnownLogs {
  /** The browser's storage; undefined if it is forbidden. */
  readonly store: Store | undefined
  /** The hash of the puzzle. */
  readonly hash: string
  /** The text of each log, by key: read from the store, or kept here if there is no store. */
  logs: Map<string, string>
  /** The greatest number of an entry. */
  last: number
  /** Whether everything could be stored. */
  isKept: boolean
  /** The key of the tab's own log. */
  ownKey(): string
  /** Writes a log. */
  write(key: string, text: string): void
}
