// Which log a tab writes: the first that no other tab of the same puzzle has, by Web Locks. Where these are missing (a page
// served without https), each tab takes a log of its own.

/** A log that is a tab's own until it leaves. */
interface TabSlot {
  /** What the log's name ends with. */
  readonly slot: string
  /** Gives it back. */
  leave(): void
}

/** Takes the first free log of those whose names begin so. */
export async function takeSlot(prefix: string): Promise<TabSlot> {
  if (!navigator.locks) return { slot: ownName(), leave() {} }
  for (let slot = 0; ; slot++) {
    const leave = await takeLock(prefix + slot)
    if (leave) return { slot: String(slot), leave }
  }
}

/** Takes a lock if it is free; what is returned gives it back. */
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

/** A name that no other tab has; a tab that is loaded again keeps it. */
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
