// The browser's storage, and the part of it that a tab has for itself.

import type { Store } from '../gameLog.ts'

/** The browser's storage; undefined if it is forbidden. */
export function openStore(): Store | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

// A tab writes the first log that no other tab with the same puzzle has, found with Web Locks. Without Web Locks
// (on a page served without https), each tab takes a log that no other tab can have.

/** Takes the first free log with this prefix: the end of its name, and what releases it. */
export async function takeSlot(prefix: string) {
  if (!navigator.locks) return { slot: ownName(), leave: () => {} }
  for (let slot = 0; ; slot++) {
    const leave = await takeLock(prefix + slot)
    if (leave) return { slot: String(slot), leave }
  }
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
