// The browser's storage, and the part of it that a tab has for itself.

import type { Store } from '../knownLogs.ts'

/** The browser's storage; undefined if it is forbidden. */
export function openStore(): Store | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

// A tab writes to the first log that no other tab with the same puzzle has locked with Web Locks. So that the board
// need not wait, the tab writes to a log under a name of its own until it has the lock, and always without Web Locks
// (on a page served without https).

/**
 * Takes the first free log with this prefix. `slot` returns the end of the log's name, `leave` releases the
 * log.
 */
export function takeSlot(prefix: string) {
  let slot: string | undefined
  let release: (() => void) | undefined
  let isLeft = false
  const leave = () => {
    isLeft = true
    release?.()
  }
  const take = async () => {
    for (let number = 0; !release; number++) {
      release = await takeLock(prefix + number)
      slot = String(number)
    }
    if (isLeft) release()
  }
  if (navigator.locks) take()
  return { slot: () => (release && slot) ?? ownName(), leave }
}

/** Takes a lock if it is free, and returns a function that releases it. */
function takeLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((leave) => resolve(() => leave()))
      })
      .catch(() => resolve(() => {}))
  })
}

/** A name that no other tab has. A reloaded tab keeps its name. */
function ownName(): string {
  const KEY = 'puzzlewright:tab'
  try {
    const known = sessionStorage.getItem(KEY)
    if (known) return known
    const name = crypto.getRandomValues(new Uint32Array(1))[0].toString(36)
    sessionStorage.setItem(KEY, name)
    return name
  } catch {
    return '0'
  }
}
