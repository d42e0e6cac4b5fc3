// Storages as browsers provide them.

import type { Store } from '../../src/player/knownLogs.ts'

/**
 * A browser's storage with room for this many characters. The order in which it lists entries is arbitrary.
 */
export class MapStore implements Store {
  readonly kept: Map<string, string>
  room: number
  private readonly isBackwards: boolean

  constructor(room = Infinity, kept = new Map<string, string>(), isBackwards = false) {
    this.room = room
    this.kept = kept
    this.isBackwards = isBackwards
  }

  get length(): number {
    return this.kept.size
  }

  key(index: number): string | null {
    return [...this.kept.keys()].at(this.isBackwards ? -1 - index : index) ?? null
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    let used = key.length + value.length
    for (const [other, text] of this.kept) if (other !== key) used += other.length + text.length
    if (used > this.room) throw new Error('QuotaExceededError')
    this.kept.set(key, value)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

/** What a forbidden storage does. */
export const forbidden = (): never => {
  throw new Error('SecurityError')
}

/** A storage that a browser provides but does not allow to be used. */
export const FORBIDDEN: Store = {
  get length(): number {
    return forbidden()
  },
  key: forbidden,
  getItem: forbidden,
  setItem: forbidden,
  removeItem: forbidden,
}
